/// A colour under UIKit's name; its value is a ``Color``.
///
/// - Units: the unit interval; components outside it are kept, as wide-gamut colours need them.
/// - Source: Apple documentation, `UIColor`.
open class UIColor: NSObject, @unchecked Sendable {
  /// The same colour as a SwiftUI value.
  package let color: Color

  package init(wrapping color: Color) {
    self.color = color
  }

  /// The colour of a view.
  ///
  /// - Source: Apple documentation, `UIColor.init(_:)`.
  public init(_ color: Color) {
    self.color = color
  }

  public init(white: CGFloat, alpha: CGFloat) {
    color = Color(white: white, opacity: alpha)
  }

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    color = Color(red: red, green: green, blue: blue, opacity: alpha)
  }

  public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    color = Color(.displayP3, red: red, green: green, blue: blue, opacity: alpha)
  }

  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    color = Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha)
  }

  public init(cgColor: CGColor) {
    color = cgColor.color
  }

  /// A pattern as a colour: grey here, as no pictures are read.
  public init(patternImage image: UIImage) {
    color = .gray
  }

  /// The colour of an asset catalogue; it resolves to clear, as no catalogue is read.
  ///
  /// - Nil: never in this engine, which cannot tell whether the name exists.
  public init?(named name: String) {
    color = Color(name)
  }

  public init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
    color = Color(name)
  }

  /// A colour that a closure provides for the light and for the dark style.
  ///
  /// - Source: Apple documentation, `UIColor.init(dynamicProvider:)`; called once for each style,
  ///   not at every use.
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    let light = dynamicProvider(UITraitCollection(userInterfaceStyle: .light))
    let dark = dynamicProvider(UITraitCollection(userInterfaceStyle: .dark))
    color = Color(
      AdaptiveColor(
        name: "dynamic", light: light.color.resolved(in: .light),
        dark: dark.color.resolved(in: .dark)))
  }

  public required init?(coder: NSCoder) { nil }

  /// The colour with another opacity, which replaces its own.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    let opacity = color.resolved().opacity
    if opacity > 0, opacity.isFinite {
      return UIColor(wrapping: color.opacity(alpha / CGFloat(opacity)))
    }
    var parts = color.resolved()
    parts.opacity = Float(alpha)
    return UIColor(wrapping: Color(parts))
  }

  /// The colour as it resolves with given traits.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    UIColor(
      wrapping: Color(
        color.resolved(in: traitCollection.userInterfaceStyle == .dark ? .dark : .light)))
  }

  /// The colour as it resolves in the light style.
  open var cgColor: CGColor { CGColor(color) }

  // Nothing is drawn, so there is nothing to set.

  open func set() {}
  open func setFill() {}
  open func setStroke() {}

  open override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.color == color }

  open override var hash: Int { color.hashValue }

  open override var description: String { color.description }
}

extension UIColor {
  /// Writes red, green, blue and opacity in the light style.
  ///
  /// - Nil: a component that is not requested.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = color.components()
    red?.pointee = parts.red
    green?.pointee = parts.green
    blue?.pointee = parts.blue
    alpha?.pointee = parts.opacity
    return true
  }

  /// Writes the grey level and the opacity; false for a colour that is not grey.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = color.components()
    guard parts.red == parts.green, parts.green == parts.blue else { return false }
    white?.pointee = parts.red
    alpha?.pointee = parts.opacity
    return true
  }

  /// Writes hue, saturation, brightness and opacity; the hue of a grey is 0.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = color.components()
    let (red, green, blue) = (CGFloat(parts.red), CGFloat(parts.green), CGFloat(parts.blue))
    let most = max(red, green, blue)
    let range = most - min(red, green, blue)
    var sector: CGFloat = 0
    if range > 0 {
      if most == red {
        sector = (green - blue) / range
      } else if most == green {
        sector = (blue - red) / range + 2
      } else {
        sector = (red - green) / range + 4
      }
    }
    hue?.pointee = (sector < 0 ? sector + 6 : sector) / 6
    saturation?.pointee = most > 0 ? range / most : 0
    brightness?.pointee = most
    alpha?.pointee = CGFloat(parts.opacity)
    return true
  }
}

extension Color {
  /// The same colour as a SwiftUI value.
  public init(_ color: UIColor) {
    self = color.color
  }

  /// The same colour as a SwiftUI value.
  public init(uiColor: UIColor) {
    self = uiColor.color
  }
}
