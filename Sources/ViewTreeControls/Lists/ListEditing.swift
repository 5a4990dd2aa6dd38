// There are no edit controls and no swiping here: the actions are never called.

extension DynamicViewContent {
  /// Takes what removes elements; there is no control here that calls it.
  nonisolated public func onDelete(
    perform action: ((IndexSet) -> Void)?
  ) -> some DynamicViewContent {
    modifier(ListEditing())
  }

  /// Takes what moves elements; there is no control here that calls it.
  nonisolated public func onMove(
    perform action: ((IndexSet, Int) -> Void)?
  ) -> some DynamicViewContent {
    modifier(ListEditing())
  }

  /// Takes what inserts elements; nothing can be dropped here.
  nonisolated public func onInsert(
    of supportedContentTypes: [String], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent {
    modifier(ListEditing())
  }

  nonisolated public func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent {
    modifier(ListEditing())
  }
}

extension ModifiedContent: DynamicViewContent
where Content: DynamicViewContent, Modifier: ViewModifier {
  public var data: Content.Data { content.data }
}

extension View {
  nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View {
    recorded("deleteDisabled", "\(isDisabled)")
  }

  nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View {
    recorded("moveDisabled", "\(isDisabled)")
  }

  nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    recorded("selectionDisabled", "\(isDisabled)")
  }

  /// Notes that a row has actions behind it; they are not part of the tree.
  nonisolated public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> T
  ) -> some View {
    recorded("swipeActions", "\(edge)")
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
  /// Where the edit mode of the views inside is kept; nil where nobody keeps one.
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
