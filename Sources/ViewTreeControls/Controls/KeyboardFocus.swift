/// The field of a window that has the keyboard.
///
/// A field whose focus is stored in a ``FocusState`` has the keyboard while the state says so.
/// Among the others it is the one that got it last.
final class KeyboardFocus: HostPart {
  private weak var field: FieldKeyboard?

  init(host: TreeHost) {}

  /// The keyboard of the window in which code is running now.
  static var current: KeyboardFocus? { TreeHost.current?.part(KeyboardFocus.self) }

  func isHeld(by field: FieldKeyboard) -> Bool { self.field === field }

  /// Takes the keyboard from the field that has it.
  func move(to field: FieldKeyboard) {
    let earlier = self.field
    self.field = field
    if let earlier, earlier !== field { earlier.leave() }
  }

  func leave(_ field: FieldKeyboard) {
    if self.field === field { self.field = nil }
  }
}

/// One field's part in the keyboard, for as long as the field is there.
final class FieldKeyboard {
  private var state: FieldFocus?
  private var editingChanged: (Bool) -> Void = { _ in }

  /// Connects the field with what its views say at present.
  func connect(_ state: FieldFocus?, _ editingChanged: @escaping (Bool) -> Void) {
    self.state = state
    self.editingChanged = editingChanged
  }

  var isFocused: Bool {
    state?.isSet() ?? KeyboardFocus.current?.isHeld(by: self) ?? false
  }

  func enter() {
    guard !isFocused else { return }
    KeyboardFocus.current?.move(to: self)
    state?.set(true)
    editingChanged(true)
  }

  func leave() {
    guard state == nil || isFocused else { return }
    editingChanged(false)
    drop()
  }

  /// Gives up the keyboard without calling the code that follows the editing.
  func drop() {
    KeyboardFocus.current?.leave(self)
    state?.set(false)
  }
}

/// Makes a view accept keyboard input: a tap gives it the focus.
struct KeyboardField: ViewModifier {
  let kind: ControlKind
  let text: Binding<String>
  let label: String?
  var isSecure = false
  var editingChanged: (Bool) -> Void = { _ in }
  var commit: () -> Void = {}
  @State private var keyboard = FieldKeyboard()
  @Environment(\.fieldFocus) private var focus
  @Environment(\.submitActions) private var submitActions

  func body(content: Content) -> some View {
    keyboard.connect(focus, editingChanged)
    return
      content
      .contentShape(Rectangle())
      .onTapGesture { keyboard.enter() }
      .modifier(ControlModifier(handle: handle))
  }

  private var handle: ControlHandle {
    var handle = ControlHandle(kind, text: text)
    if kind == .textField { handle.submit = { submit() } }
    handle.label = label
    handle.isSecure = isSecure
    let keyboard = keyboard
    handle.isFocused = { keyboard.isFocused }
    handle.setFocus = { isFocused in
      if isFocused { keyboard.enter() } else { keyboard.leave() }
    }
    return handle
  }

  private func submit() {
    editingChanged(false)
    commit()
    for action in submitActions { action() }
    keyboard.drop()
  }
}
