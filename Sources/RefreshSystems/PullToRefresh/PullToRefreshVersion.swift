import SwiftUI

/// The versions of the code published for the one text of document 001.
///
/// - Rules: S1.16, S1.18, S1.20.
public enum PullToRefreshVersion: String, CaseIterable, Hashable, Sendable {
  /// 2021-07-16.
  case first = "v1"
  /// 2021-07-20: refreshes on every appearance (B001-13).
  case second = "v2"
  /// 2022-03-13, the head of the repository.
  case third = "v3"
  /// A later public copy of the third version that reverses the comparison by which the footer
  /// wakes.
  case copy = "copy with > 0.001"

  /// When a header refreshes automatically.
  public enum AutoRefresh: Hashable, Sendable {
    case never
    case onEveryAppearance
    /// On the first appearance, as long as the user has not pulled.
    case onAppearanceWhileInvalid
  }

  /// When a header refreshes automatically (S1.20).
  public var autoRefresh: AutoRefresh {
    switch self {
    case .first: .never
    case .second: .onEveryAppearance
    case .third, .copy: .onAppearanceWhileInvalid
    }
  }

  /// Whether a side is not evaluated while the other side's flag is set (S1.18).
  public var sidesExclude: Bool { isLate }

  /// Whether a side reads its flag again after the callback, for a host that finishes at once.
  ///
  /// The other versions never notice such an end and load for ever (B001-6).
  public var checksFlagAfterCallback: Bool { isLate }

  /// How far the header must be pulled before the pull counts. Points.
  public var headerDeadZone: CGFloat { Self.topDistance }

  /// How far the footer must be pulled before the pull counts. Points.
  public var footerDeadZone: CGFloat { isLate ? Self.bottomDistance : Self.earlyBottomDistance }

  /// Whether a footer at this position may be pulled from now on; the width is checked elsewhere.
  ///
  /// - Parameters:
  ///   - y: the footer's upper edge in the viewport. Points.
  ///   - edge: the end of the content at rest, or of the viewport if that is nearer. Points.
  ///   - thresold: the footer's height. Points.
  ///   - width: the viewport's width. Points.
  ///
  /// The early versions compare a vertical position with a width. The third waits for one exact
  /// position, which the default views miss by the 5 points that they grow. The copy wakes at any
  /// other position (B001-7).
  public func activatesFooter(
    y: CGFloat, edge: CGFloat, thresold: CGFloat, width: CGFloat
  ) -> Bool {
    let distance = abs(y - (edge + thresold))
    return switch self {
    case .first, .second: y >= width
    case .third: distance < Self.activationTolerance
    case .copy: distance > Self.activationTolerance
    }
  }

  /// The header's dead zone. Points.
  static let topDistance: CGFloat = 30
  /// The footer's dead zone. Points.
  static let bottomDistance: CGFloat = 30
  /// The footer's dead zone in the first two versions. Points.
  static let earlyBottomDistance: CGFloat = 20
  /// Points.
  package static let activationTolerance: CGFloat = 0.001

  private var isLate: Bool { self == .third || self == .copy }
}

private enum PullToRefreshVersionKey: EnvironmentKey {
  static let defaultValue = PullToRefreshVersion.third
}

extension EnvironmentValues {
  /// The published version that `addPullToRefresh` follows; the third unless set.
  ///
  /// The modifier reads it from the views that enclose it, so set it outside the modifier.
  public var pullToRefreshVersion: PullToRefreshVersion {
    get { self[PullToRefreshVersionKey.self] }
    set { self[PullToRefreshVersionKey.self] = newValue }
  }
}
