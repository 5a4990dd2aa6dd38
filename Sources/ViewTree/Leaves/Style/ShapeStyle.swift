/// A colour or pattern that fills shapes.
public protocol ShapeStyle: Sendable {
  /// The style as text, for printed trees.
  var styleDescription: String { get }

  /// The style as a value, for pictures; a custom style is known by its description.
  var _paint: _Paint { get }
}

extension ShapeStyle {
  public var styleDescription: String { String(describing: Self.self) }

  public var _paint: _Paint { _Paint(.named(styleDescription)) }
}

/// A style of the engine, whose text is that of its paint.
protocol PaintedStyle: ShapeStyle {
  var paint: Paint { get }
}

extension PaintedStyle {
  public var styleDescription: String { paint.text }

  public var _paint: _Paint { _Paint(paint) }
}

extension Color: PaintedStyle {
  var paint: Paint { .color(self) }
}

extension Color.Resolved: PaintedStyle {
  var paint: Paint { .color(Color(self)) }
}

/// The current foreground style.
public struct ForegroundStyle: PaintedStyle {
  var paint: Paint { .role(.foreground) }

  public init() {}
}

/// The current background style.
public struct BackgroundStyle: PaintedStyle {
  var paint: Paint { .role(.background) }

  public init() {}
}

/// One of the levels of the foreground style.
public struct HierarchicalShapeStyle: PaintedStyle {
  let level: Int

  var paint: Paint { .level(level) }

  public static let primary = HierarchicalShapeStyle(level: 0)
  public static let secondary = HierarchicalShapeStyle(level: 1)
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  public static let quaternary = HierarchicalShapeStyle(level: 3)
}

extension ShapeStyle where Self == ForegroundStyle {
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { .primary }
  public static var secondary: HierarchicalShapeStyle { .secondary }
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
}

extension ShapeStyle where Self == Color {
  public static var red: Color { .red }
  public static var orange: Color { .orange }
  public static var yellow: Color { .yellow }
  public static var green: Color { .green }
  public static var mint: Color { .mint }
  public static var teal: Color { .teal }
  public static var cyan: Color { .cyan }
  public static var blue: Color { .blue }
  public static var indigo: Color { .indigo }
  public static var purple: Color { .purple }
  public static var pink: Color { .pink }
  public static var brown: Color { .brown }
  public static var white: Color { .white }
  public static var gray: Color { .gray }
  public static var black: Color { .black }
  public static var clear: Color { .clear }
}

/// A style as a view that fills its area.
struct StyleView: Sendable {
  let look: LeafNode.Look

  init(_ style: some ShapeStyle) {
    look = .style(style._paint.paint)
  }
}

extension StyleView: ElementView {
  static func makeElement(_ view: Self, inputs: _ViewInputs) -> LeafNode {
    LeafNode(view.look, inputs)
  }

  static func updateElement(_ view: Self, node: LeafNode) {
    node.look = view.look
  }
}
