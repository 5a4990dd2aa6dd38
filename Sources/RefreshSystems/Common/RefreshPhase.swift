/// The place of one side of a list between rest and refresh, in words that all five systems share.
///
/// A system may have more states of its own, or fewer: document 000 is never armed, since it asks
/// for data in the moment in which the content crosses the threshold.
public enum RefreshPhase: String, CaseIterable, Hashable, Sendable {
  /// The side cannot be pulled yet.
  case unready
  case idle
  /// The content is away from rest, but not far enough to arm or fire the side.
  case pulling
  /// The pull is far enough: the finger that lets go, or the content that comes back, asks for
  /// data.
  case armed
  /// The host was asked for data and has not finished.
  case refreshing
  /// The host has said that there is nothing more.
  case exhausted

  /// One character for a band of phases along an axis of time.
  public var letter: Character {
    switch self {
    case .unready: "~"
    case .idle: "."
    case .pulling: "p"
    case .armed: "a"
    case .refreshing: "R"
    case .exhausted: "x"
    }
  }
}
