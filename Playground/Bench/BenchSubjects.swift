import RefreshSystems
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

/// Work that is repeated on a host that persists.
protocol BenchHostSubject: BenchSubject {
  var host: TreeHost { get }
}

extension BenchHostSubject {
  func countedRun() -> Counters {
    let before = host.counters
    run()
    return host.counters - before
  }
}

/// Changes a value in a persistent host, back and forth.
final class BenchChange: BenchHostSubject {
  let host: TreeHost
  private let change: (TreeHost, _ isOdd: Bool) -> Void
  private var isOdd = false

  init(_ host: TreeHost, change: @escaping (TreeHost, _ isOdd: Bool) -> Void) {
    self.host = host
    self.change = change
  }

  func run() {
    isOdd.toggle()
    change(host, isOdd)
  }
}

/// A pull on a persistent host, recorded moment by moment.
final class BenchRecord: BenchHostSubject {
  let host: TreeHost

  init(_ host: TreeHost) {
    self.host = host
  }

  func run() {
    let recorder = HostRecorder(host, scene: "bench")
    recorder.take()
    host.play(BenchGesture.pull, rest: BenchGesture.rest) { recorder.take() }
    host.observer = nil
  }
}

/// The same pull, not recorded.
final class BenchUnrecorded: BenchHostSubject {
  let host: TreeHost

  init(_ host: TreeHost) {
    self.host = host
  }

  func run() { host.play(BenchGesture.pull, rest: BenchGesture.rest) }
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

/// A whole pull on a persistent host, until the application is done.
final class BenchPull: BenchHostSubject {
  let host: TreeHost
  /// How long the application takes. Seconds.
  private let delay: Double

  init(_ host: TreeHost, delay: Double) {
    self.host = host
    self.delay = delay
  }

  func run() {
    host.play(TourGesture.pull, rest: TourGesture.rest)
    host.advance(by: delay)
  }
}
