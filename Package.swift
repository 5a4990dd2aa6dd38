// swift-tools-version: 6.2

import CompilerPluginSupport
import PackageDescription

// The facades carry Apple's module names, so they exist only where Apple's frameworks do not.
#if os(Linux)
  let facades = [
    "SwiftUI", "UIKit", "Combine", "CoreFoundation", "CoreGraphics", "QuartzCore", "os", "OSLog",
    "UniformTypeIdentifiers",
  ]
  let facadeProducts: [Product] = [
    // One line in a user's manifest serves whatever his files import beside SwiftUI.
    .library(name: "SwiftUI", targets: facades),
    .library(name: "UIKit", targets: ["UIKit"]),
    .library(name: "Combine", targets: ["Combine"]),
    .library(name: "CoreFoundation", targets: ["CoreFoundation"]),
    .library(name: "CoreGraphics", targets: ["CoreGraphics"]),
    .library(name: "QuartzCore", targets: ["QuartzCore"]),
    .library(name: "UniformTypeIdentifiers", targets: ["UniformTypeIdentifiers"]),
    .library(name: "os", targets: ["os"]),
    .library(name: "OSLog", targets: ["OSLog"]),
  ]
#else
  let facadeProducts: [Product] = []
#endif

let package = Package(
  name: "ViewTree",
  products: [
    .library(name: "SmallTree", targets: ["SmallTree"]),
    .library(name: "ViewTree", targets: ["ViewTree"]),
    .library(name: "RefreshSystems", targets: ["RefreshSystems"]),
    .library(name: "RefreshTraces", targets: ["RefreshTraces"]),
    .library(name: "ViewTreeInspection", targets: ["ViewTreeInspection"]),
    .library(name: "ViewTreeTesting", targets: ["ViewTreeTesting"]),
    .library(name: "ViewSketches", targets: ["ViewSketches"]),
    .executable(name: "Playground", targets: ["PlaygroundMain"]),
    .library(name: "PlaygroundCommands", targets: ["Playground"]),
    .plugin(name: "VirtualTime", targets: ["VirtualTime"]),
  ] + facadeProducts,
  targets: [
    // The minimal engine, to be read. Views live on the main actor, and it has little else.
    .target(name: "SmallTree", swiftSettings: [.defaultIsolation(MainActor.self)]),
    // The macros: the program that the compiler starts, and the text that it answers with.
    .target(name: "MacroExpansion"),
    .macro(name: "ViewTreeMacros", dependencies: ["MacroExpansion"]),
    // The names of virtual time for a user's target, whatever its files import.
    .executableTarget(name: "VirtualTimeNames"),
    .plugin(
      name: "VirtualTime", capability: .buildTool(), dependencies: ["VirtualTimeNames"],
      path: "Sources/VirtualTimePlugin"
    ),
    // The text of files as constants of a target's program.
    .executableTarget(name: "EmbeddedTextWriter"),
    .plugin(
      name: "EmbeddedText", capability: .buildTool(), dependencies: ["EmbeddedTextWriter"],
      path: "Sources/EmbeddedTextPlugin"
    ),
    // The code of the golden cases as views of a target's program.
    .executableTarget(name: "GoldenCaseWriter"),
    .plugin(
      name: "GoldenCases", capability: .buildTool(), dependencies: ["GoldenCaseWriter"],
      path: "Sources/GoldenCasePlugin"
    ),
    .target(name: "ViewTreeTime"),
    .target(name: "ViewTreePublishers", dependencies: ["ViewTreeTime"]),
    .target(name: "ViewTree", dependencies: ["ViewTreePublishers", "ViewTreeMacros"]),
    .target(name: "ViewTreeControls", dependencies: ["ViewTree"]),
    .target(name: "_Testing_UIKit"),
    .target(name: "UIKit", dependencies: ["ViewTreeControls", "_Testing_UIKit"]),
    .target(name: "SwiftUI", dependencies: ["UIKit"]),
    .target(name: "Combine", dependencies: ["ViewTreePublishers"]),
    .target(name: "CoreFoundation", dependencies: ["ViewTree"]),
    .target(name: "_Testing_CoreGraphics"),
    // The names of submodules, as `import CoreGraphics.CGGeometry` asks for.
    .systemLibrary(name: "CoreGraphicsParts"),
    .target(
      name: "CoreGraphics",
      dependencies: ["ViewTree", "_Testing_CoreGraphics", "CoreGraphicsParts"]
    ),
    .target(name: "QuartzCore", dependencies: ["UIKit"]),
    .target(name: "UniformTypeIdentifiers", dependencies: ["ViewTreeControls"]),
    .target(name: "os"),
    .target(name: "OSLog", dependencies: ["os"]),
    .target(name: "RefreshSystems", dependencies: ["SwiftUI"]),
    .target(name: "RefreshTraces", dependencies: ["RefreshSystems"]),
    .target(
      name: "ViewTreeInspection", dependencies: ["ViewTree", "UIKit"],
      // The page's own language, style and script are files, and part of the program.
      exclude: ["Page/Embedded"], plugins: ["EmbeddedText"]
    ),
    .target(name: "ViewTreeTesting", dependencies: ["ViewTree", "UIKit", "ViewTreeInspection"]),
    // One description of a view tree and its changes, for tests of any engine.
    .target(
      name: "ViewSketches",
      // Compiled by the engines' interpreters, and printed below sketches.
      exclude: ["Embedded"], plugins: ["EmbeddedText"]
    ),
    // Reads the articles of the documentation: the rules by their ids.
    .target(name: "RuleCatalog"),
    // The commands, for the program and for the program of a learner's own package.
    .target(
      name: "Playground",
      dependencies: [
        "SmallTree", "ViewTree", "UIKit", "SwiftUI", "RefreshSystems", "RefreshTraces",
        "ViewTreeInspection",
        "GoldenScenes", "RuleCatalog", "ViewSketches",
      ],
      // Embedded: Swift for the scratch package of `document`, whose other half is the document's;
      // Swift for the package that measures Apple's own; the words of the lessons; the chapters of
      // `build`, and links to the sources of the small tree and of the sketches.
      path: "Playground",
      exclude: [
        "Main", "Apple/Embedded", "Document/Embedded", "Build/Embedded", "Lessons/Embedded",
      ],
      plugins: ["EmbeddedText"]
    ),
    .executableTarget(
      name: "PlaygroundMain", dependencies: ["Playground"], path: "Playground/Main"
    ),

    // The views of the golden cases: replayed by the tests, and scenes of the playground.
    .target(
      name: "GoldenScenes", dependencies: ["SwiftUI"], path: "Tests/GoldenScenes",
      exclude: ["Embedded"], plugins: ["EmbeddedText", "GoldenCases"]
    ),
    .target(
      name: "SmallGoldenScenes", dependencies: ["SmallTree"], path: "Tests/SmallGoldenScenes",
      exclude: ["Embedded"], swiftSettings: [.define("SMALL_TREE")],
      plugins: ["EmbeddedText", "GoldenCases"]
    ),
    .target(name: "TestSupport", path: "Tests/Support"),
    .testTarget(name: "SmallTreeTests", dependencies: ["SmallTree", "SmallGoldenScenes"]),
    // Sketches as views; the files in `Shared` are compiled for both engines.
    .target(
      name: "SwiftUISketches",
      dependencies: ["ViewSketches", "SwiftUI", "Combine", "ViewTreeTesting"],
      path: "Tests/SwiftUISketches", exclude: ["Small"]
    ),
    .target(
      name: "SmallTreeSketches", dependencies: ["ViewSketches", "SmallTree"],
      path: "Tests/SmallTreeSketches", exclude: ["Beyond"], swiftSettings: [.define("SMALL_TREE")]
    ),
    .target(
      name: "EngineComparison",
      dependencies: ["SmallTreeSketches", "SwiftUISketches", "ViewSketches"],
      path: "Tests/EngineComparison"
    ),
    .executableTarget(
      name: "CompareEngines", dependencies: ["EngineComparison"], path: "Tests/CompareEngines"
    ),
    .testTarget(
      name: "TwoEnginesTests", dependencies: ["EngineComparison", "ViewSketches", "TestSupport"]
    ),
    // The hosts of random scenes against fresh ones, over all that the engine, its controls and the
    // stand-in for UIKit have.
    .testTarget(
      name: "ChangeLawTests",
      dependencies: [
        "SwiftUISketches", "ViewSketches", "SwiftUI", "ViewTreeTesting", "TestSupport",
      ]
    ),
    .testTarget(name: "ViewTreeTimeTests", dependencies: ["ViewTreeTime", "TestSupport"]),
    .testTarget(name: "ViewTreePublishersTests", dependencies: ["Combine"]),
    .testTarget(
      name: "ViewTreeTests",
      dependencies: [
        "ViewTree", "SwiftUI", "Combine", "ViewTreeInspection", "ViewTreeTesting", "GoldenScenes",
        "ViewSketches", "SwiftUISketches", "TestSupport",
      ],
      resources: [.copy("Fixtures")]
    ),
    .testTarget(
      name: "RefreshSystemsTests",
      dependencies: ["RefreshSystems", "ViewTreeTesting", "ViewSketches", "TestSupport"]
    ),
    .testTarget(
      name: "RefreshTracesTests",
      dependencies: ["RefreshTraces", "TestSupport"],
      resources: [.copy("Fixtures")]
    ),
    .testTarget(
      name: "ViewTreeInspectionTests",
      dependencies: ["ViewTreeInspection", "SwiftUI", "ViewTreeTesting", "TestSupport"]
    ),
    .testTarget(name: "ViewTreeTestingTests", dependencies: ["ViewTreeTesting", "SwiftUI"]),
    // An app of three screens and its tests, as an example to copy.
    .target(name: "HikesApp", dependencies: ["SwiftUI"], path: "Tests/HikesApp"),
    .testTarget(name: "HikesAppTests", dependencies: ["HikesApp", "SwiftUI", "ViewTreeTesting"]),
    .testTarget(
      name: "PlaygroundTests", dependencies: ["Playground", "PlaygroundMain", "TestSupport"],
      resources: [.copy("Fixtures")]
    ),
    // Packages in the idiom of published ones, compiled as such are: in both language modes.
    .target(
      name: "PublishedPackages", dependencies: ["SwiftUI"], path: "Tests/Packages",
      swiftSettings: [.swiftLanguageMode(.v5)]
    ),
    .target(
      name: "PublishedPackagesInMode6", dependencies: ["SwiftUI"], path: "Tests/PackagesInMode6"
    ),
    .testTarget(
      name: "PublishedPackagesTests",
      dependencies: ["PublishedPackages", "PublishedPackagesInMode6", "SwiftUI", "ViewTreeTesting"]
    ),

    .testTarget(name: "UIKitTests", dependencies: ["SwiftUI", "ViewTreeTesting", "TestSupport"]),
    // Code as published packages write it, in both language modes, with Foundation beside SwiftUI.
    .testTarget(
      name: "UnchangedCodeTests",
      dependencies: [
        "SwiftUI", "Combine", "CoreFoundation", "CoreGraphics", "QuartzCore", "OSLog",
        "UniformTypeIdentifiers", "ViewTreeTesting",
      ],
      swiftSettings: [.swiftLanguageMode(.v5)]
    ),
    .testTarget(
      name: "UnchangedCodeInSwift6Tests",
      dependencies: [
        "SwiftUI", "Combine", "CoreFoundation", "CoreGraphics", "QuartzCore", "OSLog",
        "UniformTypeIdentifiers", "ViewTreeTesting",
      ]
    ),
    // Foundation beside SwiftUI without a file of aliases, in both language modes.
    .testTarget(
      name: "FoundationBesideTests", dependencies: ["SwiftUI", "ViewTreeTesting"]),
    .testTarget(
      name: "FoundationBesideInSwift5Tests", dependencies: ["SwiftUI", "ViewTreeTesting"],
      swiftSettings: [.swiftLanguageMode(.v5)]
    ),
    .testTarget(
      name: "VirtualTimePluginTests", dependencies: ["SwiftUI", "ViewTreeTesting"],
      plugins: ["VirtualTime"]
    ),
    .testTarget(name: "MacroExpansionTests", dependencies: ["MacroExpansion", "SwiftUI"]),
    .testTarget(name: "ArchitectureTests", dependencies: ["RuleCatalog", "TestSupport"]),
  ],
  swiftLanguageModes: [.v6]
)
