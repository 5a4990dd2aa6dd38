/// The field of a window that has the keyboard.
///
/// A field whose focus is stored in a ``FocusState`` has the keyboard while the state says so.
/// Among the others it is the one that got it last.
final class KeyboardFocus: HostPart, ObservableObject {
  private weak var field: FieldKeyboard? { willSet { objectWillChange.send() } }
  /// The fields of pages, as long as they are there.
  private var fields: [() -> FieldKeyboard?] = []

  init(host: TreeHost) {}

  /// The keyboard of the window in which code is running now.
  static var current: KeyboardFocus? { TreeHost.current?.part(KeyboardFocus.self) }

  func isHeld(by field: FieldKeyboard) -> Bool { self.field === field }

  /// Whether a field of a page has the keyboard; a view that asks hears of a change.
  func isHeld(on page: FieldKeyboard.Page) -> Bool {
    // Unlike the property itself, a binding to it tells its readers of changes.
    _ = ObservedObject(wrappedValue: self).projectedValue.field.wrappedValue
    return fields.compactMap { $0() }.contains {
      $0.page?.navigator === page.navigator && $0.page?.depth == page.depth && $0.isFocused
    }
  }

  fileprivate func join(_ field: FieldKeyboard) { fields.append { [weak field] in field } }

  /// Whether a field has gone, which then has no keyboard any more.
  var hasWork: Bool { fields.contains { $0() == nil } }

  func actionsEnded() {
    guard hasWork else { return }
    fields.removeAll { $0() == nil }
    objectWillChange.send()
  }

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
  /// Nil outside of a stack.
  fileprivate var page: Page?

  typealias Page = (navigator: Navigator, depth: Int)

  /// Connects the field with what its views say at present.
  func connect(
    _ state: FieldFocus?, _ page: Page?, _ editingChanged: @escaping (Bool) -> Void
  ) {
    self.state = state
    self.editingChanged = editingChanged
    if self.page == nil, page != nil { KeyboardFocus.current?.join(self) }
    self.page = page
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
  @Environment(\.navigator) private var navigator
  @Environment(\.pageDepth) private var pageDepth

  func body(content: Content) -> some View {
    keyboard.connect(focus, navigator.map { ($0, pageDepth) }, editingChanged)
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
