extension Font {
  /// How heavy the strokes are.
  ///
  /// - Units: UIKit's weight scale, -1 to 1, regular being 0.
  public struct Weight: Hashable, Sendable {
    /// The position on UIKit's scale.
    package let value: Double

    public static let ultraLight = Weight(value: -0.8)
    public static let thin = Weight(value: -0.6)
    public static let light = Weight(value: -0.4)
    public static let regular = Weight(value: 0)
    public static let medium = Weight(value: 0.23)
    public static let semibold = Weight(value: 0.3)
    public static let bold = Weight(value: 0.4)
    public static let heavy = Weight(value: 0.56)
    public static let black = Weight(value: 0.62)
  }

  /// The design of the system font.
  public enum Design: Hashable, Sendable {
    case `default`
    case serif
    case rounded
    case monospaced
  }

  /// How wide the letters are.
  public struct Width: Hashable, Sendable {
    /// The difference from the standard width as a fraction.
    public var value: CGFloat

    public static let compressed = Width(-0.3)
    public static let condensed = Width(-0.2)
    public static let standard = Width(0)
    public static let expanded = Width(0.2)

    /// Makes a width from its difference from the standard one.
    public init(_ value: CGFloat) {
      self.value = value
    }
  }

  /// How far apart lines are.
  public enum Leading: Hashable, Sendable {
    case standard
    case tight
    case loose
  }
}
