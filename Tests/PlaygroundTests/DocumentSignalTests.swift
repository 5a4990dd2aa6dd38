import Foundation
import Testing

@testable import Playground

/// A run of `document` that is ended from outside while another program works for it.
@Suite("Document and signals", .serialized)
struct DocumentSignalTests {
  @Test(
    "a signal that ends the run ends the build as well",
    arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT])
  func endsBuild(number: Int32) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("viewtree-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    // A build that tells its process and takes long.
    let build = folder.appendingPathComponent("swift")
    try Data("#!/bin/sh\necho $$ >\"$0.part\"; mv \"$0.part\" \"$0.id\"; sleep 300\n".utf8)
      .write(to: build)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: build.path)
    let document = folder.appendingPathComponent("document.md")
    try Data("```swift\nstruct Gap {}\n```\n".utf8).write(to: document)

    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    func start() throws -> (PseudoTerminal, pid_t?) {
      let terminal = try PseudoTerminal(
        ["document", document.path, "--scratch", folder.appendingPathComponent("scratch").path],
        environment: ["PATH": "\(folder.path):\(path)"])
      var process: pid_t?
      try terminal.wait(until: "a build") { _ in
        let text = try? String(
          contentsOf: folder.appendingPathComponent("swift.id"), encoding: .utf8)
        process = text.flatMap { pid_t($0.trimmingCharacters(in: .whitespacesAndNewlines)) }
        return process != nil
      }
      return (terminal, process)
    }
    // A process that another test forks meanwhile may hold the new script open for a moment, and a
    // file open for writing cannot be run: then the program ends, and is started again.
    var started: (PseudoTerminal, pid_t?)?
    for _ in 0..<5 where started == nil { started = try? start() }
    let (terminal, process) = try started ?? start()
    _ = try #require(process)
    #expect(Self.isRunning(build.path))
    kill(terminal.process, number)
    #expect(try terminal.waitForEnd() == .signal(number))
    let end = Date().addingTimeInterval(PseudoTerminal.patience)
    while Self.isRunning(build.path), Date() < end { usleep(20_000) }
    #expect(!Self.isRunning(build.path))
  }

  /// Whether a process that runs a script has not ended. Its number is one of a namespace of its own. One
  /// that has ended may stay in the list of processes, without its words.
  private static func isRunning(_ script: String) -> Bool {
    let processes = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return processes.contains { name in
      guard pid_t(name) != nil,
        let words = try? String(contentsOfFile: "/proc/\(name)/cmdline", encoding: .utf8)
      else { return false }
      return words.split(separator: "\0").dropFirst().first == script[...]
    }
  }
}
