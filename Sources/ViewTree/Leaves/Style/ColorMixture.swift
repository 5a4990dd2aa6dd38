extension Color {
  /// The colour at a fraction of the way to another one.
  ///
  /// - Parameters:
  ///   - rhs: the other colour.
  ///   - fraction: 0 is this colour, 1 the other one; values beyond are clamped. NaN counts as 0.
  ///   - colorSpace: the space in which the mixture is linear.
  public func mix(
    with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color {
    let share = fraction > 0 ? min(fraction, 1) : 0
    return Color(.mixed(ColorMixture(from: self, to: rhs, share: share, space: colorSpace)))
  }
}

/// A mixture of two colours, resolved once the scheme is known.
struct ColorMixture: Hashable, Sendable, CustomStringConvertible {
  let from: Color
  let to: Color
  let share: Double
  let space: Gradient.ColorSpace

  var description: String { "\(from) mixed with \((share * 100).rounded())% \(to)" }

  func resolved(in scheme: ColorScheme) -> Color.Resolved {
    let (from, to) = (from.resolved(in: scheme), to.resolved(in: scheme))
    guard share > 0, share < 1 else { return share > 0 ? to : from }
    let opacity = from.opacity + (to.opacity - from.opacity) * Float(share)
    if space == .device {
      func part(_ part: KeyPath<Color.Resolved, Float>) -> Float {
        from[keyPath: part] + (to[keyPath: part] - from[keyPath: part]) * Float(share)
      }
      return Color.Resolved(
        red: part(\.red), green: part(\.green), blue: part(\.blue), opacity: opacity)
    }
    let mixed = Oklab(from).mixed(with: Oklab(to), share).light
    return Color.Resolved(
      colorSpace: .sRGBLinear, red: Float(mixed.red), green: Float(mixed.green),
      blue: Float(mixed.blue), opacity: opacity)
  }
}

/// A colour by lightness and two hue axes, in which equal steps look equal.
///
/// - Source: Björn Ottosson, "A perceptual color space for image processing", 2020, with the matrices
///   as CSS Color Module 4 gives them.
struct Oklab {
  let lightness: Double
  let a: Double
  let b: Double

  private init(lightness: Double, a: Double, b: Double) {
    self.lightness = lightness
    self.a = a
    self.b = b
  }

  init(_ color: Color.Resolved) {
    let (r, g, b) = (
      Double(color.linearRed), Double(color.linearGreen), Double(color.linearBlue)
    )
    let long = cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
    let medium = cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
    let short = cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
    self.init(
      lightness: 0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short,
      a: 1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short,
      b: 0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short)
  }

  func mixed(with other: Oklab, _ share: Double) -> Oklab {
    Oklab(
      lightness: lightness + (other.lightness - lightness) * share,
      a: a + (other.a - a) * share, b: b + (other.b - b) * share)
  }

  /// The components in linear sRGB.
  var light: (red: Double, green: Double, blue: Double) {
    func cube(_ part: Double) -> Double { part * part * part }
    let long = cube(lightness + 0.3963377774 * a + 0.2158037573 * b)
    let medium = cube(lightness - 0.1055613458 * a - 0.0638541728 * b)
    let short = cube(lightness - 0.0894841775 * a - 1.2914855480 * b)
    return (
      4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
      -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
      -0.0041960863 * long - 0.7034186147 * medium + 1.7076147010 * short
    )
  }
}
