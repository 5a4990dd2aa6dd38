import RefreshSystems
import SwiftUI
import TestSupport
import Testing
import ViewTreeTesting

/// Document 000 under one and the same finger at three frame rates.
@MainActor @Suite("Document 000 at any frame rate") struct LKRefreshFrameRateTests {
  /// Pulls down past the threshold and back, lets go, ends the refresh, then pushes up to the end.
  ///
  /// - Returns: the changes of flags, in order.
  private func changes(_ framesPerSecond: Double, rows: Int) -> [String] {
    let model = RefreshModel(rows: rows)
    let changes = Log()
    let host = ViewHost(size: CGSize(width: 300, height: 600)) {
      RefreshScreen(model: model)
        .environment(
          \.lkRefreshChangeLog,
          LKRefreshChangeLog { changes.note("\($0.flag.rawValue) \($0.value) \($0.rule)") })
    }
    host.framesPerSecond = framesPerSecond
    host.finger.drag(
      from: CGPoint(x: 150, y: 100), to: CGPoint(x: 150, y: 440), over: 0.6, lifting: false)
    drag(host, from: 440, to: 250, over: 0.4)
    host.finger.up()
    host.advance(by: 2)
    model.isRefreshing = false
    host.advance(by: 1)
    host.finger.drag(from: CGPoint(x: 150, y: 500), to: CGPoint(x: 150, y: -1900), over: 0.8)
    host.advance(by: 3)
    model.isLoading = false
    host.advance(by: 1)
    return changes.entries
  }

  /// Goes on with a finger that is down, one move a frame.
  private func drag(_ host: ViewHost, from: CGFloat, to: CGFloat, over seconds: Double) {
    let frames = Int((seconds * host.framesPerSecond).rounded())
    for frame in 1...frames {
      host.advance(by: 1 / host.framesPerSecond)
      let y = from + (to - from) * CGFloat(frame) / CGFloat(frames)
      host.finger.move(to: CGPoint(x: 150, y: y))
    }
  }

  @Test(
    "the same flags change by the same rules at 30, 60 and 120 turns a second", arguments: [4, 40])
  func sameFlags(rows: Int) {
    let slow = changes(30, rows: rows)
    for flag in ["headerRefreshing", "headerFrozen", "footerRefreshing"] {
      #expect(slow.contains { $0.hasPrefix("\(flag) true") })
    }
    #expect(changes(60, rows: rows) == slow)
    #expect(changes(120, rows: rows) == slow)
  }
}
