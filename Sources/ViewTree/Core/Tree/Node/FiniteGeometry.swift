/// Finite replacements for layout answers and places that are not finite.
///
/// Source: SwiftUI leaves this undefined; 0 keeps the surrounding views in place.
extension LayoutNode {
  /// The answer of an element that is already being asked: two layouts ask each other in a circle.
  final func answerToItself(_ proposal: ProposedViewSize) -> CGSize {
    host.warn(
      .invalidGeometry,
      "A layout asked for the size of a view that is waiting for this layout's own answer; the "
        + "proposal counts as the answer. Ask only the subviews that the call was given.", self)
    return proposal.replacingUnspecifiedDimensions()
  }

  /// A side that is not a number counts as 0, with a warning: it would never equal itself.
  final func replacingNoNumber(_ size: CGSize, _ proposal: ProposedViewSize) -> CGSize {
    host.warn(
      .invalidGeometry,
      "A layout answered \(size) to the proposal \(proposal), expected numbers; 0 is used where "
        + "there is none.", self)
    return CGSize(
      width: size.width.isNaN ? 0 : size.width, height: size.height.isNaN ? 0 : size.height)
  }

  /// A response as the size of a placed view: an infinite side counts as 0.
  ///
  /// An infinite answer is valid while sizes are asked for, as with `frame(maxWidth: .infinity)`
  /// under an infinite proposal; placing a view with one is an error in a layout.
  @inline(__always) final func finiteSize(_ size: CGSize) -> CGSize {
    if (size.width + size.height).isFinite { return size }
    return cutToFinite(size)
  }

  @inline(never) private final func cutToFinite(_ size: CGSize) -> CGSize {
    host.warn(
      .invalidGeometry,
      "A view was placed with the size \(size), expected a finite one; 0 is used where it has no "
        + "end.", self)
    return CGSize(
      width: size.width.isFinite ? size.width : 0, height: size.height.isFinite ? size.height : 0)
  }

  /// A finite place for an element without one; an infinite size has already given its warning.
  final func finitePlace(_ origin: CGPoint, _ proposal: ProposedViewSize) -> CGPoint {
    let response = measure(proposal)
    if (response.width + response.height).isFinite {
      host.warn(
        .invalidGeometry,
        "A view was placed at \(origin), expected finite numbers; 0 is used where there is none.",
        self)
    }
    return CGPoint(
      x: origin.x.isFinite ? origin.x : 0, y: origin.y.isFinite ? origin.y : 0)
  }

  /// A place for a child whose coordinates are not numbers.
  final func placeOfNumbers(_ origin: CGPoint) -> CGPoint {
    host.warn(
      .invalidGeometry,
      "A subview was placed at \(origin), expected numbers; 0 is used where there is none.", self)
    return CGPoint(x: origin.x.isNaN ? 0 : origin.x, y: origin.y.isNaN ? 0 : origin.y)
  }

  /// Warns once that this container was given a spacing that is not finite.
  final func warnOfSpacing(_ spacing: CGFloat) {
    guard !hasWarnedOfSpacing else { return }
    hasWarnedOfSpacing = true
    host.warn(
      .invalidGeometry,
      "The spacing \(spacing) was given, expected a finite number; that of nil is used.", self)
  }
}
