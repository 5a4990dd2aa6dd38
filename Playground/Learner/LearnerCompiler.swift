import Foundation

/// Calls the compiler for the learner's code, within limits, and reports its complaints.
///
/// The compiler's caches and temporary files are kept in the build folder; a package manager would
/// keep caches in the home folder.
@MainActor struct LearnerCompiler {
  private let folder: URL
  private let limits: ToolLimits

  /// Prepares a folder for all build products. Modules built under another path, before the folder
  /// was moved or copied, are rebuilt.
  init(_ folder: URL, seconds: Double) throws {
    self.folder = folder
    limits = ToolLimits.compilation.lasting(seconds)
    try ScratchFailure.writing(folder, advice: Self.advice) {
      if folder.text(of: "place.txt") != folder.path {
        try? FileManager.default.removeItem(at: folder)
      }
      try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: true)
      try Data(folder.path.utf8).write(to: folder.appendingPathComponent("place.txt"))
    }
  }

  static let advice = "check a folder of your own"

  private var temporary: URL { folder.appendingPathComponent("temporary") }

  /// A folder under its canonical path, however it is named: the compiler's modules hold the path
  /// that they were built under.
  static func onePath(of folder: URL) -> URL {
    URL(fileURLWithPath: folder.path.resolvingLinks)
  }

  static func sources(below root: URL) -> [String] {
    let found =
      FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
    return found.filter { $0.hasSuffix(".swift") }.sorted()
      .map { root.appendingPathComponent($0).path }
  }

  func compile(_ module: String, _ files: [String], _ options: [String]) throws -> ToolRun {
    try ToolRun(
      "/usr/bin/env",
      [
        "TMPDIR=\(temporary.path)", "swiftc", "-swift-version", "6", "-module-name", module,
        "-module-cache-path", folder.appendingPathComponent("modules").path,
      ] + options + files, limits: limits)
  }

  func compileEngine(_ files: [String]) throws -> ToolRun {
    try compile(
      "SwiftUI", files,
      ["-suppress-warnings", "-default-isolation", "MainActor"] + moduleOptions("SwiftUI"))
  }

  /// The options for a module that others import.
  func moduleOptions(_ module: String) -> [String] {
    let name = folder.appendingPathComponent(module).path
    return [
      "-wmo", "-c", "-emit-module", "-emit-module-path", "\(name).swiftmodule", "-o", "\(name).o",
    ]
  }

  /// Whether the code compiles; complaints are printed with the lines that they are about.
  ///
  /// - Parameter root: the folder that is stripped from file names.
  static func isBuilt(_ run: ToolRun, below root: URL, _ console: Console) -> Bool {
    if let breach = run.breach {
      console.complain("the compiler \(breach)")
      return false
    }
    if run.exitCode == 0 { return true }
    let messages = CompilerMessage.errors(in: run.output)
    console.complain(
      "it does not compile: \(messages.count) error\(messages.count == 1 ? "" : "s")")
    for message in messages.prefix(mostMessages) { tell(message, below: root, console) }
    if messages.isEmpty { console.complain(String(run.output.suffix(400))) }
    return false
  }

  private static let mostMessages = 5

  private static func tell(_ message: CompilerMessage, below root: URL, _ console: Console) {
    let path = message.path.replacingOccurrences(of: root.path + "/", with: "")
    let told = "\(path):\(message.line): \(message.reason)"
    for line in WordWrap.lines(of: told, width: 80) { console.complain(line) }
    guard let text = try? String(contentsOfFile: message.path, encoding: .utf8) else { return }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.indices.contains(message.line - 1) {
      console.complain("  \(message.line) | \(lines[message.line - 1])")
    }
  }
}
