/// A control as a test or a tool uses it in place of the user.
package struct ControlHandle {
  /// The kind of control; messages name it with its article.
  package var kind: ControlKind
  /// The text of a field.
  package var text: Binding<String>?
  /// The action of the return key.
  package var submit: (() -> Void)?
  /// The number that a slider or a stepper sets, within its bounds.
  package var number: Binding<Double>?
  /// Chooses the option with a tag; false if there is none.
  package var choose: ((AnyHashable) -> Bool)?
  /// The tags that can be chosen.
  package var tags: [AnyHashable] = []
  /// Steps up for true and down for false; nil if the control has no steps.
  package var step: ((Bool) -> Void)?
  /// The date of a picker.
  package var date: Binding<Date>?
  /// Sets components of a picker's date; returns the reason if they cannot be set.
  package var setDateParts: ((DateComponents) -> String?)?
  /// The control's name for assistive technologies, since it may show none.
  package var label: String?
  /// Whether a toggle is on.
  package var isOn: Binding<Bool>?
  /// The tag of the picker's selected option.
  package var chosen: AnyHashable?
  /// Whether a field hides its text.
  package var isSecure = false
  /// Whether a field has keyboard focus.
  package var isFocused: () -> Bool = { false }
  /// Gives a field keyboard focus, or takes it away; nil if the control takes no text.
  package var setFocus: ((Bool) -> Void)?
  /// Whether the environment enables the control.
  package var isEnabled = true

  package init(
    _ kind: ControlKind, text: Binding<String>? = nil, submit: (() -> Void)? = nil,
    number: Binding<Double>? = nil, choose: ((AnyHashable) -> Bool)? = nil,
    tags: [AnyHashable] = [], step: ((Bool) -> Void)? = nil, date: Binding<Date>? = nil
  ) {
    self.kind = kind
    self.tags = tags
    self.step = step
    self.text = text
    self.submit = submit
    self.number = number
    self.choose = choose
    self.date = date
  }

  /// The text of a field as users see it; nil if there is none.
  package var shown: String? {
    text.map { isSecure ? String(repeating: "•", count: $0.wrappedValue.count) : $0.wrappedValue }
  }
}

/// The kinds of controls that have a handle.
package enum ControlKind: String {
  case textField = "a text field"
  case textEditor = "a text editor"
  case searchField = "a search field"
  case toggle = "a toggle"
  case slider = "a slider"
  case stepper = "a stepper"
  case picker = "a picker"
  case datePicker = "a date picker"

  /// The test calls that use it.
  package var uses: String {
    switch self {
    case .textField, .searchField: "enterText(_:in:) and submit(_:)"
    case .textEditor: "enterText(_:in:)"
    case .toggle: "tap(_:)"
    case .slider: "setValue(_:of:)"
    case .stepper: "increment(_:), decrement(_:) and, for numbers, setValue(_:of:)"
    case .picker: "choose(_:in:)"
    case .datePicker: "setDate(_:of:), setDate(year:month:day:of:) or setTime(hour:minute:of:)"
    }
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
  package final var control: ControlHandle? {
    firstInOrder { ($0 as? LayoutNode)?.attributes?.control as? ControlHandle }
  }

  /// The handle of the control that this element is, including the modifiers around it.
  package final var ownControl: ControlHandle? {
    var element = self
    while true {
      if let handle = element.attributes?.control as? ControlHandle { return handle }
      guard let content = element.unaryContent else { return nil }
      element = content
    }
  }
}
