import SwiftUI

/// The choice among document 004's listings.
///
/// The document changes its code as it proceeds: the flag has two listings, the turn two, the
/// loading animation two, and the check for a running refresh comes late. Each step is a parameter
/// whose default is its last listing.
public struct WBRefreshVariant: Hashable, Sendable {
  /// When a turned arrow turns back (S4.12).
  public enum Comparison: String, CaseIterable, Hashable, Sendable {
    /// At the offset and above it: the first listing.
    case first = "A"
    /// Above the offset only: the adjusted listing, which messages the refresh view.
    case adjusted = "B"
  }

  public var comparison: Comparison
  /// How much less than half a turn the arrow turns over, and how much more it turns back. Radians.
  ///
  /// With zero both are exactly half a turn, a tie between the two directions, and the arrow always
  /// turns clockwise (S4.14).
  public var turnEpsilon: Double
  /// Whether the loading animation has a key and is added only while there is none (S4.17).
  ///
  /// Without it each notification adds another animation, which none replaces (S4.16, B004-6).
  public var animationKeyCheck: Bool
  /// How long one loading turn lasts. Seconds.
  public var loadingDuration: Double
  /// Whether a notification during a refresh starts the loading animation and does nothing else
  /// (S4.20).
  ///
  /// The document's condition calls a function under a different name than the one it shows, which
  /// is also private to another class (B004-5). The port calls the intended one.
  public var refreshingCheck: Bool

  public init(
    comparison: Comparison = .adjusted, turnEpsilon: Double = Self.documentEpsilon,
    animationKeyCheck: Bool = true, loadingDuration: Double = Self.finalLoadingDuration,
    refreshingCheck: Bool = true
  ) {
    self.comparison = comparison
    self.turnEpsilon = turnEpsilon
    self.animationKeyCheck = animationKeyCheck
    self.loadingDuration = loadingDuration
    self.refreshingCheck = refreshingCheck
  }

  /// The document's last listings.
  public static let adjusted = WBRefreshVariant()

  /// The document's first listings.
  public static let first = WBRefreshVariant(
    comparison: .first, turnEpsilon: 0, animationKeyCheck: false,
    loadingDuration: firstLoadingDuration, refreshingCheck: false)

  /// Radians.
  public static let documentEpsilon = 0.001
  /// The value in one public copy of the course. Radians.
  public static let copyEpsilon = 1e-7
  /// Seconds.
  public static let firstLoadingDuration: Double = 20
  /// Seconds.
  public static let finalLoadingDuration = 0.5

  /// The rotation of one turn, positive clockwise. Radians.
  ///
  /// A pair of turns is exactly a full one, so the small parts cancel.
  public func angle(turningOver: Bool) -> Double {
    turningOver ? .pi - turnEpsilon : .pi + turnEpsilon
  }
}
