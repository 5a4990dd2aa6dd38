import SwiftUI
import Testing
import ViewTreeTesting

@Suite("Finger")
@MainActor
struct FingerTests {
  /// A list of 1,000 points in a viewport of 100: it scrolls from 0 to 900.
  private func list() -> ViewHost {
    ViewHost(size: CGSize(width: 100, height: 100)) {
      ScrollView {
        Color.clear.frame(width: 100, height: 1000).accessibilityIdentifier("content")
      }
      .accessibilityIdentifier("scroll")
    }
  }

  @Test("content follows the finger, and its frame shows the offset")
  func dragging() throws {
    let host = list()
    host.finger.drag(from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 40), lifting: false)

    let offset = try #require(host.scrollOffset(of: "scroll"))
    #expect(offset.y > 0)
    #expect(offset.y <= 50)
    #expect(host.frame(of: "content")?.minY == -offset.y)
  }

  @Test("a drag lifts the finger, which then has its speed, unless it is told not to")
  func lifting() throws {
    let lifted = list()
    lifted.finger.drag(from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 40))
    let atRelease = try #require(lifted.scrollOffset(of: "scroll")).y
    lifted.advance(by: 2)
    // 100 points a second at release; 1 - 0.998 a millisecond: some 50 points more.
    #expect(try #require(lifted.scrollOffset(of: "scroll")).y > atRelease + 30)

    let held = list()
    held.finger.drag(from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 40), lifting: false)
    held.advance(by: 2)
    #expect(held.scrollOffset(of: "scroll")?.y == atRelease)
  }

  @Test("pulling past the edge moves less than the finger, by the rubber band's formula")
  func rubberBand() throws {
    let host = list()
    host.finger.down(at: CGPoint(x: 50, y: 10))
    host.finger.move(to: CGPoint(x: 50, y: 60))

    // 50 points of pull in a viewport of 100, all of them past the edge:
    // (1 - 1 / (0.55 * 50 / 100 + 1)) * 100.
    let offset = try #require(host.scrollOffset(of: "scroll"))
    #expect(abs(offset.y + (1 - 1 / (0.55 * 0.5 + 1)) * 100) < 0.01)
  }

  @Test("a list pulled past its edge returns to it")
  func bounce() throws {
    let host = list()
    host.finger.drag(from: CGPoint(x: 50, y: 10), to: CGPoint(x: 50, y: 90))
    host.advance(by: 5)

    #expect(host.scrollOffset(of: "scroll")?.y == 0)
  }

  @Test("a fling goes on after the finger has left, a slow release does not")
  func fling() throws {
    let flung = list()
    flung.finger.fling(from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 40))
    let atRelease = try #require(flung.scrollOffset(of: "scroll")).y
    flung.advance(by: 5)
    #expect(try #require(flung.scrollOffset(of: "scroll")).y > atRelease + 50)

    let rested = list()
    rested.finger.drag(from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 40), lifting: false)
    // No move within the last tenth of a second means no velocity.
    rested.advance(by: 0.2)
    let before = try #require(rested.scrollOffset(of: "scroll")).y
    rested.finger.up()
    rested.advance(by: 5)
    #expect(try #require(rested.scrollOffset(of: "scroll")).y == before)
  }

  @Test("the same gesture gives the same offset at any frame rate")
  func frameRate() throws {
    let offsets = try [30.0, 60, 120].map { rate in
      let host = list()
      host.framesPerSecond = rate
      host.finger.fling(from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 40))
      host.advance(by: 5)
      return try #require(host.scrollOffset(of: "scroll")).y
    }

    #expect(abs(offsets[0] - offsets[1]) < 1)
    #expect(abs(offsets[1] - offsets[2]) < 1)
  }
}
