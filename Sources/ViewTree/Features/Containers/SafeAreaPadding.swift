extension View {
  /// Adds padding that is outside the view's safe area, 16 points without a given length.
  ///
  /// The layout is that of padding; inside, a view at the edge sees the space as unsafe area and
  /// may extend into it. Source: LAYOUT-3.12.
  nonisolated public func safeAreaPadding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> some View {
    safeAreaPadding(EdgeInsets(length ?? _PaddingLayout.defaultLength, edges: edges))
  }

  nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View {
    safeAreaPadding(EdgeInsets(length))
  }

  nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    modifier(SafeAreaPadding(padding: _PaddingLayout(insets: insets)))
  }
}

nonisolated struct SafeAreaPadding: ForwardingModifier {
  let padding: _PaddingLayout

  static func makeElement(_ modifier: Self, inputs: _ViewInputs) -> SafeAreaPaddingNode {
    SafeAreaPaddingNode(modifier.padding.insets, inputs)
  }

  static func updateElement(_ modifier: Self, node: SafeAreaPaddingNode) {
    node.update(modifier.padding.insets)
  }
}

/// Insets its content, and makes the band around it unsafe.
@UncheckedAccess
class SafeAreaPaddingNode: ForwardingNode {
  private final var insets: EdgeInsets

  init(_ insets: EdgeInsets, _ inputs: _ViewInputs) {
    self.insets = insets
    super.init(inputs)
  }

  package override final var typeLabel: String { "safeAreaPadding" }

  final func update(_ insets: EdgeInsets) {
    guard insets != self.insets else { return }
    let wasSafe = self.insets == EdgeInsets()
    self.insets = insets
    setNeedsLayout()
    if wasSafe { unsafeAreaAppeared() }
  }

  private final func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max($0 - insets.horizontal, 0) },
      height: proposal.height.map { max($0 - insets.vertical, 0) })
  }

  private final func ends(_ axis: Axis) -> (start: CGFloat, end: CGFloat) {
    axis == .horizontal ? (insets.leading, insets.trailing) : (insets.top, insets.bottom)
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let size = contentElement?.measure(inner(proposal)) ?? .zero
    tell(.answer) { axis in
      guard let contentElement else { return nil }
      let ends = ends(axis)
      let answer = Term.answer(contentElement, axis, size[axis])
      return Reason(
        .kept,
        answer.adding(ends.start).adding(ends.end).orZero(size[axis] + ends.start + ends.end))
    }
    return CGSize(
      width: max(size.width + insets.horizontal, 0), height: max(size.height + insets.vertical, 0))
  }

  override final func placeChildren() {
    guard let contentElement else { return }
    let proposal = inner(placedProposal)
    contentElement.tell(.question) { axis in
      let ends = ends(axis)
      let rest = Term.asked(axis).less(ends.start).less(ends.end)
      return Reason(.asked, rest.orZero(placedProposal[axis].map { $0 - ends.start - ends.end }))
    }
    contentElement.tell(.place) { Reason(.placed, .number(ends($0).start)) }
    receivePlacement(
      of: contentElement, at: CGPoint(x: insets.leading, y: insets.top),
      size: contentElement.measure(proposal), proposal: proposal)
  }

  override final func safeAreaShare(for child: LayoutNode) -> SafeAreaShare? {
    .band(
      SafeAreaBand(
        outer: CGRect(origin: .zero, size: size),
        inner: CGRect(origin: child.origin, size: child.size)))
  }

  override final func explicitGuide(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    guard let contentElement else { return nil }
    let proposal = inner(proposal)
    let value = contentElement.rememberedGuide(
      key, size: contentElement.measure(proposal), proposal: proposal)
    return value.map { $0 + (key.axis == .horizontal ? insets.leading : insets.top) }
  }
}
