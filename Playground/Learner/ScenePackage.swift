import Foundation

/// The package for a learner's scenes: a view, a program that shows it, and a test.
@MainActor struct ScenePackage {
  let folder: URL

  var package: NewPackage {
    NewPackage(
      folder: folder,
      files: [
        ("Package.swift", manifest), ("README.md", readme),
        ("Sources/Scenes/ShoppingList.swift", Self.scene),
        ("Sources/Screens/main.swift", Self.program),
        ("Tests/ScenesTests/ShoppingListTests.swift", Self.test),
        (".gitignore", ".build\n"),
      ],
      next: [
        "Next: cd \(ShellWord.quoted(folder.path)) && swift run",
        "The first build compiles the engine: some minutes.",
      ])
  }

  private var name: String { NewPackage.name(of: folder) }

  private var manifest: String {
    """
    // swift-tools-version: 6.1
    import PackageDescription

    let package = Package(
      name: "\(name)",
      dependencies: [
        .package(
          name: "ViewTree", path: "\(NewPackage.literal(DocumentEngine.ownPackage.path))")
      ],
      targets: [
        // Your views.
        .target(name: "Scenes", dependencies: [.product(name: "SwiftUI", package: "ViewTree")]),
        // The program that shows them.
        .executableTarget(
          name: "Screens",
          dependencies: ["Scenes", .product(name: "PlaygroundCommands", package: "ViewTree")]),
        .testTarget(
          name: "ScenesTests",
          dependencies: ["Scenes", .product(name: "ViewTreeTesting", package: "ViewTree")]),
      ]
    )

    """
  }

  private var readme: String {
    """
    # \(name)

    Views of your own, laid out on Linux. Change `Sources/Scenes/ShoppingList.swift`, then:

    - `swift run` shows the first scene live: your finger is the mouse, `q` quits.
    - `swift run Screens scenes` lists the scenes; `Sources/Screens/main.swift` names them.
    - `swift run Screens tree List` prints the tree: every view with its frame.
    - `swift run Screens picture List -o list.svg` draws it; a browser shows the file.
    - `swift run Screens record List pull-140-release -o list.json` keeps a gesture, moment by moment.
    - `swift test` runs the test beside it; `swift run Screens --help` tells the rest.

    """
  }

  private static let scene = """
    import SwiftUI

    /// A list that scrolls, with a button and something to count.
    public struct ShoppingList: View {
      private let things = ["milk", "bread", "apples", "tea", "rice", "salt", "soap", "oats"]
      @State private var bought: Set<String> = []

      public init() {}

      public var body: some View {
        VStack(spacing: 0) {
          Text("\\(bought.count) of \\(things.count)")
            .frame(maxWidth: .infinity, minHeight: 60)
            .accessibilityIdentifier("count")
          ScrollView {
            VStack(spacing: 8) {
              ForEach(things, id: \\.self) { thing in
                row(thing)
              }
            }
          }
          .accessibilityIdentifier("list")
        }
      }

      private func row(_ thing: String) -> some View {
        Button {
          bought.formSymmetricDifference([thing])
        } label: {
          HStack {
            Text(thing)
            Spacer()
            Text(bought.contains(thing) ? "bought" : "open")
          }
          .padding(20)
          .contentShape(Rectangle())
        }
        .accessibilityIdentifier(thing)
      }
    }

    """

  private static let program = """
    import Playground
    import Scenes

    // The scenes of this package; the first one is shown when no command is given.
    PlaygroundProgram.main(scenes: [
      PlaygroundScene("List", summary: "things to buy") { ShoppingList() }
    ])

    """

  private static let test = """
    import Scenes
    import SwiftUI
    import Testing
    import ViewTreeTesting

    @MainActor @Test func aTapBuysAThing() {
      let host = ViewHost(size: CGSize(width: 300, height: 600)) { ShoppingList() }
      #expect(host.find("count").text == "0 of 8")
      host.tap("bread")
      #expect(host.find("count").text == "1 of 8")
    }

    @MainActor @Test func theListFollowsTheFinger() {
      let host = ViewHost(size: CGSize(width: 300, height: 300)) { ShoppingList() }
      let before = host.find("milk").frame.minY
      host.finger.drag(
        from: CGPoint(x: 150, y: 250), to: CGPoint(x: 150, y: 150), lifting: false)
      #expect(host.find("milk").frame.minY == before - 100)
    }

    """
}
