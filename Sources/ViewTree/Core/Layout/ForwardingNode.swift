/// An element that answers as its content does, for modifiers without an effect on layout.
@UncheckedAccess
package class ForwardingNode: LayoutNode {
  final var child: Node?
  private(set) final var contentReference: Unretained<LayoutNode>?

  override init(_ inputs: _ViewInputs) {
    super.init(inputs)
    derivesTraits = true
  }

  /// The element that the modifier wraps; nil if the content has none.
  final var contentElement: LayoutNode? { contentReference?.object }

  package override func forEachChild(_ body: (Node) -> Void) {
    if let child { body(child) }
  }

  override func preferenceOutput(_ key: PreferenceOperations) -> Unretained<PreferenceCell>? {
    child?.preferenceOutput(key)
  }

  package override final var unaryContent: LayoutNode? { contentElement }

  /// The content as a layout sees it; nil if there is none.
  final var contentAsSubviews: LayoutSubviews? {
    guard let contentReference else { return nil }
    return LayoutSubviews(LayoutSubview(contentReference), layoutDirection: layoutDirection)
  }

  /// Adopts the element of newly made or replaced content.
  final func adoptContent() {
    let child = child
    let element = child?.element
    contentReference = element.map(Unretained.init)
    if let element { adopt(element, itemRoot: child) }
    refreshGuides()
  }

  override func takesElementChange() -> Bool {
    adoptContent()
    setNeedsLayoutWithTraits()
    return true
  }

  override func refreshGuides() {
    guides = contentReference?.use { $0.guides } ?? []
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    contentReference?.use { $0.measure(proposal) } ?? .zero
  }

  override func placeChildren() {
    contentReference?.use { $0.place(at: .zero, proposal: placedProposal) }
  }

  override func explicitGuide(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    contentReference?.use { $0.rememberedGuide(key, size: size, proposal: proposal) } ?? nil
  }

  override var spacing: ViewSpacing { contentReference?.use { $0.spacing } ?? ViewSpacing() }

  override var spacingKind: SpacingKind {
    contentReference?.use { $0.spacingKind } ?? .ordinary
  }

  override var layoutPriority: Double {
    attributes?.layoutPriority ?? contentReference?.use { $0.layoutPriority } ?? 0
  }
}

/// A modifier whose node is an element that forwards to its content.
protocol ForwardingModifier: PrimitiveModifier {
  associatedtype Element: ForwardingNode
  nonisolated static func makeElement(_ modifier: Self, inputs: _ViewInputs) -> Element
  nonisolated static func updateElement(_ modifier: Self, node: Element)
}

extension ForwardingModifier {
  nonisolated static func makeModifier(
    _ modifier: Self, inputs: _ViewInputs, content: (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let node = makeElement(modifier, inputs: inputs)
    node.child = content(inputs.inside(node)).node
    node.adoptContent()
    return _ViewOutputs(node)
  }

  nonisolated static func updateModifier(
    _ modifier: Self, outputs: _ViewOutputs, content: (_ViewOutputs) -> Void
  ) {
    let node = unsafeDowncast(outputs.node, to: Element.self)
    updateElement(modifier, node: node)
    if let child = node.child { content(_ViewOutputs(child)) }
  }
}
