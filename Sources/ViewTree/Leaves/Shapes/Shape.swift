/// A view that is an outline in its rectangle.
///
/// While its animated part changes, the outline is made again once per tick.
public protocol Shape: Sendable, Animatable, View {
  /// The outline inside a rectangle.
  nonisolated func path(in rect: CGRect) -> Path

  /// The size for a proposal: the proposal, with 10 for an unspecified side.
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  public var body: _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle())
  }

  // The animated part is interpolated where the shape is drawn, and not also in its body.

  nonisolated public static func _makeView(view: Self, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(BodyNode<Self>.make(view, inputs: inputs))
  }

  nonisolated public static func _updateView(view: Self, outputs: _ViewOutputs) {
    unsafeDowncast(outputs.node, to: BodyNode<Self>.self).update(view)
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

/// A path is a shape that stays where it was drawn, whatever its frame.
extension Path: Shape {
  nonisolated public func path(in rect: CGRect) -> Path { self }
}

/// A shape drawn with a style.
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

final class ShapeNode<S: Shape>: LeafNode, ShapeShowing {
  private(set) var shape: S
  private var motion: Motion<S.AnimatableData>?
  /// The outline as shown at the latest tick of an animation; nil unless one runs.
  private var shownPath: Path?

  init(_ shape: S, _ inputs: _ViewInputs) {
    self.shape = shape
    super.init(.shape(TypeLabel.of(S.self)), inputs)
  }

  func update(_ shape: S) {
    let isSame = ValueComparison.areEqual(self.shape, shape)
    guard !isSame else { return }
    if host.mayAnimate, let change = shape.change(from: self.shape) {
      Motion.begin(&motion, of: self, by: change, in: transaction)
      shownPath = nil
    }
    self.shape = shape
    setNeedsLayout()
  }

  override func surroundingsChanged(_ change: SurroundingsChange) {
    guard change == .animation else { return }
    shownPath = motion.map { outline(shape.moved(by: $0.remaining)) }
  }

  private func outline(_ shape: S) -> Path {
    shape.path(in: CGRect(origin: .zero, size: presentedSize))
  }

  var presentedPath: Path {
    host.isAnimating
      ? shownPath ?? outline(shape.moved(by: motion?.remaining)) : outline(shape)
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }

  private var fillStyle = FillStyle()
  private var paint = Paint.role(.foreground)

  func update<Style: ShapeStyle>(_ style: Style, _ fillStyle: FillStyle) {
    self.fillStyle = fillStyle
    paint = style._paint.paint
  }

  /// A stroke is kept as a line, which is shorter than its outline.
  var presentedShape: ShownShape {
    let shown = shape.moved(by: motion?.remaining)
    let bounds = CGRect(origin: .zero, size: presentedSize)
    if let stroked = shown as? any LineShape {
      return ShownShape(
        path: stroked.linePath(in: bounds), line: stroked.style, isEOFilled: false, paint: paint)
    }
    return ShownShape(
      path: shown.path(in: bounds), line: nil, isEOFilled: fillStyle.isEOFilled, paint: paint)
  }

  override func isDrawn(at point: CGPoint) -> Bool {
    !paint.isClear
      && shape.path(in: CGRect(origin: .zero, size: size)).contains(point, style: fillStyle)
  }
}

/// A shape that is a line along another outline.
private protocol LineShape {
  var style: StrokeStyle { get }
  func linePath(in rect: CGRect) -> Path
}

extension StrokedShape: LineShape {
  fileprivate func linePath(in rect: CGRect) -> Path { shape.path(in: rect) }
}

/// The outline of a shape's stroke.
nonisolated public struct StrokedShape<S: Shape>: Shape {
  var shape: S
  var style: StrokeStyle

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

  nonisolated public var animatableData:
    AnimatablePair<S.AnimatableData, StrokeStyle.AnimatableData>
  {
    get { AnimatablePair(shape.animatableData, style.animatableData) }
    set {
      shape.animatableData = newValue.first
      style.animatableData = newValue.second
    }
  }
}
