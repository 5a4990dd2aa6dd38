import SwiftUI
import ViewTreeInspection

/// A view of a learner's package that the commands of the playground can show.
@MainActor public struct PlaygroundScene {
  /// The name on the command line.
  public let name: String
  /// The window. Points.
  public let size: CGSize
  /// Its words in the list of scenes.
  public let summary: String
  /// The window unless a command asks for another one.
  let window: SceneWindow
  /// Makes a host with the scene in a window, at rest; the closure receives it before the first
  /// layout.
  let show: (SceneWindow, (TreeHost) -> Void) -> TreeHost

  /// - Parameters:
  ///   - name: one word; letter case does not matter on the command line.
  ///   - content: called each time a command shows the scene.
  public init<Content: View>(
    _ name: String, size: CGSize = CGSize(width: 300, height: 600), summary: String = "",
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(
      name, window: SceneWindow(size: size),
      summary: summary.isEmpty ? "a scene of your own" : summary, content: content)
  }

  init<Content: View>(
    _ name: String, window: SceneWindow, summary: String,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.name = name
    self.summary = summary
    self.window = window
    size = window.size
    show = { $0.show(content, $1) }
  }
}

extension Scene {
  /// The scenes of a learner's package, in its order; empty in the playground itself.
  static var own: [Scene] = []

  /// A screen in a window of its own, or in another one.
  init(_ screen: PlaygroundScene, in window: SceneWindow? = nil) {
    let window = window ?? screen.window
    self.init(
      name: screen.name, number: nil, summary: screen.summary,
      lines: { Self.tree(screen.show(window) { _ in }) },
      make: { screen.show(window, $0) })
    self.screen = screen
  }
}

extension CommandTable {
  /// The commands for a package's own scenes; the first scene, live, replaces the tour.
  static let own = CommandTable(tour: .live, commands: standard.commands)
}
