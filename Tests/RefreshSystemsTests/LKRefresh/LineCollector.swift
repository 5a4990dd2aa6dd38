import Foundation
import RefreshSystems
import Synchronization

/// Keeps the lines of an ``LKRefreshLog``.
final class LineCollector: Sendable {
  private let lines = Mutex<[String]>([])

  var log: LKRefreshLog {
    LKRefreshLog { line in self.lines.withLock { $0.append(line) } }
  }

  /// The lines that passes wrote.
  var passes: [String] {
    all.filter { $0.hasPrefix("滑动位置偏移：") }
  }

  var all: [String] {
    lines.withLock { $0 }
  }
}
