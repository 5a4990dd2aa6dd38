import Foundation

/// Calls the compiler for somebody's own code, within limits, and tells its complaints.
///
/// The compiler's caches and its temporary files lie in the folder of the build: a package manager
/// would keep caches in the home folder.
@MainActor struct LearnerCompiler {
  /// Where everything goes that is built.
  let folder: URL

  private static let limits = ToolLimits.compilation.lasting(120)

  /// - Errors: `ScratchFailure` where the folder cannot be made.
  init(_ folder: URL) throws {
    self.folder = folder
    do {
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent("temporary"), withIntermediateDirectories: true)
    } catch {
      throw ScratchFailure(
        text: "\(folder.path) cannot be written (\(error.localizedDescription)): "
          + "check a folder of your own")
    }
  }

  func compile(_ module: String, _ files: [String], _ options: [String]) throws -> ToolRun {
    try ToolRun(
      "/usr/bin/env",
      [
        "TMPDIR=\(folder.appendingPathComponent("temporary").path)", "swiftc", "-swift-version",
        "6",
        "-module-name", module, "-suppress-warnings", "-wmo", "-module-cache-path",
        folder.appendingPathComponent("modules").path,
      ] + options + files, limits: Self.limits)
  }

  /// The compiler's words with the lines that they are about; its own words where there are none.
  static func tell(_ run: ToolRun, below root: URL, _ console: Console) {
    if let breach = run.breach { return console.complain("the compiler \(breach)") }
    let messages = CompilerMessage.errors(in: run.output)
    console.complain("it does not compile: \(messages.count) errors")
    for message in messages.prefix(5) {
      let path = message.path.replacingOccurrences(of: root.path + "/", with: "")
      console.complain("\(path):\(message.line): \(message.reason)")
      let text = (try? String(contentsOfFile: message.path, encoding: .utf8)) ?? ""
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      if lines.indices.contains(message.line - 1) {
        console.complain("  \(message.line) | \(lines[message.line - 1])")
      }
    }
    if messages.isEmpty { console.complain(String(run.output.suffix(400))) }
  }
}
