/// A colour under Core Graphics' name: fixed components, the same in every colour scheme.
///
/// - Units: the unit interval.
public final class CGColor: Hashable, Sendable {
  /// The colour as it resolves in the light scheme.
  package let color: Color

  package init(_ color: Color) {
    let parts = color.components()
    self.color = Color(
      red: parts.red, green: parts.green, blue: parts.blue, opacity: parts.opacity)
  }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(red: red, green: green, blue: blue, opacity: alpha))
  }

  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  public var alpha: CGFloat { color.components().opacity }

  /// Red, green, blue and opacity.
  public var components: [CGFloat]? {
    let parts = color.components()
    return [parts.red, parts.green, parts.blue, parts.opacity].map { CGFloat($0) }
  }

  public var numberOfComponents: Int { 4 }

  public func copy(alpha: CGFloat) -> CGColor? {
    var parts = color.resolved()
    parts.opacity = Float(alpha)
    return CGColor(Color(parts))
  }

  public static func == (left: CGColor, right: CGColor) -> Bool { left.color == right.color }

  public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}

extension Color {
  /// The colour with its present components; nil for one that differs between schemes.
  public var cgColor: CGColor? { CGColor(self) }

  public init(cgColor: CGColor) {
    self = cgColor.color
  }

  public init(_ cgColor: CGColor) {
    self = cgColor.color
  }
}
