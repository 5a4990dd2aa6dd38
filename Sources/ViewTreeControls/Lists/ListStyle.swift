/// How a list looks. Rows of grouped lists are on cards, with room between sections; those of inset
/// grouped lists have room at their sides as well. All other rows are on the page.
///
/// Headers in a sidebar fold their sections; see `Section.init(isExpanded:content:header:)`.
public protocol ListStyle {}

public struct DefaultListStyle: ListStyle, Sendable {
  nonisolated public init() {}
}

public struct PlainListStyle: ListStyle, Sendable {
  nonisolated public init() {}
}

public struct GroupedListStyle: ListStyle, Sendable {
  nonisolated public init() {}
}

public struct InsetGroupedListStyle: ListStyle, Sendable {
  nonisolated public init() {}
}

public struct InsetListStyle: ListStyle, Sendable {
  nonisolated public init() {}
}

public struct SidebarListStyle: ListStyle, Sendable {
  nonisolated public init() {}
}

extension ListStyle where Self == DefaultListStyle {
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
  public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == InsetListStyle {
  public static var inset: InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

/// The prominence of a section's header; recorded, without an effect on layout.
public enum Prominence: Hashable, Sendable {
  case standard
  case increased
}

/// The distance between sections of a list.
///
/// Half of it is before a section with a header, which brings room of its own.
public struct ListSectionSpacing: Sendable {
  let points: CGFloat?

  /// 35 in grouped lists and forms, and nothing in others.
  public static let `default` = ListSectionSpacing(points: nil)
  /// Half of the default of grouped lists. Ours: Apple gives no number.
  public static let compact = ListSectionSpacing(points: 17.5)

  /// - Parameter spacing: in points; a negative one counts as 0, infinity and NaN as the default.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(points: spacing.ifFinite.map { max($0, 0) })
  }
}

/// The tint of a row's parts; recorded, without an effect on layout.
public struct ListItemTint: Sendable {
  let name: String

  /// A tint that the style of the list leaves alone.
  public static func fixed(_ tint: Color) -> ListItemTint {
    ListItemTint(name: "fixed \(tint.description)")
  }

  /// A tint that the style of the list may replace.
  public static func preferred(_ tint: Color) -> ListItemTint {
    ListItemTint(name: "preferred \(tint.description)")
  }

  public static let monochrome = ListItemTint(name: "monochrome")
}

extension EnvironmentValues {
  /// The prominence of section headers.
  @Entry public var headerProminence: Prominence = .standard
}

extension View {
  nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View {
    environment(
      \.listStyleLook,
      style is InsetGroupedListStyle ? .insetGrouped : style is GroupedListStyle ? .grouped : .plain
    )
    .environment(\.foldingHeader, style is SidebarListStyle ? DisclosureLabel.around : nil)
    .recorded("listStyle", TypeLabel.of(S.self))
  }

  /// Sets the distance between the rows of lists inside; nil and the default are 0 here.
  nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    environment(\.listRowSpacing, spacing)
  }

  /// Sets the distance between the sections of lists inside.
  nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    environment(\.listSectionSpacing, spacing.points)
  }

  nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    listSectionSpacing(.custom(spacing))
  }

  nonisolated public func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence).recorded("headerProminence", "\(prominence)")
  }

  nonisolated public func listRowSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    recorded("listRowSeparatorTint", color?.description ?? "nil")
  }

  nonisolated public func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    recorded("listSectionSeparator", "\(visibility)")
  }

  nonisolated public func listSectionSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    recorded("listSectionSeparatorTint", color?.description ?? "nil")
  }

  /// Names what lies behind a row; it is not part of the tree here.
  nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View {
    recorded("listRowBackground", view == nil ? "nil" : TypeLabel.of(V.self))
  }

  nonisolated public func listItemTint(_ tint: Color?) -> some View {
    recorded("listItemTint", tint?.description ?? "nil")
  }

  nonisolated public func listItemTint(_ tint: ListItemTint?) -> some View {
    recorded("listItemTint", tint?.name ?? "nil")
  }

  /// Shows a number beside the tab that the view is; 0 shows none.
  nonisolated public func badge(_ count: Int) -> some View {
    badged(count == 0 ? nil : "\(count)").recorded("badge", "\(count)")
  }

  nonisolated public func badge(_ label: Text?) -> some View {
    badged(label?.string).recorded("badge", label?.string ?? "nil")
  }

  nonisolated public func badge(_ key: LocalizedStringKey?) -> some View {
    badged(key?.text).recorded("badge", key?.text ?? "nil")
  }

  @_disfavoredOverload
  nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some View {
    badged(label.map { String($0) }).recorded("badge", label.map { String($0) } ?? "nil")
  }

  nonisolated private func badged(_ text: String?) -> some View {
    tagged(AnyHashable(TabBadge(text: text)))
  }
}

extension EnvironmentValues {
  /// The look of the lists inside, but not of forms.
  @Entry var listStyleLook = ListLook.plain
  /// The distance between the rows of a list; nil means 0.
  @Entry var listRowSpacing: CGFloat?
  /// The distance between the sections of a list; nil means that of its look.
  @Entry var listSectionSpacing: CGFloat?
}
