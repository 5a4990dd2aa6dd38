import RefreshSystems
import SwiftUI

/// Document 002's header and footer on a table of frame-based views, in the document's version.
///
/// Twenty rows, so that the list is longer than the screen: with the published demo's two any drag
/// that ends loads more (B002-1). The application is done four virtual seconds after it was called,
/// and loading appends five rows, as in the demo.
@MainActor final class ZHRefreshScene {
  let host: TreeHost
  let table: UITableView
  let version: ZHRefreshVersion
  private let changes = ChangeInbox<ZHRefreshChange>()

  /// Lays the scene out; header and footer come once the table knows its content.
  init(version: ZHRefreshVersion = .delegate) {
    let (rows, changes) = (ZHRefreshRows(), changes)
    self.version = version
    table = rows.table
    host = TreeHost(size: RefreshScenes.screen, environment: RefreshScenes.environment) {
      ZHRefreshTable(rows: rows)
    }
    host.settle()
    rows.addRefresh(version)
    host.settle()
    for view in [table.headerView, table.footerView] as [ZHRefreshComponent?] {
      view?.changeHandler = { changes.append($0) }
    }
  }
}

extension ZHRefreshScene: RefreshScene {
  var system: RefreshSystemName { .ZHRefresh }
  var pull: CGFloat { -table.contentOffset.y }
  var threshold: CGFloat { headerViewH }

  var state: String {
    guard let header = table.headerView else { return "none" }
    return header.isRefreshing ? "loading" : "\(header.status)"
  }

  func phase(of side: RefreshSide) -> RefreshPhase {
    switch side {
    case .header: headerPhase
    case .footer: footerPhase
    }
  }

  /// Armed by the pull and not by the status alone, which is parked at release after a refresh
  /// (B002-4).
  private var headerPhase: RefreshPhase {
    guard let header = table.headerView else { return .unready }
    if header.isRefreshing { return .refreshing }
    if pull > threshold, header.status == .releaseToRefresh { return .armed }
    return pull > 0 ? .pulling : .idle
  }

  private var footerPhase: RefreshPhase {
    guard let footer = table.footerView else { return .unready }
    return footer.isRefreshing ? .refreshing : pull < 0 ? .pulling : .idle
  }

  func guards(of side: RefreshSide) -> [RefreshGuard] {
    table.zhGuards(of: side, version: version)
  }

  func identifier(of side: RefreshSide) -> String? { "ZHRefresh.\(side.rawValue)" }

  func frame(of side: RefreshSide) -> CGRect? {
    let view: UIView? = side == .header ? table.headerView : table.footerView
    return view.map { $0.convert($0.bounds, to: nil) }
  }

  func takeEvents() -> [RefreshEvent] { changes.take().map(\.event) }
}

private struct ZHRefreshTable: UIViewRepresentable {
  let rows: ZHRefreshRows

  func makeUIView(context: Context) -> UITableView { rows.table }
  func updateUIView(_ uiView: UITableView, context: Context) {}
}

/// The application: it has the rows, and is asked for more of them.
///
/// Selecting a row begins a refresh, as in the demo; in the document's version the table never tells,
/// since the header has taken the delegate's place (B002-2).
@MainActor private final class ZHRefreshRows: UITableViewDataSource, UITableViewDelegate {
  let table = UITableView(frame: .zero, style: .plain)
  private var count = 20

  /// Points.
  private static let rowHeight: CGFloat = 44

  init() {
    table.accessibilityIdentifier = "ZHRefresh.list"
    table.rowHeight = Self.rowHeight
    table.dataSource = self
    table.delegate = self
  }

  func addRefresh(_ version: ZHRefreshVersion) {
    table.addHeaderWithCallback(version: version) { [weak self] in
      Self.later { self?.table.headerEndRefreshing() }
    }
    table.addFooterWithCallback(version: version) { [weak self] in
      Self.later { self?.loaded() }
    }
    table.headerView?.accessibilityIdentifier = "ZHRefresh.header"
    table.footerView?.accessibilityIdentifier = "ZHRefresh.footer"
  }

  private func loaded() {
    table.footerEndRefreshing()
    count += ZHRefreshDemo.rowsPerLoad
    table.reloadData()
  }

  private static func later(_ work: @escaping @MainActor () -> Void) {
    DispatchQueue.main.asyncAfter(deadline: .now() + ZHRefreshDemo.delay) { work() }
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.headerBeginRefreshing()
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "row")
      ?? UITableViewCell(style: .default, reuseIdentifier: "row")
    cell.textLabel?.text = "row \(indexPath.row + 1)"
    cell.accessibilityIdentifier = "row \(indexPath.row + 1)"
    return cell
  }
}
