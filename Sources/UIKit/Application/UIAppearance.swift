// The appearance that code sets for bars and for all views of a class: stored, without any effect.

/// A type with a proxy for all of its views: it keeps what is set on it, without any effect on
/// them.
@MainActor @preconcurrency
enum AppearanceProxy {
  static let view = UIView()
  static let scrollView = UIScrollView(frame: .zero)
  static let tableView = UITableView(frame: .zero, style: .plain)
  static let tableViewCell = UITableViewCell(style: .default, reuseIdentifier: nil)
  static let tableViewHeaderFooterView = UITableViewHeaderFooterView(reuseIdentifier: nil)
  static let navigationBar = UINavigationBar()
  static let tabBar = UITabBar()
}

/// The bar at the top of a navigation stack; it has no height here.
@MainActor @preconcurrency
open class UINavigationBar: UIView {
  open var standardAppearance = UINavigationBarAppearance()
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  open var compactAppearance: UINavigationBarAppearance?
  open var barTintColor: UIColor?
  open var isTranslucent = true
  open var prefersLargeTitles = false
  open var shadowImage: UIImage?
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?

  /// A proxy for all such bars: it keeps what is set on it, without any effect.
  open override class func appearance() -> UINavigationBar { AppearanceProxy.navigationBar }

  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {}
}

/// The bar at the bottom of a tab interface; it has no height here.
@MainActor @preconcurrency
open class UITabBar: UIView {
  open var standardAppearance = UITabBarAppearance()
  open var scrollEdgeAppearance: UITabBarAppearance?
  open var barTintColor: UIColor?
  open var unselectedItemTintColor: UIColor?
  open var isTranslucent = true

  /// A proxy for all such bars: it keeps what is set on it, without any effect.
  open override class func appearance() -> UITabBar { AppearanceProxy.tabBar }
}

public enum UIBarMetrics: Int, Sendable { case `default`, compact, defaultPrompt, compactPrompt }

/// The appearance of a bar; stored only.
@MainActor @preconcurrency
open class UIBarAppearance: UIResponder {
  open var backgroundColor: UIColor?
  open var shadowColor: UIColor?
  open var backgroundImage: UIImage?
  open var shadowImage: UIImage?

  open func configureWithDefaultBackground() {}
  open func configureWithOpaqueBackground() {}
  open func configureWithTransparentBackground() {}
}

@MainActor @preconcurrency
open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

@MainActor @preconcurrency
open class UITabBarAppearance: UIBarAppearance {}

extension NSAttributedString.Key {
  public static let font = NSAttributedString.Key("NSFont")
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  public static let kern = NSAttributedString.Key("NSKern")
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
}
