import Foundation
import GoldenScenes

/// The package that is taken to a Mac, and built here as well.
@MainActor struct GoldenPackage {
  let folder: URL
  let sources: GoldenSources

  /// The targets; the second is the program.
  static let measures = "GoldenMeasures"
  static let program = "Golden"
  /// The environment variable that tells the package where this engine is, off Apple platforms.
  static let variable = "VIEWTREE_PACKAGE"

  init(_ folder: URL, sources: GoldenSources) {
    self.folder = folder
    self.sources = sources
  }

  /// - Parameter sketch: the name of a tree to shrink; nil for all seeds.
  /// - Errors: `BadArgument` for a name that has no tree.
  init(_ folder: URL, sketch: String?) throws {
    self.folder = folder
    sources = GoldenSources(
      cases: sketch == nil ? try GoldenCase.all() : [],
      sketches: try sketch.map(GoldenSketch.family) ?? GoldenSketch.all)
  }

  var package: NewPackage {
    NewPackage(
      folder: folder, files: files,
      next: [
        "Next, on a Mac with Xcode 15.3 or later and macOS 14 or later, in a copy of this folder:",
        "swift run \(Self.program)",
        "and here, with the file that it writes:", "swift run Playground validate golden.json",
      ])
  }

  var files: [(path: String, text: String)] {
    [("Package.swift", manifest), ("README.md", readme)]
      + sources.files.map { ("Sources/\(Self.measures)/\($0.name)", $0.text) }
      + [
        ("Sources/\(Self.program)/GoldenProgram.swift", EmbeddedText.GoldenProgram_swift),
        (
          "Tests/GoldenMeasuresTests/GoldenMeasuresTests.swift",
          EmbeddedText.GoldenMeasuresTests_swift
        ),
        (".gitignore", ".build\n"),
      ]
  }

  /// Writes the files over those of an earlier run; an unchanged file is left alone.
  func replace() throws {
    try ScratchFailure.writing(folder) {
      for file in files { try folder.put(file.text, at: file.path) }
      try folder.removeAll(below: "Sources/\(Self.measures)", but: sources.files.map(\.name))
    }
  }

  private var manifest: String {
    """
    // swift-tools-version: 5.10
    import PackageDescription

    // On a Mac the package depends on nothing. Where Apple's frameworks are not, another engine takes
    // their place: that is how the package itself is tested.
    #if os(Linux)
      let engine = Context.environment["\(Self.variable)"] ?? "\(NewPackage.literal(DocumentEngine.ownPackage.path))"
      let packages: [Package.Dependency] = [.package(name: "ViewTree", path: engine)]
      let products: [Target.Dependency] = [
        .product(name: "SwiftUI", package: "ViewTree"),
        .product(name: "ViewTreeTesting", package: "ViewTree"),
      ]
    #else
      let packages: [Package.Dependency] = []
      let products: [Target.Dependency] = []
    #endif

    let package = Package(
      name: "Golden",
      platforms: [.macOS(.v14), .iOS(.v17)],
      products: [.executable(name: "\(Self.program)", targets: ["\(Self.program)"])],
      dependencies: packages,
      targets: [
        .target(name: "\(Self.measures)", dependencies: products),
        .executableTarget(name: "\(Self.program)", dependencies: ["\(Self.measures)"]),
        .testTarget(name: "GoldenMeasuresTests", dependencies: ["\(Self.measures)"]),
      ]
    )

    """
  }

  private var readme: String {
    """
    # Golden

    Measures SwiftUI by SwiftUI: \(sources.cases.count) golden cases, \(sources.sketches.count) printed trees, curves, springs and
    keyframes, and the order of actions. Needs macOS 14 and Xcode 15.3 or later; about five minutes.

    - `swift run Golden` writes `golden.json`. `swift test` does the same, beside `Package.swift`.
    - On an iOS 17 simulator: `xcodebuild test -scheme Golden-Package -destination 'platform=iOS Simulator,name=iPhone 15'`.
    - `swift run Playground validate golden.json`, in ViewTree's folder, compares the file with that engine.

    Everything is measured by geometry readers, preferences and actions of views in hosting views, all
    public API. Windows are opened behind all others and closed at once.

    Measured: frames, folded preferences, anchors, calls of `reduce`, actions in their order, curves,
    springs, keyframes, and where `scrollTo` leaves a scroll view. Not measured, as no public API shows
    it to a program: a finger's rubber band, its deceleration and its edge springs. Sizes of text are left
    out, since they are a font's.

    """
  }
}
