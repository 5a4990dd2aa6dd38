/// The topmost view: the window of one host, as large as the host.
///
/// - Shape: a window that code makes on its own belongs to no host; its views are laid out on
///   request.
@MainActor @preconcurrency
open class UIWindow: UIView {
  /// The level of a window in the stack of windows.
  public struct Level: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public static let normal = Level(rawValue: 0)
    public static let statusBar = Level(rawValue: 1000)
    public static let alert = Level(rawValue: 2000)

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }
  }

  weak var host: TreeHost?

  open var windowLevel = Level.normal
  open weak var windowScene: UIWindowScene?

  open var rootViewController: UIViewController? {
    didSet {
      oldValue?.viewIfLoaded?.removeFromSuperview()
      if let view = rootViewController?.view { addFilling(view) }
    }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// A window of a scene, as large as its screen.
  public init(windowScene: UIWindowScene) {
    super.init(frame: UIScreen.main.bounds)
    self.windowScene = windowScene
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open override var window: UIWindow? { self }

  open var isKeyWindow: Bool { self === UIApplication.shared.keyWindow }

  open var screen: UIScreen { .main }

  open func makeKeyAndVisible() { isHidden = false }

  open func makeKey() {}

  /// The insets by which the host's edges cover the window.
  var hostInsets: UIEdgeInsets {
    guard let insets = host?.safeAreaInsets else { return .zero }
    return UIEdgeInsets(
      top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
  }
}

extension UIWindow.Level {
  /// The level that is higher by a distance.
  public static func + (level: Self, distance: CGFloat) -> Self {
    Self(rawValue: level.rawValue + distance)
  }

  /// The level that is lower by a distance.
  public static func - (level: Self, distance: CGFloat) -> Self {
    Self(rawValue: level.rawValue - distance)
  }
}

extension UIView {
  /// The host of the view's window; for a view outside a host's window the running host.
  var hostAround: TreeHost? { window?.host ?? .current }
}

/// The window of a host, made on first use.
///
/// - Safety: `@unchecked` because it is used on the thread of its host only.
final class HostWindow: HostedWindow, @unchecked Sendable {
  @MainActor let window: UIWindow

  @MainActor private init(_ host: TreeHost) {
    window = UIWindow(frame: CGRect(origin: .zero, size: host.size))
    window.host = host
    window.windowScene = .main
  }

  @MainActor static func of(_ host: TreeHost) -> HostWindow {
    if let known = host.hostedTrees.window as? HostWindow {
      let frame = CGRect(origin: .zero, size: host.size)
      if known.window.frame != frame { known.window.frame = frame }
      return known
    }
    let made = HostWindow(host)
    host.hostedTrees.window = made
    return made
  }

  /// The window of the running host; nil without one.
  @MainActor static var current: HostWindow? { TreeHost.current.map(of) }

  func layoutIfNeeded() {
    MainActorAccess.run { window.layOutTree() }
  }

  func surroundingsChanged() {
    MainActorAccess.run {
      if let host = window.host { _ = Self.of(host) }
      window.coveredInsetsMayHaveChanged()
    }
  }
}
