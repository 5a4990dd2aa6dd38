/// What views have attached to an element: names, traits, gestures, recorded appearance.
package final class ElementAttributes {
  package var identifiers: [String] = []
  var spaceNames: [AnyHashable] = []
  var layoutPriority: Double?
  var zIndex: Double?
  var layoutValues: [(key: ObjectIdentifier, value: Any)] = []
  var taps: [TapNode] = []
  /// Appearance modifiers in the order of application, as text, for trees and pictures.
  package var appearance: [(name: String, value: String)] = []
  package var isHidden = false
}

extension LayoutNode {
  /// The attributes, made when first needed.
  final var madeAttributes: ElementAttributes {
    if let attributes { return attributes }
    let made = ElementAttributes()
    attributes = made
    return made
  }

  /// The order in depth: that of this element or of what its unary modifiers stand round.
  package final var zIndex: Double {
    var node = self
    while true {
      if let depth = node.attributes?.zIndex { return depth }
      guard let content = node.unaryContent else { return 0 }
      node = content
    }
  }

  /// A layout value: the outermost one set on this element or inside its unary modifiers.
  final func layoutValue(_ key: ObjectIdentifier) -> Any? {
    var node = self
    while true {
      if let value = node.attributes?.layoutValues.last(where: { $0.key == key })?.value {
        return value
      }
      guard let content = node.unaryContent else { return nil }
      node = content
    }
  }
}

/// A structural node that attaches something to the element of its content.
///
/// The element below can be exchanged (an explicit identity); what was attached follows.
public class AttributeNode: UnaryNode {
  /// Held, so that no later element can be taken for it.
  private final var attachedElement: LayoutNode?

  override final func contentWasMade() {
    attachedElement = element
    if let element { attach(to: element.madeAttributes, element) }
  }

  override final func takesElementChange() -> Bool {
    if child?.element !== attachedElement { contentWasMade() }
    return false
  }

  /// Adds this node's part to an element that does not have it yet.
  func attach(to attributes: ElementAttributes, _ element: LayoutNode) {}

  /// The element that carries this node's part; nil when the content has none.
  final var attachedAttributes: ElementAttributes? { attachedElement?.attributes }
}

/// Attaches a value by a closure; a changed value is applied again.
final class ValueAttributeNode<Value>: AttributeNode {
  private(set) var value: Value
  private let write: (ElementAttributes, _ old: Value?, _ new: Value) -> Void

  init(
    _ value: Value, _ inputs: _ViewInputs,
    write: @escaping (ElementAttributes, _ old: Value?, _ new: Value) -> Void
  ) {
    self.value = value
    self.write = write
    super.init(inputs)
  }

  override func attach(to attributes: ElementAttributes, _ element: LayoutNode) {
    write(attributes, nil, value)
  }

  /// Replaces the value.
  ///
  /// - Parameter changesLayout: whether the container around has to arrange its children anew.
  func update(_ value: Value, changesLayout: Bool = false) {
    let old = self.value
    self.value = value
    guard let element else { return }
    write(element.madeAttributes, old, value)
    if changesLayout { element.setNeedsLayoutWithTraits() }
  }
}
