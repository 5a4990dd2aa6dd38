extension View {
  /// Sets where a guide of the view lies; the closure gets the view's dimensions.
  ///
  /// Only this guide is set; every other one shows through, and so do size, priority and spacing.
  /// Source: LAYOUT-3.9.
  ///
  /// ```swift
  /// VStack(alignment: .leading) {
  ///   Text("title")
  ///   Text("indented").alignmentGuide(.leading) { _ in -10 }
  /// }
  /// ```
  nonisolated public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(AlignmentGuideModifier(key: g.key, compute: computeValue))
  }

  nonisolated public func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(AlignmentGuideModifier(key: g.key, compute: computeValue))
  }
}

nonisolated struct AlignmentGuideModifier: ForwardingModifier {
  let key: AlignmentKey
  let compute: (ViewDimensions) -> CGFloat

  static func makeElement(_ modifier: Self, inputs: _ViewInputs) -> AlignmentGuideNode {
    AlignmentGuideNode(modifier, inputs)
  }

  static func updateElement(_ modifier: Self, node: AlignmentGuideNode) {
    node.update(modifier)
  }
}

final class AlignmentGuideNode: ForwardingNode {
  private var modifier: AlignmentGuideModifier

  init(_ modifier: AlignmentGuideModifier, _ inputs: _ViewInputs) {
    self.modifier = modifier
    super.init(inputs)
  }

  package override var typeLabel: String { "alignmentGuide" }

  /// Closures cannot be compared, so every new value may have moved the guide.
  func update(_ modifier: AlignmentGuideModifier) {
    self.modifier = modifier
    setNeedsLayout()
  }

  override func refreshGuides() {
    super.refreshGuides()
    guides.formUnion(GuideMask(modifier.key))
  }

  override func explicitGuide(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    guard key == modifier.key else {
      return super.explicitGuide(key, size: size, proposal: proposal)
    }
    guard let contentElement else { return nil }
    // State that only this closure reads also moves the guide.
    return reading {
      modifier.compute(contentElement.dimensions(size: size, proposal: proposal))
    }
  }
}
