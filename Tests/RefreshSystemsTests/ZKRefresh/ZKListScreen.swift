import RefreshSystems
import SwiftUI
import ViewTreeTesting

/// A table of rows 50 points high on a screen of 300 by 600, with a finger on it.
@MainActor final class ZKListScreen: UITableViewDataSource {
  static let viewport: CGFloat = 600

  let table: UITableView
  private(set) var host = ViewHost(size: .zero) { EmptyView() }
  var rows: Int
  /// How often a closure for a beginning was called.
  var begins = 0
  /// How often a closure for an end was called.
  var ends = 0

  /// - Parameters:
  ///   - insetTop: the inset above the rows before anything is installed. Points.
  ///   - install: puts components into the table, before it knows its rows.
  init(
    rows: Int = 40, insetTop: CGFloat = 0, table: UITableView? = nil,
    install: (ZKListScreen) -> Void = { $0.installBoth() }
  ) {
    self.rows = rows
    let frame = CGRect(x: 0, y: 0, width: 300, height: Self.viewport)
    self.table = table ?? UITableView(frame: frame, style: .plain)
    self.table.frame = frame
    self.table.rowHeight = 50
    self.table.dataSource = self
    self.table.contentInset.top = insetTop
    self.table.contentOffset.y = -insetTop
    install(self)
    self.table.reloadData()
    let shown = self.table
    host = ViewHost(size: frame.size) { ZKShownTable(table: shown) }
    host.settle()
  }

  func installBoth() {
    installHeader()
    table.zk_footer = RefreshFooter(
      refreshingClosure: { [weak self] in self?.begins += 1 },
      endRefreshingClosure: { [weak self] in self?.ends += 1 })
  }

  func installHeader() {
    table.zk_header = RefreshHeader(
      refreshingClosure: { [weak self] in self?.begins += 1 },
      endRefreshingClosure: { [weak self] in self?.ends += 1 })
  }

  var header: RefreshHeader? { table.zk_header }
  var footer: RefreshFooter? { table.zk_footer }

  /// The finger comes down in the upper part.
  func touch() {
    host.finger.down(at: CGPoint(x: 150, y: 200))
    host.settle()
  }

  /// Moves the finger in one step so far from where it came down that a list at rest at its top, or
  /// one as short as its viewport, is so far below or above its place of rest.
  func pull(to offset: CGFloat) {
    move(by: RubberBand.pull(offset: offset, viewport: Self.viewport))
  }

  /// Moves the finger in one step to a distance below where it came down.
  func move(by travel: CGFloat) {
    host.finger.move(to: CGPoint(x: 150, y: 200 + travel))
    host.settle()
  }

  /// Pulls a list at rest slowly, a move a frame.
  func pullSlowly(to offset: CGFloat) {
    let travel = RubberBand.pull(offset: offset, viewport: Self.viewport)
    host.finger.drag(
      from: CGPoint(x: 150, y: 100), to: CGPoint(x: 150, y: 100 + travel), over: 0.5, lifting: false
    )
  }

  func release() {
    host.finger.up()
    host.settle()
  }

  func wait(_ seconds: Double) {
    host.advance(by: seconds)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row")
      ?? UITableViewCell(style: .default, reuseIdentifier: "row")
  }
}

/// A table that is in a tree.
struct ZKShownTable: UIViewRepresentable {
  let table: UITableView

  func makeUIView(context: Context) -> UITableView { table }
  func updateUIView(_ uiView: UITableView, context: Context) {}
}
