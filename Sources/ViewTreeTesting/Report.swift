import Foundation
import Testing
import ViewTreeInspection
internal import XCTest

/// Tells whoever runs the program: Swift Testing by an issue, XCTest by a failure whose words begin
/// with the caller's place, and a program without tests by a line on standard error.
///
/// XCTest has no warnings; they too are lines.
func report(
  _ message: String, _ severity: Issue.Severity = .error, at location: SourceLocation
) {
  Issue.record(
    Comment(rawValue: VisibleText.of(message)), severity: severity, sourceLocation: location)
  guard Test.current == nil else { return }
  let line = VisibleText.of("\(location): \(message)")
  if severity == .error, CommandLine.arguments.first?.hasSuffix(".xctest") == true {
    XCTFail(line)
  } else {
    FileHandle.standardError.write(Data("\(severity): \(line)\n".utf8))
  }
}
