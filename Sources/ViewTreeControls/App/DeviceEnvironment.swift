/// The available space along an axis, in two classes.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  case compact
  case regular
}

/// Whether the scene is visible and in use.
public enum ScenePhase: Comparable, Hashable, Sendable {
  case background
  case inactive
  case active
}

/// Opens a URL: nothing is opened here, unless a custom action does it.
public struct OpenURLAction: @unchecked Sendable {
  /// The outcome of opening an address.
  public struct Result: Hashable, Sendable {
    private let name: String
    private let url: URL?

    public static let handled = Result(name: "handled", url: nil)
    public static let discarded = Result(name: "discarded", url: nil)
    public static let systemAction = Result(name: "systemAction", url: nil)

    public static func systemAction(_ url: URL) -> Result {
      Result(name: "systemAction", url: url)
    }

    fileprivate var isAccepted: Bool { self == .handled }
  }

  private let handler: @MainActor (URL) -> Result

  public init(handler: @escaping @MainActor (URL) -> Result) {
    self.handler = handler
  }

  @MainActor public func callAsFunction(_ url: URL) {
    _ = handler(url)
  }

  /// Reports at once whether the action handled the URL.
  @MainActor public func callAsFunction(_ url: URL, completion: (Bool) -> Void) {
    completion(handler(url).isAccepted)
  }
}

extension EnvironmentValues {
  /// The room across: compact, as on a phone held upright, unless a view sets another.
  @Entry public var horizontalSizeClass: UserInterfaceSizeClass? = .compact

  /// The room in height: regular, as on a phone held upright, unless a view sets another.
  @Entry public var verticalSizeClass: UserInterfaceSizeClass? = .regular

  @Entry public var scenePhase: ScenePhase = .active

  @Entry public var openURL: OpenURLAction = OpenURLAction { _ in .systemAction }

  /// The size of the controls inside; the engine's own controls have one size.
  @Entry public var controlSize: ControlSize = .regular

  // The user's settings of the device: all are off here.

  public var accessibilityReduceMotion: Bool { false }
  public var accessibilityReduceTransparency: Bool { false }
  public var accessibilityDifferentiateWithoutColor: Bool { false }
  public var accessibilityInvertColors: Bool { false }
  public var accessibilityEnabled: Bool { false }
  public var accessibilityVoiceOverEnabled: Bool { false }
}

extension View {
  /// Sets the size of the controls inside; the engine's own controls have one size.
  nonisolated public func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }
}
