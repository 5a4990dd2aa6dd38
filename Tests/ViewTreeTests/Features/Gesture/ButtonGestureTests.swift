import SwiftUI
import Testing

@testable import ViewTree
@testable import ViewTreeTesting

/// Source: UIKit lets a finger stray some 70 points from a control.
@MainActor
@Suite("The gesture of a button")
struct ButtonGestureTests {
  private let log = Log()
  private let none: TapGesture? = nil

  private var button: some Gesture<Void> {
    ButtonGesture { log.note($0 ? "down" : "up") }.onEnded { log.note("action") }
  }

  /// A button from 140 to 160 along both axes, and a gesture around it.
  private func shown(_ outer: some Gesture) -> ViewHost {
    host(300, 300) {
      VStack { Color.red.frame(width: 20, height: 20).gesture(button) }.highPriorityGesture(outer)
    }
  }

  @Test(
    "it is pressed while the finger is within seventy points, acts where it leaves there, and only there"
  )
  func strays() {
    let host = shown(none)
    host.finger.down(150, 150)
    #expect(log.entries == ["down"])
    for (x, y) in [(229, 150), (231, 150), (71, 150), (69, 150), (150, 229), (150, 231)]
      as [(CGFloat, CGFloat)]
    {
      host.finger.move(x, y)
    }
    host.finger.up()
    #expect(log.take() == ["down", "up", "down", "up", "down", "up"])
    host.finger.pull((150, 150), (150, 69), (150, 71))
    host.finger.up()
    #expect(log.take() == ["down", "up", "down", "up", "action"])
  }

  @Test("a view that is made a button by _onButtonGesture is pressed and acts so")
  func anyView() {
    let host = host(300, 300) {
      Color.red.frame(width: 20, height: 20)._onButtonGesture {
        log.note($0 ? "down" : "up")
      } perform: {
        log.note("action")
      }
    }
    host.finger.pull((150, 150), (150, 231), (150, 229))
    host.finger.up()
    #expect(log.entries == ["down", "up", "down", "up", "action"])
  }

  /// The double tap may still win: nothing is said before it cannot any more.
  @Test("it is not pressed while another gesture may win, and acts once that has failed")
  func waits() {
    let host = shown(TapGesture(count: 2))
    host.tap(150, 150)
    #expect(log.entries == [])
    host.advance(by: 1)
    #expect(log.entries == ["action"])
  }

  @Test(
    "it is let go when a drag of more weight begins, which its first point of movement was no sign of"
  )
  func loses() {
    let host = shown(DragGesture())
    host.finger.pull((150, 150), (165, 150))
    host.finger.up()
    #expect(log.entries.filter { $0 == "down" }.count == log.entries.filter { $0 == "up" }.count)
    #expect(!log.entries.contains("action"))
  }

  @Test("a finger that came down before it was there does not press it")
  func lateButton() {
    func view(_ hasButton: Bool) -> some View { Color.red.gesture(hasButton ? button : nil) }
    let host = host(300, 300) { view(false) }
    host.finger.down(150, 150)
    host.update { view(true) }
    host.finger.move(151, 150)
    host.finger.up()
    #expect(log.entries == [])
  }
}
