/// A rectangle with a radius for each corner.
///
/// - Shape: radii that do not fit a side are all scaled down by one factor.
nonisolated public struct UnevenRoundedRectangle: Shape {
  public var cornerRadii: RectangleCornerRadii
  public var style: RoundedCornerStyle

  nonisolated public init(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  nonisolated public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius),
      style: style)
  }

  nonisolated public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadii: cornerRadii, style: style)
  }

  nonisolated public var animatableData: RectangleCornerRadii.AnimatableData {
    get { cornerRadii.animatableData }
    set { cornerRadii.animatableData = newValue }
  }
}

extension UnevenRoundedRectangle: InsettableShape {
  nonisolated public func inset(by amount: CGFloat) -> InsetOutline<UnevenRoundedRectangle> {
    InsetOutline(base: self, amount: amount) { shape, rect, inset in
      let radii = shape.cornerRadii
      let smaller = RectangleCornerRadii(
        topLeading: max(radii.topLeading - inset, 0),
        bottomLeading: max(radii.bottomLeading - inset, 0),
        bottomTrailing: max(radii.bottomTrailing - inset, 0),
        topTrailing: max(radii.topTrailing - inset, 0))
      return Path(roundedRect: rect, cornerRadii: smaller, style: shape.style)
    }
  }
}
