/// A modifier that arranges one view: a layout with a single subview.
///
/// It adds to the public protocol which spacing, priority and guides show through. Explicit guides
/// always do, moved by the subview's place (LAYOUT-3.9). Public because modifiers that clients
/// inline conform to it; clients have no other use for it.
public protocol LayoutModifier: PrimitiveModifier, Layout, Equatable where Cache == Void {
  /// Whether the content's priority shows through. Source: LAYOUT-3.2.
  nonisolated static var keepsPriority: Bool { get }

  /// The edges whose spacing becomes ordinary again. Source: LAYOUT-3.3.
  nonisolated var edgesWithOrdinarySpacing: Edge.Set { get }

  /// The fault in the modifier's arguments, in SwiftUI's words; nil when there is none.
  nonisolated var invalidInput: String? { get }

  /// Whether every proposal gets the same response, whatever the content.
  nonisolated var respondsAlike: Bool { get }
}

extension LayoutModifier {
  nonisolated public static var keepsPriority: Bool { false }
  nonisolated public var edgesWithOrdinarySpacing: Edge.Set { [] }
  nonisolated public var invalidInput: String? { nil }
  nonisolated public var respondsAlike: Bool { false }

  nonisolated public static func makeModifier(
    _ modifier: Self, inputs: _ViewInputs, content: (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let node = ModifierLayoutNode(modifier, inputs)
    node.child = content(inputs.inside(node)).node
    node.adoptContent()
    return _ViewOutputs(node)
  }

  nonisolated public static func updateModifier(
    _ modifier: Self, outputs: _ViewOutputs, content: (_ViewOutputs) -> Void
  ) {
    let node = unsafeDowncast(outputs.node, to: ModifierLayoutNode<Self>.self)
    node.update(modifier)
    if let child = node.child { content(_ViewOutputs(child)) }
  }
}

/// The element of a layout modifier.
@UncheckedAccess
final class ModifierLayoutNode<M: LayoutModifier>: ForwardingNode {
  private(set) var modifier: M

  init(_ modifier: M, _ inputs: _ViewInputs) {
    self.modifier = modifier
    super.init(inputs)
    if let message = modifier.invalidInput { host.warn(.invalidFrame, message, self) }
  }

  package override var typeLabel: String { LayoutLabel.of(M.self) }

  func update(_ modifier: M) {
    guard modifier != self.modifier else { return }
    let edges = self.modifier.edgesWithOrdinarySpacing
    self.modifier = modifier
    if let message = modifier.invalidInput { host.warn(.invalidFrame, message, self) }
    if modifier.edgesWithOrdinarySpacing == edges {
      setNeedsLayout()
    } else {
      setNeedsLayoutWithTraits()
    }
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    guard let subviews = contentAsSubviews else { return .zero }
    var cache: Void = ()
    return modifier.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  override func computeWidth(_ proposal: ProposedViewSize) -> CGFloat? {
    guard let subviews = contentAsSubviews else { return nil }
    var cache: Void = ()
    return modifier._width(proposal: proposal, subviews: subviews, cache: &cache)
  }

  override var respondsAlike: Bool { modifier.respondsAlike && contentReference != nil }

  override func placeChildren() {
    placementStamp &+= 1
    place(in: size, placedProposal)
  }

  private func place(in size: CGSize, _ proposal: ProposedViewSize) {
    guard let subviews = contentAsSubviews else { return }
    var cache: Void = ()
    modifier.placeSubviews(
      in: CGRect(origin: .zero, size: size), proposal: proposal, subviews: subviews,
      cache: &cache)
  }

  override func explicitGuide(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    guard let contentElement, contentElement.guides.mayAnswer(key) else { return nil }
    let bounds = CGRect(origin: .zero, size: size)
    let places = PlacementRecorder.record(in: self) { place(in: size, proposal) }
    return places.guide(key, of: contentElement, in: bounds, proposal)
  }

  override var spacing: ViewSpacing {
    var spacing = super.spacing
    if spacingKind != .projected { spacing.reset(modifier.edgesWithOrdinarySpacing) }
    return spacing
  }

  override var layoutPriority: Double {
    M.keepsPriority ? super.layoutPriority : attributes?.layoutPriority ?? 0
  }
}
