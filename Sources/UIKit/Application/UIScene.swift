// Scenes. None is connected here: a test calls a delegate's methods, and shows the view of the
// window that the delegate has made.

/// A part of the interface with its own life cycle.
@MainActor @preconcurrency
open class UIScene: UIResponder {
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  /// The reasons for connecting a scene.
  ///
  /// - Source: Apple documentation, `UIScene.ConnectionOptions`.
  @MainActor @preconcurrency
  open class ConnectionOptions {
    /// The URLs to open; empty here.
    open var urlContexts: Set<UIOpenURLContext> { [] }

    /// The program that requested the scene; nil here.
    open var sourceApplication: String? { nil }

    open var handoffUserActivityType: String? { nil }

    package init() {}
  }

  public let session: UISceneSession

  open var delegate: (any UISceneDelegate)?

  open var activationState: ActivationState { .foregroundActive }

  open var title: String! = ""

  public init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
    session.scene = self
  }
}

/// A URL that a scene should open.
@MainActor @preconcurrency
open class UIOpenURLContext: UIResponder {
  public let url: URL

  package init(url: URL) {
    self.url = url
  }
}

/// The identity of a scene.
@MainActor @preconcurrency
open class UISceneSession: UIResponder {
  /// The role of a scene.
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }

  open internal(set) weak var scene: UIScene?

  open var role: Role { .windowApplication }

  open var configuration: UISceneConfiguration {
    UISceneConfiguration(name: nil, sessionRole: role)
  }

  open var persistentIdentifier: String { "main" }

  open var userInfo: [String: Any]?
}

/// The classes that a program requests for a scene; stored only, as no class is instantiated from
/// it.
///
/// - Source: Apple documentation, `UISceneConfiguration`.
@MainActor @preconcurrency
open class UISceneConfiguration: UIResponder {
  open private(set) var name: String?
  open private(set) var role: UISceneSession.Role
  open var sceneClass: AnyClass?
  open var delegateClass: AnyClass?

  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }
}

/// Receives the stages of a scene's life cycle; it is never called here.
@MainActor @preconcurrency
public protocol UISceneDelegate: AnyObject {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  func sceneDidDisconnect(_ scene: UIScene)
  func sceneDidBecomeActive(_ scene: UIScene)
  func sceneWillResignActive(_ scene: UIScene)
  func sceneWillEnterForeground(_ scene: UIScene)
  func sceneDidEnterBackground(_ scene: UIScene)
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
}

extension UISceneDelegate {
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  public func sceneDidDisconnect(_ scene: UIScene) {}
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  public func sceneWillResignActive(_ scene: UIScene) {}
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
}

/// Creates the windows of a scene.
@MainActor @preconcurrency
public protocol UIWindowSceneDelegate: UISceneDelegate {
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  /// For delegates without a window of their own: nil, and assignments are dropped.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}

/// The scene that contains the windows.
@MainActor @preconcurrency
open class UIWindowScene: UIScene {
  static let main = UIWindowScene(
    session: UISceneSession(), connectionOptions: ConnectionOptions())

  open var windows: [UIWindow] { UIApplication.shared.windows }

  open var keyWindow: UIWindow? { UIApplication.shared.keyWindow }

  open var screen: UIScreen { .main }

  open var interfaceOrientation: UIInterfaceOrientation {
    Screen.size.width > Screen.size.height ? .landscapeLeft : .portrait
  }

  open var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }

  open var traitCollection: UITraitCollection { .current }
}
