/// One of several views, chosen by a tab or a selection.
///
/// It takes the whole proposal and shows the selected tab in all of it, over a bar of 49 points and the
/// unsafe area below that, with a button for each tab. Each element of the content is a tab; the
/// selected one is the one with the selection's tag, the first where there is no selection or none has
/// that tag. Tabs that are not shown keep their state, are not laid out and have not appeared; only
/// the shown tab's preferences go on outwards. A tab view whose style is `page` has no bar: a finger
/// that moves sideways leads to the next tab.
///
/// - Source: PREF-1.8, PREF-1.8.4; Apple documentation, `TabView`. More than five tabs are side by
///   side too, where an iPhone shows four and a list of the rest: ours.
public struct TabView<SelectionValue: Hashable, Content: View> {
  let selection: Binding<SelectionValue>?
  let content: Content
  /// The tab that is shown where there is no selection.
  @State private var index = 0
  @State private var reader = TabReader()
  @Environment(\.tabViewLook) private var look

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
    let (reader, look) = (reader, look)
    let choose = { (index: Int) in self.choose(index) }
    TabHost(
      isSelected: selection.map { selection in
        {
          let selected = selection.wrappedValue
          return { ($0.base as? SelectionValue) == selected }
        }
      }, index: index, reader: reader, content: content
    )
    .safeAreaPadding(reading: BarsKey.self) { bars in
      EdgeInsets(
        top: 0, leading: 0,
        bottom: look == .bar && !bars.isHidden(.tabBar) ? BarLengths.tabs : 0, trailing: 0)
    }
    .modifier(PageSwipe(reader: reader, choose: choose, isEnabled: look != .bar))
    .overlayPreferenceValue(BarsKey.self, alignment: .bottom) { bars in
      Group {
        if case .page(let showsDots) = look {
          if showsDots { PageDots(reader: reader) }
        } else if !bars.isHidden(.tabBar) {
          TabBar(reader: reader, bars: bars, choose: choose)
        }
      }
      .endingPreferences()
    }
  }

  /// Shows a tab; one without a tag of the selection's type cannot be selected.
  private func choose(_ index: Int) {
    let tabs = reader.tabs.tags
    guard tabs.indices.contains(index) else { return }
    guard let selection else { return self.index = index }
    let tags = tabs[index].lazy.compactMap { $0.base as? SelectionValue }
    if let tag = tags.first { selection.wrappedValue = tag }
  }
}

extension View {
  /// Gives the view the label by which a tab bar shows it.
  nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    tagged(AnyHashable(TabLabel(label()))).recorded("tabItem")
  }
}

/// A tab with its value and its label.
public struct Tab<Value, Content: View, Label: View> {
  let value: AnyHashable?
  let content: Content
  let label: Label
}

extension Tab: View {
  public var body: some View {
    content.tagged(value).tagged(AnyHashable(TabLabel(label)))
  }
}

/// A tab's title beside a picture, or what its role says.
public struct DefaultTabLabel: View {
  let title: Text
  let image: String

  public var body: some View {
    ViewTreeControls.Label {
      title
    } icon: {
      Image(systemName: image)
    }
  }

  /// - Source: Apple documentation, `TabRole.search`: the system gives title and picture.
  nonisolated static func of(_ role: TabRole?) -> DefaultTabLabel {
    role == .search
      ? DefaultTabLabel(title: Text("Search"), image: "magnifyingglass")
      : DefaultTabLabel(title: Text(""), image: "")
  }
}

extension Tab {
  nonisolated public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) where Value: Hashable {
    self.init(value: AnyHashable(value), content: content(), label: label())
  }
}

extension Tab where Value == Never {
  nonisolated public init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(value: nil, content: content(), label: label())
  }
}

extension Tab where Value: Hashable, Label == DefaultTabLabel {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: AnyHashable(value), content: content(),
      label: DefaultTabLabel(title: Text(titleKey), image: systemImage))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: AnyHashable(value), content: content(),
      label: DefaultTabLabel(title: Text(title), image: systemImage))
  }

  /// A tab whose role names it.
  nonisolated public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(value: AnyHashable(value), content: content(), label: .of(role))
  }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, content: content(),
      label: DefaultTabLabel(title: Text(titleKey), image: systemImage))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, content: content(),
      label: DefaultTabLabel(title: Text(title), image: systemImage))
  }

  /// A tab whose role names it.
  nonisolated public init(role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    self.init(value: nil, content: content(), label: .of(role))
  }
}

/// The purpose of a tab.
public struct TabRole: Hashable, Sendable {
  private let name: String
  public static let search = TabRole(name: "search")
}
