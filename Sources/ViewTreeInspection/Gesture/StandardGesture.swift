import ViewTree

/// The five gestures that tell refresh systems apart.
///
/// Each pulls the content down to an offset after the rubber band; the finger travels its inverse.
public enum StandardGesture: String, CaseIterable, Hashable, Sendable {
  case pull140Hold = "pull-140-hold"
  case pull140Back = "pull-140-back"
  case pull140Release = "pull-140-release"
  case pull70Release = "pull-70-release"
  case pull55Release = "pull-55-release"

  /// The gesture in words.
  public var title: String {
    switch self {
    case .pull140Hold: "pull 140 and hold"
    case .pull140Back: "pull 140 and back without letting go"
    case .pull140Release: "pull 140 and let go"
    case .pull70Release: "pull 70 and let go"
    case .pull55Release: "pull 55 and let go"
    }
  }

  /// The gesture of a name or of its words; letter case does not matter.
  public init?(named name: String) {
    let wanted = name.lowercased()
    let found = Self.allCases.first { $0.rawValue == wanted || $0.title == wanted }
    guard let found else { return nil }
    self = found
  }

  /// How far the content is pulled down. Points.
  public var pull: CGFloat {
    switch self {
    case .pull140Hold, .pull140Back, .pull140Release: 140
    case .pull70Release: 70
    case .pull55Release: 55
    }
  }

  /// The gesture for a scroll view of a height; the finger comes down near its upper end.
  ///
  /// The finger travels for a second and rests before it lets go, so that it lets go
  /// without speed.
  ///
  /// - Parameter viewport: the scroll view's size, its corner at the origin. Points.
  public func script(viewport: CGSize) -> GestureScript {
    let start = CGPoint(x: viewport.width / 2, y: viewport.height * Self.startShare)
    let travel = RubberBand.pull(offset: pull, viewport: viewport.height)
    let end = CGPoint(x: start.x, y: start.y + travel)
    let pulled: [GestureScript.Step] = [
      .down(start), .move(to: end, seconds: Self.travelSeconds, curve: .linear),
      .hold(seconds: Self.pause),
    ]
    return switch self {
    case .pull140Hold: GestureScript(steps: pulled)
    case .pull140Back:
      GestureScript(
        steps: pulled + [
          .move(to: start, seconds: Self.travelSeconds, curve: .linear), .hold(seconds: Self.pause),
        ])
    case .pull140Release, .pull70Release, .pull55Release: GestureScript(steps: pulled + [.up])
    }
  }

  /// Where the finger comes down, as a share of the height.
  private static let startShare: CGFloat = 1 / 6
  /// How long the finger moves down, and as long up again. Seconds.
  private static let travelSeconds = 1.0
  /// How long it rests then. Seconds.
  private static let pause = 0.5
}
