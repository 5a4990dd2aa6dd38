import Foundation

/// The libraries of the package in whose folder a page lies, as a `README.md` does: an adopted copy,
/// so that the listings can import them.
@MainActor struct PageLibrary {
  /// The modules of the libraries, in the order of the manifest.
  let modules: [String]
  private let names: [String]
  private let folder: URL

  /// Copies and adopts the package.
  ///
  /// - Parameter path: of the page.
  /// - Returns: nil where no manifest lies beside the page, or one without a library.
  /// - Errors: `ScratchFailure` when the copy cannot be written; `BadArgument` for a manifest of an
  ///   unknown form.
  init?(around path: String) throws {
    guard let source = Self.manifest(around: path)?.deletingLastPathComponent() else { return nil }
    folder = ScratchPackage.temporaryFolder("library", for: source.path)
    try? FileManager.default.removeItem(at: folder)
    _ = try AdoptedPackage(source, into: folder).write()
    let libraries = try Self.libraries(in: folder)
    guard !libraries.isEmpty else { return nil }
    names = libraries.map(\.name)
    var modules: [String] = []
    for module in libraries.flatMap(\.targets) where !modules.contains(module) {
      modules.append(module)
    }
    self.modules = modules
  }

  /// The manifest beside a page; nil for none.
  static func manifest(around path: String) -> URL? {
    let page = LearnerCompiler.onePath(of: URL(fileURLWithPath: path).standardizedFileURL)
    let manifest = page.deletingLastPathComponent().appendingPathComponent("Package.swift")
    return FileManager.default.fileExists(atPath: manifest.path) ? manifest : nil
  }

  /// The line of a manifest that adds the package.
  var dependency: String {
    ".package(name: \"PageLibrary\", path: \"\(NewPackage.literal(folder.path))\"),"
  }

  var products: String {
    names.map { ".product(name: \"\(NewPackage.literal($0))\", package: \"PageLibrary\")," }
      .joined(separator: " ")
  }

  /// As much of a manifest, as SwiftPM prints it, as is of use here.
  private struct Manifest: Decodable {
    struct Product: Decodable {
      struct Kind: Decodable {
        /// Nil for a product of another kind.
        let library: [String]?
      }

      let name: String
      let targets: [String]
      let type: Kind
    }

    let products: [Product]
  }

  private static func libraries(in folder: URL) throws -> [Manifest.Product] {
    let run = try ToolRun(
      "/usr/bin/env", ["swift", "package", "--package-path", folder.path, "dump-package"],
      limits: .build)
    guard let start = run.output.firstIndex(of: "{"),
      let manifest = try? JSONDecoder().decode(
        Manifest.self, from: Data(run.output[start...].utf8))
    else {
      throw ScratchFailure(
        "the manifest of \(folder.path) cannot be read: \(run.output.suffix(300))")
    }
    return manifest.products.filter { $0.type.library != nil }
  }
}
