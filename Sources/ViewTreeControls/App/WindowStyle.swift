/// How a window looks; without an effect, as there are none.
public protocol WindowStyle: Sendable {}

public struct DefaultWindowStyle: WindowStyle {
  nonisolated public init() {}
}

public struct TitleBarWindowStyle: WindowStyle {
  nonisolated public init() {}
}

public struct HiddenTitleBarWindowStyle: WindowStyle {
  nonisolated public init() {}
}

public struct PlainWindowStyle: WindowStyle {
  nonisolated public init() {}
}

extension WindowStyle where Self == DefaultWindowStyle {
  nonisolated public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
}

extension WindowStyle where Self == TitleBarWindowStyle {
  nonisolated public static var titleBar: TitleBarWindowStyle { TitleBarWindowStyle() }
}

extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  nonisolated public static var hiddenTitleBar: HiddenTitleBarWindowStyle {
    HiddenTitleBarWindowStyle()
  }
}

extension WindowStyle where Self == PlainWindowStyle {
  nonisolated public static var plain: PlainWindowStyle { PlainWindowStyle() }
}

/// Whether a program that starts again shows a scene again; without an effect, as nothing starts.
public struct SceneRestorationBehavior: Sendable {
  public static let automatic = SceneRestorationBehavior()
  public static let disabled = SceneRestorationBehavior()
}

extension Scene {
  nonisolated public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene { self }

  nonisolated public func restorationBehavior(
    _ behavior: SceneRestorationBehavior
  ) -> some Scene {
    self
  }
}
