extension UIView {
  /// Options of a view animation.
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public static let layoutSubviews = AnimationOptions(rawValue: 1)
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    public static let curveEaseInOut: AnimationOptions = []
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    fileprivate var curve: CAMediaTimingFunctionName {
      switch (rawValue >> 16) & 3 {
      case 1: .easeIn
      case 2: .easeOut
      case 3: .linear
      default: .easeInEaseOut
      }
    }
  }

  /// The timing curve of an animation.
  public enum AnimationCurve: Int, Sendable {
    case easeInOut, easeIn, easeOut, linear

    var name: CAMediaTimingFunctionName {
      switch self {
      case .easeInOut: .easeInEaseOut
      case .easeIn: .easeIn
      case .easeOut: .easeOut
      case .linear: .linear
      }
    }
  }

  /// Options of a keyframe animation.
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1)
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
  }

  /// The animation in whose scope properties are being set; nil outside.
  struct AnimationScope {
    var begin: Double
    var duration: Double
    var curve: CAMediaTimingFunctionName
    var repeats = false
    var autoreverses = false
    let group: ViewAnimationGroup
  }

  static var animationScope: AnimationScope? {
    ViewAnimationState.scopes.last ?? nil
  }

  /// Animates the changes that a closure makes, over virtual time.
  ///
  /// The properties have their final values when the call returns, and observers are notified at
  /// the assignment; the layer's presentation follows. The completion runs after delay and
  /// duration, with false if the animation was removed first.
  ///
  /// - Units: virtual seconds.
  /// - Source: Apple documentation,
  ///   `UIView.animate(withDuration:delay:options:animations:completion:)`; PLATFORM-11.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let group = ViewAnimationGroup(completion: completion)
    run(duration, delay, options, group, animations)
  }

  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
  }

  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void
  ) {
    animate(withDuration: duration, delay: 0, animations: animations, completion: nil)
  }

  /// Animates the changes along a spring that settles within the duration.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = Spring(settlingDuration: max(duration, 0.001), dampingRatio: Double(dampingRatio))
    let group = ViewAnimationGroup(
      spring: spring, initialVelocity: Double(velocity), completion: completion)
    run(duration, delay, options, group, animations)
  }

  private static func run(
    _ duration: Double, _ delay: Double, _ options: AnimationOptions, _ group: ViewAnimationGroup,
    _ animations: () -> Void
  ) {
    let outer = animationScope
    var scope = AnimationScope(
      begin: CACurrentMediaTime() + max(delay, 0), duration: max(duration, 0),
      curve: options.curve, repeats: options.contains(.repeat),
      autoreverses: options.contains(.autoreverse), group: group)
    if let outer {
      if !options.contains(.overrideInheritedDuration) { scope.duration = outer.duration }
      if !options.contains(.overrideInheritedCurve) { scope.curve = outer.curve }
    }
    let runs = ViewAnimationState.isEnabled
    let isAnimated = runs && (scope.duration > 0 || delay > 0)
    ViewAnimationState.with(isAnimated ? scope : nil) { animations() }
    let cycle = scope.duration * (scope.autoreverses ? 2 : 1)
    group.end(after: !runs ? 0 : scope.repeats ? .infinity : max(delay, 0) + cycle)
  }

  /// Runs keyframes, each of which takes a part of the duration.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    var plain: AnimationOptions = [.curveLinear]
    if options.contains(.repeat) { plain.insert(.repeat) }
    if options.contains(.autoreverse) { plain.insert(.autoreverse) }
    let group = ViewAnimationGroup(completion: completion)
    run(duration, delay, plain, group, animations)
  }

  /// Adds a keyframe to the enclosing keyframe animation; its times are shares of the whole
  /// duration.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard var scope = animationScope else { return animations() }
    scope.begin += frameStartTime * scope.duration
    scope.duration *= frameDuration
    ViewAnimationState.with(scope) { animations() }
  }

  /// A transition between contents of a view; the change is made at once, intermediate states are
  /// not drawn.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: options, animations: animations ?? {},
      completion: completion)
  }

  /// Sets properties without animation, even inside an animation.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    ViewAnimationState.with(nil, actionsWithoutAnimation)
  }

  public class func setAnimationsEnabled(_ enabled: Bool) { ViewAnimationState.isEnabled = enabled }

  public class var areAnimationsEnabled: Bool { ViewAnimationState.isEnabled }

  public class var inheritedAnimationDuration: TimeInterval { animationScope?.duration ?? 0 }

  /// Sets a property of the layer, animated inside an animation.
  ///
  /// - Parameter keyPath: the layer's name for the property.
  final func setOnLayer(_ keyPath: String, _ change: () -> Void) {
    guard let scope = Self.animationScope else {
      return change()
    }
    let present = layer.presentation()?.animatable(keyPath)
    let isUnderway = layer.attachedAnimations.contains {
      ($0 as? ViewAnimation)?.keyPath == keyPath
        && ($0 as? ViewAnimation)?.group !== scope.group
    }
    let before = LayerValue(isUnderway ? present : layer.animatable(keyPath))
    change()
    guard let before, let after = LayerValue(layer.animatable(keyPath)), before != after else {
      return
    }
    let animation = ViewAnimation(
      keyPath, from: before, to: after, begin: scope.begin, group: scope.group)
    animation.duration = scope.duration
    animation.autoreverses = scope.autoreverses
    if scope.repeats { animation.repeatCount = .greatestFiniteMagnitude }
    animation.timingFunction = CAMediaTimingFunction(name: scope.curve)
    layer.attach(animation, keyPath)
  }
}

extension CALayer {
  /// Adds a view's animation under the first free name for its property.
  fileprivate func attach(_ animation: ViewAnimation, _ keyPath: String) {
    let used = Set(animationKeys() ?? [])
    let numbered = sequence(first: 2) { $0 + 1 }.lazy.map { "\(keyPath)-\($0)" }
    let free = used.contains(keyPath) ? numbered.first { !used.contains($0) } : keyPath
    add(animation, forKey: free)
  }
}

/// The animation scopes of running `UIView.animate` closures.
@MainActor @preconcurrency
enum ViewAnimationState {
  static var isEnabled = true
  static var scopes: [UIView.AnimationScope?] = []

  static func with(_ scope: UIView.AnimationScope?, _ body: () -> Void) {
    scopes.append(scope)
    body()
    scopes.removeLast()
  }
}
