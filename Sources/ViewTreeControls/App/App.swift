/// A program made of scenes.
///
/// Here nothing runs it: `main()` returns at once, because a host shows views for tests and tools.
@MainActor @preconcurrency
public protocol App {
  associatedtype Body: Scene

  @SceneBuilder @MainActor @preconcurrency var body: Body { get }

  @MainActor @preconcurrency init()
}

extension App {
  /// Makes the program and reads its body once; there is no screen to show it on.
  @MainActor @preconcurrency public static func main() { _ = Self().body }
}

/// A part of a program's interface.
@MainActor @preconcurrency
public protocol Scene {
  associatedtype Body: Scene

  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Scene {}

/// Windows that show the same views.
public struct WindowGroup<Content: View> {
  let content: () -> Content

  nonisolated public init(@ViewBuilder content: @escaping () -> Content) {
    self.content = content
  }

  nonisolated public init(id: String, @ViewBuilder content: @escaping () -> Content) {
    self.content = content
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content
  ) {
    self.content = content
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content
  ) {
    self.content = content
  }

}

/// One window.
public struct Window<Content: View> {
  let content: () -> Content

  nonisolated public init(
    _ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content
  ) {
    self.content = content
  }

}

/// The window of a program's settings.
public struct Settings<Content: View> {
  let content: Content

  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

}

extension WindowGroup: Scene {
  public var body: Never { fatalError("A window has no body. Show its views in a host instead.") }
}

extension Window: Scene {
  public var body: Never { fatalError("A window has no body. Show its views in a host instead.") }
}

extension Settings: Scene {
  public var body: Never { fatalError("A window has no body. Show its views in a host instead.") }
}

/// Builds a program's scenes.
@resultBuilder
public enum SceneBuilder {
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  public static func buildBlock<each Content: Scene>(
    _ content: repeat each Content
  ) -> _SceneList<(repeat each Content)> {
    _SceneList(scenes: (repeat each content))
  }

  public static func buildIf<Content: Scene>(_ content: Content?) -> _SceneList<Content?> {
    _SceneList(scenes: content)
  }

  public static func buildLimitedAvailability<Content: Scene>(
    _ content: Content
  ) -> _SceneList<Content> {
    _SceneList(scenes: content)
  }
}

/// Scenes beside each other, as a builder makes them.
public struct _SceneList<Scenes> {
  let scenes: Scenes
}

extension _SceneList: Scene {
  public var body: Never {
    fatalError("A list of scenes has no body. Show the scenes' views in a host instead.")
  }
}

extension Scene {
  /// Runs an action when a value has changed; never here, as nothing runs scenes.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> some Scene {
    self
  }

  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene {
    self
  }

  nonisolated public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (V) -> Void
  ) -> some Scene {
    self
  }

  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some Scene {
    self
  }

  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene { self }

  nonisolated public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }

  nonisolated public func commands<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene {
    self
  }
}

/// The content of a menu bar; never made here.
@MainActor @preconcurrency
public protocol Commands {}

/// Builds what a menu bar holds.
@resultBuilder
public enum CommandsBuilder {
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }
  public static func buildBlock<C: Commands>(_ content: C) -> C { content }
}

/// Nothing in the menu bar.
public struct EmptyCommands: Commands {
  nonisolated public init() {}
}
