import Testing

@Suite("Import direction")
struct ImportDirectionTests {
  /// The modules that each module may import; a module that is not listed may not exist.
  ///
  /// - Source: the house as `HowItWorks.md` has it: ViewTreeTime <- ViewTreePublishers <- ViewTree
  ///   <- ViewTreeControls <- UIKit <- SwiftUI <- RefreshSystems <- RefreshTraces;
  ///   ViewTree, UIKit <- ViewTreeInspection <- ViewTreeTesting; the playground imports all but
  ///   ViewTreeTesting, and nothing imports it. The facades never name Foundation beside ViewTree,
  ///   or the virtual `DispatchQueue` becomes ambiguous.
  private static let allowed: [String: Set<String>] = [
    // The engine to be read uses nothing of the project.
    "SmallTree": ["Foundation", "Swift"],
    "MacroExpansion": ["Foundation"],
    // The build-tool plug-ins and their programs.
    "EmbeddedTextPlugin": ["PackagePlugin", "Foundation"],
    "EmbeddedTextWriter": ["Foundation"],
    "GoldenCasePlugin": ["PackagePlugin", "Foundation"],
    "GoldenCaseWriter": ["Foundation"],
    "VirtualTimePlugin": ["PackagePlugin", "Foundation"],
    "VirtualTimeNames": ["Foundation"],
    // The program that the compiler starts to expand macros: it is no part of what users link.
    "ViewTreeMacros": ["MacroExpansion", "Foundation"],
    "ViewTreeTime": ["Foundation", "Dispatch", "Synchronization"],
    "ViewTreePublishers": ["ViewTreeTime", "Swift"],
    "ViewTree": ["ViewTreePublishers", "Observation", "Synchronization", "Swift"],
    // Empty: Swift Testing demands that overlays exist beside modules of these names.
    "_Testing_UIKit": [],
    "_Testing_CoreGraphics": [],
    "ViewTreeControls": ["ViewTree"],
    "UIKit": ["ViewTreeControls", "_Testing_UIKit", "Synchronization"],
    "SwiftUI": ["UIKit", "ViewTree"],
    "CoreFoundation": ["ViewTree"],
    "CoreGraphics": ["ViewTree", "_Testing_CoreGraphics"],
    "QuartzCore": ["UIKit"],
    "UniformTypeIdentifiers": ["ViewTreeControls"],
    "os": ["Foundation"],
    "OSLog": ["os"],
    "Combine": ["ViewTreePublishers"],
    "RefreshSystems": ["SwiftUI", "UIKit", "ViewTree", "Foundation", "Synchronization"],
    "RefreshTraces": ["RefreshSystems", "SwiftUI", "Foundation"],
    "RuleCatalog": [],
    // A description of trees for any engine, so it knows none.
    "ViewSketches": ["Foundation"],
    // A file that is below sketches printed as source, for either engine.
    "PrintedSketches": ["SmallTree", "SwiftUI"],
    "ViewTreeInspection": ["ViewTree", "UIKit", "Foundation"],
    "ViewTreeTesting": [
      "ViewTreeInspection", "UIKit", "ViewTree", "Foundation", "Testing", "XCTest",
    ],
    "Playground": [
      "SmallTree", "ViewTree", "UIKit", "SwiftUI", "CoreGraphics", "Combine", "RefreshSystems",
      "RefreshTraces",
      "ViewTreeInspection", "RuleCatalog", "Foundation", "Synchronization", "Glibc",
      // The golden cases' views, which are with the tests that replay them.
      "GoldenScenes",
      // Random trees, which judge a learner's engine.
      "ViewSketches",
    ],
    // Files that `build` writes into a learner's package, or compiles for its engine: the small tree's
    // and the sketches' own, by links.
    "ChapterPrograms": ["SwiftUI", "SmallTree", "ViewSketches", "Foundation", "Swift"],
    // Files of the package that measures Apple's SwiftUI on a Mac and, for its test, this engine.
    "GoldenPrograms": [
      "SwiftUI", "AppKit", "UIKit", "ViewTreeTesting", "Foundation", "XCTest", "GoldenMeasures",
    ],
    // The program: one call of the commands' library.
    "PlaygroundMain": ["Playground"],
    // Files that `document` compiles together with a document's listings, in a package of its own.
    "DocumentPrograms": [
      "SwiftUI", "RefreshSystems", "ViewTreeTesting", "DocumentListings", "ZKRefresh",
    ],
  ]

  @Test("a module imports only what lies below it")
  func importsPointDownwards() throws {
    for file in try Repository.code.get() {
      guard let allowed = Self.allowed[file.module] else {
        Issue.record("\(file.path) is in module \(file.module), which has no row in the table.")
        continue
      }
      for (line, module) in imports(of: file) where !allowed.contains(module) {
        Issue.record(
          """
          \(file.path):\(line) imports \(module). \(file.module) may import \
          \(allowed.sorted().joined(separator: ", ")); move the code to a module above both.
          """)
      }
    }
  }

  @Test("the table allows no two modules to import each other")
  func tableHasNoCycle() {
    for module in Self.allowed.keys {
      #expect(!reachable(from: module).contains(module))
    }
  }

  @Test("only its own tests and its program import the playground")
  func nothingImportsThePlayground() throws {
    for file in try Repository.code.get() + Repository.tests.get()
    where !file.path.hasPrefix("Tests/PlaygroundTests/") && file.module != "PlaygroundMain" {
      #expect(!imports(of: file).contains { $0.module == "Playground" }, "\(file.path)")
    }
  }

  /// The imported modules with their line numbers, from 1.
  ///
  /// Attributes, access levels and the kind of a single declaration may be around the word.
  private func imports(of file: SourceFile) -> [(line: Int, module: String)] {
    let pattern =
      /^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:public |package |internal |fileprivate |private )?import\s+(?:(?:struct|class|enum|protocol|typealias|func|let|var)\s+)?(\w+)/
    return file.codeLines.enumerated().compactMap { number, line in
      // The pattern is slow; the plain search spares it all but a few lines.
      guard line.contains("import") else { return nil }
      return line.firstMatch(of: pattern).map { (number + 1, String($0.output.1)) }
    }
  }

  /// Everything that a module can reach through allowed imports.
  private func reachable(from module: String) -> Set<String> {
    var found: Set<String> = []
    var waiting = Array(Self.allowed[module] ?? [])
    while let next = waiting.popLast() {
      if found.insert(next).inserted { waiting += Self.allowed[next] ?? [] }
    }
    return found
  }
}
