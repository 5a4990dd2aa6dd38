/// A view that shows a part of its content and lets a finger move it.
///
/// The content offset is the origin of the bounds. Dragging, the rubber band, deceleration and the
/// spring at the edges are those of the engine's `ScrollView`: the same functions of virtual time.
///
/// An assignment to the offset is processed in this order: the offset takes its new value, a
/// refresh control follows, the delegate receives `scrollViewDidScroll` (only if the value
/// differs), and observers are notified (of every assignment).
///
/// - Units: points; at rest at the top the offset is minus the adjusted top inset.
/// - Source: Apple documentation, `UIScrollView`; SCROLL-4.1 to SCROLL-4.4; PLATFORM-10.
@MainActor @preconcurrency
open class UIScrollView: UIView {
  open weak var delegate: (any UIScrollViewDelegate)?

  /// Whether content can be pulled past its edges.
  open var bounces = true
  open var alwaysBounceVertical = false
  open var alwaysBounceHorizontal = false
  open var isScrollEnabled = true
  open var isPagingEnabled = false
  open var isDirectionalLockEnabled = false
  open var scrollsToTop = true
  open var decelerationRate = DecelerationRate.normal
  open var delaysContentTouches = true
  open var canCancelContentTouches = true
  open var keyboardDismissMode = KeyboardDismissMode.none
  open var indicatorStyle = IndicatorStyle.default
  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  open var automaticallyAdjustsScrollIndicatorInsets = true
  open var minimumZoomScale: CGFloat = 1
  open var maximumZoomScale: CGFloat = 1
  open var bouncesZoom = true
  /// Stored only: there is never a second finger.
  open var zoomScale: CGFloat = 1

  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { insetsMayHaveChanged() }
  }

  /// Whether a finger is on the content.
  open internal(set) var isTracking = false
  /// Whether a finger has moved the content and is still there.
  open internal(set) var isDragging = false
  /// Whether the content keeps moving after a finger has left.
  open internal(set) var isDecelerating = false

  open var isZooming: Bool { false }
  open var isZoomBouncing: Bool { false }

  /// The recognizer of the content's drag; its state and translation follow the finger.
  public let panGestureRecognizer = UIPanGestureRecognizer()
  public let pinchGestureRecognizer: UIGestureRecognizer? = nil

  open private(set) lazy var contentLayoutGuide: UILayoutGuide = {
    let guide = ContentLayoutGuide()
    guide.owningView = self
    return guide
  }()

  open private(set) lazy var frameLayoutGuide = guide {
    CGRect(origin: .zero, size: $0.bounds.size)
  }

  private var size = CGSize.zero
  private var inset = UIEdgeInsets.zero
  /// The adjusted insets by which the offset rests.
  private var knownInset = UIEdgeInsets.zero
  private(set) lazy var driver = makeDriver()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// Makes the object that moves the content.
  func makeDriver() -> ScrollDriver { ScrollDriver(self) }

  private func setUp() {
    clipsToBounds = true
    panGestureRecognizer.view = self
  }

  // MARK: Offset

  /// How far the content has moved up and left.
  ///
  /// Set during a drag or a deceleration, it makes that continue from the new position, which
  /// content needs that is recentred or held at an edge from `scrollViewDidScroll`.
  open var contentOffset: CGPoint {
    get {
      KeyPathProbe.note("contentOffset")
      return layer.bounds.origin
    }
    set {
      moveContent(to: newValue)
      driver.contentWasSet()
    }
  }

  /// Moves the content, and notifies refresh control, delegate and observers.
  func moveContent(to offset: CGPoint) {
    assign("contentOffset", old: layer.bounds.origin, new: layer.bounds.origin) {
      assign("bounds", old: layer.bounds, new: layer.bounds) {
        guard offset != layer.bounds.origin else { return }
        setOnLayer("bounds") { layer.bounds.origin = offset }
        setNeedsLayout()
        refreshControl?.contentMoved(in: self)
        delegate?.scrollViewDidScroll(self)
      }
    }
  }

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let before = layer.bounds.origin
      super.bounds = newValue
      if newValue.origin != before {
        refreshControl?.contentMoved(in: self)
        delegate?.scrollViewDidScroll(self)
      }
    }
  }

  /// Moves the content to an offset, over virtual time if animated.
  ///
  /// - Shape: an animation takes ``scrollAnimationDuration`` and eases in and out; each tick calls
  ///   `scrollViewDidScroll`, the end `scrollViewDidEndScrollingAnimation`. Outside a host nothing
  ///   moves over time: the content is there at once.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    guard animated else {
      driver.stopMotion()
      return moveContent(to: contentOffset)
    }
    driver.animate(to: contentOffset)
  }

  /// How long an animated scroll takes, in virtual seconds; not published by Apple.
  public static let scrollAnimationDuration = 0.3

  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let seen = CGRect(origin: contentOffset, size: layer.bounds.size).inset(
      by: adjustedContentInset)
    var offset = contentOffset
    if rect.minY < seen.minY {
      offset.y += rect.minY - seen.minY
    } else if rect.maxY > seen.maxY {
      offset.y += min(rect.maxY - seen.maxY, rect.minY - seen.minY)
    }
    if rect.minX < seen.minX {
      offset.x += rect.minX - seen.minX
    } else if rect.maxX > seen.maxX {
      offset.x += min(rect.maxX - seen.maxX, rect.minX - seen.minX)
    }
    if offset != contentOffset { setContentOffset(driver.resting(offset), animated: animated) }
  }

  open func flashScrollIndicators() {}

  open override class func appearance() -> UIScrollView { AppearanceProxy.scrollView }

  // MARK: Content

  /// The size of the scrollable content; content that no longer reaches the offset moves back.
  open var contentSize: CGSize {
    get {
      KeyPathProbe.note("contentSize")
      return size
    }
    set {
      assign("contentSize", old: size, new: size) {
        guard newValue != size else { return }
        size = newValue
        driver.limitsChanged()
      }
    }
  }

  /// Space around the content.
  ///
  /// While nothing moves, content outside the new limits goes to the nearest edge. Content inside
  /// them stays where it is, so more space at the top does not scroll.
  open var contentInset: UIEdgeInsets {
    get {
      KeyPathProbe.note("contentInset")
      return inset
    }
    set {
      assign("contentInset", old: inset, new: inset) {
        guard newValue != inset else { return }
        inset = newValue
        knownInset = adjustedContentInset
        driver.limitsChanged()
        adjustedContentInsetDidChange()
        delegate?.scrollViewDidChangeAdjustedContentInset(self)
      }
    }
  }

  /// The space around the content, including the window's covered edges and a refreshing control.
  open var adjustedContentInset: UIEdgeInsets {
    var sum = inset
    let covered = safeAreaInsets
    switch contentInsetAdjustmentBehavior {
    case .never: break
    case .always: sum = sum + covered
    case .automatic, .scrollableAxes:
      if canScroll(.vertical) {
        sum.top += covered.top
        sum.bottom += covered.bottom
      }
      if canScroll(.horizontal) {
        sum.left += covered.left
        sum.right += covered.right
      }
    }
    sum.top += refreshControl?.room ?? 0
    return sum
  }

  open func adjustedContentInsetDidChange() {}

  /// Whether content along an axis is longer than the view, or always bounces.
  func canScroll(_ axis: Axis) -> Bool {
    axis == .vertical
      ? alwaysBounceVertical || refreshControl != nil || size.height > layer.bounds.height
      : alwaysBounceHorizontal || size.width > layer.bounds.width
  }

  /// The window's covered edges may have changed: content at rest at its beginning stays there.
  func insetsMayHaveChanged() {
    let now = adjustedContentInset
    guard now != knownInset else { return }
    let before = knownInset
    knownInset = now
    var offset = layer.bounds.origin
    if offset.y == -before.top { offset.y = -now.top }
    if offset.x == -before.left { offset.x = -now.left }
    if !isTracking, !driver.isMoving, offset != layer.bounds.origin { moveContent(to: offset) }
    refreshControl?.contentMoved(in: self)
    driver.limitsChanged()
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  /// A refresh control has taken space or given it back: the offset stays.
  func refreshRoomChanged() {
    knownInset = adjustedContentInset
    adjustedContentInsetDidChange()
  }

  override func sizeChanged(from before: CGSize) {
    super.sizeChanged(from: before)
    insetsMayHaveChanged()
    driver.limitsChanged()
    refreshControl?.contentMoved(in: self)
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    insetsMayHaveChanged()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    insetsMayHaveChanged()
  }

  // MARK: Refreshing

  /// The control that a pull at the top triggers.
  open var refreshControl: UIRefreshControl? {
    didSet {
      guard refreshControl !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let refreshControl {
        insertSubview(refreshControl, at: 0)
        refreshControl.contentMoved(in: self)
      }
    }
  }

  open override func value(forKeyPath keyPath: String) -> Any? {
    switch keyPath {
    case "contentOffset": contentOffset
    case "contentSize": contentSize
    case "contentInset": contentInset
    default: super.value(forKeyPath: keyPath)
    }
  }
}
