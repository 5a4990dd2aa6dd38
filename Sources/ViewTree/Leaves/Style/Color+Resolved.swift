extension Color {
  /// A colour's components in linear sRGB.
  ///
  /// - Units: the unit interval; colours outside sRGB have components outside it.
  /// - Shape: encoded components are computed from the linear ones, both in single precision: 0.3
  ///   comes back as slightly less. Source: VALUES-6.4.
  public struct Resolved: Hashable, Sendable {
    public var linearRed: Float
    public var linearGreen: Float
    public var linearBlue: Float
    public var opacity: Float

    /// Makes a colour from components in a given space.
    public init(
      colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float,
      opacity: Float = 1
    ) {
      let light = colorSpace.light(red: red, green: green, blue: blue)
      linearRed = light.red
      linearGreen = light.green
      linearBlue = light.blue
      self.opacity = opacity
    }

    /// The red component, encoded as in sRGB.
    public var red: Float {
      get { encoded(linearRed) }
      set { linearRed = light(newValue) }
    }

    /// The green component, encoded as in sRGB.
    public var green: Float {
      get { encoded(linearGreen) }
      set { linearGreen = light(newValue) }
    }

    /// The blue component, encoded as in sRGB.
    public var blue: Float {
      get { encoded(linearBlue) }
      set { linearBlue = light(newValue) }
    }
  }

  /// The colour's components in an environment, which gives the scheme.
  ///
  /// - Shape: a colour of an asset catalogue resolves to clear, as the engine reads no catalogue.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    resolved(in: environment.colorScheme)
  }

  /// The colour's components in a given scheme.
  package func resolved(in scheme: ColorScheme = .light) -> Resolved {
    var parts = base.resolved(in: scheme)
    if let opacityFactor { parts.opacity *= Float(opacityFactor) }
    return parts
  }
}

extension Color.Base {
  fileprivate func resolved(in scheme: ColorScheme) -> Color.Resolved {
    switch self {
    case .system(let color):
      let parts = color.parts(in: scheme)
      return Color.Resolved(
        red: Float(parts.red) / 255, green: Float(parts.green) / 255,
        blue: Float(parts.blue) / 255, opacity: Float(parts.opacity))
    case .parts(let parts): return parts.resolved
    case .adaptive(let color): return scheme == .dark ? color.dark : color.light
    case .asset: return Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0)
    case .faded(let color): return color.resolved(in: scheme)
    case .mixed(let mixture): return mixture.resolved(in: scheme)
    }
  }
}

extension Color.Resolved: CustomStringConvertible {
  /// Red, green, blue and opacity as eight hexadecimal digits after a `#`.
  ///
  /// - Shape: a component beyond 0...1, as in wide colours, is clamped; NaN is written as 0.
  public var description: String {
    let bytes = [red, green, blue, opacity].map { part in
      let byte = (part * 255).rounded().whole(in: 0...255)
      let digits = String(byte, radix: 16, uppercase: true)
      return digits.count == 1 ? "0" + digits : digits
    }
    return "#" + bytes.joined()
  }
}

extension Color.Resolved: Animatable {
  /// The linear components and the opacity, times 128. Source: VALUES-6.2.
  public var animatableData:
    AnimatablePair<Float, AnimatablePair<Float, AnimatablePair<Float, Float>>>
  {
    get {
      AnimatablePair(
        linearRed * 128,
        AnimatablePair(linearGreen * 128, AnimatablePair(linearBlue * 128, opacity * 128)))
    }
    set {
      linearRed = newValue.first / 128
      linearGreen = newValue.second.first / 128
      linearBlue = newValue.second.second.first / 128
      opacity = newValue.second.second.second / 128
    }
  }
}

extension Color.Resolved: Codable {
  /// Encodes red, green, blue and opacity in this order, as sRGB components.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for part in [red, green, blue, opacity] { try container.encode(part) }
  }

  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    let red = try container.decode(Float.self)
    let green = try container.decode(Float.self)
    let blue = try container.decode(Float.self)
    self.init(red: red, green: green, blue: blue, opacity: try container.decode(Float.self))
  }
}

extension Color.RGBColorSpace {
  /// Converts components of this space to linear sRGB.
  ///
  /// - Source: the matrix from Display P3 with four digits, which reproduces Apple's printed
  ///   colours; the one of CSS Color Module 4 differs in the fifth. VALUES-6.4.
  fileprivate func light(
    red: Float, green: Float, blue: Float
  ) -> (red: Float, green: Float, blue: Float) {
    func own(_ part: Float) -> Float { ViewTree.light(part) }
    switch self {
    case .sRGBLinear: return (red, green, blue)
    case .sRGB: return (own(red), own(green), own(blue))
    case .displayP3:
      let (red, green, blue) = (own(red), own(green), own(blue))
      return (
        1.2249 * red - 0.2247 * green, -0.0420 * red + 1.0419 * green,
        -0.0197 * red - 0.0786 * green + 1.0979 * blue
      )
    }
  }
}

/// The linear value of an sRGB component, odd about zero.
///
/// - Source: IEC 61966-2-1, as in CSS Color Module 4; in single precision, multiplied where the
///   standard divides: VALUES-6.4.
private func light(_ part: Float) -> Float {
  let size = abs(part)
  if size == 1 { return part }
  let light =
    size <= 0.04045 ? size * (1 / 12.92) : pow(size * (1 / 1.055) + 0.055 * (1 / 1.055), 2.4)
  return part < 0 ? -light : light
}

/// The sRGB component of a linear value, odd about zero.
///
/// - Source: IEC 61966-2-1, as in CSS Color Module 4.
private func encoded(_ light: Float) -> Float {
  let size = abs(light)
  if size == 1 { return light }
  let part = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
  return light < 0 ? -part : part
}
