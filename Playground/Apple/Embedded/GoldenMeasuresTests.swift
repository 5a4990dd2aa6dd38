import Foundation
import GoldenMeasures
import XCTest

final class GoldenMeasuresTests: XCTestCase {
  /// Writes `golden.json` beside `Package.swift`, on a simulator too.
  @MainActor func testMeasuresEverything() async throws {
    GoldenWindow.prepare()
    let package = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let file = package.appendingPathComponent("golden.json")
    try GoldenOutput.write(to: file)
    XCTAssertTrue(FileManager.default.fileExists(atPath: file.path))
  }
}
