/// The application: its windows are those of the living hosts.
///
/// - Source: Apple documentation, `UIApplication`; a call that would leave the program (opening a
///   URL, the badge) is recorded and has no effect.
@MainActor @preconcurrency
open class UIApplication: UIResponder {
  public static let shared = UIApplication()

  public enum State: Int, Sendable { case active, inactive, background }

  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// The reason for the launch; nothing launches the program here, so there are no keys.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    public static let sourceApplication = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
    public static let remoteNotification = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
  }

  public static let openSettingsURLString = "app-settings:"

  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  public nonisolated static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification")

  open weak var delegate: (any UIApplicationDelegate)?
  open var isIdleTimerDisabled = false
  open var applicationIconBadgeNumber = 0
  open var isNetworkActivityIndicatorVisible = false
  /// The URLs that code asked to open, the oldest first; none is opened.
  public private(set) var openedURLs: [URL] = []

  open var applicationState: State { .active }

  open var preferredContentSizeCategory: UIContentSizeCategory { .large }

  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// The window of the running host; empty without one.
  open var windows: [UIWindow] { keyWindow.map { [$0] } ?? [] }

  open var keyWindow: UIWindow? { HostWindow.current?.window }

  /// A single scene, in the foreground, with the window of the running host.
  open var connectedScenes: Set<UIScene> { [UIWindowScene.main] }

  open var openSessions: Set<UISceneSession> { [UIWindowScene.main.session] }

  open var statusBarFrame: CGRect {
    CGRect(x: 0, y: 0, width: Screen.size.width, height: Screen.safeAreaInsets.top)
  }

  open var statusBarOrientation: UIInterfaceOrientation { .portrait }

  open func canOpenURL(_ url: URL) -> Bool { true }

  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    openedURLs.append(url)
    completion?(true)
  }

  /// Sends an action to a target that performs selectors; false if the target does not.
  ///
  /// - Nil: a nil target is the first responder, which takes `resignFirstResponder`.
  @discardableResult
  open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    guard let target = target as? any SelectorPerforming else { return false }
    target.perform(action, with: sender)
    return true
  }

  open func beginReceivingRemoteControlEvents() {}
  open func endReceivingRemoteControlEvents() {}
  open func registerForRemoteNotifications() {}
}

/// Receives the stages of an application's life cycle.
@MainActor @preconcurrency
public protocol UIApplicationDelegate: AnyObject {
  /// The window of programs without scenes; it is never read here.
  var window: UIWindow? { get set }
}

extension UIApplicationDelegate {
  /// For delegates without a window of their own: nil, and assignments are dropped.
  public var window: UIWindow? {
    get { nil }
    set {}
  }

  /// Returns at once, as `App.main()` does: there is no screen to run on.
  public static func main() {}
}

/// The style of a status bar.
public enum UIStatusBarStyle: Int, Sendable {
  case `default`, lightContent
  case darkContent = 3
}

/// The position of the status bar: the top of the safe area.
@MainActor @preconcurrency
open class UIStatusBarManager: UIResponder {
  open var statusBarFrame: CGRect { UIApplication.shared.statusBarFrame }

  open var isStatusBarHidden: Bool { statusBarFrame.height == 0 }

  open var statusBarStyle: UIStatusBarStyle { .default }
}

/// The user's text size, under UIKit's name.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
  public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
  public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
  public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")

  public static let didChangeNotification = Notification.Name(
    "UIContentSizeCategoryDidChangeNotification")
}
