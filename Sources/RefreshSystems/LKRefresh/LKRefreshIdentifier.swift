/// The accessibility identifiers of an `LKRefreshView`'s parts, for tests, traces and explanations.
public enum LKRefreshIdentifier {
  /// What all of them begin with.
  public static let prefix = "LKRefresh."
  /// The scroll view.
  public static let list = "LKRefresh.list"
  /// The top-aligned stack of marker, content and header.
  public static let stack = "LKRefresh.stack"
  /// The measured content.
  public static let content = "LKRefresh.content"
  /// The header's frame, which never moves.
  public static let header = "LKRefresh.header"
  /// What the header draws, one threshold higher while it has no space.
  public static let headerParts = "LKRefresh.header.parts"
  public static let headerIcon = "LKRefresh.header.icon"
  public static let headerTitle = "LKRefresh.header.title"
  public static let headerTime = "LKRefresh.header.time"
  public static let footer = "LKRefresh.footer"
  public static let footerIcon = "LKRefresh.footer.icon"
  public static let footerTitle = "LKRefresh.footer.title"
}
