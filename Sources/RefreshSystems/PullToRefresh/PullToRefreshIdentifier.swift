/// The accessibility identifiers of a `PullToRefreshView`'s parts, for tests and explanations.
public enum PullToRefreshIdentifier {
  /// What all of them begin with.
  public static let prefix = "PullToRefresh."
  /// The stack of header, content and footer, paddings included.
  public static let stack = "PullToRefresh.stack"
  public static let header = "PullToRefresh.header"
  public static let content = "PullToRefresh.content"
  public static let footer = "PullToRefresh.footer"
}
