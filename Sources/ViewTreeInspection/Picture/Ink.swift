import ViewTree

/// A colour as a screen shows it: three parts from 0 to 255, and an opacity.
public struct RGBA: Hashable, Sendable {
  public var red: Int
  public var green: Int
  public var blue: Int
  /// From 0 to 1, at most two decimals.
  public var opacity: Double

  public init(_ red: Int, _ green: Int, _ blue: Int, opacity: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.opacity = (min(max(opacity.isNaN ? 0 : opacity, 0), 1) * 100).rounded() / 100
  }

  /// A colour of the engine; parts beyond sRGB become the nearest ones inside.
  package init(_ color: Color.Resolved) {
    func part(_ part: Float) -> Int {
      guard part.isFinite else { return 0 }
      return Int((min(max(part, 0), 1) * 255).rounded())
    }
    self.init(
      part(color.red), part(color.green), part(color.blue), opacity: Double(color.opacity))
  }

  /// The colour with its opacity multiplied.
  func faded(_ factor: Double) -> RGBA { RGBA(red, green, blue, opacity: opacity * factor) }

  /// The colour on the way to another one.
  func mixed(with other: RGBA, _ share: Double) -> RGBA {
    func part(_ a: Int, _ b: Int) -> Int { Int((Double(a) + Double(b - a) * share).rounded()) }
    return RGBA(
      part(red, other.red), part(green, other.green), part(blue, other.blue),
      opacity: opacity + (other.opacity - opacity) * share)
  }
}

/// A colour at a place of a gradient's line, from 0 to 1.
public struct InkStop: Hashable, Sendable {
  public var color: RGBA
  public var place: CGFloat

  public init(_ color: RGBA, at place: CGFloat) {
    self.color = color
    self.place = place
  }
}

/// The paint of a mark, with everything that depends on the mark's place resolved.
///
/// - Units: points in the element's own space.
public enum Ink: Equatable, Sendable {
  case color(RGBA)
  case linear([InkStop], from: CGPoint, to: CGPoint)
  /// Circles from one radius to another, stretched to ellipses; `ratio` is their height over width.
  case radial([InkStop], center: CGPoint, from: CGFloat, to: CGFloat, ratio: CGFloat)
  /// Around a point, from one angle to another, in radians clockwise from the x axis.
  case angular([InkStop], center: CGPoint, from: Double, to: Double)

  /// Whether nothing of it is seen.
  var isClear: Bool {
    switch self {
    case .color(let color): color.opacity == 0
    case .linear(let stops, _, _), .radial(let stops, _, _, _, _), .angular(let stops, _, _, _):
      stops.allSatisfy { $0.color.opacity == 0 }
    }
  }

  func faded(_ factor: Double) -> Ink {
    func faded(_ stops: [InkStop]) -> [InkStop] {
      stops.map { InkStop($0.color.faded(factor), at: $0.place) }
    }
    switch self {
    case .color(let color): return .color(color.faded(factor))
    case .linear(let stops, let from, let to): return .linear(faded(stops), from: from, to: to)
    case .radial(let stops, let center, let from, let to, let ratio):
      return .radial(faded(stops), center: center, from: from, to: to, ratio: ratio)
    case .angular(let stops, let center, let from, let to):
      return .angular(faded(stops), center: center, from: from, to: to)
    }
  }

  /// The ink seen in an upright mirror in the middle of a width.
  func mirrored(inWidth width: CGFloat) -> Ink {
    func mirrored(_ point: CGPoint) -> CGPoint { CGPoint(x: width - point.x, y: point.y) }
    switch self {
    case .color: return self
    case .linear(let stops, let from, let to):
      return .linear(stops, from: mirrored(from), to: mirrored(to))
    case .radial(let stops, let center, let from, let to, let ratio):
      return .radial(stops, center: mirrored(center), from: from, to: to, ratio: ratio)
    case .angular(let stops, let center, let from, let to):
      return .angular(stops, center: mirrored(center), from: .pi - from, to: .pi - to)
    }
  }
}
