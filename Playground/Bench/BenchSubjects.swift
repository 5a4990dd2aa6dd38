import SwiftUI
import ViewTreeInspection

/// Makes a host, settles it and drops it.
final class BenchBuild: BenchSubject {
  private let makeHost: @MainActor () -> TreeHost

  init(_ makeHost: @escaping @MainActor () -> TreeHost) {
    self.makeHost = makeHost
  }

  func run() {
    _ = makeHost()
  }

  func countedRun() -> Counters {
    makeHost().counters
  }
}

/// The small tree counts nothing.
extension BenchSmallTree: BenchSubject {
  func countedRun() -> Counters {
    run()
    return Counters()
  }
}

/// Repeats its work on a host that persists.
final class BenchRepeat: BenchSubject {
  let host: TreeHost
  private let work: (TreeHost) -> Void

  init(_ host: TreeHost, _ work: @escaping (TreeHost) -> Void) {
    self.host = host
    self.work = work
  }

  /// Changes a value back and forth.
  convenience init(_ host: TreeHost, byTurns change: @escaping (TreeHost, _ isOdd: Bool) -> Void) {
    var isOdd = false
    self.init(host) { host in
      isOdd.toggle()
      change(host, isOdd)
    }
  }

  func run() { work(host) }

  func countedRun() -> Counters {
    let before = host.counters
    run()
    return host.counters - before
  }
}

/// The finger of a pull that takes ten seconds.
enum BenchGesture {
  /// 300 points down and up again, twice, then held still before release.
  static let pull = GestureScript(steps: [
    .down(start), .move(to: below, seconds: 2, curve: .linear),
    .move(to: start, seconds: 2, curve: .linear), .move(to: below, seconds: 2, curve: .linear),
    .hold(seconds: 1), .up,
  ]).path()

  /// Seconds.
  static let rest = 3.0

  private static let start = CGPoint(x: 150, y: 150)
  private static let below = CGPoint(x: 150, y: 450)
}
