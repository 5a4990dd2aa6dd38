// Toolbars tell the page around of their items; see NavigationPage.swift.

extension View {
  /// Puts views into the bars of the page around, each where an item without a placement goes.
  nonisolated public func toolbar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    toolbarItems(ToolbarItemGroup(content: content))
  }

  /// Puts items into the bars of the page around.
  nonisolated public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    toolbarItems(content())
  }

  nonisolated func toolbarItems<Content: ToolbarContent>(_ items: Content) -> some View {
    modifier(ToolbarItems(items: items)).recorded("toolbar")
  }

  /// Hides bars, or shows them; `automatic` means the bar of a stack's page.
  nonisolated public func toolbar(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    self.bars { $0.visibilities.set(visibility, for: bars) }.recorded("toolbar", "\(visibility)")
  }

  nonisolated public func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View {
    let fill = AnyShapeStyle(style)
    return self.bars { $0.backgrounds.set(fill, for: bars) }
      .recorded("toolbarBackground", style.styleDescription)
  }

  nonisolated public func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    self.bars { $0.backgroundVisibilities.set(visibility, for: bars) }
      .recorded("toolbarBackground", "\(visibility)")
  }

  /// Notes the scheme of bars.
  nonisolated public func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View {
    recorded("toolbarColorScheme", colorScheme.map { "\($0)" } ?? "nil")
  }
}

extension Dictionary where Key == ToolbarPlacement {
  /// An inner modifier takes precedence.
  fileprivate mutating func set(_ value: Value, for bars: [ToolbarPlacement]) {
    for bar in bars.isEmpty ? [.automatic] : bars {
      let bar = bar == .automatic ? .navigationBar : bar
      self[bar] = self[bar] ?? value
    }
  }
}

/// An item of a bar, as passed to the page.
struct ToolbarEntry: Identifiable {
  /// The place among the items of its page.
  let id: Int
  let placement: ToolbarItemPlacement
  let view: AnyView
}

/// Tells the page around of items, which see the environment of this place.
private struct ToolbarItems<Items: ToolbarContent> {
  let items: Items
  @Environment(\.self) private var environment

  nonisolated init(items: Items) {
    self.items = items
  }
}

extension ToolbarItems: ViewModifier {
  func body(content: Content) -> some View {
    var made: [(ToolbarItemPlacement, AnyView)] = []
    items.collect(into: &made)
    let (environment, items) = (environment, made)
    return content.bars { bars in
      for (placement, view) in items {
        let place = placement.side == .overflow ? ControlPlace.page : .bar
        bars.add(
          AnyView(view.environment(\.controlPlace, place).environment(\.self, environment)),
          placement)
      }
    }
  }
}

/// The content of a toolbar: items, or a body that is made of others.
@MainActor @preconcurrency
public protocol ToolbarContent {
  associatedtype Body: ToolbarContent

  @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: ToolbarContent {}

extension ToolbarContent {
  /// Appends the items, in order. A custom body has no state: nothing stores it.
  func collect(into items: inout [(ToolbarItemPlacement, AnyView)]) {
    if let part = self as? any PrimitiveToolbarContent {
      part.append(to: &items)
    } else {
      body.collect(into: &items)
    }
  }
}

/// Content without a body.
@MainActor @preconcurrency
private protocol PrimitiveToolbarContent: ToolbarContent where Body == Never {
  func append(to items: inout [(ToolbarItemPlacement, AnyView)])
}

extension PrimitiveToolbarContent {
  public var body: Never { fatalError("\(Self.self) has no body. Its toolbar shows it.") }
}

/// One item of a toolbar.
public struct ToolbarItem<ID, Content: View> {
  let placement: ToolbarItemPlacement
  let content: Content
}

extension ToolbarItem: PrimitiveToolbarContent {
  func append(to items: inout [(ToolbarItemPlacement, AnyView)]) {
    items.append((placement, AnyView(content)))
  }
}

extension ToolbarItem where ID == () {
  nonisolated public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.init(placement: placement, content: content())
  }
}

extension ToolbarItem where ID == String {
  nonisolated public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.init(placement: placement, content: content())
  }
}

/// Several items of a toolbar in one place.
public struct ToolbarItemGroup<Content: View> {
  let placement: ToolbarItemPlacement
  let content: Content

  nonisolated public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItemGroup: PrimitiveToolbarContent {
  func append(to items: inout [(ToolbarItemPlacement, AnyView)]) {
    items.append((placement, AnyView(content)))
  }
}

/// Items after one another, as a builder makes them.
public struct TupleToolbarContent<T> {
  let parts: [any ToolbarContent]
}

extension TupleToolbarContent: PrimitiveToolbarContent {
  func append(to items: inout [(ToolbarItemPlacement, AnyView)]) {
    for part in parts { part.collect(into: &items) }
  }
}

extension Optional: ToolbarContent, PrimitiveToolbarContent where Wrapped: ToolbarContent {
  func append(to items: inout [(ToolbarItemPlacement, AnyView)]) { self?.collect(into: &items) }
}

extension _ConditionalContent: ToolbarContent, PrimitiveToolbarContent
where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
  func append(to items: inout [(ToolbarItemPlacement, AnyView)]) {
    switch storage {
    case .trueContent(let content): content.collect(into: &items)
    case .falseContent(let content): content.collect(into: &items)
    }
  }
}

/// Builds what a toolbar holds.
@resultBuilder
public enum ToolbarContentBuilder {
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> TupleToolbarContent<(repeat each Content)> {
    var parts: [any ToolbarContent] = []
    repeat parts.append(each content)
    return TupleToolbarContent(parts: parts)
  }

  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }

  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    first: First
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .trueContent(first))
  }

  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    second: Second
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .falseContent(second))
  }

  public static func buildLimitedAvailability<Content: ToolbarContent>(
    _ content: Content
  ) -> Content { content }
}

/// The place of an item in the bars.
///
/// - Source: Apple documentation, `ToolbarItemPlacement`, for an iPhone. Items for the keyboard are at the
///   bottom of the page while a field of it has the focus, as with a keyboard of hardware.
public struct ToolbarItemPlacement: Hashable, Sendable {
  private let name: String

  /// The part of the bars that an item is in.
  enum Side {
    case leading, principal, trailing, overflow, bottom, keyboard

    var isTop: Bool { self != .bottom && self != .keyboard }
  }

  var side: Side {
    switch self {
    case .navigation, .topBarLeading, .navigationBarLeading, .cancellationAction: .leading
    case .principal: .principal
    case .secondaryAction: .overflow
    case .bottomBar, .status: .bottom
    case .keyboard: .keyboard
    default: .trailing
    }
  }

  /// Whether its text is bold: what a sheet is confirmed with.
  var isProminent: Bool { self == .confirmationAction }

  public static let automatic = ToolbarItemPlacement(name: "automatic")
  public static let principal = ToolbarItemPlacement(name: "principal")
  public static let navigation = ToolbarItemPlacement(name: "navigation")
  public static let primaryAction = ToolbarItemPlacement(name: "primaryAction")
  public static let secondaryAction = ToolbarItemPlacement(name: "secondaryAction")
  public static let status = ToolbarItemPlacement(name: "status")
  public static let confirmationAction = ToolbarItemPlacement(name: "confirmationAction")
  public static let cancellationAction = ToolbarItemPlacement(name: "cancellationAction")
  public static let destructiveAction = ToolbarItemPlacement(name: "destructiveAction")
  public static let keyboard = ToolbarItemPlacement(name: "keyboard")
  public static let topBarLeading = ToolbarItemPlacement(name: "topBarLeading")
  public static let topBarTrailing = ToolbarItemPlacement(name: "topBarTrailing")
  public static let bottomBar = ToolbarItemPlacement(name: "bottomBar")
  public static let navigationBarLeading = ToolbarItemPlacement(name: "navigationBarLeading")
  public static let navigationBarTrailing = ToolbarItemPlacement(name: "navigationBarTrailing")
}

/// Which bar a modifier is about.
public struct ToolbarPlacement: Hashable, Sendable {
  private let name: String

  public static let automatic = ToolbarPlacement(name: "automatic")
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  public static let tabBar = ToolbarPlacement(name: "tabBar")
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")
  public static let windowToolbar = ToolbarPlacement(name: "windowToolbar")
}
