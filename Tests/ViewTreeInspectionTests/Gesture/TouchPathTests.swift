import SwiftUI
import Testing
import ViewTree
import ViewTreeInspection

@Suite("Playing a touch path")
@MainActor
struct TouchPathTests {
  private func host() -> TreeHost {
    TreeHost(size: CGSize(width: 300, height: 600)) {
      ScrollView { Color.clear.frame(height: 1000) }.accessibilityIdentifier("list")
    }
  }

  @Test("the content follows the path, and stays where a finger that stays down holds it")
  func follows() throws {
    let host = host()
    let script = try GestureScript(text: "down 150,100\nmove 150,300 over 0.5s\nhold 0.2s")
    var offsets: [CGFloat] = []
    host.play(script.path(), rest: 0.3) {
      offsets.append(host.scrollNode("list")?.contentOffset.y ?? 0)
    }
    // A second at 60 frames; 200 points of finger are 600 (1 - 1 / (0.55 / 3 + 1)) of content.
    #expect(offsets.count == 60)
    #expect(abs(host.now - 1) < 1e-9)
    let pulled = -RubberBand.offset(pull: 200, viewport: 600)
    #expect(offsets.suffix(30).allSatisfy { abs($0 - pulled) < 1e-6 })
    #expect(zip(offsets, offsets.dropFirst()).allSatisfy { $0 >= $1 })
  }

  @Test("touches between two frames happen at their own time")
  func betweenFrames() throws {
    let host = host()
    var seen: [Double] = []
    let path = try TouchPath(csv: "0,100\n0.0101,150\n0.0402,200", x: 150)
    host.play(path, rest: 0) { seen.append(host.now) }
    // 0.0402 s need three frames of a sixtieth.
    #expect(seen.count == 3)
    #expect(zip(seen, [1, 2, 3]).allSatisfy { abs($0 - $1 / 60) < 1e-9 })
    #expect(!host.touch.isDown)
  }

  @Test("a path without touches lets time pass")
  func emptyPath() {
    let host = host()
    host.play(TouchPath(touches: [], duration: 0.25), rest: 0.25)
    #expect(abs(host.now - 0.5) < 1e-9)
  }
}
