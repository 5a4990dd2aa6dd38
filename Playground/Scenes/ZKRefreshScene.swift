import RefreshSystems
import SwiftUI

/// Document 003's header and footer on a table of frame-based views.
///
/// Twelve rows, as in the published demo, but 60 points high, so that the list is longer than the
/// screen: below a short list any upward drag that ends loads (B003-5). The application is done three
/// virtual seconds after it was called, as in the document.
@MainActor final class ZKRefreshScene {
  /// Points.
  static let rowHeight: CGFloat = 60

  let host: TreeHost
  let demo: ZKRefreshDemo
  private let changes = ChangeInbox<ZKRefreshChange>()

  /// Lays the scene out.
  ///
  /// - Parameter componentHeight: of header and footer, in points; nil for the published one.
  init(componentHeight: CGFloat? = nil) {
    let before = ZKRefreshGetDefaultComponentHeight()
    ZKRefreshSetDefaultComponentHeight(componentHeight ?? before)
    defer { ZKRefreshSetDefaultComponentHeight(before) }
    let demo = ZKRefreshDemo(
      frame: CGRect(origin: .zero, size: RefreshScenes.screen), rowHeight: Self.rowHeight)
    let changes = changes
    for (side, component) in [
      ("header", demo.table.zk_header), ("footer", demo.table.zk_footer),
    ] as [(String, RefreshComponent?)] {
      component?.accessibilityIdentifier = "ZKRefresh.\(side)"
      component?.changeHandler = { changes.append($0) }
    }
    demo.table.accessibilityIdentifier = "ZKRefresh.list"
    self.demo = demo
    host = TreeHost(size: RefreshScenes.screen, environment: RefreshScenes.environment) {
      ZKRefreshTable(demo: demo)
    }
    host.settle()
  }

  private var table: UITableView { demo.table }

  private func component(_ side: RefreshSide) -> RefreshComponent? {
    side == .header ? table.zk_header : table.zk_footer
  }
}

extension ZKRefreshScene: RefreshScene {
  var system: RefreshSystemName { .ZKRefresh }
  var pull: CGFloat { -table.contentOffset.y }
  var threshold: CGFloat { table.zk_header?.frame.height ?? ZKRefreshLook.componentHeight }

  var state: String { component(.header)?.state.rawValue ?? "none" }

  func phase(of side: RefreshSide) -> RefreshPhase {
    let isPulled = side == .header ? pull > 0 : pull < 0
    return component(side)?.state.phase(isPulled: isPulled) ?? .unready
  }

  func guards(of side: RefreshSide) -> [RefreshGuard] { component(side)?.guards ?? [] }

  func identifier(of side: RefreshSide) -> String? { "ZKRefresh.\(side.rawValue)" }

  func frame(of side: RefreshSide) -> CGRect? {
    component(side).map { $0.convert($0.bounds, to: nil) }
  }

  func takeEvents() -> [RefreshEvent] { changes.take().compactMap(\.event) }
}

/// The application's table on the screen, which keeps the application.
private struct ZKRefreshTable: UIViewRepresentable {
  let demo: ZKRefreshDemo

  func makeUIView(context: Context) -> UITableView { demo.table }
  func updateUIView(_ uiView: UITableView, context: Context) {}
}
