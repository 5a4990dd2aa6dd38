import Foundation
import SwiftUI
import Testing
import ViewTreeTesting

@MainActor
private final class PhaseNotes {
  var phases: [String] = []
  var velocities: [CGFloat?] = []
  var offsets: [CGFloat] = []
}

/// Source: Apple documentation, `ScrollPhase`, `onScrollPhaseChange(_:)`.
@MainActor
@Suite("The phases of a scroll view")
struct ScrollPhaseTests {
  @Test("content scrolls in every phase but the idle one")
  func isScrolling() {
    #expect(!ScrollPhase.idle.isScrolling)
    let others: [ScrollPhase] = [.tracking, .interacting, .decelerating, .animating]
    #expect(others.map(\.isScrolling) == [true, true, true, true])
  }

  private func host(_ notes: PhaseNotes, height: CGFloat = 1000) -> ViewHost {
    ViewHost(size: CGSize(width: 100, height: 200)) {
      ScrollView { Color.red.frame(height: height) }
        .accessibilityIdentifier("scroll")
        .onScrollPhaseChange { old, new in notes.phases.append("\(old)>\(new)") }
        .onScrollPhaseChange { _, _, context in
          notes.velocities.append(context.velocity?.dy)
          notes.offsets.append(context.geometry.contentOffset.y)
        }
    }
  }

  /// Rule: SCROLL-4.4.1.
  @Test("a fling is tracked, followed, slows down and rests")
  func fling() {
    let notes = PhaseNotes()
    let host = host(notes)
    #expect(notes.phases == [])
    host.finger.down(at: CGPoint(x: 50, y: 150))
    #expect(notes.phases == ["idle>tracking"])
    host.finger.move(to: CGPoint(x: 50, y: 150))
    #expect(notes.phases == ["idle>tracking"])
    host.advance(by: 0.05)
    host.finger.move(to: CGPoint(x: 50, y: 100))
    host.finger.up()
    host.advance(by: 10)
    #expect(
      notes.phases == [
        "idle>tracking", "tracking>interacting", "interacting>decelerating", "decelerating>idle",
      ])
    // 50 points in 0.05 seconds.
    #expect(abs((notes.velocities[2] ?? 0) - 1000) < 0.001)
    #expect(notes.offsets[2] == 50)
  }

  @Test("a finger that stops a fling is told the velocity of that moment")
  func grabbed() {
    let notes = PhaseNotes()
    let host = host(notes, height: 5000)
    host.advance(by: 1)
    host.finger.fling(from: CGPoint(x: 50, y: 150), to: CGPoint(x: 50, y: 100), over: 0.05)
    host.advance(by: 0.5)
    host.finger.down(at: CGPoint(x: 50, y: 100))
    #expect(notes.phases.last == "decelerating>tracking")
    // Of the velocity 0.998 are left after each of 500 milliseconds.
    let start = notes.velocities.dropLast().last.flatMap { $0 } ?? .nan
    let left = notes.velocities.last.flatMap { $0 } ?? .nan
    #expect(start > 900)
    #expect(isClose(left, start * pow(0.998, 500)))
  }

  @Test("a touch without a movement goes back to idle, one after a pause does not decelerate")
  func withoutFling() {
    let notes = PhaseNotes()
    let host = host(notes)
    host.finger.down(at: CGPoint(x: 50, y: 150))
    host.finger.up()
    #expect(notes.phases == ["idle>tracking", "tracking>idle"])
    notes.phases = []
    host.finger.drag(from: CGPoint(x: 50, y: 150), to: CGPoint(x: 50, y: 100), lifting: false)
    host.advance(by: 1)
    host.finger.up()
    #expect(notes.phases == ["idle>tracking", "tracking>interacting", "interacting>idle"])
  }

  /// Rule: SCROLL-4.4.7.
  @Test("a disabled scroll view stays where it is, and a program can still move it")
  func disabled() {
    let notes = PhaseNotes()
    let control = ViewHost(size: CGSize(width: 100, height: 200)) {
      ScrollView { Color.red.frame(height: 1000) }
        .accessibilityIdentifier("scroll")
        .onScrollPhaseChange { old, new in notes.phases.append("\(old)>\(new)") }
        .scrollDisabled(true)
    }
    control.finger.fling(from: CGPoint(x: 50, y: 150), to: CGPoint(x: 50, y: 50))
    control.advance(by: 1)
    #expect(control.scrollOffset(of: "scroll")?.y == 0)
    #expect(notes.phases == [])
  }

  /// Rule: SCROLL-4.4.7.
  @Test("content that fits is pulled, unless bouncing is based on the size")
  func bounce() {
    func offset(_ behavior: ScrollBounceBehavior) -> CGFloat? {
      let host = ViewHost(size: CGSize(width: 100, height: 200)) {
        ScrollView { Color.red.frame(height: 100) }
          .accessibilityIdentifier("scroll")
          .scrollBounceBehavior(behavior)
      }
      host.finger.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 50, y: 150), lifting: false)
      return host.scrollOffset(of: "scroll")?.y
    }
    #expect((offset(.automatic) ?? 0) < 0)
    #expect((offset(.always) ?? 0) < 0)
    #expect(offset(.basedOnSize) == 0)
  }
}
