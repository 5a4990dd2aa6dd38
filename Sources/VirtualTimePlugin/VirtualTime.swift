import Foundation
import PackagePlugin

/// Adds a file to a target at build time that makes Dispatch's names mean virtual time in all of it.
@main
struct VirtualTime: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let file = context.pluginWorkDirectoryURL.appending(path: "VirtualTimeNames.swift")
    return [
      .buildCommand(
        displayName: "Naming virtual time in \(target.name)",
        executable: try context.tool(named: "VirtualTimeNames").url,
        arguments: [file.path(), module(of: target)], outputFiles: [file])
    ]
  }

  /// The module of this package that the target depends on; `SwiftUI` when it is not named itself.
  private func module(of target: any Target) -> String {
    let names = target.dependencies.map { dependency in
      switch dependency {
      case .product(let product): product.name
      case .target(let target): target.name
      @unknown default: ""
      }
    }
    return ["SwiftUI", "UIKit", "ViewTree"].first { names.contains($0) } ?? "SwiftUI"
  }
}
