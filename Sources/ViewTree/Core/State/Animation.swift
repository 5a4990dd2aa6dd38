/// How a change is shown over virtual time.
///
/// Layout sees final values at once; the shown values follow the curve.
///
/// - Units: virtual seconds.
/// - Source: Apple documentation, `Animation`.
public struct Animation: Hashable, Sendable {
  let curve: AnimationCurve

  init(curve: AnimationCurve) {
    self.curve = curve
  }

  public static func == (left: Animation, right: Animation) -> Bool {
    left.curve === right.curve || left.curve.isEqual(to: right.curve)
  }

  public func hash(into hasher: inout Hasher) { curve.hash(into: &hasher) }
}

/// A curve behind one reference, whatever its type.
///
/// - Safety: subclasses hold constants of sendable types only.
class AnimationCurve: @unchecked Sendable {
  func isEqual(to other: AnimationCurve) -> Bool { false }

  func hash(into hasher: inout Hasher) {}

  /// Lets the feature that animates changes join a host.
  func join(_ host: TreeHost) {}
}
