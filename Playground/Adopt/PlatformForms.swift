import Foundation

/// Forms that only Apple's tools understand, outside of conditions and selectors.
enum PlatformForms {
  /// `import UIKit.UIApplication` names a part of a module's headers; here the module has no parts.
  static func replace(_ file: inout AdoptedFile) {
    let code = file.mask.text
    let edits = code.matches(
      of:
        /(?m)^[ \t]*(?:@\w+[ \t]+)*import[ \t]+(?:UIKit|SwiftUI|Combine|Foundation|QuartzCore)(\.\w+(?:\.\w+)*)/
    ).map { found in
      let end = code.offset(of: found.range.upperBound)
      return (
        range: end - found.output.1.utf8.count..<end, text: "",
        what: "import of \(found.output.1.dropFirst()): of the whole module"
      )
    }
    // Code is compiled as for iOS: a case that is unavailable there is in no switch.
    let unavailable = code.matches(of: /@available\s*\(\s*(iOS)\s*,\s*unavailable\b/).map { found in
      let start = code.offset(of: found.output.1.startIndex)
      return (
        range: start..<start + 3, text: "*", what: "unavailable on iOS: unavailable here too"
      )
    }
    file.apply(edits + unavailable)
  }

  /// SwiftPM makes `Bundle.module` only for a target with resources that it knows, and asset catalogs
  /// are none on Linux. Files of a package without such resources read the main bundle.
  static func addBundles(_ files: inout [AdoptedFile]) {
    let manifest = files.first { $0.path == "Package.swift" }
    guard manifest?.mask.text.contains(/\bresources\s*:/) != true else { return }
    for index in files.indices where files[index].mask.text.contains(/\bBundle\.module\b/) {
      // Which files a target has, only SwiftPM knows: each reads one of its own.
      files[index].append(
        """

        extension Foundation.Bundle {
          fileprivate static var module: Bundle { .main }
        }

        """, what: "Bundle.module: the main bundle, as there are no resources")
    }
  }
}
