extension DynamicViewContent {
  /// Lets the rows of a list be deleted, by a Delete behind their trailing edge and while the list is
  /// edited.
  ///
  /// - Parameter action: gets the offset of the row's element; nil lets nothing be deleted.
  /// - Source: Apple documentation, `onDelete(perform:)`.
  nonisolated public func onDelete(
    perform action: ((IndexSet) -> Void)?
  ) -> some DynamicViewContent {
    modifier(EachRow(RowDeleting(action: action)))
  }

  /// Lets the rows of a list be moved by a finger while the list is edited.
  ///
  /// - Parameter action: gets the offset of the row's element and the one before which the row goes, as
  ///   `move(fromOffsets:toOffset:)` takes them; nil lets nothing be moved.
  /// - Source: Apple documentation, `onMove(perform:)`.
  nonisolated public func onMove(
    perform action: ((IndexSet, Int) -> Void)?
  ) -> some DynamicViewContent {
    modifier(EachRow(RowMoving(action: action)))
  }

  /// Takes what inserts elements; nothing can be dropped here.
  nonisolated public func onInsert(
    of supportedContentTypes: [String], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent {
    modifier(EachRow(RowMoving(action: nil)))
  }

  nonisolated public func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent {
    modifier(EachRow(RowMoving(action: nil)))
  }
}

extension ModifiedContent: DynamicViewContent
where Content: DynamicViewContent, Modifier: ViewModifier {
  public var data: Content.Data { content.data }
}

extension View {
  /// Forbids deleting the row that the view is, or the rows inside.
  nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View {
    environment(\.isDeleteDisabled, isDisabled)
      .preference(key: DeleteDisabledKey.self, value: isDisabled)
  }

  /// Forbids moving the row that the view is, or the rows inside.
  nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View {
    environment(\.isMoveDisabled, isDisabled)
      .preference(key: MoveDisabledKey.self, value: isDisabled)
  }

  nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    recorded("selectionDisabled", "\(isDisabled)")
  }
}

extension EnvironmentValues {
  @Entry fileprivate var isDeleteDisabled: Bool = false
  @Entry fileprivate var isMoveDisabled: Bool = false
}

/// Whether a row's own view forbids something; nil where it does not say.
private protocol RowRefusalKey: PreferenceKey where Value == Bool? {}

extension RowRefusalKey {
  static var defaultValue: Bool? { nil }
  static func reduce(value: inout Bool?, nextValue: () -> Bool?) { value = value ?? nextValue() }
}

private enum DeleteDisabledKey: RowRefusalKey {}
private enum MoveDisabledKey: RowRefusalKey {}

/// The room that an edit control takes from a row: 22 for itself and 16 beside it. Ours.
private enum EditControl {
  static let length: CGFloat = 22
  static let room: CGFloat = 38
}

/// A row that can be deleted.
private struct RowDeleting {
  var row: ListRow?
  let action: ((IndexSet) -> Void)?
  @State private var refusal: Bool?
  @Environment(\.isDeleteDisabled) private var isDisabledAround
  @Environment(\.editMode) private var editMode

  nonisolated init(action: ((IndexSet) -> Void)?) {
    self.action = action
  }
}

extension RowDeleting: RowModifier {
  func body(content: Content) -> some View {
    let isEnabled = action != nil && !(refusal ?? isDisabledAround)
    let isEditing = isEnabled && editMode?.wrappedValue.isEditing == true
    row?.delete = isEnabled ? delete : nil
    return
      content
      .onPreferenceChange(DeleteDisabledKey.self) { refusal = $0 }
      .padding(.leading, isEditing ? EditControl.room : 0)
      .overlay(alignment: .leading) {
        RowEditControl(isShown: isEditing) { DeleteControl { row?.swipe?.open() } }
      }
      .modifier(
        RowSwiping(
          row: row, edge: .trailing, isEnabled: isEnabled,
          actions: Button("Delete", role: .destructive, action: delete)))
  }

  private func delete() {
    if let index = row?.index { action?(IndexSet(integer: index)) }
  }
}

/// A row that can be moved.
private struct RowMoving {
  var row: ListRow?
  let action: ((IndexSet, Int) -> Void)?
  @State private var refusal: Bool?
  /// How far down a finger has moved the row.
  @GestureState private var dragged: CGFloat = 0
  @Environment(\.isMoveDisabled) private var isDisabledAround
  @Environment(\.editMode) private var editMode

  nonisolated init(action: ((IndexSet, Int) -> Void)?) {
    self.action = action
  }
}

extension RowMoving: RowModifier {
  func body(content: Content) -> some View {
    let isEnabled = action != nil && !(refusal ?? isDisabledAround)
    let isEditing = isEnabled && editMode?.wrappedValue.isEditing == true
    row?.move = isEnabled ? move : nil
    return
      content
      .onPreferenceChange(MoveDisabledKey.self) { refusal = $0 }
      .frame(maxWidth: isEditing ? .infinity : nil, alignment: .leading)
      .padding(.trailing, isEditing ? EditControl.room : 0)
      .overlay(alignment: .trailing) {
        RowEditControl(isShown: isEditing) { ReorderControl().gesture(drag) }
      }
      .offset(y: dragged)
  }

  private var drag: some Gesture {
    DragGesture(minimumDistance: 0, coordinateSpace: .global)
      .updating($dragged) { drag, dragged, _ in dragged = drag.translation.height }
      .onEnded { drag in
        if let place = row?.destination(movedBy: drag.translation.height) { move(place) }
      }
  }

  /// Moves the row to before an index; does nothing if it is already there.
  private func move(_ place: Int) {
    guard let index = row?.index, place != index, place != index + 1 else { return }
    action?(IndexSet(integer: index), place)
  }
}

/// A control shown while its list is edited.
private struct RowEditControl<Control: View> {
  let isShown: Bool
  @ViewBuilder let control: () -> Control
}

extension RowEditControl: View {
  var body: some View {
    Group {
      if isShown { control().frame(width: EditControl.length, height: EditControl.length) }
    }
    .endingPreferences()
  }
}

/// A white bar in a red disc.
private struct DeleteControl {
  let action: () -> Void
}

extension DeleteControl: View {
  var body: some View {
    Button(action: action) {
      Circle().fill(Color.red).overlay { Capsule().fill(Color.white).frame(width: 11, height: 2) }
    }
    .buttonStyle(.plain)
    .accessibilityLabel("Remove")
  }
}

/// Three gray lines.
private struct ReorderControl {}

extension ReorderControl: View {
  var body: some View {
    VStack(spacing: 4) {
      ForEach(0..<3) { _ in Capsule().fill(Color.gray).frame(width: 20, height: 2) }
    }
    .frame(width: EditControl.length, height: EditControl.length)
    .contentShape(Rectangle())
    .accessibilityLabel("Reorder")
  }
}

/// Whether the content of lists can be edited.
public enum EditMode: Hashable, Sendable {
  case inactive
  case transient
  case active

  public var isEditing: Bool { self != .inactive }
}

extension EnvironmentValues {
  /// The binding that holds the edit mode of the views inside; nil if there is none.
  @Entry public var editMode: Binding<EditMode>?
}

/// A button that turns the edit mode of the environment on and off.
public struct EditButton: View {
  @Environment(\.editMode) private var editMode

  nonisolated public init() {}

  public var body: some View {
    let isEditing = editMode?.wrappedValue.isEditing ?? false
    return Button(isEditing ? "Done" : "Edit") {
      editMode?.wrappedValue = isEditing ? .inactive : .active
    }
  }
}
