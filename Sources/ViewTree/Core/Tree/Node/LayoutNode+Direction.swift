extension LayoutNode {
  /// Left-to-right unless the environment says otherwise; a change places the children again.
  package final var layoutDirection: LayoutDirection { direction.reading }

  @inline(__always) final var direction: Direction { knownDirection ?? readDirection() }

  @inline(never) private final func readDirection() -> Direction {
    // A scope that sets a direction comes with a new environment, which clears the cached
    // direction.
    guard environment.setsDirection else {
      knownDirection = .leftToRight
      return .leftToRight
    }
    let direction = reading {
      let values = EnvironmentValues(environment)
      let inForce = values.layoutDirection
      return Direction(inForce, isMirrored: values.layoutDirectionBehavior.mirrors(inForce))
    }
    knownDirection = direction
    return direction
  }

  /// Whether places inside are mirrored.
  package final var isMirrored: Bool { direction.isMirrored }

  /// Reads the direction again; if it differs, the children are placed again.
  ///
  /// For elements that evaluate closures: an evaluation voids the element's earlier reads.
  final func refreshDirection() {
    let known = knownDirection
    knownDirection = nil
    if let known, known != direction { setNeedsLayout() }
  }

  /// An effect's transform for content of a given width; where places are mirrored, it is applied
  /// between two mirrorings.
  ///
  /// - Source: ANCHOR-2.4, LAYOUT-3.11: a rotation, scale or transform is mirrored with its anchor.
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
  /// Swaps left and right inside a width.
  fileprivate static func mirror(inWidth width: CGFloat) -> CGAffineTransform {
    CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0)
  }
}
