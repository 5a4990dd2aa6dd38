// Settings for the scroll views below: environment values, except for purely visual ones.

extension View {
  /// Keeps a finger from scrolling the views below; programs still can.
  nonisolated public func scrollDisabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isScrollEnabled) { $0 = $0 && !disabled }
  }

  /// Decides whether scroll indicators show; they have no effect on layout.
  nonisolated public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    transformEnvironment(\.self) {
      if axes.contains(.horizontal) { $0.horizontalScrollIndicatorVisibility = visibility }
      if axes.contains(.vertical) { $0.verticalScrollIndicatorVisibility = visibility }
    }
  }

  nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View {
    recorded("scrollIndicatorsFlash", "\(onAppear)")
  }

  nonisolated public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
    recorded("scrollIndicatorsFlash", "\(value)")
  }

  /// Decides whether content that fits into its viewport can be pulled.
  nonisolated public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View {
    transformEnvironment(\.self) {
      if axes.contains(.horizontal) { $0.horizontalScrollBounceBehavior = behavior }
      if axes.contains(.vertical) { $0.verticalScrollBounceBehavior = behavior }
    }
  }

  /// Sets how scrolling dismisses the keyboard; a headless host has none.
  nonisolated public func scrollDismissesKeyboard(
    _ mode: ScrollDismissesKeyboardMode
  ) -> some View {
    environment(\.scrollDismissesKeyboardMode, mode)
  }

  nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    changingLook(.scrollClipDisabled(disabled))
  }

  /// Shows or hides the background of the forms and grouped lists inside.
  nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
    environment(\.hidesListGround, visibility == .hidden)
  }
}

/// Whether scroll indicators show.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  private enum Choice {
    case automatic, visible, hidden, never
  }

  private let choice: Choice

  public static let automatic = ScrollIndicatorVisibility(choice: .automatic)
  public static let visible = ScrollIndicatorVisibility(choice: .visible)
  public static let hidden = ScrollIndicatorVisibility(choice: .hidden)
  public static let never = ScrollIndicatorVisibility(choice: .never)
}

/// Whether content can be pulled past its edges.
public struct ScrollBounceBehavior: Hashable, Sendable {
  private enum Choice {
    case automatic, always, basedOnSize
  }

  private let choice: Choice

  /// As `always` in scroll views.
  public static let automatic = ScrollBounceBehavior(choice: .automatic)
  public static let always = ScrollBounceBehavior(choice: .always)
  /// Only content that is longer than its viewport.
  public static let basedOnSize = ScrollBounceBehavior(choice: .basedOnSize)
}

/// How scrolling dismisses the keyboard.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  private enum Choice {
    case automatic, immediately, interactively, never
  }

  private let choice: Choice

  public static let automatic = ScrollDismissesKeyboardMode(choice: .automatic)
  public static let immediately = ScrollDismissesKeyboardMode(choice: .immediately)
  public static let interactively = ScrollDismissesKeyboardMode(choice: .interactively)
  public static let never = ScrollDismissesKeyboardMode(choice: .never)
}

private enum ScrollEnabledKey: EnvironmentKey {
  static let defaultValue = true
}

private enum HorizontalIndicatorsKey: EnvironmentKey {
  static let defaultValue = ScrollIndicatorVisibility.automatic
}

private enum VerticalIndicatorsKey: EnvironmentKey {
  static let defaultValue = ScrollIndicatorVisibility.automatic
}

private enum HorizontalBounceKey: EnvironmentKey {
  static let defaultValue = ScrollBounceBehavior.automatic
}

private enum VerticalBounceKey: EnvironmentKey {
  static let defaultValue = ScrollBounceBehavior.automatic
}

private enum KeyboardModeKey: EnvironmentKey {
  static let defaultValue = ScrollDismissesKeyboardMode.automatic
}

extension EnvironmentValues {
  /// Whether a finger can scroll.
  public var isScrollEnabled: Bool {
    get { self[ScrollEnabledKey.self] }
    set { self[ScrollEnabledKey.self] = newValue }
  }

  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[HorizontalIndicatorsKey.self] }
    set { self[HorizontalIndicatorsKey.self] = newValue }
  }

  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[VerticalIndicatorsKey.self] }
    set { self[VerticalIndicatorsKey.self] = newValue }
  }

  public var horizontalScrollBounceBehavior: ScrollBounceBehavior {
    get { self[HorizontalBounceKey.self] }
    set { self[HorizontalBounceKey.self] = newValue }
  }

  public var verticalScrollBounceBehavior: ScrollBounceBehavior {
    get { self[VerticalBounceKey.self] }
    set { self[VerticalBounceKey.self] = newValue }
  }

  public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
    get { self[KeyboardModeKey.self] }
    set { self[KeyboardModeKey.self] = newValue }
  }

  func scrollBounceBehavior(_ axis: Axis) -> ScrollBounceBehavior {
    axis == .horizontal ? horizontalScrollBounceBehavior : verticalScrollBounceBehavior
  }
}
