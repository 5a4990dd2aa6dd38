import Foundation
import SwiftUI
import Testing
import ViewTreeTesting

/// Tests that fail, for a process of their own that says so.
@Suite("Failures on purpose", .screens, .enabled(if: FailingProcess.isThisOne))
@MainActor
struct FailuresOnPurpose {
  private let host = ViewHost(size: CGSize(width: 200, height: 100)) {
    Text("Ada").called("name")
  }

  @Test func wrongName() { #expect(host.find("name").text == "Eda") }

  @Test func missing() {
    let missing = host.find("nam")
    #expect(missing.text == "Ada")
    #expect(missing.exists)
    #expect(host.find("name").text == "Eda")
  }
}

/// Without `.screens`: only the expectation itself attaches files.
@Suite("Other frames on purpose", .enabled(if: FailingProcess.isThisOne))
@MainActor
struct FramesOnPurpose {
  @Test func wrongFrame() {
    func expect(_ name: String, _ frame: CGRect) {
      ViewHost(size: CGSize(width: 100, height: 50)) {
        Color.red.frame(width: 20, height: 10).called(name)
      }.expectFrame(of: name, frame)
    }
    expect("box", CGRect(x: 40, y: 20, width: 30, height: 10))
    // A name that leads elsewhere, and asks a terminal for a title.
    expect("../../up\u{1B}]0;X\u{7}", .zero)
  }
}

/// A failure's files are seen from outside only: in a folder of attachments, and in the issues that a
/// run reports.
@Suite("Failures, seen from outside", .enabled(if: FailingProcess.isPossible))
struct FailingProcessTests {
  @Test("a failure attaches the picture, the tree, the last calls and a page")
  func attachments() throws {
    let run = try FailingProcess(running: "FailuresOnPurpose/wrongName")
    #expect(run.output.contains("Expectation failed"))
    #expect(Set(run.files.keys) == ["screen.svg", "tree.txt", "events.txt", "recording.html"])
  }

  @Test("a view that is missing is one issue, on whichever lines it is asked")
  func oneIssue() throws {
    let issues = try FailingProcess(running: "FailuresOnPurpose/missing").output
      .split(separator: "\n").filter { $0.contains("recorded an issue") }
    // The missing view, and the wrong text of the view that is there.
    #expect(issues.count == 2, "\(issues.joined(separator: "\n"))")
  }

  @Test("a frame that differs leaves the picture with its lines, the explanation and the tree")
  func frame() throws {
    let run = try FailingProcess(running: "FramesOnPurpose/wrongFrame")
    // 20 - 30.
    #expect(run.output.contains("#box is (40, 20, 20, 10), expected (40, 20, 30, 10): width -10."))
    #expect(run.output.contains("#../../up\\u{1B}]0;X\\u{7} is (40, 20, 20, 10)"))
    #expect(!run.output.contains("\u{1B}]"))
    let parts = [
      ("box.svg", "stroke-dasharray"), ("box-why.txt", "20 wide, fixed"), ("box-tree.txt", "#box"),
    ]
    for (name, part) in parts { #expect(run.files[name]?.contains(part) == true, "\(name)") }
    for name in ["box.svg", "up-0-X.svg"] {
      #expect(run.files[name]?.hasPrefix("<svg") == true, "\(name)")
    }
  }
}

/// A run of this program's own tests that is meant to fail.
struct FailingProcess {
  private static let variable = "VIEWTREE_FAILS_ON_PURPOSE"
  private static let program = "/proc/self/exe"

  static var isThisOne: Bool { ProcessInfo.processInfo.environment[variable] != nil }

  /// Whether a process finds its own program.
  static var isPossible: Bool { FileManager.default.fileExists(atPath: program) }

  let output: String
  /// The texts of the attached files.
  let files: [String: String]

  init(running test: String) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let process = Process()
    process.executableURL = URL(filePath: Self.program).resolvingSymlinksInPath()
    process.arguments = [
      "--testing-library", "swift-testing", "--filter", test, "--attachments-path", folder.path,
    ]
    process.environment = ProcessInfo.processInfo.environment.merging([Self.variable: "1"]) { $1 }
    let pipe = Pipe()
    (process.standardOutput, process.standardError) = (pipe, pipe)
    try process.run()
    output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus != 0)
    files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .reduce(into: [:]) { files, name in
        files[name] = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      }
  }
}
