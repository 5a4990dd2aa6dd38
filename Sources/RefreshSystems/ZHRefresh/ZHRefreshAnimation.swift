/// A change that document 002 animates.
///
/// The model has the new values when the animation begins; what follows it comes after its duration.
public enum ZHRefreshAnimation: String, CaseIterable, Hashable, Sendable {
  /// Half a turn more.
  case arrowTurns
  /// Back to where it was drawn.
  case arrowReturns
  /// Room for the header.
  case headerBegin
  case headerEnd
  /// Room for the footer.
  case footerBegin
  case footerEnd

  /// In seconds.
  ///
  /// - Source: the published code (S2.12, S2.13).
  public var duration: Double {
    switch self {
    case .arrowTurns, .arrowReturns, .headerBegin: 0.3
    case .headerEnd, .footerBegin, .footerEnd: 0.5
    }
  }

  /// Whether something follows the animation, or the next one of its kind counts from it.
  package var isAwaited: Bool {
    switch self {
    case .arrowTurns, .arrowReturns: false
    case .headerBegin, .headerEnd, .footerBegin, .footerEnd: true
    }
  }
}
