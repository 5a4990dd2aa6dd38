import SwiftUI

/// The application of document 004: a table with the control, and a load that can fail.
///
/// - Rules: S4.01, S4.05; rows and delay are this port's.
@MainActor @preconcurrency
public final class WBRefreshDemo: UITableViewDataSource, SelectorPerforming {
  /// How long a load takes. Seconds.
  public nonisolated static let delay: Double = 2

  public let table: UITableView
  public let refreshControl: WBRefreshControl
  /// How many rows the table shows after the next load.
  public var rows = 20
  /// Whether the next load fails.
  public var fails = false
  /// The application's messages to the user, in order.
  public private(set) var messages: [String] = []
  /// How often the table was asked to load.
  public private(set) var loads = 0

  /// - Parameters:
  ///   - frame: of the table. Points.
  ///   - rowHeight: points.
  ///   - variant: which of the two listings decides at exactly -60.
  public init(frame: CGRect, rowHeight: CGFloat = 44, variant: WBRefreshVariant = .adjusted) {
    table = UITableView(frame: frame, style: .plain)
    refreshControl = WBRefreshControl(variant: variant)
    table.rowHeight = rowHeight
    table.dataSource = self
    refreshControl.addTarget(self, action: Self.loadSelector, for: .valueChanged)
    table.refreshControl = refreshControl
    table.reloadData()
  }

  private static let loadSelector = Selector("loadData")

  public func perform(_ selector: Selector, with sender: Any?) {
    if selector == Self.loadSelector { loadData() }
  }

  /// Loads; the control is told again that a refresh has begun, which it already knows (B004-9).
  public func loadData() {
    loads += 1
    refreshControl.beginRefreshing()
    DispatchQueue.main.asyncAfter(deadline: .now() + Self.delay) { [weak self] in
      self?.loaded()
    }
  }

  private func loaded() {
    refreshControl.endRefreshing()
    guard !fails else {
      messages.append(WBRefreshLook.errorText)
      return
    }
    table.reloadData()
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
