// How a view follows its superview's size without constraints.

extension UIView {
  /// The distances that change with the superview's size.
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt

    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
  }

  /// Adds a view in front that always fills this one.
  func addFilling(_ view: UIView) {
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
  }

  /// Adapts to the superview's size by the autoresizing mask.
  ///
  /// Growth is shared among the flexible parts of an axis in proportion to their lengths, or evenly
  /// where those are zero. Without a flexible part the far margin takes it.
  ///
  /// - Source: Apple documentation, `UIView.autoresizingMask`: flexible parts resize in proportion.
  func autoresize(from before: CGSize, to after: CGSize) {
    guard translatesAutoresizingMaskIntoConstraints, !autoresizingMask.isEmpty else { return }
    let mask = autoresizingMask
    let place = frame
    let (x, width) = Self.autoresized(
      (place.minX, place.width, before.width - place.maxX), by: after.width - before.width,
      (
        mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
        mask.contains(.flexibleRightMargin)
      ))
    let (y, height) = Self.autoresized(
      (place.minY, place.height, before.height - place.maxY), by: after.height - before.height,
      (
        mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
        mask.contains(.flexibleBottomMargin)
      ))
    frame = CGRect(x: x, y: y, width: width, height: height)
  }

  private static func autoresized(
    _ parts: (CGFloat, CGFloat, CGFloat), by growth: CGFloat, _ flexible: (Bool, Bool, Bool)
  ) -> (origin: CGFloat, length: CGFloat) {
    let lengths = [parts.0, parts.1, parts.2]
    let bends = [flexible.0, flexible.1, flexible.2]
    let count = CGFloat(bends.filter { $0 }.count)
    guard count > 0 else { return (parts.0, parts.1) }
    let sum = zip(lengths, bends).reduce(0) { $0 + ($1.1 ? $1.0 : 0) }
    let grown = zip(lengths, bends).map { length, bends -> CGFloat in
      guard bends else { return length }
      return length + growth * (sum != 0 ? length / sum : 1 / count)
    }
    return (grown[0], grown[1])
  }
}
