import RefreshSystems
import SwiftUI
import ViewTreeTesting

/// A table of rows 50 points high.
@MainActor final class ZKListScreen: ListUnderFinger, UITableViewDataSource {
  let table: UITableView
  private(set) var host = ViewHost(size: .zero) { EmptyView() }
  let rows: Int
  /// How often a closure for a beginning, and one for an end, was called.
  private(set) var begins = 0
  private(set) var ends = 0

  /// - Parameters:
  ///   - insetTop: the inset above the rows before anything is installed. Points.
  ///   - install: puts components into the table, before it knows its rows.
  init(
    rows: Int = 40, insetTop: CGFloat = 0,
    table: UITableView = UITableView(frame: .zero, style: .plain),
    install: (ZKListScreen) -> Void = {
      $0.installHeader()
      $0.installFooter()
    }
  ) {
    self.rows = rows
    self.table = table
    table.frame = CGRect(origin: .zero, size: Self.screenSize)
    table.rowHeight = 50
    table.dataSource = self
    table.contentInset.top = insetTop
    table.contentOffset.y = -insetTop
    install(self)
    table.reloadData()
    host = ViewHost(size: Self.screenSize, uiView: table)
    host.settle()
  }

  func installHeader() {
    table.zk_header = RefreshHeader(
      refreshingClosure: { [weak self] in self?.begins += 1 },
      endRefreshingClosure: { [weak self] in self?.ends += 1 })
  }

  func installFooter() {
    table.zk_footer = RefreshFooter(
      refreshingClosure: { [weak self] in self?.begins += 1 },
      endRefreshingClosure: { [weak self] in self?.ends += 1 })
  }

  var header: RefreshHeader? { table.zk_header }
  var footer: RefreshFooter? { table.zk_footer }
  var offset: CGFloat { table.contentOffset.y }

  /// Pulls by 140 points under a slow finger, and lets go.
  func refresh(waiting seconds: Double) {
    pullSlowly(to: 140)
    release(seconds)
  }

  func scrollToEnd() {
    table.setContentOffset(CGPoint(x: 0, y: table.contentSize.height - 600), animated: false)
    host.settle()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row")
      ?? UITableViewCell(style: .default, reuseIdentifier: "row")
  }
}
