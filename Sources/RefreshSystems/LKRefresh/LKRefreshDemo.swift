import SwiftUI

/// The published demo: a list that refreshes and loads more after three seconds.
///
/// - Rule: S0.34: three styles, five rows, five more with every load.
public struct LKRefreshDemo: View {
  /// The three screens of the demo.
  public enum Style: String, CaseIterable, Hashable, Sendable {
    case headerOnly
    case headerAndFooter
    case customLoading
  }

  /// How many rows there are at first and how many each load adds.
  public static var rowsPerPage: Int { 5 }
  /// How long a refresh and a load take. Seconds.
  public static var delay: Double { 3 }

  public let style: Style
  @State private var rows = LKRefreshDemo.rowsPerPage
  @State private var headerRefreshing = false
  @State private var footerRefreshing = false

  public init(_ style: Style = .headerAndFooter) {
    self.style = style
  }

  public var body: some View {
    LKRefreshView(
      headerRefreshing: $headerRefreshing, footerRefreshing: $footerRefreshing,
      footerHidden: style == .headerOnly,
      headerConfig: LKRefresh.HeaderConfig(indicatorStyle: indicatorStyle),
      footerConfig: LKRefresh.FooterConfig(indicatorStyle: indicatorStyle),
      refreshTrigger: refresh, moreTrigger: loadMore
    ) {
      ForEach(0..<rows, id: \.self) { row in
        Text("row \(row + 1)")
          .frame(maxWidth: .infinity)
          .frame(height: 44)
      }
    }
  }

  private var indicatorStyle: LKRefreshUIStyle {
    style == .customLoading ? .loading : .indicator
  }

  private func refresh() {
    DispatchQueue.main.asyncAfter(deadline: .now() + Self.delay) {
      rows = Self.rowsPerPage
      headerRefreshing = false
    }
  }

  private func loadMore() {
    DispatchQueue.main.asyncAfter(deadline: .now() + Self.delay) {
      rows += Self.rowsPerPage
      footerRefreshing = false
    }
  }
}
