// Styles with a purpose, and styles derived from others; a picture draws them by their purpose.

/// Any style.
public struct AnyShapeStyle: PaintedStyle {
  let paint: Paint

  public init<S: ShapeStyle>(_ style: S) {
    paint = style._paint.paint
  }
}

/// A style that the interface names by its purpose.
public struct TintShapeStyle: PaintedStyle {
  var paint: Paint { .role(.tint) }

  public init() {}
}

public struct SelectionShapeStyle: PaintedStyle {
  var paint: Paint { .role(.selection) }

  public init() {}
}

public struct SeparatorShapeStyle: PaintedStyle {
  var paint: Paint { .role(.separator) }

  public init() {}
}

public struct PlaceholderTextShapeStyle: PaintedStyle {
  var paint: Paint { .role(.placeholder) }

  public init() {}
}

public struct LinkShapeStyle: PaintedStyle {
  var paint: Paint { .role(.link) }

  public init() {}
}

public struct FillShapeStyle: PaintedStyle {
  var paint: Paint { .role(.fill) }

  public init() {}
}

public struct WindowBackgroundShapeStyle: PaintedStyle {
  var paint: Paint { .role(.windowBackground) }

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
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var quinary: HierarchicalShapeStyle { .quinary }
}

/// A style together with a change to it.
struct DerivedShapeStyle: PaintedStyle {
  let paint: Paint
}

extension ShapeStyle {
  public var secondary: some ShapeStyle { level(1) }
  public var tertiary: some ShapeStyle { level(2) }
  public var quaternary: some ShapeStyle { level(3) }
  public var quinary: some ShapeStyle { level(4) }

  private func level(_ level: Int) -> DerivedShapeStyle {
    DerivedShapeStyle(paint: .levelOf(_paint.paint, level))
  }

  public func opacity(_ opacity: Double) -> some ShapeStyle {
    DerivedShapeStyle(paint: .faded(_paint.paint, opacity))
  }

  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    DerivedShapeStyle(paint: .noted(_paint.paint, "shadow(\(style.name))"))
  }

  public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    DerivedShapeStyle(paint: .noted(_paint.paint, "blendMode(\(mode))"))
  }
}

extension View {
  /// Sets the first two levels of the foreground style; recorded, without an effect on layout.
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View {
    changingLook(.foregroundStyle([primary._paint.paint, secondary._paint.paint]))
  }

  /// Sets the first three levels of the foreground style; recorded, without an effect on layout.
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    changingLook(
      .foregroundStyle([primary._paint.paint, secondary._paint.paint, tertiary._paint.paint]))
  }

  /// Sets the tint; without an effect on layout.
  @_disfavoredOverload
  nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    changingLook(.tint(tint?._paint.paint))
  }

  /// Sets the style of backgrounds that have none; without an effect on layout.
  nonisolated public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.backgroundStyle, AnyShapeStyle(style))
      .changingLook(.backgroundStyle(style._paint.paint))
  }
}

private enum BackgroundStyleKey: EnvironmentKey {
  static var defaultValue: AnyShapeStyle? { nil }
}

extension EnvironmentValues {
  /// The style of backgrounds that have none; nil means the system's.
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
