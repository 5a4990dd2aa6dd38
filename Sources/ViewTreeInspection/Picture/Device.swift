import ViewTree

/// A device's window: its size, what its hardware covers, and its pixels.
///
/// - Units: points, in portrait.
/// - Source: Apple, Human Interface Guidelines, "Layout", table of device screen dimensions. The safe
///   areas are what UIKit reports for a window without bars; those of the iPhone 15, both ways, are
///   published by csl.cool, "iOS Layout Adaptation" (2023-09-15), the others are commonly stated and
///   were not looked up again.
public struct Device: Hashable, Sendable {
  public let name: String
  public let size: CGSize
  /// At the top and bottom in portrait.
  public let top: CGFloat
  public let bottom: CGFloat
  public let displayScale: CGFloat

  public init(
    _ name: String, size: CGSize, top: CGFloat, bottom: CGFloat, displayScale: CGFloat
  ) {
    self.name = name
    self.size = size
    self.top = top
    self.bottom = bottom
    self.displayScale = displayScale
  }

  private init(
    _ name: String, _ width: CGFloat, _ height: CGFloat, _ top: CGFloat, _ bottom: CGFloat,
    at scale: CGFloat
  ) {
    self.init(
      name, size: CGSize(width: width, height: height), top: top, bottom: bottom,
      displayScale: scale)
  }

  public static let iPhoneSE = Device("iPhone SE", 375, 667, 20, 0, at: 2)
  public static let iPhone13mini = Device("iPhone 13 mini", 375, 812, 50, 34, at: 3)
  public static let iPhone14 = Device("iPhone 14", 390, 844, 47, 34, at: 3)
  public static let iPhone15 = Device("iPhone 15", 393, 852, 59, 34, at: 3)
  public static let iPhone15ProMax = Device("iPhone 15 Pro Max", 430, 932, 59, 34, at: 3)
  public static let iPhone16 = Device("iPhone 16", 393, 852, 59, 34, at: 3)
  public static let iPhone16Pro = Device("iPhone 16 Pro", 402, 874, 62, 34, at: 3)
  public static let iPhone16ProMax = Device("iPhone 16 Pro Max", 440, 956, 62, 34, at: 3)
  public static let iPadMini = Device("iPad mini", 744, 1133, 24, 20, at: 2)
  public static let iPadPro11 = Device("iPad Pro 11-inch", 834, 1194, 24, 20, at: 2)

  public static let all: [Device] = [
    iPhoneSE, iPhone13mini, iPhone14, iPhone15, iPhone15ProMax, iPhone16, iPhone16Pro,
    iPhone16ProMax, iPadMini, iPadPro11,
  ]

  /// Which way the device is held.
  public enum Orientation: Hashable, Sendable {
    case portrait, landscape
  }

  /// The window's size, held this way.
  public func size(_ orientation: Orientation) -> CGSize {
    orientation == .portrait ? size : CGSize(width: size.height, height: size.width)
  }

  /// The insets by which the hardware covers the screen in an orientation.
  ///
  /// A phone without a home button is covered at both sides in landscape, as far as at its top in
  /// portrait, and 21 points at the bottom; one with a home button not at all. A tablet is covered as
  /// in portrait.
  public func safeAreaInsets(_ orientation: Orientation) -> EdgeInsets {
    if orientation == .portrait || isTablet {
      return EdgeInsets(top: top, leading: 0, bottom: bottom, trailing: 0)
    }
    return bottom == 0
      ? EdgeInsets() : EdgeInsets(top: 0, leading: top, bottom: 21, trailing: top)
  }

  private var isTablet: Bool { size.width >= 600 }
}
