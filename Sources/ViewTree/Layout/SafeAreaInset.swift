extension View {
  /// Puts a view at an edge and makes the safe area of this one smaller by it.
  ///
  /// The inset view is measured first; this view is proposed what is left. Together they are as large
  /// as this view and the inset view's length. Preferences combine in the order this view, inset.
  ///
  /// - Parameter spacing: the distance between both; nil means 8.
  /// - Source: `semantics.md` 1.5, 3.12.
  nonisolated public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SafeAreaInset(
        content: content(), edge: Edge(edge), alignment: alignment.key,
        spacing: spacing ?? ViewSpacing.defaultDistance))
  }

  nonisolated public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SafeAreaInset(
        content: content(), edge: Edge(edge), alignment: alignment.key,
        spacing: spacing ?? ViewSpacing.defaultDistance))
  }
}

nonisolated struct SafeAreaInset<Inset: View>: ForwardingModifier {
  let content: Inset
  let edge: Edge
  let alignment: AlignmentKey
  let spacing: CGFloat

  static func makeElement(_ modifier: Self, inputs: _ViewInputs) -> SafeAreaInsetNode {
    let node = SafeAreaInsetNode(modifier.edge, modifier.alignment, modifier.spacing, inputs)
    node.show(
      Inset._makeView(
        view: modifier.content, inputs: _ViewInputs(parent: node, slot: .layered)
      ).node)
    return node
  }

  static func updateElement(_ modifier: Self, node: SafeAreaInsetNode) {
    node.update(modifier.edge, modifier.alignment, modifier.spacing)
    if let inset = node.inset {
      Inset._updateView(view: modifier.content, outputs: _ViewOutputs(inset))
    }
  }
}

/// A primary view and, at one of its edges, a view that the primary's safe area leaves out.
final class SafeAreaInsetNode: ForwardingNode {
  @exclusivity(unchecked) private(set) var inset: Node?
  @exclusivity(unchecked) private unowned(unsafe) var insetElement: LayoutNode?
  @exclusivity(unchecked) private var edge: Edge
  @exclusivity(unchecked) private var alignment: AlignmentKey
  @exclusivity(unchecked) private var distance: CGFloat

  /// Whether the inset view has taken no room when it was placed last.
  private var leftAllSafe = false

  init(_ edge: Edge, _ alignment: AlignmentKey, _ spacing: CGFloat, _ inputs: _ViewInputs) {
    self.edge = edge
    self.alignment = alignment
    distance = spacing
    super.init(inputs)
  }

  package override var typeLabel: String { "safeAreaInset" }

  package override func forEachChild(_ body: (Node) -> Void) {
    super.forEachChild(body)
    if let inset { body(inset) }
  }

  func show(_ inset: Node) {
    self.inset = inset
    adoptInset()
  }

  private func adoptInset() {
    insetElement = inset?.element
    insetElement?.layoutParent = self
    insetElement?.itemRoot = inset
    insetElement?.refreshOnAdoption()
  }

  override func takesElementChange() -> Bool {
    adoptInset()
    return super.takesElementChange()
  }

  func update(_ edge: Edge, _ alignment: AlignmentKey, _ spacing: CGFloat) {
    guard edge != self.edge || alignment != self.alignment || spacing != distance else {
      return
    }
    self.edge = edge
    self.alignment = alignment
    distance = spacing
    setNeedsLayout()
  }

  // MARK: Layout

  private var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }

  private var isBeforePrimary: Bool { edge == .top || edge == .leading }

  /// What the inset view takes from the primary's length, the distance between them included.
  private func length(_ proposal: ProposedViewSize) -> CGFloat {
    guard let insetElement else { return 0 }
    return insetElement.measure(proposal)[axis] + distance
  }

  /// - Infinity: the rest of an endless length is endless, whatever the inset view takes.
  private func primaryProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    guard let whole = proposal[axis], whole.isFinite else { return proposal }
    var primary = proposal
    primary[axis] = max(whole - length(proposal), 0)
    return primary
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    var size = contentElement?.measure(primaryProposal(proposal)) ?? .zero
    size[axis] += length(proposal)
    return size
  }

  private func primaryOrigin(_ proposal: ProposedViewSize) -> CGPoint {
    var origin = CGPoint.zero
    if isBeforePrimary { origin[axis] = length(proposal) }
    return origin
  }

  override func placeChildren() {
    let proposal = primaryProposal(placedProposal)
    let takesRoom = length(placedProposal) != 0
    if takesRoom, leftAllSafe { unsafeAreaAppeared() }
    leftAllSafe = !takesRoom
    let primarySize = contentElement?.measure(proposal) ?? .zero
    if let contentElement {
      receivePlacement(
        of: contentElement, at: primaryOrigin(placedProposal), size: primarySize,
        proposal: proposal)
    }
    guard let insetElement else { return }
    let insetSize = insetElement.measure(placedProposal)
    let primaryGuide =
      contentElement?.guide(alignment, size: primarySize, proposal: proposal)
      ?? alignment.defaultValue(in: dimensions(size: size, proposal: placedProposal))
    var origin = CGPoint.zero
    origin[axis.crossing] =
      primaryGuide - insetElement.guide(alignment, size: insetSize, proposal: placedProposal)
    if !isBeforePrimary { origin[axis] = size[axis] - insetSize[axis] }
    receivePlacement(of: insetElement, at: origin, size: insetSize, proposal: placedProposal)
  }

  override func safeAreaBand(for child: LayoutNode) -> SafeAreaBand? {
    guard child === contentElement else { return nil }
    return SafeAreaBand(
      outer: CGRect(origin: .zero, size: size),
      inner: CGRect(origin: child.origin, size: child.size))
  }

  override func explicitGuide(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    guard let contentElement else { return nil }
    let primary = primaryProposal(proposal)
    let value = contentElement.rememberedGuide(
      key, size: contentElement.measure(primary), proposal: primary)
    return value.map { $0 + primaryOrigin(proposal)[key.axis] }
  }

  // MARK: Preferences

  override var cachesPreferences: Bool { true }

  private var folded: [Node] { [child, inset].compactMap { $0 } }

  override func hasPreferenceOutput(_ key: PreferenceOperations) -> Bool {
    key.hasOutput(in: self, folded)
  }

  package override func preferenceOutput(_ key: PreferenceOperations) -> PreferenceCell? {
    key.fold(in: self, folded)
  }
}
