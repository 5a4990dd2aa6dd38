extension Color {
  /// A colour's parts in the sRGB space.
  ///
  /// - Units: the unit interval; colours outside of sRGB have parts outside of it.
  public struct Resolved: Hashable, Sendable {
    public var red: Float
    public var green: Float
    public var blue: Float
    public var opacity: Float

    /// Makes a colour from parts read in a space.
    public init(
      colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float,
      opacity: Float = 1
    ) {
      let parts = colorSpace.inSRGB(red: Double(red), green: Double(green), blue: Double(blue))
      self.red = Float(parts.red)
      self.green = Float(parts.green)
      self.blue = Float(parts.blue)
      self.opacity = opacity
    }

    /// The red part in proportion to light.
    public var linearRed: Float {
      get { Float(linear(Double(red))) }
      set { red = Float(encoded(Double(newValue))) }
    }

    /// The green part in proportion to light.
    public var linearGreen: Float {
      get { Float(linear(Double(green))) }
      set { green = Float(encoded(Double(newValue))) }
    }

    /// The blue part in proportion to light.
    public var linearBlue: Float {
      get { Float(linear(Double(blue))) }
      set { blue = Float(encoded(Double(newValue))) }
    }
  }

  /// The colour's parts once the scheme is known.
  ///
  /// - Shape: a colour of an asset catalogue resolves to clear, as the engine reads no catalogue.
  package func resolved(in scheme: ColorScheme = .light) -> Resolved {
    switch base {
    case .system(let color):
      let parts = color.parts(in: scheme)
      return Resolved(
        red: Float(parts.red) / 255, green: Float(parts.green) / 255,
        blue: Float(parts.blue) / 255, opacity: Float(parts.opacity * opacityFactor))
    case .parts(let space, let red, let green, let blue):
      return Resolved(
        colorSpace: space, red: Float(red), green: Float(green), blue: Float(blue),
        opacity: Float(opacityFactor))
    case .adaptive(let color):
      var parts = scheme == .dark ? color.dark : color.light
      parts.opacity *= Float(opacityFactor)
      return parts
    case .asset:
      return Resolved(red: 0, green: 0, blue: 0, opacity: 0)
    }
  }
}

extension Color.Resolved: CustomStringConvertible {
  /// Red, green, blue and opacity as eight hexadecimal digits after a `#`.
  ///
  /// - Shape: what lies beyond 0...1, as wide colours do, is written as the nearer end; NaN as 0.
  public var description: String {
    let bytes = [red, green, blue, opacity].map { part in
      let byte = (part * 255).rounded().whole(in: 0...255)
      let digits = String(byte, radix: 16, uppercase: true)
      return digits.count == 1 ? "0" + digits : digits
    }
    return "#" + bytes.joined()
  }
}

extension Color.RGBColorSpace {
  /// Parts of this space as parts of sRGB.
  ///
  /// - Source: the matrix from Display P3 to sRGB is CSS Color Module 4, sample code for conversions
  ///   (both spaces have the white D65 and the same curve).
  fileprivate func inSRGB(
    red: Double, green: Double, blue: Double
  ) -> (red: Double, green: Double, blue: Double) {
    switch self {
    case .sRGB:
      return (red, green, blue)
    case .sRGBLinear:
      return (encoded(red), encoded(green), encoded(blue))
    case .displayP3:
      let (red, green, blue) = (linear(red), linear(green), linear(blue))
      return (
        encoded(1.2249401762805598 * red - 0.22494017628055996 * green),
        encoded(-0.042056954709688163 * red + 1.0420569547096881 * green),
        encoded(
          -0.019637554590334432 * red - 0.078636045550631889 * green
            + 1.0982736001409663 * blue)
      )
    }
  }
}

/// An sRGB part in proportion to light, odd about zero.
///
/// - Source: IEC 61966-2-1, as in CSS Color Module 4.
private func linear(_ part: Double) -> Double {
  let size = abs(part)
  let light = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
  return part < 0 ? -light : light
}

/// The sRGB part of an amount of light, odd about zero.
///
/// - Source: IEC 61966-2-1, as in CSS Color Module 4.
private func encoded(_ light: Double) -> Double {
  let size = abs(light)
  let part = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
  return light < 0 ? -part : part
}
