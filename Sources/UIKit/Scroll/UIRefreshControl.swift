/// The control above a scroll view's content that a pull triggers.
///
/// Its frame follows the content: its top is at the offset plus the inset at rest, so it is 0 at
/// rest, negative while the content is pulled down, and positive when it has been scrolled up.
///
/// A pull past the trigger sends `valueChanged` once, while the finger is still down, and then the
/// primary action passed to `init(frame:primaryAction:)`; that order is the engine's own. When the
/// finger leaves, the content rests below the control until ``endRefreshing()``. A tap does
/// nothing.
///
/// - Units: points, virtual seconds.
/// - Source: Apple documentation, `UIRefreshControl`; PLATFORM-16, PLATFORM-17. Height and trigger
///   are not published: both are parameters, with the values of the engine's `refreshable`.
@MainActor @preconcurrency
open class UIRefreshControl: UIControl {
  /// The space that a control takes above the content while it refreshes, unless set. Points.
  public static let defaultHeight: CGFloat = 60

  open private(set) var isRefreshing = false
  open var attributedTitle: NSAttributedString?

  /// The space that this control takes above the content while it refreshes. Points.
  public var height = UIRefreshControl.defaultHeight {
    didSet { if let scroll { contentMoved(in: scroll) } }
  }

  /// The distance that a pull must exceed; at exactly that distance nothing is sent. Points.
  ///
  /// - Nil: an eighth of the scroll view's height.
  public var triggerDistance: CGFloat?

  /// Whether `endRefreshing()` stops a deceleration when the control is not refreshing.
  ///
  /// - Source: PLATFORM-16: it has been observed to do so.
  public var stopsScrollingWhenIdle = true

  /// The space that the control has above the content at present.
  private(set) var room: CGFloat = 0
  /// Whether the current pull has already triggered.
  package private(set) var hasTriggered = false

  public init() {
    super.init(
      frame: CGRect(x: 0, y: 0, width: Screen.size.width, height: Self.defaultHeight))
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    self.frame = CGRect(x: 0, y: 0, width: Screen.size.width, height: Self.defaultHeight)
  }

  private var scroll: UIScrollView? { superview as? UIScrollView }

  /// Only a pull triggers the control.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }

  /// Starts a refresh for a reason other than a pull.
  ///
  /// The control makes space for itself; the content does not move, and nothing is sent. To show
  /// the control, callers set the offset and send `valueChanged` themselves.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    isRefreshing = true
    if scroll?.isTracking != true { makeRoom() }
  }

  /// Ends the refresh; content that rests below the control returns to its edge.
  open func endRefreshing() {
    guard isRefreshing else {
      if stopsScrollingWhenIdle, let scroll, scroll.isDecelerating { scroll.driver.stopMotion() }
      return
    }
    isRefreshing = false
    guard let scroll, !scroll.isTracking else { return }
    giveRoomBack(scroll)
  }

  private func makeRoom() {
    guard room != height else { return }
    room = height
    scroll?.refreshRoomChanged()
  }

  private func giveRoomBack(_ scroll: UIScrollView) {
    guard room != 0 else { return }
    room = 0
    scroll.refreshRoomChanged()
    scroll.driver.returnToRest()
  }

  /// Follows the content, and checks whether it has been pulled far enough.
  func contentMoved(in scroll: UIScrollView) {
    let rest = scroll.adjustedContentInset.top - room
    let place = scroll.contentOffset.y + rest
    frame = CGRect(x: 0, y: place, width: scroll.bounds.width, height: height)
    guard scroll.isTracking, !isRefreshing, !hasTriggered, isEnabled else { return }
    guard -place > max(0, trigger(in: scroll)) else { return }
    hasTriggered = true
    isRefreshing = true
    sendActions(for: .valueChanged)
    sendActions(for: .primaryActionTriggered)
  }

  /// How far a scroll view's content has to be pulled. Points.
  package func trigger(in scroll: UIScrollView) -> CGFloat {
    triggerDistance ?? RefreshControlMetrics().triggerShare * scroll.bounds.height
  }

  /// Makes space, or gives it back, now that the content cannot jump under a finger.
  func fingerHasLeft(_ scroll: UIScrollView) {
    hasTriggered = false
    if isRefreshing {
      makeRoom()
    } else if room != 0 {
      room = 0
      scroll.refreshRoomChanged()
    }
  }

  /// Added to a scroll view as a subview, the control also becomes its refresh control.
  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    if let scroll, scroll.refreshControl !== self { scroll.refreshControl = self }
  }
}
