/// A view that draws a shape, to which more drawings of the same shape can be added:
/// `Circle().fill(.red).stroke(.black, lineWidth: 2)`.
///
/// - Source: Apple documentation, `ShapeView`: each drawing is in front of the one it was called
///   on.
public protocol ShapeView<Content>: View {
  associatedtype Content: Shape
  /// The shape that is drawn.
  var shape: Content { get }
}

extension _ShapeView: ShapeView {}

/// A shape filled in front of another drawing of it.
public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View> {
  public var shape: Content
  public var style: Style
  public var fillStyle: FillStyle
  public var background: Background

  public init(
    shape: Content, style: Style, fillStyle: FillStyle, background: Background
  ) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
    self.background = background
  }
}

extension FillShapeView: ShapeView {
  public var body: some View {
    shape.fill(style, style: fillStyle).background { background }
  }
}

/// A shape's outline drawn in front of another drawing of it.
public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View> {
  public var shape: Content
  public var style: Style
  public var strokeStyle: StrokeStyle
  /// Whether the edges are smooth; not recorded, as nothing is drawn.
  public var isAntialiased: Bool
  public var background: Background

  public init(
    shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool,
    background: Background
  ) {
    self.shape = shape
    self.style = style
    self.strokeStyle = strokeStyle
    self.isAntialiased = isAntialiased
    self.background = background
  }
}

extension StrokeShapeView: ShapeView {
  public var body: some View {
    shape.stroke(style, style: strokeStyle).background { background }
  }
}

/// A shape's outline drawn inside its edge, in front of another drawing of it.
public struct StrokeBorderShapeView<
  Content: InsettableShape, Style: ShapeStyle, Background: View
> {
  public var shape: Content
  public var style: Style
  public var strokeStyle: StrokeStyle
  /// Whether the edges are smooth; not recorded, as nothing is drawn.
  public var isAntialiased: Bool
  public var background: Background

  public init(
    shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool,
    background: Background
  ) {
    self.shape = shape
    self.style = style
    self.strokeStyle = strokeStyle
    self.isAntialiased = isAntialiased
    self.background = background
  }
}

extension StrokeBorderShapeView: ShapeView {
  public var body: some View {
    shape.strokeBorder(style, style: strokeStyle).background { background }
  }
}

extension ShapeView {
  /// Fills the shape in front of its earlier drawings.
  public func fill<S: ShapeStyle>(
    _ content: S = .foreground, style: FillStyle = FillStyle()
  ) -> FillShapeView<Content, S, Self> {
    FillShapeView(shape: shape, style: content, fillStyle: style, background: self)
  }

  /// Draws the outline in front of the shape's earlier drawings.
  public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Content, S, Self> {
    StrokeShapeView(
      shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased,
      background: self)
  }

  public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Content, S, Self> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension ShapeView where Content: InsettableShape {
  /// Draws the outline inside the edge, in front of the shape's earlier drawings.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, S, Self> {
    StrokeBorderShapeView(
      shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased,
      background: self)
  }

  public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, S, Self> {
    strokeBorder(
      content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}
