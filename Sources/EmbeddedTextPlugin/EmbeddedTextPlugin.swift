import Foundation
import PackagePlugin

/// Makes the files of a target's folders named `Embedded` part of its program, as `EmbeddedText.name`.
///
/// The resource rule that the package manager has for this writes an array with a number for each byte,
/// on which the compiler spends a second for each ten kilobytes; a literal of the text costs it nothing.
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

  /// In the order of their paths, so that equal folders make equal sources.
  private func embeddedFiles(below folder: URL) -> [URL] {
    let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (all?.compactMap { $0 as? URL } ?? [])
      .filter { $0.deletingLastPathComponent().lastPathComponent == "Embedded" }
      .sorted { $0.path() < $1.path() }
  }
}
