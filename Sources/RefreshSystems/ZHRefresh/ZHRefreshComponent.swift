import SwiftUI

/// What document 002's header and footer have in common: a title beside a spinner, and a callback.
///
/// - Units: points.
/// - Source: document 002 for the names (S2.05); the published code for look and layout (S2.13).
open class ZHRefreshComponent: UIView {
  /// Called when room for this side has been made; without one it never begins (B002-8).
  public var handler: CompleteHandler?
  /// Called with everything that a rule does to this side, in order; nil tells nobody.
  public var changeHandler: ((ZHRefreshChange) -> Void)?
  /// The spinner; it is always animating, hidden or not.
  public let indicatorView = UIActivityIndicatorView(style: .medium)
  public let titleLabel = UILabel()
  /// The superview, if that is a scroll view.
  public private(set) weak var scrollView: UIScrollView?

  /// Whether the application is at work for this side.
  open var isRefreshing: Bool { false }
  open var status: ZHRefreshStatus { .pullToRefresh }
  open var oldStatus: ZHRefreshStatus { .pullToRefresh }

  /// The published version that this side follows.
  public let version: ZHRefreshVersion
  /// Which calls make the other side's view.
  public let creation: ZHRefreshCreation

  public init(
    frame: CGRect, version: ZHRefreshVersion = .delegate, creation: ZHRefreshCreation = .addCalls
  ) {
    self.version = version
    self.creation = creation
    super.init(frame: frame)
    indicatorView.hidesWhenStopped = false
    indicatorView.startAnimating()
    titleLabel.font = .systemFont(ofSize: ZHRefresh.titleFontSize)
    titleLabel.textColor = UIColor(white: ZHRefresh.titleGray, alpha: 1)
    addSubview(indicatorView)
    addSubview(titleLabel)
  }

  public required init?(coder: NSCoder) { nil }

  /// Takes the new superview as the scroll view, and its insets of this moment (B002-3).
  ///
  /// Without a scroll view the published code stops the program (B002-10); here the side lets go of
  /// the one it had.
  open override func willMove(toSuperview newSuperview: UIView?) {
    super.willMove(toSuperview: newSuperview)
    if let scrollView { detach(from: scrollView) }
    scrollView = newSuperview as? UIScrollView
    if let scrollView { attach(to: scrollView) }
  }

  /// Takes what it needs from a scroll view that it is being put into.
  func attach(to scrollView: UIScrollView) {
    guard version == .observation else { return }
    for key in Self.observedKeys {
      scrollView.addObserver(self, forKeyPath: key, options: [.new, .initial], context: nil)
    }
  }

  func detach(from scrollView: UIScrollView) {
    guard version == .observation else { return }
    for key in Self.observedKeys { scrollView.removeObserver(self, forKeyPath: key) }
  }

  private static let observedKeys = [offsetKey, sizeKey]
  private static let offsetKey = "contentOffset"
  private static let sizeKey = "contentSize"

  open override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    switch keyPath {
    case Self.offsetKey: contentOffsetChanged()
    case Self.sizeKey: contentSizeChanged()
    default: super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    }
  }

  func contentOffsetChanged() {}
  func contentSizeChanged() {}

  /// Spinner and title in the middle, the title as high as the view.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let spinner = indicatorView.intrinsicContentSize
    let title = titleLabel.intrinsicContentSize
    let x = (bounds.width - (title.width + spinner.width + componentsMarin)) / 2
    indicatorView.frame = CGRect(
      x: x, y: (bounds.height - spinner.height) / 2, width: spinner.width, height: spinner.height)
    titleLabel.frame = CGRect(
      x: x + spinner.width + componentsMarin, y: 0, width: title.width, height: bounds.height)
  }
}
