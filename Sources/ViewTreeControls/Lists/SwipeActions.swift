// Actions behind the rows of a list. They are made when a finger, or a test, opens them.

extension View {
  /// Adds actions to a row of a list that a finger opens by moving the row away from an edge.
  ///
  /// ```swift
  /// List(["Milk", "Salt"], id: \.self) { name in
  ///   Text(name).swipeActions {
  ///     Button("Delete", role: .destructive) {}
  ///     Button("Flag") {}.tint(.orange)
  ///   }
  /// }
  /// ```
  ///
  /// The first action is at the edge. A row released past half of the actions' width stays open. Past
  /// the actions' width and three fifths of its own it runs the first action, where a full swipe is
  /// allowed. An action, a tap beside the actions, scrolling, and the opening of another row close it.
  /// While the list is edited no finger opens it. Of several modifiers for an edge the innermost
  /// counts.
  ///
  /// - Source: Apple documentation, `swipeActions(edge:allowsFullSwipe:content:)`; the shares, and
  ///   buttons at least 74 wide with 16 at the sides of their labels, are ours.
  nonisolated public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> T
  ) -> some View {
    modifier(
      EachRow(RowSwiping(edge: edge, allowsFullSwipe: allowsFullSwipe, actions: content())))
  }
}

/// A row that a finger moves away from an edge, where there are actions.
struct RowSwiping<Actions: View> {
  var row: ListRow?
  let edge: HorizontalEdge
  let allowsFullSwipe: Bool
  let actions: Actions
  /// Whether there are actions at all.
  let isEnabled: Bool
  @State private var isOpen = false
  /// How far a finger has moved the row from the edge; nil without one.
  @GestureState private var dragged: CGFloat?
  /// The actions' width, once they have been made.
  @State private var width: CGFloat?
  @State private var triggers = SwipeTriggers()
  @Environment(\.layoutDirection) private var direction
  @Environment(\.editMode) private var editMode

  nonisolated init(
    row: ListRow? = nil, edge: HorizontalEdge, allowsFullSwipe: Bool = true, isEnabled: Bool = true,
    actions: Actions
  ) {
    self.row = row
    self.edge = edge
    self.allowsFullSwipe = allowsFullSwipe
    self.isEnabled = isEnabled
    self.actions = actions
  }

  fileprivate static var fullShare: CGFloat { 0.6 }
}

extension RowSwiping: RowModifier {
  func body(content: Content) -> some View {
    row?.swipe = isEnabled ? swipe : nil
    return
      content
      .offset(x: edge == .leading ? shown : -shown)
      .overlay { panel.endingPreferences() }
      .contentShape(ifAny: row.map(RowOutline.init))
      .gesture(drag, isEnabled: isEnabled && editMode?.wrappedValue.isEditing != true)
  }

  private var swipe: RowSwipe {
    RowSwipe(edge: edge, allowsFullSwipe: allowsFullSwipe, open: open) {
      triggers.first(at: edge)?()
      close()
    }
  }

  /// How far the row is away from the edge.
  private var shown: CGFloat { dragged ?? (isOpen ? width ?? 0 : 0) }

  private var panel: some View {
    SwipePanel(
      edge: edge, actions: actions, isMade: isEnabled && (isOpen || dragged != nil),
      isOpen: isOpen && dragged == nil, shown: shown, width: $width, triggers: triggers,
      close: close)
  }

  // MARK: The finger

  private var drag: some Gesture {
    DragGesture()
      .accepting { finger in
        let moved = finger.moved
        return moved == .zero
          || abs(moved.width) > abs(moved.height) && (isOpen || distance(moved) > 0)
      }
      .updating($dragged) { drag, dragged, _ in dragged = reached(drag) }
      .onEnded { drag in
        let reached = reached(drag)
        let width = width ?? 0
        if allowsFullSwipe, width > 0, reached > width, reached >= Self.fullShare * rowWidth {
          triggers.first(at: edge)?()
          close()
        } else if reached > width / 2 {
          open()
        } else {
          close()
        }
      }
  }

  /// How far from the edge a finger has moved the row.
  private func reached(_ drag: DragGesture.Value) -> CGFloat {
    let start = isOpen ? width ?? 0 : 0
    return min(max(start + distance(drag.translation), 0), farthest)
  }

  /// How far a finger has moved away from the edge.
  private func distance(_ moved: CGSize) -> CGFloat {
    let isFromLeft = (edge == .leading) == (direction == .leftToRight)
    return isFromLeft ? moved.width : -moved.width
  }

  private var rowWidth: CGFloat { row?.bounds?.width ?? 0 }

  private var farthest: CGFloat { allowsFullSwipe ? rowWidth : width ?? rowWidth }

  func open() {
    isOpen = true
    row?.didOpen(close: close)
  }

  private func close() { isOpen = false }
}

/// The whole of a row, wherever in it the view is.
private struct RowOutline: Shape {
  nonisolated(unsafe) let row: ListRow

  nonisolated func path(in rect: CGRect) -> Path { Path(row.bounds ?? rect) }
}

/// The actions in the room that a row leaves, and what closes them.
private struct SwipePanel<Actions: View> {
  let edge: HorizontalEdge
  let actions: Actions
  let isMade: Bool
  let isOpen: Bool
  let shown: CGFloat
  @Binding var width: CGFloat?
  let triggers: SwipeTriggers
  let close: () -> Void
  @Environment(\.layoutDirection) private var direction
}

extension SwipePanel: View {
  var body: some View {
    if isMade {
      GeometryReader { proxy in
        let row = proxy.bounds(of: ListRow.coordinateSpace) ?? .zero
        let alignment: Alignment = edge == .leading ? .leading : .trailing
        ZStack(alignment: alignment) {
          if isOpen {
            TouchGround().onTapGesture(perform: close)
          }
          buttons
        }
        .frame(width: row.width, height: row.height, alignment: alignment)
        .offset(
          x: direction == .leftToRight ? row.minX : proxy.size.width - row.maxX, y: row.minY)
      }
    }
  }

  /// Whether the actions are as wide as they are by themselves, and not stretched by a finger.
  private var isNatural: Bool { width.map { shown <= $0 } ?? true }

  private var buttons: some View {
    HStack(spacing: 0) {
      Group(subviews: actions) { actions in
        ForEach(edge == .leading ? Array(actions) : actions.reversed()) { $0 }
      }
    }
    .buttonStyle(SwipeActionStyle(close: close))
    .tint(Color.gray)
    .onPreferenceChange(SwipeTriggersKey.self) { triggers.actions = $0.actions }
    .fixedSize(horizontal: isNatural, vertical: false)
    .onGeometryChange(for: CGFloat.self, of: \.size.width) { if isNatural { width = $0 } }
    .frame(width: shown, alignment: edge == .leading ? .trailing : .leading)
    .clipped()
  }
}

/// A white label, on red for a destructive action and on the tint for others; gray is the tint
/// unless one is set.
private struct SwipeActionStyle {
  let close: () -> Void
}

extension SwipeActionStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button(role: configuration.role) {
      configuration.trigger()
      close()
    } label: {
      configuration.label.padding(.horizontal, 16)
        .frame(minWidth: 74, maxWidth: .infinity, maxHeight: .infinity)
        .foregroundStyle(Color.white)
        .background(
          configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.tint))
    }
    .preference(
      key: SwipeTriggersKey.self, value: SwipeTriggerList(actions: [configuration.trigger]))
  }
}

/// The closures of a row's open actions, from the leading edge to the trailing one.
private final class SwipeTriggers {
  var actions: [() -> Void] = []

  /// The action at the edge.
  func first(at edge: HorizontalEdge) -> (() -> Void)? {
    edge == .leading ? actions.first : actions.last
  }
}

/// Closures, each of which counts as new.
private struct SwipeTriggerList: Equatable {
  var actions: [() -> Void] = []

  static func == (_: Self, _: Self) -> Bool { false }
}

private enum SwipeTriggersKey: PreferenceKey {
  static var defaultValue: SwipeTriggerList { SwipeTriggerList() }
  static func reduce(value: inout SwipeTriggerList, nextValue: () -> SwipeTriggerList) {
    value.actions += nextValue().actions
  }
}
