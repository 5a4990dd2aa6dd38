import Foundation
import SwiftUI
import Testing
import ViewTreeTesting

/// Tests that fail, for a process of their own that says so.
@Suite("Failures on purpose", .screens, .enabled(if: FailingProcessTests.isFailingProcess))
@MainActor
struct FailuresOnPurpose {
  private let host = ViewHost(size: CGSize(width: 200, height: 100)) {
    Text("Ada").accessibilityIdentifier("name")
  }

  @Test func wrongName() { #expect(host.find("name").text == "Eda") }

  @Test func missing() {
    let missing = host.find("nam")
    #expect(missing.text == "Ada")
    #expect(missing.exists)
    #expect(host.find("name").text == "Eda")
  }
}

/// The work of `.screens` is seen from outside only: in the files of attachments, and in the issues that
/// a run reports.
@Suite("Screens of failures, seen from outside")
struct FailingProcessTests {
  private static let variable = "VIEWTREE_FAILS_ON_PURPOSE"
  static var isFailingProcess: Bool { ProcessInfo.processInfo.environment[variable] != nil }

  /// Runs a failing test in a process; gives its output and the names of the attached files.
  private func run(_ test: String) throws -> (output: String, files: Set<String>) {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let process = Process()
    process.executableURL = URL(filePath: "/proc/self/exe")
    process.arguments = [
      "--testing-library", "swift-testing", "--filter", "FailuresOnPurpose/\(test)",
      "--attachments-path", folder.path,
    ]
    process.environment = ProcessInfo.processInfo.environment.merging([Self.variable: "1"]) { $1 }
    let output = Pipe()
    (process.standardOutput, process.standardError) = (output, output)
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus != 0)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (text, Set(files))
  }

  @Test(
    "a failure attaches the picture, the tree, the last calls and a page", .enabled(if: isLinux))
  func attachments() throws {
    let (output, files) = try run("wrongName")
    #expect(output.contains("Expectation failed"))
    #expect(files == ["screen.svg", "tree.txt", "events.txt", "recording.html"])
  }

  @Test(
    "a view that is missing is one issue, on whichever lines it is asked", .enabled(if: isLinux))
  func oneIssue() throws {
    let issues = try run("missing").output.split(separator: "\n")
      .filter { $0.contains("recorded an issue") }
    // The missing view, and the wrong text of the view that is there.
    #expect(issues.count == 2, "\(issues.joined(separator: "\n"))")
  }

  /// Where a process finds its own program by this path.
  private static var isLinux: Bool { FileManager.default.fileExists(atPath: "/proc/self/exe") }
}
