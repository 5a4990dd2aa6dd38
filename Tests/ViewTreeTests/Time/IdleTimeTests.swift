import SwiftUI
import Testing
import ViewTreeTesting

@testable import ViewTree

/// Long times in which next to nothing happens: what happens, happens at its own moment.
@Suite("Idle time")
@MainActor
struct IdleTimeTests {

  @Test("a month in which nothing happens takes a frame", arguments: [86_400.0 * 30, 1e9, 1e300])
  func rest(seconds: Double) {
    let host = host { Color.clear }
    let before = host.tree.serials.tick
    host.advance(by: seconds)
    #expect(host.now == seconds)
    #expect(host.tree.serials.tick == before + 1)
  }

  @Test("what is due once an hour runs at its hours, and takes a handful of frames each")
  func hourly() {
    var moments: [Double] = []
    let host = host { Color.clear }
    @MainActor func chime() {
      DispatchQueue.main.asyncAfter(deadline: .now() + 3600) {
        moments.append(host.now)
        if moments.count < 5 { chime() }
      }
    }
    DispatchQueue.main.async { chime() }
    host.settle()
    let before = host.tree.serials.tick
    host.advance(by: 86_400)
    #expect(moments == [3600, 7200, 10_800, 14_400, 18_000])
    #expect(host.now == 86_400)
    // The frame before an item, the one that it runs in and its own; for rounding one more.
    #expect(host.tree.serials.tick - before <= 5 * 4 + 1)
  }

  @Test("an animation that begins after a long rest is shown frame by frame")
  func animationAfterRest() {
    struct Box: View {
      @State private var isWide = false
      var body: some View {
        Color.clear.frame(width: isWide ? 80 : 20, height: 10).called("box")
          .onAppear {
            DispatchQueue.main.asyncAfter(deadline: .now() + 1000) {
              withAnimation(.linear(duration: 1)) { isWide = true }
            }
          }
      }
    }
    let host = host { Box() }
    host.advance(by: 1000.5)
    // Half of the second, give or take a frame of the 60 points a second.
    let width = host.presentationFrame(of: "box")?.width ?? 0
    #expect(abs(width - 50) <= 1.01)
    host.advance(by: 1000)
    #expect(host.presentationFrame(of: "box")?.width == 80)
  }

  @Test("while something moves a rest shorter than a frame is the last step")
  func lastStep() {
    struct Box: View {
      @State private var isWide = false
      var body: some View {
        Color.clear.frame(width: isWide ? 80 : 20, height: 10)
          .onAppear { withAnimation(.linear(duration: 1)) { isWide = true } }
      }
    }
    let host = host { Box() }
    host.advance(by: 0.51)
    #expect(host.isAnimating)
    #expect(host.now == 0.51)
  }

  @Test("a fling that is under way is not left out")
  func fling() {
    func offset(_ steps: Int) -> CGFloat? {
      let host = host { ScrollView { Color.clear.frame(height: 5000) }.called("scroll") }
      host.finger.fling(from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 10))
      for _ in 0..<steps { host.advance(by: 60 / Double(steps)) }
      return host.scrollOffset(of: "scroll")?.y
    }
    #expect(offset(1) == offset(600))
  }
}
