/// Red, green, blue and opacity as they were given, and their colour space.
///
/// Two are equal if they look the same, whether they were given encoded or linear.
struct ColorParts: Hashable, Sendable {
  let space: Color.RGBColorSpace
  let red: Double
  let green: Double
  let blue: Double
  let opacity: Double

  init(
    _ space: Color.RGBColorSpace, _ red: Double, _ green: Double, _ blue: Double, _ opacity: Double
  ) {
    self.space = space
    self.red = red
    self.green = green
    self.blue = blue
    self.opacity = opacity
  }

  var resolved: Color.Resolved {
    Color.Resolved(
      colorSpace: space, red: Float(red), green: Float(green), blue: Float(blue),
      opacity: Float(opacity))
  }

  static func == (left: ColorParts, right: ColorParts) -> Bool {
    if left.space == right.space {
      return left.red == right.red && left.green == right.green && left.blue == right.blue
        && left.opacity == right.opacity
    }
    return left.resolved == right.resolved
  }

  func hash(into hasher: inout Hasher) { hasher.combine(resolved) }
}

extension Color {
  /// The components in sRGB, with the precision in which they were given.
  package func components(
    in scheme: ColorScheme = .light
  ) -> (red: Double, green: Double, blue: Double, opacity: Double) {
    if case .parts(let parts) = base, parts.space == .sRGB {
      return (parts.red, parts.green, parts.blue, parts.opacity * (opacityFactor ?? 1))
    }
    let parts = resolved(in: scheme)
    return (Double(parts.red), Double(parts.green), Double(parts.blue), Double(parts.opacity))
  }
}
