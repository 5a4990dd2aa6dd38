/// An animation that `UIView.animate` makes for one property of a view's layer.
///
/// Several animations of one property follow each other like keyframes: the one that began last is
/// shown, and before the first has begun, the previous value.
/// begun last, and before the first has begun the value before it.
final class ViewAnimation: CABasicAnimation {
  let group: ViewAnimationGroup
  let begin: Double

  init(
    _ keyPath: String, from: LayerValue, to: LayerValue, begin: Double, group: ViewAnimationGroup
  ) {
    self.group = group
    self.begin = begin
    super.init()
    self.keyPath = keyPath
    fromValue = from
    toValue = to
    beginTime = begin
  }

  /// A spring's progress is not a share in 0...1 that a curve could map.
  override func progress(at elapsed: Double) -> Double? {
    guard elapsed >= 0 else { return nil }
    guard let spring = group.spring else { return super.progress(at: elapsed) }
    guard elapsed < totalDuration else { return nil }
    return spring.value(
      target: 1.0, initialVelocity: group.initialVelocity, time: elapsed)
  }

  /// Applies the values that the animations show at a moment to a copy of a layer.
  static func apply(_ animations: [ViewAnimation], to layer: CALayer, _ moment: Double) {
    var done: Set<String> = []
    for animation in animations {
      guard let key = animation.keyPath, done.insert(key).inserted else { continue }
      let same = animations.filter { $0.keyPath == key && moment < $0.begin + $0.totalDuration }
      // The latest added among those that have begun: a later one starts from what it shows.
      if let running = same.last(where: { $0.begin <= moment }) {
        guard let share = running.progress(at: moment - running.begin) else { continue }
        running.apply(to: layer, model: layer, progress: share)
      } else if let first = same.first, let from = LayerValue(first.fromValue) {
        layer.setAnimatable(key, from)
      }
    }
  }
}

/// The animations that one call of `UIView.animate` started.
///
/// - Safety: `@unchecked` because it is used on the thread of its host only.
final class ViewAnimationGroup: @unchecked Sendable {
  /// The spring; nil for a curve.
  let spring: Spring?
  let initialVelocity: Double
  private var completion: ((Bool) -> Void)?

  init(
    spring: Spring? = nil, initialVelocity: Double = 0, completion: ((Bool) -> Void)?
  ) {
    self.spring = spring
    self.initialVelocity = initialVelocity
    self.completion = completion
  }

  /// Runs the completion after a time, unless an animation of the group is removed first.
  func end(after seconds: Double) {
    guard completion != nil, seconds.isFinite else { return }
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { self.complete(true) }
  }

  /// Runs the completion in the next turn, reporting that the animation did not finish.
  func interrupt() {
    guard completion != nil else { return }
    DispatchQueue.main.async { self.complete(false) }
  }

  private func complete(_ finished: Bool) {
    let completion = completion
    self.completion = nil
    completion?(finished)
  }
}
