/// A view's position on its way through the visible part of a scroll view.
///
/// - Source: Apple documentation, `ScrollTransitionPhase`.
@frozen public enum ScrollTransitionPhase: Hashable, Sendable {
  /// About to enter at the top or leading edge.
  case topLeading
  /// Visible in the scroll view.
  case identity
  /// About to enter at the bottom or trailing edge.
  case bottomTrailing

  public var isIdentity: Bool { self == .identity }

  /// -1 at the top leading edge, 0 while the view is visible, 1 at the bottom trailing edge.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// When and how fast a scroll transition moves between phases.
///
/// The threshold decides the phase; curves are kept and have no effect, as nothing is interpolated
/// between two phases.
///
/// - Source: Apple documentation, `ScrollTransitionConfiguration`.
public struct ScrollTransitionConfiguration: Sendable {
  /// How much of the view has to be visible.
  public struct Threshold: Sendable {
    /// The smallest visible fraction, from 0 to 1.
    let part: Double
    /// The distance in points by which the view has to be nearer to the centre.
    let distance: Double
    /// Whether the view's centre has to be that of the viewport.
    let isCentered: Bool

    public static let visible = Threshold(part: 1, distance: 0, isCentered: false)
    public static let hidden = Threshold(part: 0, distance: 0, isCentered: false)
    public static let centered = Threshold(part: 1, distance: 0, isCentered: true)

    public static func visible(_ amount: Double) -> Threshold {
      Threshold(part: min(max(amount, 0), 1), distance: 0, isCentered: false)
    }

    public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
      Threshold(
        part: part + (other.part - part) * amount,
        distance: distance + (other.distance - distance) * amount,
        isCentered: amount < 0.5 ? isCentered : other.isCentered)
    }

    public func inset(by distance: Double) -> Threshold {
      Threshold(part: part, distance: self.distance + distance, isCentered: isCentered)
    }
  }

  let isIdentity: Bool
  let threshold: Threshold
  let animation: Animation?
  let curve: UnitCurve?

  /// No transition at all.
  public static let identity = ScrollTransitionConfiguration(
    isIdentity: true, threshold: .visible, animation: nil, curve: nil)
  public static let interactive = interactive()
  public static let animated = animated()

  public static func interactive(
    timingCurve: UnitCurve = .easeInOut
  ) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(
      isIdentity: false, threshold: .visible, animation: nil, curve: timingCurve)
  }

  public static func animated(
    _ animation: Animation = .default
  ) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(
      isIdentity: false, threshold: .visible, animation: animation, curve: nil)
  }

  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(
      isIdentity: isIdentity, threshold: threshold, animation: animation, curve: curve)
  }

  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(
      isIdentity: isIdentity, threshold: threshold, animation: animation, curve: curve)
  }
}

extension View {
  /// Applies effects while the view enters or leaves the visible part of a scroll view.
  ///
  /// The effects are recorded on the element, see ``VisualEffect``; between two phases nothing is
  /// interpolated.
  ///
  /// - Parameters:
  ///   - configuration: the thresholds of the phases, for both ends of the axis.
  ///   - axis: the axis along which the phase is found; nil for that of the nearest scroll view,
  ///     vertical before horizontal.
  ///   - transition: makes the effects of a phase; those of `identity` apply while it is visible.
  /// - Source: Apple documentation, `scrollTransition(_:axis:transition:)`.
  nonisolated public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition:
      @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    scrollTransition(
      topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
  }

  /// Applies effects with a separate configuration for each end.
  nonisolated public func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition:
      @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    modifier(
      VisualEffectModifier { element, reader in
        let phase = element.scrollTransitionPhase(
          topLeading, bottomTrailing, along: axis, reader: reader)
        return transition(EmptyVisualEffect(), phase)._recordedEffects
      })
  }
}

extension LayoutNode {
  /// The phase of this element in the nearest scroll view; identity outside any.
  fileprivate final func scrollTransitionPhase(
    _ topLeading: ScrollTransitionConfiguration, _ bottomTrailing: ScrollTransitionConfiguration,
    along axis: Axis?, reader: Node
  ) -> ScrollTransitionPhase {
    guard let scroll = parent?.nearestScroll else { return .identity }
    let axis = axis ?? (scroll.scrolls(.vertical) ? .vertical : .horizontal)
    host.positions.add(reader, reads: self, in: .named(AnyHashable(ScrollSpace.any)))
    host.positions.add(reader, reads: scroll, in: .local)
    let rect = convert(CGRect(origin: .zero, size: size), to: scroll)
    let bounds = scroll.viewportBounds
    let lower = rect.origin[axis] - bounds.origin[axis]
    let length = rect.size[axis]
    let room = bounds.size[axis]
    if !topLeading.isMet(hidden: -lower, length, room) { return .topLeading }
    if !bottomTrailing.isMet(hidden: lower + length - room, length, room) {
      return .bottomTrailing
    }
    return .identity
  }
}

extension ScrollTransitionConfiguration {
  /// Whether a view counts as visible at one end.
  ///
  /// - Parameter hidden: how far the view extends beyond that end; negative inside.
  fileprivate func isMet(hidden: CGFloat, _ length: CGFloat, _ room: CGFloat) -> Bool {
    guard !isIdentity else { return true }
    let allowed =
      threshold.isCentered ? (length - room) / 2 : length * CGFloat(1 - threshold.part)
    return hidden <= allowed - CGFloat(threshold.distance)
  }
}
