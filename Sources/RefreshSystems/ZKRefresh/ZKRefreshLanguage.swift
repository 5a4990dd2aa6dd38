/// The language of the texts that the components of document 003 show by themselves.
///
/// - Source: document 003 gives the Chinese texts; the published code ships the English ones and
///   has the Chinese ones commented out (row S3.08). The document's are the default.
public enum ZKRefreshLanguage: String, CaseIterable, Hashable, Sendable {
  /// The texts of the document.
  case chinese
  /// The texts of the published code.
  case english

  /// What a header shows in each state; it has no text for ``ZKRefreshState/noMoreData``.
  public var headerTitles: [ZKRefreshState: String] {
    switch self {
    case .chinese:
      [
        .idle: "下拉刷新", .pullingInRect: "下拉刷新", .pullingOutRect: "松开刷新",
        .releaseing: "下拉刷新", .refreshing: "正在刷新...",
      ]
    case .english:
      [
        .idle: "Pull down to refresh", .pullingInRect: "Pull down to refresh",
        .pullingOutRect: "Release to refresh", .releaseing: "Pull down to refresh",
        .refreshing: "Loading...",
      ]
    }
  }

  /// What a footer shows in each state.
  public var footerTitles: [ZKRefreshState: String] {
    switch self {
    case .chinese:
      [
        .idle: "上拉加载更多数据", .pullingInRect: "上拉加载更多数据",
        .pullingOutRect: "松开加载更多数据", .releaseing: "上拉加载更多数据",
        .refreshing: "正在加载更多的数据...", .noMoreData: "已经没有更多了",
      ]
    case .english:
      [
        .idle: "Pull up to load more", .pullingInRect: "Pull up to load more",
        .pullingOutRect: "Release to load more", .releaseing: "Pull up to load more",
        .refreshing: "Loading...", .noMoreData: "No more data",
      ]
    }
  }
}
