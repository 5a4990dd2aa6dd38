extension View {
  /// Opens a list of actions over the window when a finger rests on the view for half a second.
  ///
  /// The list is that of a ``Menu``: each action in it, and a tap beside it, closes it. A finger that
  /// leaves before, or moves on, does to the view what it would do without a menu.
  ///
  /// ```swift
  /// Text("Milk").contextMenu {
  ///   Button("Delete", role: .destructive) {}
  /// }
  /// ```
  ///
  /// - Parameter menuItems: the actions; their bodies run where the list is open.
  /// - Source: Apple documentation, `contextMenu(menuItems:)`; rule STATE-4.7.5.
  nonisolated public func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some View {
    modifier(ContextMenu(items: menuItems()))
  }

  /// The same; the preview is not shown.
  nonisolated public func contextMenu<MenuItems: View, Preview: View>(
    @ViewBuilder menuItems: () -> MenuItems, @ViewBuilder preview: () -> Preview
  ) -> some View {
    modifier(ContextMenu(items: menuItems()))
  }

  /// Opens a panel when a finger rests on the view: before a tap of the view itself, which then is
  /// none.
  nonisolated func opensByLongPress(_ isOpen: Binding<Bool>) -> some View {
    highPriorityGesture(LongPressGesture().onEnded { _ in isOpen.wrappedValue = true })
  }
}

private struct ContextMenu<Items: View> {
  private let items: Items
  @State private var isOpen = false

  nonisolated init(items: Items) {
    self.items = items
  }
}

extension ContextMenu: ViewModifier {
  func body(content: Content) -> some View {
    content.opensByLongPress($isOpen)
      .panel(.menu, nil, $isOpen, actions: AnyView(items))
  }
}
