/// How far a programmatic scroll has come, as a function of virtual time.
///
/// - Units: virtual seconds since the scroll began; shares of the way.
struct ScrollAnimation {
  let animation: Animation

  /// 0 before the start, 1 from the end on.
  func share(at elapsed: Double) -> CGFloat {
    guard duration > 0 else { return 1 }
    let part = CGFloat(min(max(elapsed / duration, 0), 1))
    return part * part * (3 - 2 * part)
  }

  /// The share a second.
  func speed(at elapsed: Double) -> CGFloat {
    guard duration > 0, (0...duration).contains(elapsed) else { return 0 }
    let part = CGFloat(elapsed / duration)
    return 6 * part * (1 - part) / CGFloat(duration)
  }

  var duration: Double { animation.duration }
}
