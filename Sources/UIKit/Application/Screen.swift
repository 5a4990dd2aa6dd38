/// The screen of the running host; a default phone if there is none.
enum Screen {
  /// Points.
  static var size: CGSize { TreeHost.current?.size ?? defaultSize }

  /// Pixels per point.
  static var scale: CGFloat { scale(of: .current) }

  /// The text measurer; the unit measurer where there is no host.
  static var textMeasurer: any TextMeasurer { textMeasurer(of: .current) }

  static func scale(of host: TreeHost?) -> CGFloat {
    host.map { EnvironmentValues($0.root.environment).displayScale } ?? 3
  }

  static func textMeasurer(of host: TreeHost?) -> any TextMeasurer {
    host.map { EnvironmentValues($0.root.environment).textMeasurer } ?? .unit
  }

  /// The parts of the screen covered by bars and corners.
  static var safeAreaInsets: UIEdgeInsets {
    guard let insets = TreeHost.current?.safeAreaInsets else { return .zero }
    return UIEdgeInsets(
      top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
  }

  /// A phone's screen.
  ///
  /// - Source: Apple documentation, iPhone 14: 390 x 844 points at three pixels per point.
  private static let defaultSize = CGSize(width: 390, height: 844)
}

/// The screen of the running host.
///
/// - Shape: bounds and scale are the host's. Where no host has been made it is a phone of 390 x 844
///   points at three pixels per point.
public final class UIScreen: NSObject, @unchecked Sendable {
  public static let main = UIScreen()

  public static var screens: [UIScreen] { [main] }

  private override init() {}

  /// Points; the origin is zero.
  public var bounds: CGRect { CGRect(origin: .zero, size: Screen.size) }

  /// The bounds in pixels.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: Screen.size.width * scale, height: Screen.size.height * scale)
  }

  /// Pixels per point.
  public var scale: CGFloat { Screen.scale }

  public var nativeScale: CGFloat { scale }

  public var traitCollection: UITraitCollection { .current }

  /// Frames per second.
  public var maximumFramesPerSecond: Int { Int(TreeHost.current?.framesPerSecond ?? 60) }

  /// From 0 to 1; stored only.
  public var brightness: CGFloat {
    get { 0.5 }
    set { _ = newValue }
  }
}
