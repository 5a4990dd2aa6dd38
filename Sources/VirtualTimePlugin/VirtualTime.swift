import Foundation
import PackagePlugin

/// Adds a file to a target at build time that binds Dispatch's names to virtual time throughout it.
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

  /// The module of this package that the target depends on; `SwiftUI` when it names none directly.
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
