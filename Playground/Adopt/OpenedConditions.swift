/// Compilation conditions that are false on Linux, opened for code written for iOS.
///
/// `canImport(UIKit)` is already true, since the engine has that module. `os(iOS)` is false; and an
/// author who writes `os(Linux)` means a platform without SwiftUI.
enum OpenedConditions {
  static func open(_ file: inout AdoptedFile) {
    let code = file.mask.text
    let isOfViews = code.contains(/\bimport\s+(?:SwiftUI|UIKit|Combine)\b/)
    var edits: [(Range<Int>, String, String)] = []
    for condition in code.matches(of: /#(?:else)?if\b[^\n]*/) {
      let start = code.offset(of: condition.range.lowerBound)
      for test in condition.output.matches(of: /\bos\s*\(\s*(iOS|Linux)\s*\)/) {
        let offset = condition.output.offset(of: test.range.lowerBound)
        let range = start + offset..<start + offset + test.output.0.utf8.count
        if test.output.1 == "iOS" {
          edits.append((range, "(os(iOS) || os(Linux))", "os(iOS): opened"))
        } else if isOfViews, !importsForLinux(code[condition.range.upperBound...]) {
          edits.append(
            (range, "(os(Linux) && !canImport(SwiftUI))", "os(Linux): closed, as SwiftUI is there"))
        }
      }
    }
    file.apply(edits)
  }

  /// Whether the lines behind a condition import a module that exists only on Linux.
  private static func importsForLinux(_ code: Substring) -> Bool {
    code.prefixMatch(of: /\s*(?:@\w+\s+)*import\s+(?:Foundation\w+|Glibc|Musl)\b/) != nil
  }
}
