/// A shape that can be inset on all sides by the same distance.
public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape

  /// The shape moved inward; a negative amount moves outward.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

extension InsettableShape {
  /// Draws the outline inside the shape's frame, inset by half the line width.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> some View {
    inset(by: style.lineWidth / 2).stroke(content, style: style)
  }

  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  nonisolated public func strokeBorder(style: StrokeStyle, antialiased: Bool = true)
    -> some View
  {
    strokeBorder(ForegroundStyle(), style: style)
  }

  nonisolated public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true)
    -> some View
  {
    strokeBorder(ForegroundStyle(), lineWidth: lineWidth)
  }
}

/// A shape drawn in a rectangle that is inset on every side.
///
/// - Shape: a rectangle too small for the inset gives no outline.
nonisolated public struct InsetOutline<Base: Shape>: InsettableShape {
  var base: Base
  var amount: CGFloat
  /// The outline for the inset rectangle: corner radii shrink with it.
  let outline: @Sendable (Base, CGRect, CGFloat) -> Path

  nonisolated public func path(in rect: CGRect) -> Path {
    guard rect.width >= 2 * amount, rect.height >= 2 * amount else { return Path() }
    return outline(base, rect.insetBy(dx: amount, dy: amount), amount)
  }

  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    base.sizeThatFits(proposal)
  }

  nonisolated public var animatableData: AnimatablePair<Base.AnimatableData, CGFloat> {
    get { AnimatablePair(base.animatableData, amount) }
    set {
      base.animatableData = newValue.first
      amount = newValue.second
    }
  }

  nonisolated public func inset(by amount: CGFloat) -> InsetOutline {
    InsetOutline(base: base, amount: self.amount + amount, outline: outline)
  }
}

extension Rectangle: InsettableShape {
  nonisolated public func inset(by amount: CGFloat) -> InsetOutline<Rectangle> {
    InsetOutline(base: self, amount: amount) { shape, rect, _ in shape.path(in: rect) }
  }
}

extension Circle: InsettableShape {
  nonisolated public func inset(by amount: CGFloat) -> InsetOutline<Circle> {
    InsetOutline(base: self, amount: amount) { shape, rect, _ in shape.path(in: rect) }
  }
}

extension Ellipse: InsettableShape {
  nonisolated public func inset(by amount: CGFloat) -> InsetOutline<Ellipse> {
    InsetOutline(base: self, amount: amount) { shape, rect, _ in shape.path(in: rect) }
  }
}

extension Capsule: InsettableShape {
  nonisolated public func inset(by amount: CGFloat) -> InsetOutline<Capsule> {
    InsetOutline(base: self, amount: amount) { shape, rect, _ in shape.path(in: rect) }
  }
}

extension RoundedRectangle: InsettableShape {
  nonisolated public func inset(by amount: CGFloat) -> InsetOutline<RoundedRectangle> {
    InsetOutline(base: self, amount: amount) { shape, rect, inset in
      let corner = CGSize(
        width: max(shape.cornerSize.width - inset, 0),
        height: max(shape.cornerSize.height - inset, 0))
      return Path(roundedRect: rect, cornerSize: corner, style: shape.style)
    }
  }
}

extension ContainerRelativeShape: InsettableShape {
  nonisolated public func inset(by amount: CGFloat) -> InsetOutline<ContainerRelativeShape> {
    InsetOutline(base: self, amount: amount) { shape, rect, _ in shape.path(in: rect) }
  }
}
