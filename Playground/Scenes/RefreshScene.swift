import RefreshSystems
import SwiftUI

/// A refresh system on a screen of its own, ready for a finger.
@MainActor protocol RefreshScene: RefreshMachine {
  var host: TreeHost { get }

  /// The header's state under the document's own name.
  var state: String { get }

  /// The pull beyond which a side can ask, or is armed; nil where it hangs on the content.
  ///
  /// - Units: points.
  func requestLine(of side: RefreshSide) -> CGFloat?

  /// The accessibility identifier of what a side draws; nil where the system has no such side.
  func identifier(of side: RefreshSide) -> String?

  /// Where a side is drawn, in the screen's space; nil where the tree has none. Points.
  func frame(of side: RefreshSide) -> CGRect?
}

extension RefreshScene {
  func requestLine(of side: RefreshSide) -> CGFloat? { side == .header ? threshold : nil }

  func frame(of side: RefreshSide) -> CGRect? { identifier(of: side).flatMap { frame(of: $0) } }

  /// The vertical content offset of the scroll view with the identifier; 0 without one. Points.
  func contentOffset(_ identifier: String) -> CGFloat {
    host.scrollNode(identifier)?.contentOffset.y ?? 0
  }

  /// The frame of the first element with the identifier, in the screen's space; nil without one.
  func frame(of identifier: String) -> CGRect? {
    host.firstElement(identifier)?.frame(in: .global)
  }
}

/// The two flags of a document's host; its view writes them through bindings.
final class RefreshFlags: ObservableObject {
  @Published var headerRefreshing = false
  @Published var footerRefreshing = false
}

/// A row of a list under a finger.
@MainActor func listRow(_ number: Int) -> some View {
  Text("row \(number)")
    .frame(maxWidth: .infinity)
    .frame(height: 44)
    .accessibilityIdentifier("row \(number)")
}

/// The systems that can be put side by side, in the order of their documents.
@MainActor enum RefreshScenes {
  /// Texts are measured as a device's font: these lists are looked at and not counted in cells.
  static var environment: EnvironmentValues {
    var values = EnvironmentValues()
    values.textMeasurer = .iOS
    return values
  }

  /// The screen that all of them have. Points.
  static let screen = CGSize(width: 300, height: 600)

  /// The height of document 001's header; its default one is 65 points high while it can be pulled.
  static let pullToRefreshHeaderHeight: CGFloat = 60

  /// A new scene of a system, at rest.
  static func scene(
    of system: RefreshSystemName, _ parameters: SceneParameters = SceneParameters()
  ) -> any RefreshScene {
    switch system {
    case .LKRefresh: LKRefreshScene(parameters)
    case .PullToRefresh:
      PullToRefreshScene.afterFirstRefresh(
        version: parameters.pullToRefreshVersion,
        headerHeight: parameters.headerHeight ?? pullToRefreshHeaderHeight)
    case .ZHRefresh:
      ZHRefreshScene(version: parameters.zhRefreshVersion)
    case .ZKRefresh: ZKRefreshScene(componentHeight: parameters.componentHeight)
    case .WBRefresh: WBRefreshScene()
    }
  }
}
