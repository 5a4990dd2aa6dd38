/// What a test or a tool can do with a control in the user's place.
package struct ControlHandle {
  /// The text of a field.
  package var text: Binding<String>?
  /// What the return key does.
  package var submit: (() -> Void)?
  /// The number that a slider or a stepper sets, within its bounds.
  package var number: Binding<Double>?
  /// Takes the option with a tag; false where there is none.
  package var choose: ((AnyHashable) -> Bool)?
  /// The date of a picker.
  package var date: Binding<Date>?
  /// Whether the environment lets anybody use the control.
  package var isEnabled = true

  package init(
    text: Binding<String>? = nil, submit: (() -> Void)? = nil, number: Binding<Double>? = nil,
    choose: ((AnyHashable) -> Bool)? = nil, date: Binding<Date>? = nil
  ) {
    self.text = text
    self.submit = submit
    self.number = number
    self.choose = choose
    self.date = date
  }
}

/// Attaches a handle to the control's element.
nonisolated struct ControlHandling: StructuralModifier {
  let handle: ControlHandle

  static func makeNode(_ modifier: Self, inputs: _ViewInputs) -> ValueAttributeNode<ControlHandle> {
    ValueAttributeNode(modifier.handle, inputs) { $0.control = $1 }
  }

  static func updateNode(_ modifier: Self, node: ValueAttributeNode<ControlHandle>) {
    node.update(modifier.handle)
  }
}

/// Attaches a handle that knows whether the control can be used.
package struct ControlModifier {
  private let handle: ControlHandle
  @Environment(\.isEnabled) private var isEnabled

  nonisolated package init(handle: ControlHandle) {
    self.handle = handle
  }
}

extension ControlModifier: ViewModifier {
  package func body(content: Content) -> some View {
    var handle = handle
    handle.isEnabled = isEnabled
    return content.modifier(ControlHandling(handle: handle))
  }
}

extension LayoutNode {
  /// The handle of this element or of the first control inside it.
  package final var control: ControlHandle? { firstControl(below: self) }

  private final func firstControl(below node: Node) -> ControlHandle? {
    if let handle = (node as? LayoutNode)?.attributes?.control as? ControlHandle { return handle }
    var found: ControlHandle?
    node.forEachChild { if found == nil { found = firstControl(below: $0) } }
    return found
  }
}
