/// Whether an interface is dark on light or light on dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified, light, dark
}

/// How much space there is on an axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified, compact, regular
}

/// The kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone, pad, tv, carPlay
  case mac = 5
  case vision
}

/// The reading direction of an interface.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight, rightToLeft
}

/// The device that shows an interface, and the user's preferences.
///
/// - Shape: light, compact in width and regular in height, like a phone held upright, unless
///   specified otherwise.
open class UITraitCollection: NSObject, @unchecked Sendable {
  public let userInterfaceStyle: UIUserInterfaceStyle
  public let displayScale: CGFloat
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  public let verticalSizeClass: UIUserInterfaceSizeClass
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  public let layoutDirection: UIUserInterfaceLayoutDirection

  package init(
    style: UIUserInterfaceStyle, displayScale: CGFloat,
    horizontal: UIUserInterfaceSizeClass = .compact, vertical: UIUserInterfaceSizeClass = .regular
  ) {
    userInterfaceStyle = style
    self.displayScale = displayScale
    horizontalSizeClass = horizontal
    verticalSizeClass = vertical
    userInterfaceIdiom = .phone
    layoutDirection = .leftToRight
  }

  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(style: userInterfaceStyle, displayScale: Screen.scale)
  }

  public convenience override init() {
    self.init(style: .unspecified, displayScale: Screen.scale)
  }

  /// The traits of the running host.
  public static var current: UITraitCollection {
    let scheme = TreeHost.current.map { EnvironmentValues($0.root.environment).colorScheme }
    return UITraitCollection(
      style: scheme == .dark ? .dark : .light, displayScale: Screen.scale)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return userInterfaceStyle == other.userInterfaceStyle && displayScale == other.displayScale
      && horizontalSizeClass == other.horizontalSizeClass
      && verticalSizeClass == other.verticalSizeClass
  }

  open override var hash: Int { userInterfaceStyle.hashValue }
}
