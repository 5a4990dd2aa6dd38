/// The progress of a programmatic scroll, as its animation's function of virtual time.
///
/// - Units: virtual seconds since the scroll began; fractions of the distance, beyond 1 if a spring
///   overshoots.
package struct ScrollAnimation {
  let animation: Animation

  package init(animation: Animation) {
    self.animation = animation
  }

  /// 0 before the start, 1 from the end on.
  func share(at elapsed: Double) -> CGFloat {
    guard elapsed > 0 else { return 0 }
    return CGFloat(animation.progress(at: elapsed) ?? 1)
  }

  /// The fraction per second: the slope over a tenth of a millisecond, because not every animation
  /// reports its velocity.
  func speed(at elapsed: Double) -> CGFloat {
    let half = 0.00005
    return (share(at: elapsed + half) - share(at: elapsed - half)) / CGFloat(2 * half)
  }

  /// Infinite if the animation repeats for ever or does not report its duration.
  var duration: Double { animation.duration(of: 1.0) ?? .infinity }
}
