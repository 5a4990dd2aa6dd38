import Foundation
import TestSupport
import Testing

/// The scripts under `.ci`, as somebody calls them who does not know them.
@Suite("Scripts")
struct ScriptTests {
  private static let scripts: [String] = {
    let folder = Repository.root.appending(path: ".ci").path()
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().map { "\(folder)/\($0)" }.filter { path in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        && !isFolder.boolValue && FileManager.default.isExecutableFile(atPath: path)
    }
  }()

  /// Calls a script for at most thirty seconds of real time.
  private func call(_ script: String, _ arguments: [String]) throws -> (code: Int32, text: String) {
    // Neither a build nor a copy may begin.
    try runProgram(
      ["timeout", "30", script] + arguments,
      environment: ["PATH": "/usr/bin:/bin", "VIEWTREE_MUTATIONS": "/nonexistent/folder"])
  }

  @Test("there are scripts")
  func exist() {
    #expect(Self.scripts.contains { $0.hasSuffix(".ci/mutations") })
  }

  @Test("every script answers --help, and builds nothing", arguments: Self.scripts)
  func help(script: String) throws {
    let (code, text) = try call(script, ["--help"])
    #expect(code == 0, "\(text)")
    #expect(text.count > 60)
    #expect(!text.lowercased().contains("building the tests"))
  }

  @Test(
    "every script refuses an option that it does not know, by its name", arguments: Self.scripts)
  func unknownOption(script: String) throws {
    let (code, text) = try call(script, ["--nonsense"])
    #expect(code == 2)
    #expect(text.contains("--nonsense"))
  }

  @Test(
    "a script refuses a value that is none",
    arguments: [
      ["mutations", "--random"], ["mutations", "--random", "0"], ["mutations", "--random", "x"],
      ["mutations", "--random", "99999999999999999999"], ["mutations", "--seed", "-1"],
      ["mutations", "--random", "3", "text"], ["sanitize", "--only"], ["sanitize", "--within"],
      ["sanitize", "memory"], ["soak", "many"], ["soak", "1", "2", "3"], ["run", "quickly"],
    ])
  func badValue(arguments: [String]) throws {
    let script = Repository.root.appending(path: ".ci/\(arguments[0])").path()
    #expect(try call(script, Array(arguments.dropFirst())).code == 2)
  }
}
