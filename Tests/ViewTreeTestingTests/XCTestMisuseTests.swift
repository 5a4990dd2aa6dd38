import SwiftUI
import Synchronization
import ViewTreeTesting
import XCTest

/// Calls that cannot do their work fail a test of XCTest, as they fail one of Swift Testing.
final class XCTestMisuseTests: XCTestCase {
  private struct Failures: Sendable {
    var areCaught = false
    var descriptions: [String] = []
  }

  private let failures = Mutex(Failures())

  override func recordFailure(
    withDescription description: String, inFile filePath: String, atLine lineNumber: Int,
    expected: Bool
  ) {
    let isCaught = failures.withLock { failures in
      if failures.areCaught { failures.descriptions.append(description) }
      return failures.areCaught
    }
    guard !isCaught else { return }
    super.recordFailure(
      withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
  }

  /// The descriptions of what fails in the body.
  @MainActor private func caught(_ body: () -> Void) -> [String] {
    failures.withLock { $0 = Failures(areCaught: true) }
    body()
    return failures.withLock { failures in
      failures.areCaught = false
      return failures.descriptions
    }
  }

  @MainActor func testATapThatMissesAndAFrameThatDiffersFailWithTheCallersLine() async {
    let host = ViewHost(size: CGSize(width: 100, height: 100)) {
      Color.red.called("red")
    }
    let line = #line
    let descriptions = caught {
      host.tap("nope")
      host.expectFrame(of: "red", CGRect(x: 0, y: 0, width: 5, height: 100))
      host.expectFrame(of: "red", CGRect(x: 0, y: 0, width: 100, height: 100))
    }
    XCTAssertEqual(descriptions.count, 2)
    XCTAssertTrue(descriptions[0].contains("XCTestMisuseTests.swift:\(line + 2):"))
    XCTAssertTrue(descriptions[0].contains("\"nope\""))
    XCTAssertTrue(descriptions[1].contains("XCTestMisuseTests.swift:\(line + 3):"))
    XCTAssertTrue(descriptions[1].contains("width +95"))
  }
}
