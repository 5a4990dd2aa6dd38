extension View {
  /// Proposes a size of the given ratio of width to height; nil takes the ratio of the ideal size.
  ///
  /// The result has the size that the view chooses.
  ///
  /// - Nil: a side without a proposal does not constrain the size, neither in `fit` nor in `fill`:
  ///   the other side decides. A fully unspecified proposal passes through, so the ratio has no
  ///   effect.
  /// - NaN: a ratio that is not positive and finite counts as nil, with a warning.
  /// - Source: LAYOUT-3.7, LAYOUT-3.7.2.
  ///
  /// ```swift
  /// let host = ViewHost(size: CGSize(width: 90, height: 200)) {
  ///   Color.red.aspectRatio(3, contentMode: .fit).accessibilityIdentifier("strip")
  /// }
  /// #expect(host.frame(of: "strip") == CGRect(x: 0, y: 85, width: 90, height: 30))
  /// ```
  nonisolated public func aspectRatio(
    _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
  ) -> some View {
    modifier(AspectRatio(ratio: aspectRatio, contentMode: contentMode))
  }

  nonisolated public func aspectRatio(
    _ aspectRatio: CGSize, contentMode: ContentMode
  ) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  /// Scales the view to fit its place, keeping its ratio.
  nonisolated public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Scales the view to fill its place, keeping its ratio.
  nonisolated public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}

nonisolated struct AspectRatio: LayoutModifier {
  var ratio: CGFloat?
  let contentMode: ContentMode

  var invalidInput: String? {
    guard let ratio, !(ratio.isFinite && ratio > 0) else { return nil }
    return "Invalid aspect ratio (not a positive finite number)."
  }

  /// A box of the ratio, of any size.
  private func box(_ subview: LayoutSubview) -> CGSize {
    if let ratio, ratio.isFinite, ratio > 0 { return CGSize(width: ratio, height: 1) }
    let ideal = subview.sizeThatFits(.unspecified)
    // The ratio of an empty or infinite size is not a number.
    let hasRatio = ideal.width > 0 && ideal.height > 0 && (ideal.width + ideal.height).isFinite
    return hasRatio ? ideal : CGSize(width: 1, height: 1)
  }

  private func content(
    _ proposal: ProposedViewSize, _ subview: LayoutSubview
  ) -> ProposedViewSize {
    guard proposal != .unspecified else { return proposal }
    let box = box(subview)
    let horizontal = proposal.width.map { $0 / box.width }
    let vertical = proposal.height.map { $0 / box.height }
    let scale =
      contentMode == .fit
      ? min(horizontal ?? .infinity, vertical ?? .infinity)
      : max(horizontal ?? -.infinity, vertical ?? -.infinity)
    return ProposedViewSize(width: box.width * scale, height: box.height * scale)
  }

  /// A side of the largest box of the ratio inside the proposal, or of the smallest around it.
  private func side(_ axis: Axis, _ subview: LayoutSubview) -> Term {
    let box = box(subview)
    func along(_ side: Axis) -> Term { .over(.times(.asked(side), box[axis]), box[side]) }
    return contentMode == .fit
      ? .atMost(along(axis), along(axis.crossing)) : .atLeast(along(axis), along(axis.crossing))
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    subviews[0].sizeThatFits(content(proposal, subviews[0]))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let asked = content(proposal, subviews[0])
    subviews[0].place(at: bounds.center, anchor: .center, proposal: asked)
    subviews[0].tell(.question) { axis in
      asked == .unspecified ? .passedOn(axis) : Reason(.ratio, side(axis, subviews[0]))
    }
    subviews[0].tellCentred(in: bounds, asked)
  }
}

extension AspectRatio: NumberNaming {
  static var numbers: [NamedNumber<Self>] { [NamedNumber("ratio", \.ratio)] }
}
