/// A view that is an outline in the rectangle it is given.
public protocol Shape: Sendable, View {
  /// The outline inside a rectangle.
  nonisolated func path(in rect: CGRect) -> Path

  /// The size for a proposal: the proposal, 10 where it says nothing.
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  public var body: _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle())
  }

  /// Fills the shape with a style.
  nonisolated public func fill<S: ShapeStyle>(
    _ content: S, style: FillStyle = FillStyle()
  ) -> _ShapeView<Self, S> {
    _ShapeView(shape: self, style: content, fillStyle: style)
  }

  nonisolated public func fill(style: FillStyle = FillStyle()) -> _ShapeView<Self, ForegroundStyle>
  {
    fill(ForegroundStyle(), style: style)
  }

  /// Draws the outline with a style.
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle
  ) -> _ShapeView<StrokedShape<Self>, S> {
    _ShapeView(shape: StrokedShape(shape: self, style: style), style: content)
  }

  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1
  ) -> _ShapeView<StrokedShape<Self>, S> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  nonisolated public func stroke(lineWidth: CGFloat = 1) -> StrokedShape<Self> {
    StrokedShape(shape: self, style: StrokeStyle(lineWidth: lineWidth))
  }

  nonisolated public func stroke(style: StrokeStyle) -> StrokedShape<Self> {
    StrokedShape(shape: self, style: style)
  }
}

/// A path is a shape that stays where it was drawn, whatever place it is given.
extension Path: Shape {
  nonisolated public func path(in rect: CGRect) -> Path { self }
}

/// A shape drawn in a style.
public struct _ShapeView<Content: Shape, Style: ShapeStyle> {
  public var shape: Content
  public var style: Style
  public var fillStyle: FillStyle

  public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
  }
}

extension _ShapeView: ElementView {
  nonisolated public static func makeElement(_ view: Self, inputs: _ViewInputs) -> LeafNode {
    let node = ShapeNode(view.shape, inputs)
    node.update(view.style, view.fillStyle)
    return node
  }

  nonisolated public static func updateElement(_ view: Self, node: LeafNode) {
    let node = unsafeDowncast(node, to: ShapeNode<Content>.self)
    node.update(view.shape)
    node.update(view.style, view.fillStyle)
  }
}

final class ShapeNode<S: Shape>: LeafNode {
  private(set) var shape: S

  init(_ shape: S, _ inputs: _ViewInputs) {
    self.shape = shape
    super.init(.shape(TypeLabel.of(S.self)), inputs)
  }

  func update(_ shape: S) {
    let isSame = ValueComparison.areEqual(self.shape, shape)
    guard !isSame else { return }
    self.shape = shape
    setNeedsLayout()
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }

  private var fillStyle = FillStyle()
  private var isClear = false

  func update<Style: ShapeStyle>(_ style: Style, _ fillStyle: FillStyle) {
    self.fillStyle = fillStyle
    isClear = (style as? Color)?.resolved().opacity == 0
  }

  override func isDrawn(at point: CGPoint) -> Bool {
    !isClear
      && shape.path(in: CGRect(origin: .zero, size: size)).contains(point, style: fillStyle)
  }
}

/// The outline of a shape's stroke.
nonisolated public struct StrokedShape<S: Shape>: Shape {
  let shape: S
  let style: StrokeStyle

  nonisolated init(shape: S, style: StrokeStyle) {
    self.shape = shape
    self.style = style
  }

  nonisolated public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).strokedPath(style)
  }

  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }
}
