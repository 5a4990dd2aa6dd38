/// The numbers that stand in for a layout's answers and places that are not finite.
///
/// Source: SwiftUI leaves it undefined; 0 keeps what stands around in its place.
extension LayoutNode {
  /// The answer of an element that is being asked already: two layouts ask each other in a circle.
  final func answerToItself(_ proposal: ProposedViewSize) -> CGSize {
    host.warn(
      .invalidGeometry,
      "A layout asked for the size of a view that is waiting for this layout's own answer; the "
        + "proposal counts as the answer. Ask only the subviews that the call was given.", self)
    return proposal.replacingUnspecifiedDimensions()
  }

  /// A side that is not a number counts as 0, with a warning: it would differ from itself for ever.
  final func replacingNoNumber(_ size: CGSize, _ proposal: ProposedViewSize) -> CGSize {
    host.warn(
      .invalidGeometry,
      "A layout answered \(size) to the proposal \(proposal), expected numbers; 0 is used where "
        + "there is none.", self)
    return CGSize(
      width: size.width.isNaN ? 0 : size.width, height: size.height.isNaN ? 0 : size.height)
  }

  /// A response as a size to stand with: an endless side counts as 0.
  ///
  /// An endless answer is in order while sizes are asked for, as `frame(maxWidth: .infinity)` under
  /// an endless proposal; a view that is placed with one is an error in a layout.
  @inline(__always) final func standingSize(_ size: CGSize) -> CGSize {
    if (size.width + size.height).isFinite { return size }
    return cutToStand(size)
  }

  @inline(never) private final func cutToStand(_ size: CGSize) -> CGSize {
    host.warn(
      .invalidGeometry,
      "A view was placed with the size \(size), expected a finite one; 0 is used where it has no "
        + "end.", self)
    return CGSize(
      width: size.width.isFinite ? size.width : 0, height: size.height.isFinite ? size.height : 0)
  }

  /// A place for what was placed nowhere; an endless size has said so already.
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

  /// A place for a child that was put where there are no numbers.
  final func placeOfNumbers(_ origin: CGPoint) -> CGPoint {
    host.warn(
      .invalidGeometry,
      "A subview was placed at \(origin), expected numbers; 0 is used where there is none.", self)
    return CGPoint(x: origin.x.isNaN ? 0 : origin.x, y: origin.y.isNaN ? 0 : origin.y)
  }

  /// Says once that this container was given a spacing that is not finite.
  final func warnOfSpacing(_ spacing: CGFloat) {
    guard !hasWarnedOfSpacing else { return }
    hasWarnedOfSpacing = true
    host.warn(
      .invalidGeometry,
      "The spacing \(spacing) was given, expected a finite number; that of nil is used.", self)
  }
}
