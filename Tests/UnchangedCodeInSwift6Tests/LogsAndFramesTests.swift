import OSLog
import QuartzCore
import SwiftUI
import Testing
import ViewTreeTesting
import os

private let log = Logger(subsystem: "tests", category: "frames")
private let oldLog = OSLog(subsystem: "tests", category: .pointsOfInterest)

@MainActor
private final class Counter: SelectorPerforming {
  var moments: [Double] = []
  private var link: CADisplayLink?

  func start() {
    let link = CADisplayLink(target: self, selector: Selector("step:"))
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  func perform(_ selector: Selector, with sender: Any?) {
    guard let link = sender as? CADisplayLink else { return }
    moments.append(link.timestamp)
    log.debug(
      "frame \(self.moments.count, privacy: .public) at \(link.timestamp, format: .fixed(precision: 3))"
    )
    os_log("frame %d", log: oldLog, type: .info, moments.count)
    os_signpost(.event, log: oldLog, name: "frame")
    if moments.count == 3 { link.isPaused = true }
  }

  func resume(everySecondFrame: Bool) {
    link?.preferredFramesPerSecond = everySecondFrame ? 30 : 0
    link?.isPaused = false
  }

  func stop() { link?.invalidate() }
}

@MainActor
@Suite("Logs and frames")
struct LogsAndFramesTests {
  /// Rule: TIME-1.1.9.
  @Test("a display link tells of the frames of virtual time until it is paused or ended")
  func displayLink() {
    let host = ViewHost(size: CGSize(width: 10, height: 10)) { Color.red }
    let counter = Counter()
    counter.start()
    host.advance(by: 1)
    // Three frames of a sixtieth, then the pause.
    #expect(counter.moments.map { ($0 * 60).rounded() } == [1, 2, 3])
    #expect(CACurrentMediaTime() == host.now)

    counter.resume(everySecondFrame: true)
    host.advance(by: 0.1)
    #expect(counter.moments.dropFirst(3).map { ($0 * 60).rounded() } == [62, 64, 66])
    counter.stop()
    host.advance(by: 0.1)
    #expect(counter.moments.count == 6)
  }

  @Test("a log evaluates nothing that it is given")
  func evaluatesNothing() {
    func fail() -> Int {
      Issue.record("a message was evaluated")
      return 0
    }
    log.error("\(fail()) \(fail(), format: .hex, privacy: .private(mask: .hash))")
    Logger().log(level: .fault, "plain")
  }

  @Test("a lock of a value is the same lock in its copies")
  func lock() {
    let lock = OSAllocatedUnfairLock(initialState: 1)
    let copy = lock
    copy.withLock { $0 += 1 }
    #expect(lock.withLock { $0 } == 2)
  }

  @Test("the names of C make geometry, and values box it")
  func geometry() {
    #expect(CGRectMake(1, 2, 3, 4) == CGRect(origin: CGPointMake(1, 2), size: CGSizeMake(3, 4)))
    #expect(NSValue(cgRect: CGRectMake(1, 2, 3, 4)).cgRectValue.maxX == 4)
  }
}
