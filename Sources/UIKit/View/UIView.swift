/// A rectangle with a position in its superview, with subviews and a look that is recorded and
/// never drawn.
///
/// Geometry is UIKit's: `center` and `bounds` are stored (in the layer), `frame` is the bounding
/// box that they have through the transform. The bounds' origin is where the content begins, so a
/// scroll view's offset is its bounds' origin.
///
/// - Units: points; the origin is at the top left, y grows downward.
/// - Source: Apple documentation, `UIView`.
@MainActor @preconcurrency
open class UIView: UIResponder, KeyPathObservable {
  /// The class of the view's layer: `CALayer`, `CAShapeLayer` or `CAGradientLayer`.
  ///
  /// - Errors: other classes cannot be instantiated from their type here; a plain layer is used
  ///   instead.
  open class var layerClass: AnyClass { CALayer.self }

  /// The layer that holds the geometry and the animations.
  public let layer: CALayer

  open internal(set) weak var superview: UIView?
  open internal(set) var subviews: [UIView] = []

  open var tag = 0
  open var isUserInteractionEnabled = true
  open var isMultipleTouchEnabled = false
  open var isExclusiveTouch = false
  open var contentMode = ContentMode.scaleToFill
  open var clearsContextBeforeDrawing = true
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified
  open var accessibilityIdentifier: String?
  open var accessibilityLabel: String?
  open var accessibilityHint: String?
  open var accessibilityValue: String?
  open var accessibilityTraits: UIAccessibilityTraits = .none
  open var isAccessibilityElement = false
  open var accessibilityElementsHidden = false
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  open var gestureRecognizers: [UIGestureRecognizer]?
  open var mask: UIView?

  // MARK: Layout

  open var autoresizesSubviews = true
  open var autoresizingMask: AutoresizingMask = []
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet { superview?.setNeedsLayout() }
  }
  open var insetsLayoutMarginsFromSafeArea = true
  open var preservesSuperviewLayoutMargins = false
  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) {
    didSet { layoutMarginsDidChange() }
  }
  /// The constraints that this view holds: those between it and views inside it.
  open internal(set) var constraints: [NSLayoutConstraint] = []
  var priorities = LayoutPriorities()

  /// The part of the view outside the window's unsafe edges.
  open private(set) lazy var safeAreaLayoutGuide = guide {
    $0.bounds.inset(by: $0.safeAreaInsets)
  }
  open private(set) lazy var layoutMarginsGuide = guide { $0.bounds.inset(by: $0.layoutMargins) }

  var needsLayout = true
  /// Whether this view or one inside it has requested layout.
  var subtreeNeedsLayout = true
  /// The view controller whose view this is.
  weak var controller: UIViewController?

  public init(frame: CGRect) {
    layer = CALayer.make(Self.layerClass)
    super.init()
    layer.frame = frame.standardized
  }

  /// A view from an archive; it starts empty, as there are no archives here.
  public required init?(coder: NSCoder) {
    layer = CALayer.make(Self.layerClass)
    super.init()
  }

  public override convenience init() {
    self.init(frame: .zero)
  }

  open override var next: UIResponder? { controller ?? superview }

  nonisolated open override var description: String {
    MainActorAccess.run { "<\(type(of: self)); frame = \(frame)>" }
  }

  // MARK: Geometry

  /// The view's bounding box in the superview's space.
  open var frame: CGRect {
    get {
      KeyPathProbe.note("frame")
      return layer.frame
    }
    set {
      assign("frame", old: layer.frame, new: layer.frame) {
        changeGeometry { layer.frame = newValue }
      }
    }
  }

  /// The view's own rectangle; its origin is the point shown at the top left corner.
  open var bounds: CGRect {
    get {
      KeyPathProbe.note("bounds")
      return layer.bounds
    }
    set {
      assign("bounds", old: layer.bounds, new: layer.bounds) {
        changeGeometry { layer.bounds = newValue }
      }
    }
  }

  /// The position of the anchor point, the view's centre, in the superview's space.
  open var center: CGPoint {
    get {
      KeyPathProbe.note("center")
      return layer.position
    }
    set {
      assign("center", old: layer.position, new: layer.position) {
        changeGeometry { layer.position = newValue }
      }
    }
  }

  /// The transform of the view about its anchor point.
  open var transform: CGAffineTransform {
    get {
      KeyPathProbe.note("transform")
      return layer.affineTransform()
    }
    set {
      assign("transform", old: layer.affineTransform(), new: layer.affineTransform()) {
        setOnLayer("transform") { layer.setAffineTransform(newValue) }
      }
    }
  }

  open var contentScaleFactor: CGFloat {
    get { layer.contentsScale }
    set { layer.contentsScale = newValue }
  }

  /// Lets animations see both parts of the geometry, and the subviews a new size.
  private func changeGeometry(_ change: () -> Void) {
    let before = layer.bounds.size
    setOnLayer("bounds") { setOnLayer("position", change) }
    guard layer.bounds.size != before else { return }
    sizeChanged(from: before)
  }

  /// Called when the size of the bounds has changed.
  func sizeChanged(from before: CGSize) {
    if autoresizesSubviews {
      for view in subviews { view.autoresize(from: before, to: bounds.size) }
    }
    setNeedsLayout()
  }

  // MARK: Look

  open var alpha: CGFloat {
    get {
      KeyPathProbe.note("alpha")
      return CGFloat(layer.opacity)
    }
    set {
      assign("alpha", old: CGFloat(layer.opacity), new: CGFloat(layer.opacity)) {
        setOnLayer("opacity") { layer.opacity = Float(min(max(newValue, 0), 1)) }
      }
    }
  }

  open var isHidden: Bool {
    get {
      KeyPathProbe.note("hidden")
      return layer.isHidden
    }
    set {
      assign("hidden", old: layer.isHidden, new: layer.isHidden) { layer.isHidden = newValue }
    }
  }

  open var isOpaque: Bool {
    get { layer.isOpaque }
    set { layer.isOpaque = newValue }
  }

  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  open var backgroundColor: UIColor? {
    didSet { setOnLayer("backgroundColor") { layer.backgroundColor = backgroundColor?.cgColor } }
  }

  private var ownTint: UIColor?

  /// The colour of interactive elements: the superview's unless set, blue at the top.
  open var tintColor: UIColor! {
    get { ownTint ?? superview?.tintColor ?? .systemBlue }
    set {
      ownTint = newValue
      tintColorDidChange()
    }
  }

  open func tintColorDidChange() {
    for view in subviews where view.ownTint == nil { view.tintColorDidChange() }
  }

  open var traitCollection: UITraitCollection { .current }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// A proxy for all views of the class: it keeps what is set on it, without any effect.
  open class func appearance() -> UIView { AppearanceProxy.view }

  open func draw(_ rect: CGRect) {}
  open func setNeedsDisplay() {}
  open func setNeedsDisplay(_ rect: CGRect) {}

  // MARK: Subviews

  /// Adds a view in front of all others.
  open func addSubview(_ view: UIView) { insert(view, at: .max) }

  /// Inserts a view at an index of the list; 0 is rearmost.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  /// Inserts a view behind another; in front of all if that is not a subview.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, offset: 0)
  }

  /// Inserts a view in front of another; in front of all if that is not a subview.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, offset: 1)
  }

  open func bringSubviewToFront(_ view: UIView) { move(view, to: .max) }

  open func sendSubviewToBack(_ view: UIView) { move(view, to: 0) }

  /// Removes the view from its superview, if it has one.
  open func removeFromSuperview() { leaveSuperview() }

  /// The window that contains the view; nil outside.
  open var window: UIWindow? { superview?.window }

  /// The insets by which the unsafe edges of the window cover this view.
  open var safeAreaInsets: UIEdgeInsets { coveredInsets }

  // MARK: Hooks

  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}
  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func safeAreaInsetsDidChange() {}
  open func layoutMarginsDidChange() {}
  open func awakeFromNib() {}
  open func prepareForInterfaceBuilder() {}

  /// Places the subviews; automatically where constraints say so.
  open func layoutSubviews() { layOutByConstraints() }

  /// Requests layout before the next turn ends.
  open func setNeedsLayout() {
    needsLayout = true
    passLayoutRequestUp()
  }

  /// Lays out now, from the outermost superview that needs layout.
  open func layoutIfNeeded() { layOutNow() }

  /// Takes the size that best fits the present one; the frame's origin stays.
  open func sizeToFit() { takeFittingSize() }

  open func updateConstraints() {}
  open func setNeedsUpdateConstraints() { setNeedsLayout() }
  open func updateConstraintsIfNeeded() {}

  /// The size that best fits a given size; the present one unless a subclass knows better.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// The size of the content; ``noIntrinsicMetric`` on an axis where it has none.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// Reports that the content's size has changed.
  open func invalidateIntrinsicContentSize() {
    superview?.setNeedsLayout()
    superview?.contentSizeInvalidated(of: self)
  }

  /// The lines of the tree inside this view; empty for most views.
  func hostedLines(_ level: Int) -> [HostedLine] { [] }

  /// The tree of views inside this one, for pictures; nil in most views.
  package var shownTree: TreeHost? { nil }

  /// The receiver of touches in place of this view; nil for most views.
  var touchReceiver: (any TouchReceiver)? { nil }

  /// Called when the size of a subview's content has changed.
  func contentSizeInvalidated(of view: UIView) {}

  /// The place that a tree has given the view; nil where its layer decides.
  var treePlace: (any TreePlace)? { nil }

  /// The value for a length that a view's content does not have.
  public class var noIntrinsicMetric: CGFloat { -1 }

  open var forFirstBaselineLayout: UIView { self }
  open var forLastBaselineLayout: UIView { self }

  // MARK: Touches

  /// The foremost view at a point in this view's space; nil outside, and for views that take no
  /// touches.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha > 0.01, self.point(inside: point, with: event)
    else { return nil }
    for view in subviews.reversed() {
      if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
    }
    return self
  }

  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
    gestureRecognizer.view = self
  }

  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.view = nil
  }

  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  open override func value(forKeyPath keyPath: String) -> Any? {
    switch keyPath {
    case "frame": frame
    case "bounds": bounds
    case "center": center
    case "transform": transform
    case "alpha": alpha
    case "hidden", "isHidden": isHidden
    default: super.value(forKeyPath: keyPath)
    }
  }
}

extension UIView {
  /// How content is fitted to a view's bounds.
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight
  }
}

/// Whether a view's contents follow the reading direction.
public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}
