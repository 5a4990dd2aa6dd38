import RefreshSystems
import SwiftUI

/// A refresh system on a screen of its own, ready for a finger.
@MainActor protocol RefreshScene: RefreshMachine {
  var host: TreeHost { get }
}

extension RefreshScene {
  /// The vertical content offset of the scroll view with the identifier; 0 without one. Points.
  func contentOffset(_ identifier: String) -> CGFloat {
    host.scrollNode(identifier)?.contentOffset.y ?? 0
  }
}

/// The systems that can be put side by side, in the order of their documents.
@MainActor enum RefreshScenes {
  /// The screen that all of them have. Points.
  static let screen = CGSize(width: 300, height: 600)

  /// The height of document 001's header; its default one is 65 points high while it can be pulled.
  ///
  /// - Source: `teaching.md` 9, lesson 11.
  static let pullToRefreshHeaderHeight: CGFloat = 60

  /// A new scene of each system, at rest.
  static func all() -> [any RefreshScene] {
    [
      LKRefreshScene(),
      PullToRefreshScene.afterFirstRefresh(headerHeight: pullToRefreshHeaderHeight),
    ]
  }
}
