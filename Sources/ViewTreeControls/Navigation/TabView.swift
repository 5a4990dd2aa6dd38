/// One of several views, chosen by a selection.
///
/// A plain host: it takes the whole proposal and shows the selected tab in all of it; the bar has
/// no height, and as there is none to tap, only the selection's binding changes the tab. Each
/// element of the content is a tab; the selected one is the one with the selection's tag, the first
/// where there is no selection or none has that tag. Tabs that are not shown keep their state, are
/// not laid out and have not appeared; only the shown tab's preferences go on outwards.
///
/// - Source: PREF-1.8, PREF-1.8.4; Apple documentation, `TabView`.
public struct TabView<SelectionValue: Hashable, Content: View> {
  let selection: Binding<SelectionValue>?
  let content: Content

  nonisolated public init(
    selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content
  ) {
    self.selection = selection
    self.content = content()
  }

  nonisolated public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.selection = selection
    self.content = content()
  }
}

extension TabView where SelectionValue == Int {
  nonisolated public init(@ViewBuilder content: () -> Content) {
    selection = nil
    self.content = content()
  }
}

extension TabView: View {
  public var body: some View {
    TabHost(
      isSelected: selection.map { selection in
        {
          let selected = selection.wrappedValue
          return { ($0.base as? SelectionValue) == selected }
        }
      }, content: content)
  }
}

/// A tab with its value and its label; the label is not part of the tree, as there is no bar.
public struct Tab<Value, Content: View, Label: View> {
  let value: AnyHashable?
  let content: Content
}

extension Tab: View {
  public var body: some View {
    content.tagged(value)
  }
}

extension Tab {
  nonisolated public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) where Value: Hashable {
    self.init(value: AnyHashable(value), content: content())
  }
}

extension Tab where Value == Never {
  nonisolated public init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(value: nil, content: content())
  }
}

extension Tab where Value: Hashable, Label == EmptyView {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: AnyHashable(value), content: content())
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: AnyHashable(value), content: content())
  }
}

extension Tab where Value == Never, Label == EmptyView {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: nil, content: content())
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(value: nil, content: content())
  }
}

extension Tab where Value: Hashable, Label == EmptyView {
  /// A tab whose role names it.
  nonisolated public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(value: AnyHashable(value), content: content())
  }
}

extension Tab where Value == Never, Label == EmptyView {
  /// A tab whose role names it.
  nonisolated public init(role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    self.init(value: nil, content: content())
  }
}

/// The purpose of a tab; without an effect.
public struct TabRole: Hashable, Sendable {
  private let name: String
  public static let search = TabRole(name: "search")
}
