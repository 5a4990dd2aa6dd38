/// How far a programmatic scroll has come, as a function of virtual time.
///
/// - Units: virtual seconds since the scroll began; shares of the way.
/// - Shape: an animation that never ends jumps: content cannot scroll for ever.
struct ScrollAnimation {
  private let animation: Animation
  let duration: Double

  init(animation: Animation) {
    self.animation = animation
    let duration = animation.duration(of: 1.0) ?? 0
    self.duration = duration.isFinite ? duration : 0
  }

  /// 0 at the start, 1 at the end; a spring may go beyond in between.
  func share(at elapsed: Double) -> CGFloat {
    guard elapsed < duration else { return 1 }
    return CGFloat(animation.progress(at: max(elapsed, 0)) ?? 1)
  }

  /// The share a second.
  func speed(at elapsed: Double) -> CGFloat {
    guard elapsed < duration else { return 0 }
    return CGFloat(
      animation.velocity(value: 1.0, time: max(elapsed, 0), context: AnimationContext()) ?? 0)
  }
}
