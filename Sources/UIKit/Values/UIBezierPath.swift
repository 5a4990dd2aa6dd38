/// A path of lines and curves under UIKit's name; nothing is drawn.
///
/// - Units: points; angles in radians, clockwise on screen.
/// - Source: Apple documentation, `UIBezierPath`.
open class UIBezierPath: NSObject, @unchecked Sendable {
  private var path = Path()

  open var lineWidth: CGFloat = 1
  open var usesEvenOddFillRule = false

  public override init() {}

  public convenience init(rect: CGRect) {
    self.init(Path(rect))
  }

  public convenience init(ovalIn rect: CGRect) {
    self.init(Path(ellipseIn: rect))
  }

  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(Path(roundedRect: rect, cornerRadius: cornerRadius))
  }

  /// A rectangle with some corners rounded.
  ///
  /// - Shape: the width of the radii applies to both sides of a corner, as on a device; it is
  ///   clamped where it does not fit.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    func radius(_ corner: UIRectCorner) -> CGFloat {
      corners.contains(corner) ? cornerRadii.width : 0
    }
    self.init(
      Path(
        roundedRect: rect,
        cornerRadii: RectangleCornerRadii(
          topLeading: radius(.topLeft), bottomLeading: radius(.bottomLeft),
          bottomTrailing: radius(.bottomRight), topTrailing: radius(.topRight))))
  }

  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  public convenience init(cgPath: CGPath) {
    self.init(cgPath.path)
  }

  private convenience init(_ path: Path) {
    self.init()
    self.path = path
  }

  open var cgPath: CGPath {
    get { CGPath(path) }
    set { path = newValue.path }
  }

  open var bounds: CGRect { path.boundingRect }

  open var isEmpty: Bool { path.isEmpty }

  open var currentPoint: CGPoint { path.currentPoint ?? .zero }

  open func move(to point: CGPoint) { path.move(to: point) }

  open func addLine(to point: CGPoint) { path.addLine(to: point) }

  open func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: end, control: controlPoint)
  }

  open func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: end, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds an arc; UIKit's clockwise is clockwise on screen, the opposite of a ``Path``'s
  /// `clockwise`.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: .radians(startAngle),
      endAngle: .radians(endAngle), clockwise: !clockwise)
  }

  open func close() { path.closeSubpath() }

  open func removeAllPoints() { path = Path() }

  open func append(_ other: UIBezierPath) { path.addPath(other.path) }

  open func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }

  open func contains(_ point: CGPoint) -> Bool { path.contains(point) }

  // Nothing is drawn.

  open func fill() {}
  open func stroke() {}
  open func addClip() {}
}
