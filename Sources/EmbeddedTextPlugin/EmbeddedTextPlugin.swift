import Foundation
import PackagePlugin

/// Compiles the files in a target's `Embedded` folders into its program, as `EmbeddedText.name`.
///
/// The package manager's own rule for embedding resources writes an array literal with one number
/// per byte, on which the compiler spends a second per ten kilobytes. A string literal costs it
/// nothing.
@main
struct EmbeddedTextPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let files = embeddedFiles(below: target.directoryURL.resolvingSymlinksInPath())
    guard !files.isEmpty else { return [] }
    let source = context.pluginWorkDirectoryURL.appending(path: "EmbeddedText.swift")
    return [
      .buildCommand(
        displayName: "Embedding the text of \(files.count) files in \(target.name)",
        executable: try context.tool(named: "EmbeddedTextWriter").url,
        arguments: ([source] + files).map { $0.path() }, inputFiles: files, outputFiles: [source])
    ]
  }

  /// Sorted by path, so that equal folders produce equal sources.
  private func embeddedFiles(below folder: URL) -> [URL] {
    let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (all?.compactMap { $0 as? URL } ?? [])
      .filter { $0.deletingLastPathComponent().lastPathComponent == "Embedded" }
      .sorted { $0.path() < $1.path() }
  }
}
