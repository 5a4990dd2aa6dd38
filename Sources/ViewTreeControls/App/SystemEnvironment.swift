// Values that the system, and no view, sets for every app: fixed, settable where SwiftUI's are.

/// How heavy the user wants type to be.
public enum LegibilityWeight: Hashable, Sendable {
  case regular
  case bold
}

/// Whether a control's tint is emphasised in the active window.
public enum ControlActiveState: Hashable, CaseIterable, Sendable {
  case key
  case active
  case inactive
}

/// Opens a window; there is one only.
public struct OpenWindowAction: Sendable {
  @MainActor public func callAsFunction(id: String) {}
  @MainActor public func callAsFunction<D: Codable & Hashable>(value: D) {}
  @MainActor public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

/// Closes a window; the one there is stays.
public struct DismissWindowAction: Sendable {
  @MainActor public func callAsFunction() {}
  @MainActor public func callAsFunction(id: String) {}
}

/// Asks for a review of the app; here the request has no effect.
public struct RequestReviewAction: Sendable {
  @MainActor public func callAsFunction() {}
}

extension EnvironmentValues {
  @Entry public var autocorrectionDisabled: Bool = false

  /// Whether the user wants bold text; nil unless a view sets it. Texts are measured alike.
  @Entry public var legibilityWeight: LegibilityWeight?

  public var colorSchemeContrast: ColorSchemeContrast { .standard }
  public var controlActiveState: ControlActiveState { .key }
  public var isLuminanceReduced: Bool { false }
  public var isSceneCaptured: Bool { false }
  public var supportsMultipleWindows: Bool { false }
  public var accessibilityShowButtonShapes: Bool { false }
  public var accessibilitySwitchControlEnabled: Bool { false }
  public var accessibilityLargeContentViewerEnabled: Bool { false }
  public var accessibilityPlayAnimatedImages: Bool { true }
  public var accessibilityDimFlashingLights: Bool { false }
  public var accessibilityQuickActionsEnabled: Bool { false }
  public var openWindow: OpenWindowAction { OpenWindowAction() }
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }
  public var requestReview: RequestReviewAction { RequestReviewAction() }
}
