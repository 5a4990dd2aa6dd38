import SwiftUI

/// The published demo's application: twelve rows, twelve more with every load until there are
/// fifty, three seconds for each.
///
/// - Rule: S3.20; the delay is the document's.
@MainActor @preconcurrency
public final class ZKRefreshDemo: UITableViewDataSource {
  /// How many rows there are at first and how many each load adds.
  public nonisolated static let rowsPerPage = 12
  /// How many rows there are in total.
  public nonisolated static let rowsInAll = 50

  public let table: UITableView
  /// How many rows are shown.
  public private(set) var rows = ZKRefreshDemo.rowsPerPage

  /// - Parameters:
  ///   - frame: the table's, which determines the width of its header and footer. Points.
  ///   - rowHeight: points.
  public init(frame: CGRect, rowHeight: CGFloat = 44) {
    table = UITableView(frame: frame, style: .plain)
    table.rowHeight = rowHeight
    table.dataSource = self
    table.zk_header = RefreshIndicatorHeader(refreshingClosure: { [weak self] in
      Self.later { self?.refreshed() }
    })
    table.zk_footer = RefreshIndicatorFooter(refreshingClosure: { [weak self] in
      Self.later { self?.loaded() }
    })
    table.reloadData()
  }

  private func refreshed() {
    rows = Self.rowsPerPage
    table.reloadData()
    table.zk_header?.endRefreshingWithResetFooter()
  }

  private func loaded() {
    rows = min(rows + Self.rowsPerPage, Self.rowsInAll)
    table.reloadData()
    if rows == Self.rowsInAll {
      table.zk_footer?.endRefreshingWithNoMoreData()
    } else {
      table.zk_footer?.endRefreshing()
    }
  }

  /// The work of a load: a delay on another queue, then back to the main one.
  private static func later(_ work: @escaping @MainActor () -> Void) {
    DispatchQueue.global().async {
      sleep(ZKRefreshLook.exampleDelay)
      DispatchQueue.main.async { work() }
    }
  }

  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows
  }

  public func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    tableView.numberedCell(at: indexPath)
  }
}
