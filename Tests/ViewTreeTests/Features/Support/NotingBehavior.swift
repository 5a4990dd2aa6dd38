import SwiftUI

/// Notes what it is told, and changes a target's place.
struct NotingBehavior: ScrollTargetBehavior {
  final class Seen {
    var targets: [ScrollTarget] = []
    var contexts: [ScrollTargetBehaviorContext] = []
  }

  let seen: Seen
  /// The places at which content comes to rest are multiples of it; nil for any place.
  var step: CGFloat?

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    seen.targets.append(target)
    seen.contexts.append(context)
    guard let step else { return }
    target.rect.origin.y = (target.rect.origin.y / step).rounded() * step
  }
}
