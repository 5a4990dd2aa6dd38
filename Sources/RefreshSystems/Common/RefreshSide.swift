/// One of the two ends of a list.
public enum RefreshSide: String, CaseIterable, Hashable, Sendable {
  /// Pulled down for fresh data.
  case header
  /// Pulled up for more data.
  case footer
}
