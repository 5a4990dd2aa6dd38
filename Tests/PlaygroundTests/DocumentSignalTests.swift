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
    let folder = TemporaryFolder()
    // A build that tells its process and takes long.
    let build = try folder.write(
      "#!/bin/sh\necho $$ >\"$0.part\"; mv \"$0.part\" \"$0.id\"; sleep 300\n", to: "swift")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: build)
    let document = try folder.write("```swift\nstruct Gap {}\n```\n", to: "document.md")
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    func start() throws -> PseudoTerminal {
      let terminal = try PseudoTerminal(
        ["document", document, "--scratch", folder.path("scratch")],
        environment: ["PATH": "\(folder.path):\(path)"])
      try terminal.wait(until: "a build") { _ in
        let process = (try? folder.text("swift.id")) ?? ""
        return pid_t(process.trimmingCharacters(in: .whitespacesAndNewlines)) != nil
      }
      return terminal
    }
    // A process that another test forks meanwhile may hold the new script open for a moment, and a
    // file open for writing cannot be run: then the program ends, and is started again.
    var started: PseudoTerminal?
    for _ in 0..<5 where started == nil { started = try? start() }
    let terminal = try started ?? start()
    #expect(Self.isRunning(build))
    kill(terminal.process, number)
    #expect(try terminal.waitForEnd() == .signal(number))
    let end = Date().addingTimeInterval(PseudoTerminal.patience)
    while Self.isRunning(build), Date() < end { usleep(20_000) }
    #expect(!Self.isRunning(build))
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
