extension View {
  /// Asks the view for its ideal size, whatever is proposed.
  nonisolated public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  /// Asks the view for its ideal length on the chosen axes.
  ///
  /// The answer is the view's own, and the view is centred; its priority shows through. Source:
  /// LAYOUT-3.7.
  ///
  /// ```swift
  /// // As wide as on one line, however little is proposed.
  /// Text("never wraps").fixedSize(horizontal: true, vertical: false)
  /// ```
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(FixedSize(horizontal: horizontal, vertical: vertical))
  }
}

nonisolated struct FixedSize: LayoutModifier {
  let horizontal: Bool
  let vertical: Bool

  static var keepsPriority: Bool { true }

  private func content(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    subviews[0].sizeThatFits(content(proposal))
  }

  func _width(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGFloat? {
    subviews[0].node.measureWidth(content(proposal))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    subviews[0].place(at: bounds.center, anchor: .center, proposal: content(proposal))
    subviews[0].tell(.question) { axis in
      (axis == .horizontal ? horizontal : vertical) ? Reason(.ideal, .nothing) : .passedOn(axis)
    }
    subviews[0].tellCentred(in: bounds, content(proposal))
  }
}
