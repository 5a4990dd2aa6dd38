/// A change of insets that document 003 animates.
///
/// The values change at once, the completion comes after ``duration``.
public enum ZKRefreshAnimation: Hashable, Sendable {
  /// The list opens room for a component that refreshes.
  case begin
  /// The room is given back, or kept for the words that there is nothing more; the state follows.
  case end(ZKRefreshState)
  /// A component that was switched off gives its room back.
  case disable

  /// How long each of them lasts. Seconds.
  ///
  /// - Source: the published code (row S3.15).
  public static let duration = 0.3
}
