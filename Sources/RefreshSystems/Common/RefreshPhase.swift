/// The progress of one side of a list from rest to refresh, in the vocabulary that all five systems
/// share.
///
/// A system may have more or fewer states of its own: document 000 is never armed, since it
/// requests data at the moment the content crosses the threshold.
public enum RefreshPhase: String, CaseIterable, Hashable, Sendable {
  /// The side cannot be pulled yet.
  case unready
  case idle
  /// The content is away from rest, but not far enough to arm or fire the side.
  case pulling
  /// The pull is far enough: data is requested when the finger lets go or the content comes back.
  case armed
  /// The host was asked for data and has not finished.
  case refreshing
  /// The host has reported that there is nothing more.
  case exhausted

  /// The character for a band of phases along a time axis.
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
