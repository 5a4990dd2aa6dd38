import SwiftUI
import Testing

@testable import ViewTree
@testable import ViewTreeTesting

/// Source: UIKit lets a finger stray some 70 points from a control.
@MainActor
@Suite("The gesture of a button")
struct ButtonGestureTests {
  private let log = Log()

  /// A box from 140 to 160 along both axes.
  private func host(_ outer: some Gesture) -> ViewHost {
    ViewHost(size: CGSize(width: 300, height: 300)) {
      VStack {
        Color.red.frame(width: 20, height: 20).gesture(
          ButtonGesture { log.note($0 ? "down" : "up") }.onEnded { log.note("action") })
      }
      .highPriorityGesture(outer)
    }
  }

  private var nobody: TapGesture? { nil }

  @Test("it is pressed while the finger is within seventy points, and acts where it leaves there")
  func strays() {
    let host = host(nobody)
    host.finger.down(at: CGPoint(x: 150, y: 150))
    #expect(log.entries == ["down"])
    for (x, y) in [(229, 150), (231, 150), (71, 150), (69, 150), (150, 229), (150, 231)] {
      host.finger.move(to: CGPoint(x: x, y: y))
    }
    #expect(log.entries == ["down", "up", "down", "up", "down", "up"])
    host.finger.move(to: CGPoint(x: 150, y: 71))
    host.finger.up()
    #expect(log.entries.suffix(3) == ["down", "up", "action"])
  }

  @Test("a view that is made a button by _onButtonGesture is pressed and acts so")
  func anyView() {
    let host = ViewHost(size: CGSize(width: 300, height: 300)) {
      Color.red.frame(width: 20, height: 20)._onButtonGesture {
        log.note($0 ? "down" : "up")
      } perform: {
        log.note("action")
      }
    }
    host.finger.down(at: CGPoint(x: 150, y: 150))
    host.finger.move(to: CGPoint(x: 150, y: 231))
    host.finger.move(to: CGPoint(x: 150, y: 229))
    host.finger.up()
    #expect(log.entries == ["down", "up", "down", "up", "action"])
  }

  @Test("it does nothing where the finger leaves further away")
  func leavesOutside() {
    let host = host(nobody)
    host.finger.down(at: CGPoint(x: 150, y: 150))
    host.finger.move(to: CGPoint(x: 150, y: 69))
    host.finger.up()
    #expect(log.entries == ["down", "up"])
  }

  /// The double tap may still win: nothing is said before it cannot any more.
  @Test("it is not pressed while another gesture may win, and acts once that has failed")
  func waits() {
    let host = host(TapGesture(count: 2))
    host.finger.down(at: CGPoint(x: 150, y: 150))
    host.finger.up()
    #expect(log.entries == [])
    host.advance(by: 1)
    #expect(log.entries == ["action"])
  }

  @Test(
    "it is let go when a drag of more weight begins, which its first point of movement was no sign of"
  )
  func loses() {
    let host = host(DragGesture())
    host.finger.down(at: CGPoint(x: 150, y: 150))
    host.finger.move(to: CGPoint(x: 165, y: 150))
    host.finger.up()
    #expect(log.entries.filter { $0 == "down" }.count == log.entries.filter { $0 == "up" }.count)
    #expect(!log.entries.contains("action"))
  }

  @Test("a finger that came down before it was there does not press it")
  func lateButton() {
    func view(_ hasButton: Bool) -> some View {
      let button = ButtonGesture { log.note($0 ? "down" : "up") }.onEnded { log.note("action") }
      return Color.red.gesture(hasButton ? button : nil)
    }
    let host = ViewHost(size: CGSize(width: 300, height: 300)) { view(false) }
    host.finger.down(at: CGPoint(x: 150, y: 150))
    host.update { view(true) }
    host.finger.move(to: CGPoint(x: 151, y: 150))
    host.finger.up()
    #expect(log.entries == [])
  }
}
