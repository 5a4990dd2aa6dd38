extension View {
  /// Puts the view into a frame of a fixed size.
  ///
  /// A given side is proposed and reported; nil passes the proposal and the view's own side through.
  /// The view is aligned by its guide against the frame's default one; it is never resized or
  /// clipped. A negative or non-finite side counts as nil, with a warning.
  /// Source: `semantics.md` 3.5.
  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(FixedFrame(width: width, height: height, alignment: alignment))
  }

  /// A frame without any constraint.
  @available(*, deprecated, message: "Please pass one or more parameters.")
  nonisolated public func frame() -> some View {
    modifier(FixedFrame(width: nil, height: nil, alignment: .center))
  }
}

nonisolated struct FixedFrame: LayoutModifier {
  let width: CGFloat?
  let height: CGFloat?
  let alignment: Alignment
  let isInvalid: Bool

  init(width: CGFloat?, height: CGFloat?, alignment: Alignment) {
    self.width = Self.valid(width)
    self.height = Self.valid(height)
    self.alignment = alignment
    isInvalid = (self.width == nil) != (width == nil) || (self.height == nil) != (height == nil)
  }

  private static func valid(_ side: CGFloat?) -> CGFloat? {
    guard let side, side >= 0, side.isFinite else { return nil }
    return side
  }

  var invalidInput: String? {
    isInvalid ? "Invalid frame dimension (negative or non-finite)." : nil
  }

  var edgesWithOrdinarySpacing: Edge.Set {
    var edges: Edge.Set = []
    if width != nil { edges.formUnion(.horizontal) }
    if height != nil { edges.formUnion(.vertical) }
    return edges
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    if let width, let height { return CGSize(width: width, height: height) }
    let size = subviews[0].sizeThatFits(content(proposal))
    return CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  private func content(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    FrameAlignment.place(subviews[0], in: bounds, alignment, content(proposal))
  }
}

/// Puts a view into a frame: the frame's default guide meets the view's own.
///
/// Source: `semantics.md` 3.5 "Position".
enum FrameAlignment {
  static func place(
    _ subview: LayoutSubview, in bounds: CGRect, _ alignment: Alignment,
    _ proposal: ProposedViewSize
  ) {
    let size = subview.node.measure(proposal)
    func origin(_ key: AlignmentKey) -> CGFloat {
      let frame = key.defaultValue(
        in: ViewDimensions(size: bounds.size, proposal: proposal, source: nil))
      return frame - subview.node.guide(key, size: size, proposal: proposal)
    }
    subview.place(
      at: CGPoint(
        x: bounds.minX + origin(alignment.horizontal.key),
        y: bounds.minY + origin(alignment.vertical.key)),
      proposal: proposal)
  }
}
