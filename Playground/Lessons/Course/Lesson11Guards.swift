import RefreshSystems
import SwiftUI

// Lesson 11: the guards of the five systems.

struct Looked {
  let pull, before: CGFloat
  let isDown, wasDown, wasArmed: Bool

  func asks(_ system: RefreshSystemName) -> Bool {
    switch system {
    case .LKRefresh: pull > 120 && before <= 120
    case .PullToRefresh: wasArmed && pull <= 90 && pull > 30
    case .ZHRefresh: wasDown && !isDown && before > 60
    case .ZKRefresh: !isDown && before > 50
    case .WBRefresh: isDown && pull > 75
    }
  }
}

extension Looked {

  /// The ticks of a run as a system saw them, one each.
  @MainActor static func frames(of run: ComparedRun) -> [Looked] {
    var isArmed = false
    return zip(run.samples, run.samples.dropFirst()).map { old, new in
      defer { isArmed = isArmed || new.pull > 90 }
      return Looked(
        pull: new.pull, before: old.pull, isDown: new.finger != nil, wasDown: old.finger != nil,
        wasArmed: isArmed)
    }
  }
}
