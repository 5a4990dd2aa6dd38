import Foundation
import Testing

/// The checkout that these tests were compiled from.
enum Repository {
  /// The folder that holds `Package.swift`: three levels above this file.
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The Swift files of the project's own code, by path: `Sources` and `Playground`.
  static let code = Result { try swiftFiles(in: ["Sources", "Playground"]) }

  /// The Swift files of all tests, by path.
  static let tests = Result { try swiftFiles(in: ["Tests"]) }

  /// The file of the project's own code whose path ends so.
  static func file(_ end: String) throws -> SourceFile {
    try #require(try code.get().first { $0.path.hasSuffix(end) }, "There is no \(end)")
  }

  /// The text of a file given by its path from the root.
  static func text(of path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// All Swift files below the named folders of the root, by path; a missing folder throws.
  private static func swiftFiles(in folders: [String]) throws -> [SourceFile] {
    try folders.flatMap { folder in
      let files = try #require(
        FileManager.default.enumerator(
          at: root.appending(path: folder), includingPropertiesForKeys: nil),
        "There is no folder \(folder) in \(root.path()); was the checkout moved after the build?")
      let swiftFiles = files.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
      return try swiftFiles.map { try SourceFile(at: $0) }.sorted { $0.path < $1.path }
    }
  }
}
