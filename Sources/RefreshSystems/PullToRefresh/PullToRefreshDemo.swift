import SwiftUI

/// The published demo: a list that refreshes and loads more after two seconds, ten rows at a time,
/// until there are no more.
///
/// - Rule: S1.21.
public struct PullToRefreshDemo: View {
  /// The three screens of the demo.
  public enum Style: String, CaseIterable, Hashable, Sendable {
    case header
    case footer
    case headerAndFooter
  }

  /// How many rows there are at first and how many each load adds.
  public nonisolated static var rowsPerPage: Int { 10 }
  /// How long a refresh and a load take. Seconds.
  public nonisolated static var delay: Double { 2 }

  public let style: Style
  /// How many rows there are in total.
  public let rowsInAll: Int
  @State private var rows = PullToRefreshDemo.rowsPerPage
  @State private var headerRefreshing = false
  @State private var footerRefreshing = false
  @State private var listState = ListState()

  public init(_ style: Style = .headerAndFooter, rowsInAll: Int = 24) {
    self.style = style
    self.rowsInAll = rowsInAll
  }

  public var body: some View {
    switch style {
    case .header:
      ScrollView {
        PullToRefreshView(header: RefreshDefaultHeader()) { list }
          .environmentObject(listState)
      }
      .addPullToRefresh(isHeaderRefreshing: $headerRefreshing, onHeaderRefresh: reload)
    case .footer:
      ScrollView {
        PullToRefreshView(footer: RefreshDefaultFooter()) { list }
          .environmentObject(listState)
      }
      .addPullToRefresh(isFooterRefreshing: $footerRefreshing, onFooterRefresh: loadMore)
    case .headerAndFooter:
      ScrollView {
        PullToRefreshView { list }
          .environmentObject(listState)
      }
      .addPullToRefresh(
        isHeaderRefreshing: $headerRefreshing, onHeaderRefresh: reload,
        isFooterRefreshing: $footerRefreshing, onFooterRefresh: loadMore)
    }
  }

  private var list: some View {
    VStack(spacing: 0) {
      ForEach(0..<rows, id: \.self) { row in
        Text("row \(row + 1)")
          .frame(maxWidth: .infinity)
          .frame(height: 60)
      }
    }
  }

  private func reload() {
    DispatchQueue.main.asyncAfter(deadline: .now() + Self.delay) {
      show(Self.rowsPerPage)
      headerRefreshing = false
    }
  }

  private func loadMore() {
    DispatchQueue.main.asyncAfter(deadline: .now() + Self.delay) {
      show(rows + Self.rowsPerPage)
      footerRefreshing = false
    }
  }

  /// Shows the given number of rows, or all of them; then there is nothing left to load.
  private func show(_ count: Int) {
    if count > rowsInAll { listState.setNoMore(true) }
    rows = min(count, rowsInAll)
  }
}
