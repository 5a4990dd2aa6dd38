extension LayoutNode {
  /// Left-to-right unless the environment says otherwise; a change places the children anew.
  final var layoutDirection: LayoutDirection { direction.reading }

  final var direction: Direction {
    if let knownDirection { return knownDirection }
    // A scope that sets a direction comes with a new environment, which forgets what is known.
    guard environment.setsDirection else {
      knownDirection = .unset
      return .unset
    }
    let direction = reading {
      let values = EnvironmentValues(environment)
      let inForce = values.layoutDirection
      return Direction(
        reading: inForce, isMirrored: values.layoutDirectionBehavior.mirrors(inForce))
    }
    knownDirection = direction
    return direction
  }

  /// Whether places inside are mirrored.
  package final var isMirrored: Bool { direction.isMirrored }

  /// Reads the direction anew; where it differs, the children are placed anew.
  ///
  /// For elements that evaluate closures: an evaluation voids what the element has read before.
  final func refreshDirection() {
    let known = knownDirection
    knownDirection = nil
    if let known, known != direction { setNeedsLayout() }
  }

  /// A transform of content of a width as an effect uses it: where places are mirrored, it stands
  /// between two mirrors.
  ///
  /// - Source: ANCHOR-2.4, LAYOUT-3.11: with its anchor a turn, a scale or a transform is mirrored.
  final func mirrored(_ transform: CGAffineTransform, inWidth width: CGFloat) -> CGAffineTransform {
    guard direction.isMirrored else { return transform }
    let mirror = CGAffineTransform.mirror(inWidth: width)
    return mirror.concatenating(transform).concatenating(mirror)
  }

  final func mirrored(
    _ transform: ProjectionTransform, inWidth width: CGFloat
  ) -> ProjectionTransform {
    guard direction.isMirrored else { return transform }
    let mirror = ProjectionTransform(.mirror(inWidth: width))
    return mirror.concatenating(transform).concatenating(mirror)
  }
}

extension CGAffineTransform {
  /// Turns left into right inside a width.
  fileprivate static func mirror(inWidth width: CGFloat) -> CGAffineTransform {
    CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0)
  }
}

/// The reading direction at an element, and whether places are mirrored in it.
struct Direction: Equatable {
  let reading: LayoutDirection
  let isMirrored: Bool

  /// Where no view has said anything.
  static let unset = Direction(reading: .leftToRight, isMirrored: false)
}
