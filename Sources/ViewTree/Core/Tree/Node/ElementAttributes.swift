/// The attributes that views have given to an element: names, traits, gestures, recorded
/// appearance.
package final class ElementAttributes {
  package var identifiers: [String] = []
  var spaceNames: [AnyHashable] = []
  /// The names that the element gives its own space, as a scroll view does.
  var ownSpaceNames: [AnyHashable] = [] {
    didSet { collect() }
  }
  /// The size for relative frames below; nil unless the element is a container for them.
  var relativeFrames: RelativeFrames?
  package var layoutPriority: Double?
  var zIndex: Double?
  var layoutValues: [(key: ObjectIdentifier, value: Any)] = []
  /// The tags by which selections identify the element.
  package var tags: [AnyHashable] = []
  /// The handle of the control that this element is, set by the outermost; its type is the
  /// control's.
  package var control: Any?
  /// The difference between the shown frame and the one from layout; nil unless the frame was ever
  /// animated.
  var frameDifference: Difference<CGRect.AnimatableData>?
  /// The differences of outer elements that were in progress when this element was inserted; it is
  /// shown without them.
  var missedDifferences: [Difference<CGRect.AnimatableData>] = []
  /// The changes that modifiers make to the look, in order of application, with their final values.
  package var appearance: [any LookChange] = []

  /// The same changes as currently shown, while some are being animated.
  package var presentedAppearance: [any LookChange] {
    sources.flatMap { $0.node.presentedAppearance }
  }

  /// The nodes that have attached something, from the innermost outwards. Each is above the element
  /// and lives at least as long.
  private var sources: [Source] = []

  struct Source {
    unowned(unsafe) let node: AttributeNode
  }

  /// The nodes that attach something, in order; setting it collects the attributes again.
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

  /// Rebuilds all attributes, from the innermost value of each to the outermost.
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
  /// The attributes, created on first use.
  final var madeAttributes: ElementAttributes {
    if let attributes { return attributes }
    let made = ElementAttributes()
    attributes = made
    return made
  }

  /// The depth order: the innermost one set inside the unary modifiers or on this element.
  ///
  /// A view's traits are added on the way down: inner values replace outer ones. Source:
  /// LAYOUT-3.10.5.
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
/// The element below can be replaced (an explicit identity); the attached values follow.
public class AttributeNode: UnaryNode {
  /// Held strongly, so that no later element can be mistaken for it.
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

  /// Adds this node's part; inner nodes have added theirs, outer ones follow.
  func attach(to attributes: ElementAttributes) {}

  /// The changes that this node makes to the look of its element, as currently shown.
  var presentedAppearance: [any LookChange] { [] }

  /// The attributes that carry this node's part; nil if the content has no element.
  final var attachedAttributes: ElementAttributes? { attachedElement?.attributes }

  /// Removes this node's part; the element lives on without it.
  final func detach() { attachedAttributes?.remove(self) }

  /// Rebuilds the element's attributes after this node's part has changed.
  final func attachAgain() { attachedAttributes?.collect() }
}

/// Attaches a value through a closure.
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
  /// - Parameter changesLayout: whether the container around must arrange its children again.
  func update(_ value: Value, changesLayout: Bool = false) {
    self.value = value
    attachAgain()
    if changesLayout { element?.setNeedsLayoutWithTraits() }
  }
}
