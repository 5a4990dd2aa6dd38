import SwiftUI
import Testing
import ViewTreeTesting

/// How often a second the host looks must not show in where it looks.
@Suite("Frame rate")
@MainActor
struct FrameRateLawTests {
  /// A drag and its release, watched every thirtieth of a second.
  private func offsets(_ framesPerSecond: Double, to end: CGFloat) -> [CGFloat] {
    let host = ViewHost(size: CGSize(width: 100, height: 400)) {
      ScrollView { Color.clear.frame(height: 3000) }.called("scroll")
    }
    host.framesPerSecond = framesPerSecond
    host.finger.drag(
      from: CGPoint(x: 50, y: 200), to: CGPoint(x: 50, y: end), over: 0.2, lifting: false)
    var offsets = [host.scrollOffset(of: "scroll")?.y ?? .nan]
    host.finger.up()
    for _ in 0..<60 {
      host.advance(by: 1.0 / 30)
      offsets.append(host.scrollOffset(of: "scroll")?.y ?? .nan)
    }
    return offsets
  }

  /// Rule: SCROLL-4.3.2.
  @Test(
    "a flung, pulled or pushed list is at the same place at the same time at 30, 60 and 120 frames",
    arguments: [-300, 60, 390, 1200] as [CGFloat])
  func scrolling(end: CGFloat) {
    let slow = offsets(30, to: end)
    // It moves after the release: otherwise the comparison would say nothing.
    #expect(slow.last != slow.first)
    for framesPerSecond in [60.0, 120] {
      let fast = offsets(framesPerSecond, to: end)
      for (index, pair) in zip(slow, fast).enumerated() {
        #expect(abs(pair.0 - pair.1) < 1e-6, "at \(index)/30 s: \(pair.0) at 30 frames, \(pair.1)")
      }
    }
  }
}
