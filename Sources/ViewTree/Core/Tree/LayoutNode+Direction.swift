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

  /// Reads the direction anew; where it differs, the children are placed anew.
  ///
  /// For elements that evaluate closures: an evaluation voids what the element has read before.
  final func refreshDirection() {
    let known = knownDirection
    knownDirection = nil
    if let known, known != direction { setNeedsLayout() }
  }

  /// A point as an effect sees it: seen from the other side where places are mirrored.
  ///
  /// - Source: ANCHOR-2.4, LAYOUT-3.11: with its anchor a turn, a scale or a transform is mirrored
  ///   round the view's width; its matrix stands between two mirrors.
  final func directed(_ point: CGPoint, inWidth width: CGFloat) -> CGPoint {
    direction.isMirrored ? CGPoint(x: width - point.x, y: point.y) : point
  }
}

/// The reading direction at an element, and whether places are mirrored in it.
struct Direction: Equatable {
  let reading: LayoutDirection
  let isMirrored: Bool

  /// Where no view has said anything.
  static let unset = Direction(reading: .leftToRight, isMirrored: false)
}
