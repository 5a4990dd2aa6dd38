import Foundation
import SwiftUI
import Testing
import ViewTreeTesting

/// Source: Apple documentation, `ScrollPhase`, `onScrollPhaseChange(_:)`.
@MainActor
@Suite("The phases of a scroll view")
struct ScrollPhaseTests {
  private final class Seen {
    var velocities: [CGFloat] = []
    var offsets: [CGFloat] = []
  }

  private let phases = Log()
  private let seen = Seen()

  @Test("content scrolls in every phase but the idle one")
  func isScrolling() {
    #expect(!ScrollPhase.idle.isScrolling)
    let others: [ScrollPhase] = [.tracking, .interacting, .decelerating, .animating]
    #expect(others.map(\.isScrolling) == [true, true, true, true])
  }

  private func scrolled(height: CGFloat = 1000, isDisabled: Bool = false) -> ViewHost {
    host(100, 200) {
      ScrollView { Color.red.frame(height: height) }
        .called("scroll")
        .onScrollPhaseChange { old, new in phases.note("\(old)>\(new)") }
        .onScrollPhaseChange { _, _, context in
          seen.velocities.append(context.velocity?.dy ?? .nan)
          seen.offsets.append(context.geometry.contentOffset.y)
        }
        .scrollDisabled(isDisabled)
    }
  }

  /// Rule: SCROLL-4.4.1.
  @Test("a fling is tracked, followed, slows down and rests")
  func fling() {
    let host = scrolled()
    #expect(phases.take() == [])
    host.finger.down(50, 150)
    #expect(phases.take() == ["idle>tracking"])
    host.finger.move(50, 150)
    #expect(phases.take() == [])
    host.advance(by: 0.05)
    host.finger.move(50, 100)
    host.finger.up()
    host.advance(by: 10)
    #expect(
      phases.take() == [
        "tracking>interacting", "interacting>decelerating", "decelerating>idle",
      ])
    // 50 points in 0.05 seconds.
    #expect(abs(seen.velocities[2] - 1000) < 0.001)
    #expect(seen.offsets[2] == 50)
  }

  @Test("a finger that stops a fling is told the velocity of that moment")
  func grabbed() {
    let host = scrolled(height: 5000)
    host.advance(by: 1)
    host.finger.fling((50, 150), (50, 100), over: 0.05)
    host.advance(by: 0.5)
    host.finger.down(50, 100)
    #expect(phases.entries.last == "decelerating>tracking")
    // Of the velocity 0.998 are left after each of 500 milliseconds.
    let start = seen.velocities.dropLast().last ?? .nan
    #expect(start > 900)
    #expect(isClose(seen.velocities.last ?? .nan, start * pow(0.998, 500)))
  }

  @Test("a touch without a movement goes back to idle, one after a pause does not decelerate")
  func withoutFling() {
    let host = scrolled()
    host.tap(50, 150)
    #expect(phases.take() == ["idle>tracking", "tracking>idle"])
    host.dragAndRest((50, 150), (50, 100))
    #expect(phases.take() == ["idle>tracking", "tracking>interacting", "interacting>idle"])
  }

  /// Rule: SCROLL-4.4.7.
  @Test("a disabled scroll view stays where it is")
  func disabled() {
    let host = scrolled(isDisabled: true)
    host.finger.fling((50, 150), (50, 50))
    host.advance(by: 1)
    #expect(host.offset == 0)
    #expect(phases.entries == [])
  }

  /// Rule: SCROLL-4.4.7.
  @Test("content that fits is pulled, unless bouncing is based on the size")
  func bounce() {
    func offset(_ behavior: ScrollBounceBehavior) -> CGFloat? {
      let host = host(100, 200) {
        ScrollView { Color.red.frame(height: 100) }.called("scroll").scrollBounceBehavior(behavior)
      }
      host.finger.drag((50, 50), (50, 150), lifting: false)
      return host.offset
    }
    #expect((offset(.automatic) ?? 0) < 0)
    #expect((offset(.always) ?? 0) < 0)
    #expect(offset(.basedOnSize) == 0)
  }
}
