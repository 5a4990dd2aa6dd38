/// The visual side of a view: geometry, look and their animations. Nothing is drawn.
///
/// The properties are the model: they take their final values at once. ``presentation()`` is what
/// is shown at the present virtual time.
///
/// - Units: points in the superlayer's space; the origin is at the top left.
/// - Source: Apple documentation, `CALayer`; PLATFORM-14.
open class CALayer: NSObject {
  open var bounds: CGRect = .zero
  /// The position of the anchor point, in the superlayer's space.
  open var position: CGPoint = .zero
  /// The point of the layer that lies at its position and that transforms leave fixed, in unit
  /// coordinates.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  open var zPosition: CGFloat = 0
  /// The mapping around the position; only its effect within the plane reaches frames.
  open var transform = CATransform3DIdentity

  open var opacity: Float = 1
  open var isHidden = false
  open var isOpaque = false
  open var masksToBounds = false
  open var cornerRadius: CGFloat = 0
  open var maskedCorners: CACornerMask = .all
  open var cornerCurve = CALayerCornerCurve.circular
  open var backgroundColor: CGColor?
  open var borderWidth: CGFloat = 0
  open var borderColor: CGColor?
  open var shadowColor: CGColor?
  open var shadowOpacity: Float = 0
  open var shadowOffset = CGSize(width: 0, height: -3)
  open var shadowRadius: CGFloat = 3
  open var shadowPath: CGPath?
  open var contents: Any?
  open var contentsScale: CGFloat = 1
  open var contentsGravity = CALayerContentsGravity.resize
  open var shouldRasterize = false
  open var rasterizationScale: CGFloat = 1
  open var allowsEdgeAntialiasing = false
  open var allowsGroupOpacity = true
  open var drawsAsynchronously = false
  open var name: String?
  open var mask: CALayer?
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  open var beginTime: CFTimeInterval = 0

  open private(set) weak var superlayer: CALayer?
  open private(set) var sublayers: [CALayer]?

  private var animations: [AttachedAnimation] = []
  private weak var modelLayer: CALayer?

  public override init() {}

  /// A copy of another layer's values, without its sublayers and animations.
  public init(layer: Any) {
    super.init()
    if let layer = layer as? CALayer { copyValues(of: layer) }
  }

  public required init?(coder: NSCoder) { nil }

  private func copyValues(of layer: CALayer) {
    bounds = layer.bounds
    position = layer.position
    anchorPoint = layer.anchorPoint
    zPosition = layer.zPosition
    transform = layer.transform
    opacity = layer.opacity
    isHidden = layer.isHidden
    cornerRadius = layer.cornerRadius
    backgroundColor = layer.backgroundColor
    borderWidth = layer.borderWidth
    borderColor = layer.borderColor
    modelLayer = layer
  }

  // MARK: Geometry

  open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

  open func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  /// The bounding box of the transformed bounds, in the superlayer's space.
  ///
  /// Setting it keeps the transform: the bounds get the size that makes the box fit without it.
  open var frame: CGRect {
    get {
      let corner = CGPoint(x: -anchorPoint.x * bounds.width, y: -anchorPoint.y * bounds.height)
      let box = CGRect(origin: corner, size: bounds.size).applying(affineTransform())
      return box.offsetBy(dx: position.x, dy: position.y)
    }
    set {
      let frame = newValue.standardized
      let size =
        affineTransform().isIdentity
        ? frame.size
        : CGRect(origin: .zero, size: frame.size).applying(affineTransform().inverted()).size
      bounds.size = size
      position = CGPoint(
        x: frame.minX + anchorPoint.x * frame.width, y: frame.minY + anchorPoint.y * frame.height)
    }
  }

  /// Converts a point of this layer's space to the superlayer's.
  func toSuperlayer(_ point: CGPoint) -> CGPoint {
    let fromAnchor = CGPoint(
      x: point.x - bounds.minX - anchorPoint.x * bounds.width,
      y: point.y - bounds.minY - anchorPoint.y * bounds.height)
    let moved = fromAnchor.applying(affineTransform())
    return CGPoint(x: moved.x + position.x, y: moved.y + position.y)
  }

  /// Converts a point of the superlayer's space to this layer's.
  func fromSuperlayer(_ point: CGPoint) -> CGPoint {
    let moved = CGPoint(x: point.x - position.x, y: point.y - position.y)
      .applying(affineTransform().inverted())
    return CGPoint(
      x: moved.x + bounds.minX + anchorPoint.x * bounds.width,
      y: moved.y + bounds.minY + anchorPoint.y * bounds.height)
  }

  // MARK: Tree

  open func addSublayer(_ layer: CALayer) { insert(layer, at: sublayers?.count ?? 0) }

  open func insertSublayer(_ layer: CALayer, at index: UInt32) { insert(layer, at: Int(index)) }

  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, at: sublayers?.firstIndex { $0 === sibling } ?? 0)
  }

  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, at: (sublayers?.firstIndex { $0 === sibling }).map { $0 + 1 } ?? .max)
  }

  private func insert(_ layer: CALayer, at index: Int) {
    layer.removeFromSuperlayer()
    var list = sublayers ?? []
    list.insert(layer, at: min(max(index, 0), list.count))
    sublayers = list
    layer.superlayer = self
  }

  open func removeFromSuperlayer() {
    guard let superlayer else { return }
    superlayer.sublayers?.removeAll { $0 === self }
    if superlayer.sublayers?.isEmpty == true { superlayer.sublayers = nil }
    self.superlayer = nil
  }

  open func setNeedsDisplay() {}
  open func displayIfNeeded() {}
  open func setNeedsLayout() {}
  open func layoutIfNeeded() {}
  open func layoutSublayers() {}

  // MARK: Animations

  /// Adds an animation, which replaces the one with the same key.
  ///
  /// - Nil: without a key nothing is replaced; each call adds an animation.
  open func add(_ anim: CAAnimation, forKey key: String?) {
    if let key { remove { $0.key == key } }
    let begin = anim.beginTime > 0 ? anim.beginTime : CACurrentMediaTime()
    let attached = AttachedAnimation(key: key, animation: anim, begin: begin)
    animations.append(attached)
    CATransaction.note(end: attached.end)
    anim.delegate?.animationDidStart(anim)
    attached.scheduleEnd(in: self)
  }

  /// The animation that was added with a key; nil when there is none or it has ended.
  open func animation(forKey key: String) -> CAAnimation? {
    attachedAnimations(where: { $0.key == key }).first
  }

  /// The keys of the animations, in the order in which they were added; nil when there are none.
  open func animationKeys() -> [String]? {
    dropEnded()
    let keys = animations.compactMap(\.key)
    return keys.isEmpty ? nil : keys
  }

  /// Every animation that has not ended, including those without a key; not part of Apple's layer.
  public var attachedAnimations: [CAAnimation] { attachedAnimations(where: { _ in true }) }

  private func attachedAnimations(where isWanted: (AttachedAnimation) -> Bool) -> [CAAnimation] {
    dropEnded()
    return animations.filter(isWanted).map(\.animation)
  }

  open func removeAnimation(forKey key: String) { remove { $0.key == key } }

  /// Ends all animations of this layer; those of its sublayers continue.
  open func removeAllAnimations() { remove { _ in true } }

  private func remove(where isWanted: (AttachedAnimation) -> Bool) {
    dropEnded()
    let removed = animations.filter(isWanted)
    animations.removeAll(where: isWanted)
    for attached in removed { attached.tellStop(finished: false) }
  }

  private func dropEnded() {
    guard !animations.isEmpty else { return }
    let now = CACurrentMediaTime()
    animations.removeAll { $0.isOver(at: now) }
  }

  /// A copy with the values of the present virtual time; the model's values where nothing moves.
  open func presentation() -> CALayer? {
    let shown = CALayer(layer: self)
    let now = CACurrentMediaTime()
    ViewAnimation.apply(animations.compactMap { $0.animation as? ViewAnimation }, to: shown, now)
    for attached in animations where !(attached.animation is ViewAnimation) {
      guard let share = attached.animation.progress(at: now - attached.begin) else { continue }
      attached.animation.apply(to: shown, model: self, progress: share)
    }
    return shown
  }

  /// The layer that this presentation copy shows; the layer itself if it is the model.
  open func model() -> CALayer { modelLayer ?? self }
}

/// An animation attached to a layer.
///
/// - Safety: `@unchecked` because it is used on the thread of its host only.
final class AttachedAnimation: @unchecked Sendable {
  let key: String?
  let animation: CAAnimation
  let begin: Double
  private var hasStopped = false

  init(key: String?, animation: CAAnimation, begin: Double) {
    self.key = key
    self.animation = animation
    self.begin = begin
  }

  var end: Double { begin + animation.totalDuration }

  /// Whether the animation has come to its end and left its layer.
  func isOver(at moment: Double) -> Bool {
    animation.isRemovedOnCompletion && moment >= end - 1e-9
  }

  /// Notifies the delegate of the end when its time has come.
  func scheduleEnd(in layer: CALayer) {
    guard animation.delegate != nil, end.isFinite else { return }
    let wait = max(end - CACurrentMediaTime(), 0)
    DispatchQueue.main.asyncAfter(deadline: .now() + wait) { self.tellStop(finished: true) }
  }

  func tellStop(finished: Bool) {
    if let view = animation as? ViewAnimation, !finished { view.group.interrupt() }
    guard !hasStopped else { return }
    hasStopped = true
    animation.delegate?.animationDidStop(animation, finished: finished)
  }
}

/// The corners of a layer that are rounded.
public struct CACornerMask: OptionSet, Sendable {
  public let rawValue: UInt

  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
  static let all = CACornerMask(rawValue: 15)

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }
}

/// The curve of rounded corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let circular = CALayerCornerCurve(rawValue: "circular")
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// How contents are fitted to a layer's bounds.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let resize = CALayerContentsGravity(rawValue: "resize")
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
  public static let center = CALayerContentsGravity(rawValue: "center")
}
