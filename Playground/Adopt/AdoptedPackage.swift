import Foundation

/// A published package, copied and adapted to build on Linux.
@MainActor struct AdoptedPackage {
  let source: URL
  let folder: URL
  private let engine = DocumentEngine.ownPackage

  /// - Errors: `BadArgument` for a folder without a manifest, or a destination that is taken or
  ///   lies inside the package.
  init(_ source: URL, into folder: URL) throws {
    self.source = source
    self.folder = folder
    let manager = FileManager.default
    guard manager.fileExists(atPath: source.appendingPathComponent("Package.swift").path) else {
      let names = (try? manager.contentsOfDirectory(atPath: source.path)) ?? []
      let inner = names.sorted().first {
        manager.fileExists(atPath: source.appendingPathComponent("\($0)/Package.swift").path)
      }
      throw BadArgument(
        given: "\(source.path), which has no Package.swift", accepted: "the folder of a package",
        nearest: inner.map { "adopt \(ShellWord.quoted(source.appendingPathComponent($0).path))" }
          ?? "adopt DIR")
    }
    let found = (try? manager.contentsOfDirectory(atPath: folder.path)) ?? []
    let isFree = found.isEmpty && (folder.isFolder || !manager.fileExists(atPath: folder.path))
    guard isFree, !(folder.path + "/").hasPrefix(source.path + "/") else {
      throw BadArgument(
        given: "-o \(folder.path), which \(isFree ? "is inside the package" : "holds something")",
        accepted: "a folder beside the package that is empty or does not exist",
        nearest:
          "adopt \(ShellWord.quoted(source.path)) -o \(ShellWord.quoted(source.path + "-linux-2"))")
    }
  }

  /// Copies the package, completely or not at all, and returns the table of changes.
  ///
  /// - Errors: `BadArgument` for a manifest of an unknown form; `ScratchFailure` when something cannot
  ///   be read or written.
  func write() throws -> [AdoptedChange] {
    let manager = FileManager.default
    let trial = folder.deletingLastPathComponent()
      .appendingPathComponent(".\(folder.lastPathComponent).\(getpid())")
    defer { try? manager.removeItem(at: trial) }
    return try ScratchFailure.writing(folder, advice: "name another with -o DIR") {
      try copy(to: trial)
      let changes = try rewrite(in: trial)
      if manager.fileExists(atPath: folder.path) { try manager.removeItem(at: folder) }
      try manager.moveItem(at: trial, to: folder)
      return changes
    }
  }

  /// Build products and history are not copied.
  private static let leftBehind: Set<String> = [".git", ".build", ".swiftpm", "DerivedData"]

  /// Lists of tests for a Linux on which tests were not found by themselves; published ones are stale.
  private static let listsOfTests: Set<String> = ["XCTestManifests.swift", "LinuxMain.swift"]

  private func copy(to trial: URL) throws {
    try FileManager.default.createDirectory(at: trial, withIntermediateDirectories: true)
    for name in try FileManager.default.contentsOfDirectory(atPath: source.path)
    where !Self.leftBehind.contains(name) {
      try FileManager.default.copyItem(
        at: source.appendingPathComponent(name), to: trial.appendingPathComponent(name))
    }
  }

  private func rewrite(in trial: URL) throws -> [AdoptedChange] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: trial.path)
      .filter { $0.hasSuffix(".swift") }.sorted()
    var changes: [AdoptedChange] = []
    var files: [AdoptedFile] = []
    for path in paths {
      let place = trial.appendingPathComponent(path)
      // A link leads to a file that is edited at its own path, or to a file outside the package.
      guard
        let type = try FileManager.default.attributesOfItem(atPath: place.path)[.type]
          as? FileAttributeType, type == .typeRegular,
        let text = try? String(contentsOf: place, encoding: .utf8)
      else { continue }
      let reason =
        path.hasPrefix("Package@")
        ? "Package.swift is for every version"
        : Self.listsOfTests.contains(place.lastPathComponent)
          ? "Linux finds its tests by itself now" : nil
      if let reason {
        try FileManager.default.removeItem(at: place)
        changes.append(AdoptedChange(file: path, line: 1, what: "left behind: \(reason)"))
        continue
      }
      files.append(AdoptedFile(path: path, text: text))
    }
    let original = files
    for index in files.indices {
      if files[index].path == "Package.swift" {
        try AdoptedManifest.write(&files[index], engine: engine)
      } else {
        OpenedConditions.open(&files[index])
        PlatformForms.replace(&files[index])
      }
    }
    PlatformForms.addBundles(&files)
    var sources = files.filter { $0.path != "Package.swift" }
    NamedSelectors.hand(&sources)
    let manifests = files.filter { $0.path == "Package.swift" }
    for file in manifests + sources {
      changes += file.changes.sorted { $0.line < $1.line }
      guard file.text != original.first(where: { $0.path == file.path })?.text else { continue }
      try trial.put(file.text, at: file.path)
    }
    return changes
  }
}
