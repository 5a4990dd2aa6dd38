extension View {
  /// Opens a list of actions over the window when a finger rests on the view for half a second.
  ///
  /// The list is that of a ``Menu``: each action in it, and a tap outside it, closes it. A finger
  /// that lifts earlier, or moves on, acts on the view as it would without a menu.
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

  /// Opens a panel on a long press, which takes precedence over a tap of the view itself.
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
