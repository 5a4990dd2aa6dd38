import RefreshSystems
import SwiftUI
import ViewTreeInspection

/// A view on a screen that commands can be pointed at.
@MainActor struct Scene {
  /// The name on the command line.
  let name: String
  /// A second name, the document's number; nil when there is none.
  let number: String?
  let summary: String
  /// The laid-out tree, at rest, as lines of text.
  let lines: () -> [String]
  /// Makes a host with the scene, at rest; the function gets it before the first layout where it can.
  let make: (@escaping (TreeHost) -> Void) -> TreeHost
  /// Makes the scene of a refresh system, which can tell its state; nil for other scenes.
  var makeRefresh: ((@escaping (TreeHost) -> Void) -> any RefreshScene)?
  /// The screen that a window of any size can show; nil for a scene with a size of its own.
  var screen: PlaygroundScene?
  /// The view in Swift; nil where that is a file of its own.
  var code: String?
  /// The scene with a number of its own at another value; empty where it has none.
  var variants: [SceneVariant] = []
  /// The view that is meant by one of the tree, which may only measure it.
  var meant: (LayoutNode) -> LayoutNode = { $0 }
  /// Whether a node is the scene's own, and not one that lays it out or measures it.
  var owns: (Node) -> Bool = { _ in true }
  /// The part of a recording that is the scene's own.
  var shown: (Recording) -> Recording = { $0 }

  /// The system that the scene shows; nil for other scenes.
  var system: RefreshSystemName? {
    RefreshSystemName.allCases.first { $0.number == number }
  }

  /// Makes a host with the scene, at rest.
  ///
  /// - Parameter prepare: gets the host before the first layout, or as early as the scene can tell.
  func makeHost(_ prepare: @escaping (TreeHost) -> Void = { _ in }) -> TreeHost { make(prepare) }

  /// The scenes that a command can be pointed at: a learner's own before those of this build.
  static var all: [Scene] { own + builtIn }

  private static let builtIn =
    [
      system(
        "LKRefresh", "000",
        "document 000: five rows under a header that refreshes, with a footer"
      ) { LKRefreshScene(prepare: $0) },
      system(
        "PullToRefresh", "001",
        "document 001: ten rows between a header that refreshes and a footer that loads more"
      ) { prepared(PullToRefreshScene.afterFirstRefresh(), $0) },
      system(
        "ZHRefresh", "002",
        "document 002: twenty rows of a table with a header and a footer"
      ) { prepared(ZHRefreshScene(), $0) },
      system(
        "ZKRefresh", "003",
        "document 003: a table of twelve rows with a header and a footer of six states"
      ) { prepared(ZKRefreshScene(), $0) },
      system(
        "WBRefresh", "004",
        "document 004: a table with the system's refresh control and an arrow that turns"
      ) { prepared(WBRefreshScene(), $0) },
    ] + screens + figures + golden

  private static func system(
    _ name: String, _ number: String, _ summary: String,
    _ make: @escaping @MainActor (@escaping (TreeHost) -> Void) -> any RefreshScene
  ) -> Scene {
    Scene(
      name: name, number: number, summary: summary, lines: { tree(make { _ in }.host) },
      make: { make($0).host }, makeRefresh: make)
  }

  /// A scene that had to be laid out before anybody could see it.
  private static func prepared(
    _ scene: any RefreshScene, _ prepare: (TreeHost) -> Void
  ) -> any RefreshScene {
    prepare(scene.host)
    return scene
  }

  static func tree(_ host: TreeHost) -> [String] {
    // A host's tree goes with the host.
    withExtendedLifetime(host) { [TreeText.of(host.root)] }
  }

  /// The scene of that name or number; letter case does not matter.
  ///
  /// - Errors: `BadArgument` for an unknown one.
  static func named(_ name: String) throws -> Scene {
    let wanted = name.lowercased()
    let found = all.first { $0.name.lowercased() == wanted || $0.number == wanted }
    guard let found else {
      throw BadArgument(
        word: name, among: all.flatMap { [$0.name, $0.number].compactMap { $0 } },
        listedBy: "scenes")
    }
    return found
  }
}
