import Foundation

/// The manifest of an adopted package: the package's own, followed by lines that add this engine.
enum AdoptedManifest {
  /// The first tools version whose manifests can use plug-ins of other packages.
  private static let leastTools = (5, 9)

  /// - Errors: `BadArgument` for a manifest that does not create a package by name.
  static func write(_ file: inout AdoptedFile, engine: URL) throws {
    let code = file.mask.text
    guard
      let package = code.firstMatch(
        of: /\b(?:let|var)\s+(\w+)\s*(?::\s*\w+\s*)?=\s*(?:\w+\.)?Package\s*\(/)
    else {
      throw BadArgument(
        given: "\(file.path), which makes no package by a name",
        accepted: "a manifest with `let package = Package(...)`", nearest: "let package = Package(")
    }
    raiseTools(&file)
    if let platforms = code.firstMatch(of: /\bplatforms\s*:/) {
      let place = code.offset(of: platforms.range.lowerBound)
      file.note("platforms: dropped, Linux has none", line: CodeMask(code).line(of: place))
    }
    file.append(
      addition(String(package.output.1), engine),
      what: "every target: this engine's product SwiftUI and its plug-in VirtualTime")
  }

  private static func raiseTools(_ file: inout AdoptedFile) {
    guard
      let version = file.text.firstMatch(
        of: /\/\/\s*swift-tools-version\s*:\s*(\d+)(?:\.(\d+))?(?:\.\d+)?/),
      let major = Int(version.output.1), let minor = Int(version.output.2 ?? "0"),
      (major, minor) < leastTools
    else { return }
    let start = file.text.offset(of: version.range.lowerBound)
    let length = version.output.0.utf8.count
    file.apply([
      (
        start..<start + length, "// swift-tools-version:\(leastTools.0).\(leastTools.1)",
        "tools \(major).\(minor): raised to \(leastTools.0).\(leastTools.1), for plug-ins"
      )
    ])
  }

  private static func addition(_ name: String, _ engine: URL) -> String {
    """


    // Written by `Playground adopt`.
    \(name).platforms = nil
    // A plug-in that writes documentation is no part of the build.
    \(name).dependencies.removeAll { dependency in
      if case .sourceControl(_, let location, _) = dependency.kind {
        return location.contains("swift-docc-plugin")
      }
      return false
    }
    \(name).dependencies.append(.package(name: "ViewTree", path: "\(NewPackage.literal(engine.path))"))
    for target in \(name).targets where [.regular, .executable, .test].contains(target.type) {
      target.dependencies.append(.product(name: "SwiftUI", package: "ViewTree"))
      target.plugins = (target.plugins ?? []) + [.plugin(name: "VirtualTime", package: "ViewTree")]
    }

    """
  }
}
