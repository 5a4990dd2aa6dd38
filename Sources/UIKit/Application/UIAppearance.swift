// Looks that code sets for bars and for all views of a class: kept, and nothing looks different.

/// Views that stand for all of their class: what is set is kept there, and has no effect on others.
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

/// The bar at the top of a navigation; it has no height here.
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

  /// Stands for all bars: what is set is kept there, and has no effect.
  open override class func appearance() -> UINavigationBar { AppearanceProxy.navigationBar }

  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {}
}

/// The bar at the bottom of pages; it has no height here.
@MainActor @preconcurrency
open class UITabBar: UIView {
  open var standardAppearance = UITabBarAppearance()
  open var scrollEdgeAppearance: UITabBarAppearance?
  open var barTintColor: UIColor?
  open var unselectedItemTintColor: UIColor?
  open var isTranslucent = true

  /// Stands for all bars: what is set is kept there, and has no effect.
  open override class func appearance() -> UITabBar { AppearanceProxy.tabBar }
}

public enum UIBarMetrics: Int, Sendable { case `default`, compact, defaultPrompt, compactPrompt }

/// How a bar looks; kept.
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
