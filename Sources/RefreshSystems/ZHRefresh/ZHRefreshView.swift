import SwiftUI

/// The common base of document 002's header and footer: a title next to a spinner, and a callback.
///
/// - Units: points.
/// - Rules: S2.05, S2.13.
open class ZHRefreshComponent: UIView {
  /// Called when space for this side has been made; without a handler it never begins (B002-8).
  public var handler: CompleteHandler?
  /// Called with every effect of a rule on this side, in order.
  public var changeHandler: ((ZHRefreshChange) -> Void)?
  /// Receives everything that reaches this side from outside, before and after its rules run. A
  /// rule that changes an inset may move the content; that delivery then comes while the rule runs.
  package var deliveryHandler: ((ZHRefreshDelivery, _ hasRun: Bool) -> Void)?
  /// Receives every visible effect of this side, in order.
  package var occurrenceHandler: ((ZHRefreshOccurrence) -> Void)?
  /// The spinner; it is always animating, hidden or not.
  public let indicatorView = UIActivityIndicatorView(style: .medium)
  public let titleLabel = UILabel()
  /// The superview, if that is a scroll view.
  public private(set) weak var scrollView: UIScrollView?

  /// Whether the application is working for this side.
  open var isRefreshing: Bool { false }
  open var status: ZHRefreshStatus { .pullToRefresh }
  open var oldStatus: ZHRefreshStatus { .pullToRefresh }

  /// The published version that this side follows.
  public let version: ZHRefreshVersion
  /// Which calls create the other side's view.
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

  /// Takes the new superview as the scroll view, and captures its present insets (B002-3).
  ///
  /// Without a scroll view the published code crashes (B002-10); here the side releases the one it
  /// had.
  open override func willMove(toSuperview newSuperview: UIView?) {
    super.willMove(toSuperview: newSuperview)
    if let scrollView { detach(from: scrollView) }
    scrollView = newSuperview as? UIScrollView
    if let scrollView { attach(to: scrollView) }
  }

  /// Begins to observe the scroll view that the side is being added to.
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

  /// Runs the rules for something that reached this side.
  func deliver(_ delivery: ZHRefreshDelivery, _ rules: () -> Void) {
    deliveryHandler?(delivery, false)
    rules()
    deliveryHandler?(delivery, true)
  }

  func contentOffsetChanged() {}
  func contentSizeChanged() {}

  /// Runs rules on the scroll view; without one there is nothing to run them on.
  func withScreen(_ rules: (inout ZHRefreshScreen) -> Void) {
    guard let scrollView else { return }
    var screen = ZHRefreshScreen(scrollView, caller: self, version: version, creation: creation)
    rules(&screen)
  }

  /// Spinner and title in the middle; the title is as high as the view.
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

/// Document 002's header: an arrow, or the spinner in its place, and a title.
///
/// In the document's version it makes itself the scroll view's delegate, so the application's own
/// delegate is lost, and without a header the footer is not notified (B002-2).
///
/// - Rules: S2.06 to S2.10.
public final class ZHHeaderView: ZHRefreshComponent, UIScrollViewDelegate {
  /// Points up; hidden while the spinner is shown.
  public let arrowView = UIImageView(image: UIImage(named: ZHRefresh.arrowImage))

  /// The state that the rules read and write; the subviews follow it.
  var state = ZHHeaderState() {
    didSet { show(before: oldValue) }
  }

  public override var isRefreshing: Bool { state.isRefreshing }
  public override var status: ZHRefreshStatus { state.status }
  public override var oldStatus: ZHRefreshStatus { state.oldStatus }

  public override init(
    frame: CGRect, version: ZHRefreshVersion = .delegate, creation: ZHRefreshCreation = .addCalls
  ) {
    super.init(frame: frame, version: version, creation: creation)
    addSubview(arrowView)
    state.exists = true
    titleLabel.text = state.title
    indicatorView.isHidden = state.isIndicatorHidden
  }

  public required init?(coder: NSCoder) { nil }

  override func attach(to scrollView: UIScrollView) {
    state.insetTop = scrollView.contentInset.top
    if version == .delegate { scrollView.delegate = self }
    super.attach(to: scrollView)
  }

  override func detach(from scrollView: UIScrollView) {
    super.detach(from: scrollView)
    if scrollView.delegate === self { scrollView.delegate = nil }
  }

  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    deliver(.scroll(scrollView.contentOffset.y, isDragging: scrollView.isDragging)) {
      withScreen { $0.scrolled() }
    }
  }

  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {
    deliver(.dragEnd(scrollView.contentOffset.y)) { withScreen { $0.dragEnded() } }
  }

  override func contentOffsetChanged() {
    withScreen { $0.headerObserves() }
  }

  /// Updates the subviews; in an animation block they follow over time.
  private func show(before: ZHHeaderState) {
    if state.title != before.title { titleLabel.text = state.title }
    if state.isArrowHidden != before.isArrowHidden { arrowView.isHidden = state.isArrowHidden }
    if state.isIndicatorHidden != before.isIndicatorHidden {
      indicatorView.isHidden = state.isIndicatorHidden
    }
    if state.arrowTurns != before.arrowTurns {
      arrowView.transform =
        state.arrowTurns == 0
        ? .identity : CGAffineTransform(rotationAngle: 2 * .pi * state.arrowTurns)
    }
  }

  /// The arrow, left of the title.
  public override func layoutSubviews() {
    super.layoutSubviews()
    let size = arrowView.image?.size ?? .zero
    arrowView.bounds.size = size
    arrowView.center = CGPoint(
      x: titleLabel.frame.minX - componentsMarin - size.width / 2, y: bounds.height / 2)
  }
}

/// Document 002's footer: the spinner, always shown, and a title that never changes.
///
/// In the document's version it stays where the content ended when it was made (B002-11), and is
/// notified only through the header (B002-2).
///
/// - Rules: S2.12, S2.13; the document says only that it resembles the header.
public final class ZHFooterView: ZHRefreshComponent {
  /// The state that the rules read and write; the view follows it.
  var state = ZHFooterState() {
    didSet {
      if state.frameY != oldValue.frameY { frame.origin.y = state.frameY }
      if state.alpha != oldValue.alpha { alpha = state.alpha }
    }
  }

  public override var isRefreshing: Bool { state.isRefreshing }

  public override init(
    frame: CGRect, version: ZHRefreshVersion = .delegate, creation: ZHRefreshCreation = .addCalls
  ) {
    super.init(frame: frame, version: version, creation: creation)
    state.exists = true
    state.frameY = frame.minY
    titleLabel.text = ZHRefresh.footerTitle
  }

  public required init?(coder: NSCoder) { nil }

  override func attach(to scrollView: UIScrollView) {
    state.insetBottom = scrollView.contentInset.bottom
    super.attach(to: scrollView)
  }

  override func contentOffsetChanged() {
    withScreen { $0.footerObserves() }
  }

  override func contentSizeChanged() {
    withScreen { $0.contentSizeChanged() }
  }
}
