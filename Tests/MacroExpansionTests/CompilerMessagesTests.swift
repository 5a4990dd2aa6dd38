import Foundation
import Testing

/// Lets the toolchain's compiler check files against the modules and the plug-in of this build.
@Suite("Compiler messages")
struct CompilerMessagesTests {
  @Test("a malformed use of a macro, or a broken preview, is an error at its place")
  func malformedUses() throws {
    let source = """
      import SwiftUI

      struct Plain: View { var body: some View { Text("plain") } }

      #Preview { Missing() }  // cannot find 'Missing' in scope
      #Preview("n", traits: .missing) { Plain() }  // has no member 'missing'
      #Preview { Plain(x: 1) }  // argument passed to call that takes no arguments
      #Preview("x")  // missing argument for parameter 'body'
      #Preview { Text("a").foo() }  // value of type 'Text' has no member 'foo'

      extension EnvironmentValues {
        @Entry static var shared = 1  // remove 'static'
        @Entry var computed: Int { 1 }  // makes the accessors itself
        @Entry var bare: Int  // needs a default value
      }

      extension FocusedValues {
        @Entry var plain: Int  // needs a written optional type
      }

      struct Elsewhere {
        @Entry var misplaced = 1  // belongs on a 'var' in an extension of
      }

      extension Transaction {
        @Entry let fixed = 1  // needs a 'var'
      }
      """
    let messages = try errors(in: source)
    for (index, line) in source.split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated()
    {
      guard let comment = line.split(separator: "// ").dropFirst().first else { continue }
      let words = String(comment)
      let found = messages.filter { $0.line == index + 1 && $0.text.contains(words) }
      #expect(found.count == 1, "line \(index + 1): \(messages.filter { $0.line == index + 1 })")
    }
  }

  @Test(
    "beside Foundation a class of the main actor writes to itself from the queues' closures",
    arguments: ["5", "6"])
  func mainActorClasses(mode: String) throws {
    // A warning is left in it, where Foundation alone has none: the compiler knows the main actor
    // behind `DispatchQueue.main` only where the name means one type.
    let source = """
      import Foundation
      import SwiftUI

      @MainActor final class Loader {
        var items: [String] = []
        var work = DispatchWorkItem {}

        func start() {
          DispatchQueue.main.async { self.items.append("async") }
          DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [weak self] in
            self?.items.append("after")
          }
          DispatchQueue.global().async { DispatchQueue.main.async { self.items.append("global") } }
        }
      }
      """
    #expect(try errors(in: source, mode: mode).map(\.text) == [])
  }

  private func errors(in source: String, mode: String = "6") throws -> [(line: Int, text: String)] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "ViewTree-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "Uses.swift")
    try Data(source.utf8).write(to: file)
    let output = folder.appending(path: "output.txt")
    _ = FileManager.default.createFile(atPath: output.path(), contents: nil)

    let products = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    let compiler = Process()
    compiler.executableURL = URL(filePath: "/usr/bin/env")
    compiler.arguments = [
      "swiftc", "-typecheck", "-swift-version", mode, file.path(),
      "-I", products.appending(path: "Modules").path(), "-load-plugin-executable",
      products.appending(path: "ViewTreeMacros-tool").path() + "#ViewTreeMacros",
      "-module-cache-path", folder.appending(path: "cache").path(), "-diagnostic-style", "llvm",
    ]
    let handle = try FileHandle(forWritingTo: output)
    compiler.standardOutput = handle
    compiler.standardError = handle
    try compiler.run()
    compiler.waitUntilExit()
    return try String(contentsOf: output, encoding: .utf8)
      .matches(of: /Uses\.swift:(\d+):\d+: error: ([^\n]+)/)
      .compactMap { match in Int(match.output.1).map { ($0, String(match.output.2)) } }
  }
}
