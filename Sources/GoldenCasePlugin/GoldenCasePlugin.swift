import Foundation
import PackagePlugin

/// Compiles the code of the golden cases into a target's program, as `GoldenTable.addCases()`.
@main
struct GoldenCasePlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let fixture = target.directoryURL.appending(path: "Embedded/cases.json")
    let source = context.pluginWorkDirectoryURL.appending(path: "GoldenCases.swift")
    return [
      .buildCommand(
        displayName: "Writing the views of the golden cases for \(target.name)",
        executable: try context.tool(named: "GoldenCaseWriter").url,
        arguments: [fixture.path(), source.path()], inputFiles: [fixture], outputFiles: [source])
    ]
  }
}
