import Foundation
import Testing
import ViewTreeInspection
internal import XCTest

/// Reports a message: to Swift Testing as an issue, to XCTest as a failure that begins with the
/// caller's location, and in a program without tests as a line on standard error.
///
/// XCTest has no warnings; those are lines as well.
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
