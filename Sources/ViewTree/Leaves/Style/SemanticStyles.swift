/// Styles by their purpose, and styles made from others; all are recorded by name, none is drawn.

/// Any style.
public struct AnyShapeStyle: ShapeStyle {
  public let styleDescription: String

  public init<S: ShapeStyle>(_ style: S) {
    styleDescription = style.styleDescription
  }
}

/// A style that the interface names by its purpose.
public struct TintShapeStyle: ShapeStyle {
  public init() {}
}

public struct SelectionShapeStyle: ShapeStyle {
  public init() {}
}

public struct SeparatorShapeStyle: ShapeStyle {
  public init() {}
}

public struct PlaceholderTextShapeStyle: ShapeStyle {
  public init() {}
}

public struct LinkShapeStyle: ShapeStyle {
  public init() {}
}

public struct FillShapeStyle: ShapeStyle {
  public init() {}
}

public struct WindowBackgroundShapeStyle: ShapeStyle {
  public init() {}
}

extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == LinkShapeStyle {
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}

extension ShapeStyle where Self == FillShapeStyle {
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}

extension HierarchicalShapeStyle {
  public static let quinary = HierarchicalShapeStyle(level: 4)

  public var styleDescription: String {
    ["primary", "secondary", "tertiary", "quaternary", "quinary"][min(max(level, 0), 4)]
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var quinary: HierarchicalShapeStyle { .quinary }
}

/// A style and what is done to it, as text.
struct DerivedShapeStyle: ShapeStyle {
  let styleDescription: String

  init(_ style: some ShapeStyle, _ change: String) {
    styleDescription = "\(style.styleDescription).\(change)"
  }
}

extension ShapeStyle {
  public var secondary: some ShapeStyle { DerivedShapeStyle(self, "secondary") }
  public var tertiary: some ShapeStyle { DerivedShapeStyle(self, "tertiary") }
  public var quaternary: some ShapeStyle { DerivedShapeStyle(self, "quaternary") }
  public var quinary: some ShapeStyle { DerivedShapeStyle(self, "quinary") }

  public func opacity(_ opacity: Double) -> some ShapeStyle {
    DerivedShapeStyle(self, "opacity(\(opacity))")
  }

  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    DerivedShapeStyle(self, "shadow(\(style.name))")
  }

  public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    DerivedShapeStyle(self, "blendMode(\(mode))")
  }
}

extension View {
  /// Sets the first two levels of the foreground style; recorded, without an effect on layout.
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View {
    recorded("foregroundStyle", "\(primary.styleDescription), \(secondary.styleDescription)")
  }

  /// Sets the first three levels of the foreground style; recorded, without an effect on layout.
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    recorded(
      "foregroundStyle",
      [primary.styleDescription, secondary.styleDescription, tertiary.styleDescription]
        .joined(separator: ", "))
  }

  /// Recorded, without an effect on layout.
  @_disfavoredOverload
  nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    recorded("tint", tint?.styleDescription ?? "nil")
  }

  /// Sets the style that backgrounds without one have; without an effect on layout.
  nonisolated public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.backgroundStyle, AnyShapeStyle(style))
      .recorded("backgroundStyle", style.styleDescription)
  }
}

private enum BackgroundStyleKey: EnvironmentKey {
  static var defaultValue: AnyShapeStyle? { nil }
}

extension EnvironmentValues {
  /// The style of backgrounds without one; nil means the system's.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundStyleKey.self] }
    set { self[BackgroundStyleKey.self] = newValue }
  }
}

/// A shadow that a style casts, outwards or into the shape.
///
/// - Units: points.
public struct ShadowStyle: Hashable, Sendable {
  let name: String

  public static func drop(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(name: "drop \(color), \(radius), \(x), \(y)")
  }

  public static func inner(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(name: "inner \(color), \(radius), \(x), \(y)")
  }
}
