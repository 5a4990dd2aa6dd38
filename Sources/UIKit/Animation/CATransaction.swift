/// A group of changes to layers; nested ones are part of the outermost.
///
/// - Isolation: the thread of the host.
public final class CATransaction: NSObject {
  private struct Level {
    var duration: Double?
    var disablesActions: Bool?
    var completion: (() -> Void)?
    /// When the last animation added inside the group ends.
    var end = 0.0
  }

  nonisolated(unsafe) private static var levels: [Level] = []

  public class func begin() { levels.append(Level()) }

  /// Ends the group; its completion runs when the animations added inside it have ended.
  public class func commit() {
    guard let level = levels.popLast() else { return }
    if !levels.isEmpty {
      levels[levels.count - 1].end = max(levels[levels.count - 1].end, level.end)
    }
    guard let completion = level.completion else { return }
    let wait = max(level.end - CACurrentMediaTime(), 0)
    guard wait.isFinite else { return }
    DispatchQueue.main.asyncAfter(deadline: .now() + wait) { completion() }
  }

  public class func flush() {}

  public class func animationDuration() -> CFTimeInterval {
    levels.reversed().lazy.compactMap(\.duration).first ?? 0.25
  }

  public class func setAnimationDuration(_ duration: CFTimeInterval) {
    change { $0.duration = duration }
  }

  public class func disableActions() -> Bool {
    levels.reversed().lazy.compactMap(\.disablesActions).first ?? false
  }

  public class func setDisableActions(_ flag: Bool) { change { $0.disablesActions = flag } }

  public class func setCompletionBlock(_ block: (() -> Void)?) {
    change { $0.completion = block }
  }

  public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}

  /// Records when an animation that is being added ends.
  static func note(end: Double) { change { $0.end = max($0.end, end) } }

  private static func change(_ change: (inout Level) -> Void) {
    guard !levels.isEmpty else { return }
    change(&levels[levels.count - 1])
  }
}
