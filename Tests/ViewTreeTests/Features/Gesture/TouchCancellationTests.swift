import SwiftUI
import Testing

@testable import ViewTree
@testable import ViewTreeTesting

/// Hears of every tick in which the host is not at rest.
private final class TickCount: HostPart {
  var count = 0

  init(host: TreeHost) {}

  func advance(to moment: Double) { count += 1 }
}

private final class TouchView: UIView {
  var log = Log()

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log.note("began") }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log.note("ended") }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.note("cancelled")
  }
}

private struct Hosted: UIViewRepresentable {
  let log: Log

  func makeUIView(context: Context) -> TouchView {
    let view = TouchView()
    view.log = log
    return view
  }

  func updateUIView(_ view: TouchView, context: Context) {}
}

private struct Dragged: View {
  let log: Log
  @GestureState private var width: CGFloat = 0

  var body: some View {
    let _ = log.note("\(width)")
    Color.red.gesture(
      DragGesture(minimumDistance: 0)
        .updating($width) { value, state, _ in state = value.translation.width }
        .onEnded { _ in log.note("ended") })
  }
}

/// The system takes a finger away, as for an alert. Source: Apple documentation,
/// `UIResponder.touchesCancelled(_:with:)`; GESTURE-1.2.5.
@MainActor
@Suite("A finger that is taken away")
struct TouchCancellationTests {
  private let log = Log()

  @Test(
    "ends the gestures under it without success, also those of a sheet", arguments: [false, true])
  func gestures(isInSheet: Bool) {
    let host = host {
      Color.blue.sheet(isPresented: .constant(isInSheet)) { Dragged(log: log) }
        .overlay { if !isInSheet { Dragged(log: log) } }
    }
    host.finger.pull((50, 50), (80, 50))
    #expect(log.entries.last == "30.0")
    host.tree.touchCancelled()
    #expect(log.entries.last == "0.0")
    #expect(!host.tree.touch.isDown)
    host.finger.up()
    #expect(!log.entries.contains("ended"))
  }

  /// Content that is pulled beyond its end goes back once no finger holds it.
  @Test("lets pulled content go back to its end")
  func pulled() throws {
    let host = host { ScrollView { Color.red.frame(width: 100, height: 500) }.called("scroll") }
    host.finger.pull((50, 20), (50, 80))
    #expect(try #require(host.scrollOffset(of: "scroll")).y < 0)
    host.tree.touchCancelled()
    host.advance(by: 5)
    #expect(host.offset == 0)
  }

  @Test("tells a hosted view while the finger is on it, and not when it has left")
  func hosted() {
    let host = host { Hosted(log: log) }
    host.finger.down(50, 50)
    host.tree.touchCancelled()
    #expect(log.entries == ["began", "cancelled"])
    host.tap(50, 50)
    host.tree.touchCancelled()
    #expect(log.entries == ["began", "cancelled", "began", "ended"])
  }

  @Test(
    "is told to a hosted view when the content around begins to scroll", arguments: [false, true])
  func scrolls(hasGesture: Bool) {
    let tap = TapGesture().onEnded {}
    let host = host {
      ScrollView {
        Hosted(log: log).frame(width: 100, height: 500).gesture(hasGesture ? tap : nil)
      }
    }
    host.finger.pull((50, 50), (50, 41))
    #expect(log.entries == ["began"])
    host.finger.move(50, 40)
    host.finger.up()
    #expect(log.entries == ["began", "cancelled"])
  }

  /// Rule: COST-1.10. A tap that may become a double one is looked at for a third of a second, a finger
  /// that has nothing more to do.
  @Test("costs no ticks once all gestures are decided")
  func rests() {
    let host = host { Color.red.onTapGesture(count: 2) {} }
    let ticks = host.tree.part(TickCount.self)
    host.tap(50, 50)
    host.advance(by: 0.2)
    // A sixtieth of a second each.
    #expect(ticks.count == 12)
    host.advance(by: 0.8)
    let before = ticks.count
    host.advance(by: 100)
    #expect(ticks.count - before <= 1)
  }
}
