/// How a tab view shows its tabs; see ``TabView``.
public protocol TabViewStyle {
  var _look: _TabViewLook { get }
}

/// The look that a style chooses; only the engine makes one.
public struct _TabViewLook: Sendable {
  let look: TabViewLook
}

enum TabViewLook: Equatable, Sendable {
  case bar
  case page(showsDots: Bool)
}

extension EnvironmentValues {
  @Entry var tabViewLook: TabViewLook = .bar
}

extension View {
  /// Sets the style of the tab views inside; the nearest one counts.
  nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    environment(\.tabViewLook, style._look.look).recorded("tabViewStyle", TypeLabel.of(S.self))
  }
}

public struct DefaultTabViewStyle: TabViewStyle, Sendable {
  nonisolated public init() {}
  public var _look: _TabViewLook { _TabViewLook(look: .bar) }
}

public struct PageTabViewStyle: TabViewStyle, Sendable {
  /// When the dots of the pages are seen.
  public struct IndexDisplayMode: Equatable, Sendable {
    private let name: String
    public static let automatic = IndexDisplayMode(name: "automatic")
    public static let always = IndexDisplayMode(name: "always")
    public static let never = IndexDisplayMode(name: "never")
  }

  private let indexDisplayMode: IndexDisplayMode

  nonisolated public init(indexDisplayMode: IndexDisplayMode = .automatic) {
    self.indexDisplayMode = indexDisplayMode
  }

  public var _look: _TabViewLook {
    _TabViewLook(look: .page(showsDots: indexDisplayMode != .never))
  }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  public static var page: PageTabViewStyle { PageTabViewStyle() }

  public static func page(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode
  ) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

/// How the dots of a paged tab view look; without an effect here.
public protocol IndexViewStyle {}

public struct PageIndexViewStyle: IndexViewStyle, Sendable {
  /// When a background is seen behind the dots.
  public struct BackgroundDisplayMode: Sendable {
    private let name: String
    public static let automatic = BackgroundDisplayMode(name: "automatic")
    public static let interactive = BackgroundDisplayMode(name: "interactive")
    public static let always = BackgroundDisplayMode(name: "always")
    public static let never = BackgroundDisplayMode(name: "never")
  }

  nonisolated public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }

  public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}

extension View {
  nonisolated public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    recorded("indexViewStyle", TypeLabel.of(S.self))
  }
}
