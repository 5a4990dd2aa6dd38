import Foundation

/// A small Swift package outside the project in which a document's listings are compiled.
///
/// It depends on the engine's package by path and is kept between runs, so that a warm run compiles
/// only the listings. Its target for listings is in Swift 5 mode, since a document's `static var
/// defaultValue` is an error in Swift 6 mode. Only one run at a time may use it; a second one
/// waits.
struct ScratchPackage {
  let folder: URL
  let engine: DocumentEngine

  /// The names of the scratch package's targets.
  enum Target: String, CaseIterable {
    /// The listings and the parts that their document omits.
    case listings = "DocumentListings"
    /// The program that runs them.
    case driver = "DocumentDriver"
  }

  /// Finds the engine and makes the folder.
  ///
  /// - Parameters:
  ///   - folder: where to keep the package; nil for one in the temporary folder, named after the
  ///     engine's path so that two clones do not share it.
  ///   - package: the package ViewTree; nil for the one that this program was built from.
  ///   - engine: `small`, or the folder of another engine's package; nil for ViewTree.
  /// - Errors: `ScratchFailure` when there is no such package or the folder cannot be made.
  init(folder: String?, package: String?, engine: String? = nil) throws {
    self.engine = try DocumentEngine(package: package, engine: engine)
    self.folder =
      folder.map { URL(fileURLWithPath: $0).standardizedFileURL }
      ?? Self.temporaryFolder("document", for: self.engine.name)
    do {
      try FileManager.default.createDirectory(
        at: self.folder, withIntermediateDirectories: true)
    } catch {
      throw ScratchFailure(
        "the folder \(self.folder.path) cannot be made: name another with --scratch DIR")
    }
  }

  /// The engine in words, if it is not ViewTree itself.
  var givenEngine: String? { engine.hasFinger ? nil : engine.name }

  /// A folder that is kept between runs, one for each text.
  ///
  /// - Source: FNV-1a, 64 bits, for a name that does not change between runs.
  static func temporaryFolder(_ use: String, for text: String) -> URL {
    let hash = text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    return FileManager.default.temporaryDirectory
      .appendingPathComponent("viewtree-\(use)-" + String(hash, radix: 36))
  }

  /// Runs a piece of work while no other process uses the folder.
  func whileLocked<Result>(_ work: () throws -> Result) throws -> Result {
    let path = folder.appendingPathComponent("lock").path
    let descriptor = open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else {
      throw ScratchFailure(
        "\(path) cannot be written: name another folder with --scratch DIR")
    }
    defer { close(descriptor) }
    while flock(descriptor, LOCK_EX) != 0 && errno == EINTR {}
    return try work()
  }

  /// Writes the manifest and the sources; an unchanged file is left alone.
  ///
  /// - Parameter recipe: the driver, and the modules that the listings import besides the engine's.
  func write(listingFiles: [String: String], recipe: DocumentRecipe) throws {
    try ScratchFailure.writing(folder, advice: "name another folder with --scratch DIR") {
      for (name, text) in engine.files { try folder.put(text, at: name) }
      try link()
      try folder.put(manifest(modules: recipe.modules.keys.sorted()), at: "Package.swift")
      for (name, text) in recipe.modules {
        try folder.put(text, at: "Sources/\(name)/\(name).swift")
      }
      try replaceAll(
        in: Target.driver.rawValue, with: recipe.driverFiles(hasFinger: engine.hasFinger))
      try replaceAll(in: Target.listings.rawValue, with: listingFiles)
    }
  }

  /// Links a folder of the project into the scratch folder, if the engine has one.
  private func link() throws {
    guard let (name, source) = engine.link else { return }
    let place = folder.appendingPathComponent(name)
    try? FileManager.default.removeItem(at: place)
    try FileManager.default.createSymbolicLink(at: place, withDestinationURL: source)
  }

  private func replaceAll(in target: String, with files: [String: String]) throws {
    for (name, text) in files { try folder.put(text, at: "Sources/\(target)/\(name)") }
    try folder.removeAll(below: "Sources/\(target)", but: files.keys)
  }

  /// Builds one target and returns the output of the build.
  ///
  /// The build plan is deleted first: it lists the engine's files, and SwiftPM does not regenerate
  /// it when a package that it depends on by path has gained or lost a file.
  func build(_ target: Target) throws -> ToolRun {
    try build([target == .driver ? "--product" : "--target", target.rawValue], of: folder)
  }

  /// Builds another package against the engine that is built here, and returns the output of the
  /// build.
  ///
  /// - Parameter part: the arguments of `swift build` that select a part of the package; none for
  ///   all.
  func build(_ part: [String], of package: URL) throws -> ToolRun {
    try? FileManager.default.removeItem(at: folder.appendingPathComponent(".build/debug.yaml"))
    return try ToolRun(
      "/usr/bin/env",
      [
        "swift", "build", "--package-path", package.path, "--scratch-path",
        folder.appendingPathComponent(".build").path,
      ] + part, limits: .build)
  }

  /// A program that was built here last.
  func program(_ name: String) -> URL {
    folder.appendingPathComponent(".build/debug/\(name)")
  }

  /// Runs the driver that was built last.
  func runDriver(steps: [DocumentStep]) throws -> ToolRun {
    let file = "steps.txt"
    try ScratchFailure.writing(folder) {
      try folder.put(steps.map { $0.line + "\n" }.joined(), at: file)
    }
    return try ToolRun(
      program(Target.driver.rawValue).path,
      [folder.appendingPathComponent(file).path], limits: .program)
  }

  private func manifest(modules: [String]) -> String {
    let targets = modules.map {
      """
          .target(
            name: "\($0)",
            dependencies: [
              .product(name: "SwiftUI", package: "Engine"),
              .product(name: "RefreshSystems", package: "Engine"),
            ]),

      """
    }.joined()
    let path = NewPackage.literal(engine.path(in: folder))
    let own = modules.map { "\"\($0)\", " }.joined()
    let products = engine.products.map { ".product(name: \"\($0)\", package: \"Engine\")" }
      .joined(separator: ", ")
    return """
      // swift-tools-version: 6.1
      import PackageDescription

      let package = Package(
        name: "DocumentScratch",
        dependencies: [.package(name: "Engine", path: "\(path)")],
        targets: [
      \(targets)    .target(
            name: "\(Target.listings.rawValue)",
            dependencies: [\(own).product(name: "SwiftUI", package: "Engine")],
            swiftSettings: [.swiftLanguageMode(.v5)]),
          .executableTarget(
            name: "\(Target.driver.rawValue)",
            dependencies: ["\(Target.listings.rawValue)", \(products)]),
        ]
      )

      """
  }
}

/// Why the scratch package cannot be used: what was given and what to do, in one line.
struct ScratchFailure: Error, Equatable, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }

  /// Does work that writes into a folder.
  ///
  /// - Parameter advice: what to do where that cannot be done; nil for what is plain.
  /// - Errors: `ScratchFailure` with the folder, the reason and the advice.
  static func writing<Result>(
    _ folder: URL, advice: String? = nil, _ work: () throws -> Result
  ) throws -> Result {
    do {
      return try work()
    } catch let error as BadArgument {
      throw error
    } catch {
      throw ScratchFailure(
        "\(folder.path) cannot be written (\(error.localizedDescription))"
          + (advice.map { ": " + $0 } ?? ""))
    }
  }
}
