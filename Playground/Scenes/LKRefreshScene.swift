import RefreshSystems
import SwiftUI
import Synchronization

/// The published demo of document 000 on a screen: five rows, a header and a footer.
///
/// The log is silent and the clock stands still, so that the same gesture gives the same text. A
/// refresh takes the demo's three virtual seconds.
@MainActor final class LKRefreshScene {
  /// The screen. Points.
  static let screen = CGSize(width: 300, height: 600)

  let host: TreeHost
  private let changes: Changes

  /// The flag changes that the view has told, kept for the next reading.
  private final class Changes: Sendable {
    private let waiting = Mutex<[LKRefreshChange]>([])

    func append(_ change: LKRefreshChange) {
      waiting.withLock { $0.append(change) }
    }

    func take() -> [LKRefreshChange] {
      waiting.withLock { waiting in
        defer { waiting = [] }
        return waiting
      }
    }
  }

  init() {
    let changes = Changes()
    self.changes = changes
    host = TreeHost(size: Self.screen) {
      LKRefreshDemo()
        .environment(\.lkRefreshLog, .silent)
        .environment(\.lkRefreshClock, LKRefreshClock { Date(timeIntervalSince1970: 0) })
        .environment(\.lkRefreshChangeLog, LKRefreshChangeLog { changes.append($0) })
    }
  }

  /// The flag changes since the last call, in order.
  func takeChanges() -> [LKRefreshChange] {
    changes.take()
  }
}
