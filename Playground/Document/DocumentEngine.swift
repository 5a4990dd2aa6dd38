import Foundation

/// The engine that takes the place of SwiftUI when a document's listings are compiled.
enum DocumentEngine {
  /// ViewTree, from its own package.
  case viewTree(URL)
  /// `SmallTree` of the same package.
  case small(URL)
  /// Any package with a library product `SwiftUI`.
  case other(URL)

  /// - Parameters:
  ///   - package: the package ViewTree; nil for the one that this program was built from.
  ///   - engine: `small`, or a folder; nil for ViewTree.
  /// - Errors: `ScratchFailure` when there is no such package.
  init(package: String?, engine: String?) throws {
    if let engine, engine != "small" {
      let folder = URL(fileURLWithPath: engine).standardizedFileURL
      guard folder.text(of: "Package.swift") != nil else {
        throw ScratchFailure(
          "no package in \(folder.path): --engine takes `small`, or the folder of a package "
            + "with a library product SwiftUI")
      }
      self = .other(folder)
      return
    }
    let folder = package.map { URL(fileURLWithPath: $0).standardizedFileURL } ?? Self.ownPackage
    guard folder.text(of: "Package.swift")?.contains("name: \"ViewTree\"") == true else {
      throw ScratchFailure(
        "no package ViewTree in \(folder.path): say where it is with --package DIR")
    }
    self = engine == nil ? .viewTree(folder) : .small(folder)
  }

  /// The package that contains this source file.
  static var ownPackage: URL {
    URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  }

  /// The engine's name in messages; its scratch package is named after it too.
  var name: String {
    switch self {
    case .viewTree(let folder): folder.path
    case .small(let folder): "SmallTree in \(folder.path)"
    case .other(let folder): "the engine in \(folder.path)"
    }
  }

  /// Whether its host simulates a finger, which produces the offsets of a pull.
  var hasFinger: Bool { if case .viewTree = self { true } else { false } }

  /// The products that a driver imports.
  var products: [String] {
    hasFinger ? ["SwiftUI", "RefreshSystems", "ViewTreeTesting"] : ["SwiftUI"]
  }

  // MARK: A package for the small tree

  /// The package ViewTree has a module `SwiftUI` of its own, and module names must be unique in a
  /// build. So the small tree gets a package in the scratch folder, into which its sources are
  /// linked.
  private static let smallFolder = "SmallEngine"

  func path(in scratch: URL) -> String {
    switch self {
    case .viewTree(let folder), .other(let folder): folder.path
    case .small: scratch.appendingPathComponent(Self.smallFolder).path
    }
  }

  /// The files of that package by their paths in the scratch folder.
  var files: [String: String] {
    guard case .small = self else { return [:] }
    return [
      "\(Self.smallFolder)/Package.swift": """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: "SmallEngine",
        products: [.library(name: "SwiftUI", targets: ["SwiftUI"])],
        targets: [
          .target(name: "SmallTree", swiftSettings: [.defaultIsolation(MainActor.self)]),
          .target(name: "SwiftUI", dependencies: ["SmallTree"]),
        ]
      )

      """,
      "\(Self.smallFolder)/Sources/SwiftUI/SwiftUI.swift": "@_exported import SmallTree\n",
    ]
  }

  /// The place of a link in the scratch folder, and the folder it points to.
  var link: (name: String, source: URL)? {
    guard case .small(let folder) = self else { return nil }
    return (
      "\(Self.smallFolder)/Sources/SmallTree", folder.appendingPathComponent("Sources/SmallTree")
    )
  }
}
