/// The screen of the host that runs at this moment; a stated one where there is none.
enum Screen {
  /// Points.
  static var size: CGSize { TreeHost.current?.size ?? defaultSize }

  /// Pixels a point.
  static var scale: CGFloat { scale(of: .current) }

  /// Who measures text; the unit measurer where there is no host.
  static var textMeasurer: any TextMeasurer { textMeasurer(of: .current) }

  static func scale(of host: TreeHost?) -> CGFloat {
    host.map { EnvironmentValues($0.root.environment).displayScale } ?? 3
  }

  static func textMeasurer(of host: TreeHost?) -> any TextMeasurer {
    host.map { EnvironmentValues($0.root.environment).textMeasurer } ?? .unit
  }

  /// The parts of the screen that bars and corners cover.
  static var safeAreaInsets: UIEdgeInsets {
    guard let insets = TreeHost.current?.safeAreaInsets else { return .zero }
    return UIEdgeInsets(
      top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
  }

  /// A phone's screen.
  ///
  /// - Source: Apple documentation, iPhone 14: 390 x 844 points at three pixels a point.
  private static let defaultSize = CGSize(width: 390, height: 844)
}

/// The screen: that of the host that runs at this moment.
///
/// - Shape: its bounds are the host's size, its scale the host's. Where no host has been made it is a
///   phone of 390 x 844 points at three pixels a point.
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

  /// Pixels a point.
  public var scale: CGFloat { Screen.scale }

  public var nativeScale: CGFloat { scale }

  public var traitCollection: UITraitCollection { .current }

  /// Frames a second.
  public var maximumFramesPerSecond: Int { Int(TreeHost.current?.framesPerSecond ?? 60) }

  /// From 0 to 1; kept, nothing shines.
  public var brightness: CGFloat {
    get { 0.5 }
    set { _ = newValue }
  }
}
