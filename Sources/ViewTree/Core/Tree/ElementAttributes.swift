/// The attributes that views have given to an element: names, traits, gestures, recorded
/// appearance.
package final class ElementAttributes {
  package var identifiers: [String] = []
  var spaceNames: [AnyHashable] = []
  /// The names that the element gives itself, as a scroll view does.
  var ownSpaceNames: [AnyHashable] = [] {
    didSet { collect() }
  }
  /// The size for relative frames below; nil for what is no container of such.
  var relativeFrames: RelativeFrames?
  package var layoutPriority: Double?
  var zIndex: Double?
  var layoutValues: [(key: ObjectIdentifier, value: Any)] = []
  /// The tags by which selections know the element.
  package var tags: [AnyHashable] = []
  /// The handle of the control that the element is, the outermost one's; its type is the control's.
  package var control: Any?
  /// How far the element's frame is shown from where layout has put it; nil unless it was ever
  /// animated.
  var frameDifference: Difference<CGRect.AnimatableData>?
  /// Those of elements further out that were under way when this one came: it is shown without
  /// them.
  var missedDifferences: [Difference<CGRect.AnimatableData>] = []
  /// The changes that modifiers make to the look, in the order of application: the final values.
  package var appearance: [any LookChange] = []

  /// The same as shown while some of it is on its way to its final value.
  package var presentedAppearance: [any LookChange] {
    sources.flatMap { $0.node.presentedAppearance }
  }

  /// The nodes that have attached something, from the innermost outwards. Each stands above the
  /// element and lives at least as long.
  private var sources: [Source] = []

  struct Source {
    unowned(unsafe) let node: AttributeNode
  }

  /// Who has set what, in order; setting it collects anew.
  var allSources: [Source] {
    get { sources }
    set {
      sources = newValue
      collect()
    }
  }

  /// The nodes that have attached something, from the innermost outwards.
  var nodes: [AttributeNode] { sources.map(\.node) }

  fileprivate func remove(_ node: AttributeNode) { sources.removeAll { $0.node === node } }

  fileprivate func add(_ node: AttributeNode) {
    sources.append(Source(node: node))
    node.attach(to: self)
  }

  /// Makes everything anew, from the innermost value of each thing to the outermost.
  fileprivate func collect() {
    identifiers = []
    spaceNames = ownSpaceNames
    layoutPriority = nil
    zIndex = nil
    layoutValues = []
    tags = []
    control = nil
    appearance = []
    for source in sources { source.node.attach(to: self) }
  }
}

extension LayoutNode {
  /// The attributes, made when first needed.
  final var madeAttributes: ElementAttributes {
    if let attributes { return attributes }
    let made = ElementAttributes()
    attributes = made
    return made
  }

  /// The order in depth: the innermost one set inside the unary modifiers or on this element.
  ///
  /// A view's traits are added on the way down: what stands further in replaces what stands around
  /// it. Source: LAYOUT-3.10.5.
  package final var zIndex: Double { innermostDepth ?? 0 }

  private final var innermostDepth: Double? {
    unaryContent?.innermostDepth ?? attributes?.zIndex
  }

  /// The innermost of the layout values set inside the unary modifiers or on this element.
  final func layoutValue(_ key: ObjectIdentifier) -> Any? {
    unaryContent?.layoutValue(key)
      ?? attributes?.layoutValues.first(where: { $0.key == key })?.value
  }
}

/// A structural node that attaches something to the element of its content.
///
/// The element below can be exchanged (an explicit identity); the attached values follow.
public class AttributeNode: UnaryNode {
  /// Held, so that no later element can be taken for it.
  private final var attachedElement: LayoutNode?

  override final func contentIsCurrent(isNew: Bool) {
    if isNew { attach() }
  }

  private final func attach() {
    attachedElement = element
    element?.madeAttributes.add(self)
  }

  override final func takesElementChange() -> Bool {
    if child?.element !== attachedElement { attach() }
    return false
  }

  /// Adds this node's part; those inside have added theirs, those outside follow.
  func attach(to attributes: ElementAttributes) {}

  /// The changes that this node makes to the look of its element, as shown at this moment.
  var presentedAppearance: [any LookChange] { [] }

  /// The attributes that carry this node's part; nil when the content has no element.
  final var attachedAttributes: ElementAttributes? { attachedElement?.attributes }

  /// Takes this node's part away: the element lives on without it.
  final func detach() { attachedAttributes?.remove(self) }

  /// Makes the element's attributes anew after this node's part has changed.
  final func attachAgain() { attachedAttributes?.collect() }
}

/// Attaches a value by a closure.
final class ValueAttributeNode<Value>: AttributeNode {
  private(set) var value: Value
  private let write: (ElementAttributes, Value) -> Void

  init(
    _ value: Value, _ inputs: _ViewInputs, write: @escaping (ElementAttributes, Value) -> Void
  ) {
    self.value = value
    self.write = write
    super.init(inputs)
  }

  override func attach(to attributes: ElementAttributes) { write(attributes, value) }

  /// Replaces the value.
  ///
  /// - Parameter changesLayout: whether the container around has to arrange its children anew.
  func update(_ value: Value, changesLayout: Bool = false) {
    self.value = value
    attachAgain()
    if changesLayout { element?.setNeedsLayoutWithTraits() }
  }
}
