import RefreshSystems
import SwiftUI

/// Document 004's control on a table of frame-based views.
///
/// The system's control decides when to ask: in this stand-in once a finger has pulled beyond its trigger
/// distance, an eighth of the list's height. The arrow turns by its own rule. The application is
/// done two virtual seconds after it was called.
@MainActor final class WBRefreshScene {
  private static let control = "WBRefresh.control"

  let host: TreeHost
  let demo: WBRefreshDemo
  private let changes = ChangeInbox<WBRefreshChange>()

  /// Lays the scene out; the control watches its frame from the next turn of the main queue on.
  init() {
    host = TreeHost(size: RefreshScenes.screen, environment: RefreshScenes.environment) {
      EmptyView()
    }
    // Items that the control leaves to the main queue belong to this screen's time.
    let demo = host.time.whileCurrent {
      WBRefreshDemo(frame: CGRect(origin: .zero, size: RefreshScenes.screen))
    }
    let changes = changes
    demo.refreshControl.changeHandler = { changes.append($0) }
    demo.refreshControl.accessibilityIdentifier = Self.control
    demo.table.accessibilityIdentifier = "WBRefresh.list"
    self.demo = demo
    host.update { WBRefreshTable(demo: demo) }
    host.settle()
  }
}

extension WBRefreshScene: RefreshScene {
  var system: RefreshSystemName { .WBRefresh }
  var pull: CGFloat { -demo.table.contentOffset.y }
  /// Where the arrow turns.
  var threshold: CGFloat { -WBRefreshControlOffset }

  func requestLine(of side: RefreshSide) -> CGFloat? {
    side == .header ? demo.refreshControl.trigger(in: demo.table) : nil
  }

  var state: String {
    if demo.refreshControl.isRefreshing { return "refreshing" }
    return demo.refreshControl.refreshView.rotateFlag ? "arrow up" : "arrow down"
  }

  func phase(of side: RefreshSide) -> RefreshPhase {
    guard side == .header else { return .unready }
    if demo.refreshControl.isRefreshing { return .refreshing }
    guard pull > 0 else { return .idle }
    return demo.refreshControl.refreshView.rotateFlag ? .armed : .pulling
  }

  func guards(of side: RefreshSide) -> [RefreshGuard] {
    side == .header ? demo.refreshControl.guards : []
  }

  func identifier(of side: RefreshSide) -> String? { side == .header ? Self.control : nil }

  func frame(of side: RefreshSide) -> CGRect? {
    guard side == .header else { return nil }
    return demo.refreshControl.convert(demo.refreshControl.bounds, to: nil)
  }

  func takeEvents() -> [RefreshEvent] { changes.take().compactMap(\.event) }
}

/// The application's table on the screen, which keeps the application.
private struct WBRefreshTable: UIViewRepresentable {
  let demo: WBRefreshDemo

  func makeUIView(context: Context) -> UITableView { demo.table }
  func updateUIView(_ uiView: UITableView, context: Context) {}
}
