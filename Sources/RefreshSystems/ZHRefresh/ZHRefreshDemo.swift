/// The numbers of the published demo (S2.16).
///
/// - Source: `systems.md` 4.2; selecting a row of it begins a header refresh.
public enum ZHRefreshDemo {
  public static let rows = 2
  /// How many rows loading more appends.
  public static let rowsPerLoad = 5
  /// How long the application takes to refresh or load. Seconds.
  public static let delay: Double = 4
}
