/// A colour given by its components, by the system's name for it, or by a name in an asset
/// catalogue.
///
/// A system colour has components only once a colour scheme is known, so two colours are equal if
/// they were made in the same way, not if they look the same.
public struct Color: Hashable, Sendable {
  /// The space of three colour components.
  public enum RGBColorSpace: Hashable, Sendable {
    case sRGB
    case sRGBLinear
    case displayP3
  }

  /// How the colour was made, before its last change of opacity.
  ///
  /// Stored out of line except for system colours: views are copied more often than colours are
  /// read.
  enum Base: Hashable, Sendable {
    case system(SystemColor)
    indirect case parts(ColorParts)
    indirect case asset(String)
    indirect case adaptive(AdaptiveColor)
    /// A colour whose opacity had been changed before.
    indirect case faded(Color)
    indirect case mixed(ColorMixture)
  }

  /// Makes a colour that differs between the schemes.
  package init(_ adaptive: AdaptiveColor) {
    self.init(.adaptive(adaptive))
  }

  let base: Base
  /// The factor of the opacity; nil if it has not been changed.
  let opacityFactor: Double?

  init(_ base: Base, opacity: Double? = nil) {
    self.base = base
    opacityFactor = opacity
  }

  /// Makes a colour from red, green and blue.
  ///
  /// - Units: the unit interval; values outside are kept, as wide colours need them.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    self.init(.parts(ColorParts(colorSpace, red, green, blue, opacity)))
  }

  /// Makes a grey.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// Makes a colour from hue, saturation and brightness.
  ///
  /// - Units: the unit interval; a hue outside wraps around, the others are clamped.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let saturation = min(max(saturation, 0), 1)
    let brightness = min(max(brightness, 0), 1)
    // Each component is a trapezoid over the colour circle of six sectors; the three differ only in
    // phase.
    func part(_ phase: Double) -> Double {
      let turned = phase + hue * 6
      let sector = turned - (turned / 6).rounded(.down) * 6
      return brightness * (1 - saturation * max(0, min(sector, 4 - sector, 1)))
    }
    self.init(red: part(5), green: part(3), blue: part(1), opacity: opacity)
  }

  /// Makes the colour with a name in an asset catalogue.
  ///
  /// - Nil: a nil bundle is the main one. The engine reads no catalogue: the name is kept, and the
  ///   colour resolves to clear.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(.asset(name))
  }

  /// Makes a colour from known components.
  public init(_ resolved: Resolved) {
    self.init(
      .sRGBLinear, red: Double(resolved.linearRed), green: Double(resolved.linearGreen),
      blue: Double(resolved.linearBlue), opacity: Double(resolved.opacity))
  }

  /// The colour with its opacity multiplied.
  ///
  /// - Units: the unit interval.
  public func opacity(_ opacity: Double) -> Color {
    Color(opacityFactor == nil ? base : .faded(self), opacity: opacity)
  }
}

extension Color: CustomStringConvertible {
  /// The name, or `#RRGGBBAA` for a colour of components, after each opacity it was given.
  ///
  /// Source: VALUES-6.5.
  public var description: String {
    opacityFactor.map { "\(($0 * 100).rounded().whole(in: 0...100))% \(base.name)" } ?? base.name
  }
}

extension Color.Base {
  fileprivate var name: String {
    switch self {
    case .system(let color): color.rawValue
    case .parts(let parts): parts.resolved.description
    case .asset(let name): "Color(\"\(name)\")"
    case .adaptive(let color): color.name
    case .faded(let color): color.description
    case .mixed(let mixture): mixture.description
    }
  }
}
