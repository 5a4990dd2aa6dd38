/// A change, over virtual time, of what a layer shows.
///
/// - Units: virtual seconds. A duration of 0 counts as that of the transaction, a quarter of a second.
/// - Source: Apple documentation, `CAAnimation`, `CAMediaTiming`.
open class CAAnimation: NSObject {
  open var duration: CFTimeInterval = 0
  /// The moment at which it begins; 0 for the moment at which it is added.
  open var beginTime: CFTimeInterval = 0
  open var timeOffset: CFTimeInterval = 0
  open var speed: Float = 1
  /// How often it runs; 0 counts as once, the greatest number means for ever.
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var fillMode = CAMediaTimingFillMode.removed
  open var isRemovedOnCompletion = true
  open var timingFunction: CAMediaTimingFunction?
  open weak var delegate: (any CAAnimationDelegate)?

  public override init() {}

  /// The seconds from the beginning to the end; infinite where it repeats for ever.
  var totalDuration: Double {
    let pace = speed == 0 ? 0 : 1 / Double(abs(speed))
    if repeatDuration > 0 { return repeatDuration * pace }
    let once = cycle * (autoreverses ? 2 : 1)
    let runs = repeatCount > 0 ? Double(repeatCount) : 1
    return runs >= 1e30 ? .infinity : once * runs * pace
  }

  private var cycle: Double { duration > 0 ? duration : CATransaction.animationDuration() }

  /// The share of the animation that is shown some seconds after the beginning; nil outside its
  /// time.
  func progress(at elapsed: Double) -> Double? {
    var elapsed = elapsed
    if elapsed < 0 {
      guard fillMode == .backwards || fillMode == .both else { return nil }
      elapsed = 0
    }
    if elapsed >= totalDuration {
      guard fillMode == .forwards || fillMode == .both, !isRemovedOnCompletion else {
        // Kept on completion without a fill mode, an animation shows nothing after its end.
        return nil
      }
      elapsed = totalDuration
    }
    let time = elapsed * Double(speed) + timeOffset
    var cycles = (time / cycle).ifFinite ?? 1
    let isEnd = elapsed == totalDuration && elapsed > 0
    if isEnd, cycles == cycles.rounded() {
      cycles = autoreverses ? 0 : 1
    } else {
      let run = cycles.rounded(.down)
      cycles -= run
      if autoreverses, run.truncatingRemainder(dividingBy: 2) != 0 { cycles = 1 - cycles }
    }
    return timingFunction?.curve.value(at: cycles) ?? cycles
  }

  /// Applies what is shown to the copy of a layer.
  func apply(to layer: CALayer, model: CALayer, progress: Double) {}
}

/// Receives the start and the end of an animation.
public protocol CAAnimationDelegate: AnyObject {
  func animationDidStart(_ anim: CAAnimation)
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// An animation of one property, named by its key path.
open class CAPropertyAnimation: CAAnimation {
  open var keyPath: String?
  open var isAdditive = false
  open var isCumulative = false

  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  override func apply(to layer: CALayer, model: CALayer, progress: Double) {
    guard let keyPath, let present = LayerValue(layer.animatable(keyPath)),
      let shown = value(at: progress, present: present)
    else { return }
    layer.setAnimatable(keyPath, isAdditive ? present.adding(shown) : shown)
  }

  /// The value at a share of the animation.
  ///
  /// - Parameter present: the value that the layer would show without this animation.
  func value(at progress: Double, present: LayerValue) -> LayerValue? { nil }
}

/// An animation from one value to another.
///
/// - Shape: of `fromValue`, `toValue` and `byValue`, any that is missing defaults to the layer's
///   own value.
open class CABasicAnimation: CAPropertyAnimation {
  open var fromValue: Any?
  open var toValue: Any?
  open var byValue: Any?

  override func value(at progress: Double, present: LayerValue) -> LayerValue? {
    let (from, to, by) = (LayerValue(fromValue), LayerValue(toValue), LayerValue(byValue))
    let start = from ?? (to.flatMap { to in by.map { to.adding($0.scaled(by: -1)) } }) ?? present
    let end = to ?? by.map { start.adding($0) } ?? present
    return start.mixed(with: end, progress)
  }
}

/// A basic animation along a spring; its duration is the one that was set.
open class CASpringAnimation: CABasicAnimation {
  open var mass: CGFloat = 1
  open var stiffness: CGFloat = 100
  open var damping: CGFloat = 10
  open var initialVelocity: CGFloat = 0

  /// The seconds until the spring is at rest.
  open var settlingDuration: CFTimeInterval {
    Spring(mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping))
      .settlingDuration
  }

  override func progress(at elapsed: Double) -> Double? {
    guard let linear = super.progress(at: elapsed) else { return nil }
    if elapsed >= totalDuration { return linear }
    return Spring(mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping))
      .value(target: 1.0, initialVelocity: Double(initialVelocity), time: max(elapsed, 0))
  }
}

/// An animation through several values.
open class CAKeyframeAnimation: CAPropertyAnimation {
  open var values: [Any]?
  /// Shares of the duration, one per value; nil for even steps.
  open var keyTimes: [NSNumber]?
  open var timingFunctions: [CAMediaTimingFunction]?
  open var path: CGPath?
  open var calculationMode = CAAnimationCalculationMode.linear

  override func value(at progress: Double, present: LayerValue) -> LayerValue? {
    let values = (values ?? []).compactMap { LayerValue($0) }
    guard let first = values.first else { return nil }
    guard values.count > 1 else { return first }
    let even = (0..<values.count).map { Double($0) / Double(values.count - 1) }
    let given = keyTimes?.map(\.doubleValue) ?? even
    let times = given.count == values.count ? given : even
    guard let next = times.firstIndex(where: { $0 > progress }) else { return values.last }
    guard next > 0 else { return first }
    if calculationMode == .discrete { return values[next - 1] }
    let length = times[next] - times[next - 1]
    let share = length > 0 ? (progress - times[next - 1]) / length : 1
    let curve = timingFunctions.flatMap { next - 1 < $0.count ? $0[next - 1].curve : nil }
    return values[next - 1].mixed(with: values[next], curve?.value(at: share) ?? share)
  }
}

/// How values between keyframes are interpolated.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
}

/// Several animations that run together.
open class CAAnimationGroup: CAAnimation {
  open var animations: [CAAnimation]?

  override func apply(to layer: CALayer, model: CALayer, progress: Double) {
    let elapsed = progress * (duration > 0 ? duration : CATransaction.animationDuration())
    for animation in animations ?? [] {
      guard let share = animation.progress(at: elapsed - animation.beginTime) else { continue }
      animation.apply(to: layer, model: model, progress: share)
    }
  }
}
