import SwiftUI
import ViewTreeInspection

/// A view of one's own that the commands of the playground can be pointed at.
@MainActor public struct PlaygroundScene {
  /// The name on the command line.
  public let name: String
  /// The window. Points.
  public let size: CGSize
  /// Its words in the list of scenes.
  public let summary: String
  /// Makes a host with the scene, at rest; the function gets it before the first layout.
  let makeHost: ((TreeHost) -> Void) -> TreeHost

  /// - Parameters:
  ///   - name: one word; letter case does not matter on the command line.
  ///   - content: made anew each time a command shows the scene.
  public init<Content: View>(
    _ name: String, size: CGSize = CGSize(width: 300, height: 600), summary: String = "",
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.name = name
    self.size = size
    self.summary = summary.isEmpty ? "a scene of your own" : summary
    makeHost = { prepare in
      let host = TreeHost(size: size) { EmptyView() }
      prepare(host)
      host.update(content)
      host.settle()
      return host
    }
  }
}

extension Scene {
  /// The scenes of a learner's package, in its order; empty in the playground itself.
  static var own: [Scene] = []

  /// A learner's scene.
  init(_ scene: PlaygroundScene) {
    self.init(
      name: scene.name, number: nil, summary: scene.summary,
      lines: {
        let host = scene.makeHost { _ in }
        return withExtendedLifetime(host) { [TreeText.of(host.root)] }
      },
      make: scene.makeHost)
  }
}

extension CommandTable {
  /// The commands for one's own scenes, with the first scene live in place of the tour.
  static let own = CommandTable(tour: .live, commands: standard.commands)
}
