import Foundation

/// A small Swift package outside the project in which the listings of a document are compiled.
///
/// It depends on the engine's package by path and is kept between runs, so that a warm run compiles
/// the listings alone. Its target for listings is in Swift 5 mode: a document's
/// `static var defaultValue` is an error in Swift 6 mode. One run at a time may use it; a second one
/// waits.
struct ScratchPackage {
  let folder: URL
  let engine: URL

  /// The names of the scratch package's targets.
  enum Target: String, CaseIterable {
    /// The listings and what their document leaves out.
    case listings = "DocumentListings"
    /// The program that runs them.
    case driver = "DocumentDriver"
  }

  /// Finds the engine and makes the folder.
  ///
  /// - Parameters:
  ///   - folder: where to keep the package; nil for one in the temporary folder, named after the
  ///     engine's path so that two clones do not share it.
  ///   - engine: the engine's package; nil for the one that this program was built from.
  /// - Errors: `ScratchFailure` when there is no such package or the folder cannot be made.
  init(folder: String?, engine: String?) throws {
    self.engine =
      engine.map { URL(fileURLWithPath: $0).standardizedFileURL } ?? Self.ownPackage
    let manifest = self.engine.appendingPathComponent("Package.swift")
    guard let text = try? String(contentsOf: manifest, encoding: .utf8),
      text.contains("name: \"ViewTree\"")
    else {
      throw ScratchFailure(
        text: "no package ViewTree in \(self.engine.path): say where it is with --package DIR")
    }
    self.folder =
      folder.map { URL(fileURLWithPath: $0).standardizedFileURL }
      ?? Self.defaultFolder(for: self.engine)
    do {
      try FileManager.default.createDirectory(
        at: self.folder, withIntermediateDirectories: true)
    } catch {
      throw ScratchFailure(
        text: "the folder \(self.folder.path) cannot be made: name another with --scratch DIR")
    }
  }

  /// The package whose source this file is.
  static var ownPackage: URL {
    URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  }

  /// - Source: FNV-1a, 64 bits, for a name that does not change between runs.
  private static func defaultFolder(for engine: URL) -> URL {
    let hash = engine.path.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    return FileManager.default.temporaryDirectory
      .appendingPathComponent("viewtree-document-" + String(hash, radix: 36))
  }

  /// Runs a piece of work while nobody else uses the folder.
  ///
  /// - Errors: `ScratchFailure` when the lock file cannot be opened; any error of the work.
  func whileLocked<Result>(_ work: () throws -> Result) throws -> Result {
    let path = folder.appendingPathComponent("lock").path
    let descriptor = open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else {
      throw ScratchFailure(
        text: "\(path) cannot be written: name another folder with --scratch DIR")
    }
    defer { close(descriptor) }
    while flock(descriptor, LOCK_EX) != 0 && errno == EINTR {}
    return try work()
  }

  /// Writes the manifest and the sources; a file that would not change is left alone.
  ///
  /// - Parameters:
  ///   - modules: the names and texts of modules that the listings import besides the engine's.
  ///   - driver: nil for a package whose driver does nothing.
  /// - Errors: `ScratchFailure` when a file cannot be written.
  func write(
    listingFiles: [String: String], modules: [String: String], driver: RecipeSource?
  ) throws {
    do {
      try replace("Package.swift", with: manifest(modules: modules.keys.sorted()))
      for (name, text) in modules {
        try replace("Sources/\(name)/\(name).swift", with: text)
      }
      let driverFolder = "Sources/\(Target.driver.rawValue)"
      try replace("\(driverFolder)/main.swift", with: driver?.text ?? "// Nothing to drive.\n")
      try replace("\(driverFolder)/DriverSteps.swift", with: RecipeSource.driverSteps.text)
      let sources = folder.appendingPathComponent("Sources/\(Target.listings.rawValue)")
      for (name, text) in listingFiles {
        try replace("Sources/\(Target.listings.rawValue)/\(name)", with: text)
      }
      for name in try FileManager.default.contentsOfDirectory(atPath: sources.path)
      where listingFiles[name] == nil {
        try FileManager.default.removeItem(at: sources.appendingPathComponent(name))
      }
    } catch {
      throw ScratchFailure(
        text: "\(folder.path) cannot be written (\(error.localizedDescription)): "
          + "name another folder with --scratch DIR")
    }
  }

  private func replace(_ name: String, with text: String) throws {
    let file = folder.appendingPathComponent(name)
    let bytes = Data(text.utf8)
    if (try? Data(contentsOf: file)) == bytes { return }
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try bytes.write(to: file)
  }

  /// Builds one target and returns the output of the build.
  ///
  /// The build's plan is dropped first: it names the engine's files, and SwiftPM does not make it
  /// anew when a package that it depends on by path has gained or lost one.
  /// - Errors: `ScratchFailure` when the toolchain cannot be started.
  func build(_ target: Target) throws -> ToolRun {
    try? FileManager.default.removeItem(at: folder.appendingPathComponent(".build/debug.yaml"))
    return try ToolRun(
      "/usr/bin/env",
      [
        "swift", "build", "--package-path", folder.path, "--scratch-path",
        folder.appendingPathComponent(".build").path,
        target == .driver ? "--product" : "--target", target.rawValue,
      ], limits: .build)
  }

  /// Runs the driver that was built last.
  ///
  /// - Errors: `ScratchFailure` when it cannot be started.
  func runDriver() throws -> ToolRun {
    try ToolRun(
      folder.appendingPathComponent(".build/debug/\(Target.driver.rawValue)").path, [],
      limits: .program)
  }

  private func manifest(modules: [String]) -> String {
    let path = engine.path.replacingOccurrences(of: "\\", with: "\\\\")
      .replacingOccurrences(of: "\"", with: "\\\"")
    let own = modules.map { "\"\($0)\", " }.joined()
    let targets = modules.map {
      """
          .target(
            name: "\($0)",
            dependencies: [
              .product(name: "SwiftUI", package: "ViewTree"),
              .product(name: "RefreshSystems", package: "ViewTree"),
            ]),

      """
    }.joined()
    return """
      // swift-tools-version: 6.1
      import PackageDescription

      let package = Package(
        name: "DocumentScratch",
        dependencies: [.package(name: "ViewTree", path: "\(path)")],
        targets: [
      \(targets)    .target(
            name: "\(Target.listings.rawValue)",
            dependencies: [\(own).product(name: "SwiftUI", package: "ViewTree")],
            swiftSettings: [.swiftLanguageMode(.v5)]),
          .executableTarget(
            name: "\(Target.driver.rawValue)",
            dependencies: [
              "\(Target.listings.rawValue)",
              .product(name: "SwiftUI", package: "ViewTree"),
              .product(name: "RefreshSystems", package: "ViewTree"),
              .product(name: "ViewTreeTesting", package: "ViewTree"),
            ]),
        ]
      )

      """
  }
}

/// Why the scratch package cannot be used: what was given and what to do, in one line.
struct ScratchFailure: Error, Equatable {
  let text: String
}
