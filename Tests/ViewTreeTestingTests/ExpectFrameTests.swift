import Foundation
import SwiftUI
import Testing
import ViewTreeTesting

/// A test whose frame is not the expected one, and its record: looked at from outside, in a run of these
/// tests that is meant to fail.
@Suite("An expected frame", .serialized)
@MainActor
struct ExpectFrameTests {
  nonisolated private static let asked = "VIEWTREE_FAILING_FRAME"

  private func host() -> ViewHost {
    ViewHost(size: CGSize(width: 100, height: 50)) {
      Color.red.frame(width: 20, height: 10).accessibilityIdentifier("box")
    }
  }

  @Test("that the view has is no issue")
  func right() {
    // (100 - 20) / 2 and (50 - 10) / 2.
    #expect(host().expectFrame(of: "box", CGRect(x: 40, y: 20, width: 20, height: 10)))
  }

  @Test(
    "that the view does not have", .enabled(if: ProcessInfo.processInfo.environment[asked] != nil))
  func failing() {
    host().expectFrame(of: "box", CGRect(x: 40, y: 20, width: 30, height: 10))
    // A name that leads elsewhere, and asks a terminal for a title.
    let strange = "../../up\u{1B}]0;X\u{7}"
    ViewHost(size: CGSize(width: 100, height: 50)) {
      Color.red.frame(width: 20, height: 10).accessibilityIdentifier(strange)
    }.expectFrame(of: strange, .zero)
  }

  @Test(
    "leaves the picture with its lines, the explanation and the tree beside the failure",
    .enabled(if: ProcessInfo.processInfo.environment[asked] == nil))
  func attachments() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "frame-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let tests = Process()
    tests.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    tests.arguments = [
      "--testing-library", "swift-testing", "--filter", "ExpectFrameTests/failing",
      "--attachments-path", folder.path,
    ]
    tests.environment = ProcessInfo.processInfo.environment.merging([Self.asked: "1"]) { $1 }
    let output = Pipe()
    (tests.standardOutput, tests.standardError) = (output, output)
    try tests.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    tests.waitUntilExit()
    #expect(tests.terminationStatus != 0)
    // 20 - 30.
    #expect(text.contains("#box is (40, 20, 20, 10), expected (40, 20, 30, 10): width -10."))
    func attached(_ name: String) throws -> String {
      try String(contentsOf: folder.appending(path: name), encoding: .utf8)
    }
    #expect(try attached("box.svg").hasPrefix("<svg"))
    #expect(try attached("box.svg").contains("stroke-dasharray"))
    #expect(try attached("box-why.txt").contains("20 wide, fixed"))
    #expect(try attached("box-tree.txt").contains("#box"))
    #expect(try attached("up-0-X.svg").hasPrefix("<svg"))
    #expect(text.contains("#../../up\\u{1B}]0;X\\u{7} is (40, 20, 20, 10)"))
    #expect(!text.contains("\u{1B}]"))
  }
}
