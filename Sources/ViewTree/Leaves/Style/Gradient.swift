/// Colours along a line from 0 to 1.
public struct Gradient: Hashable, Sendable {
  /// A colour at a position on the line.
  public struct Stop: Hashable, Sendable {
    public var color: Color
    public var location: CGFloat

    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The space in which colours between two others are interpolated.
  public struct ColorSpace: Hashable, Sendable {
    private let name: String

    /// The sRGB components, as a screen blends them.
    public static let device = ColorSpace(name: "device")
    /// The Oklab components, in which equal steps look equal.
    public static let perceptual = ColorSpace(name: "perceptual")
  }

  public var stops: [Stop]

  public init(stops: [Stop]) {
    self.stops = stops
  }

  /// Spreads colours evenly from 0 to 1; a single one is at 0.
  public init(colors: [Color]) {
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }
}
