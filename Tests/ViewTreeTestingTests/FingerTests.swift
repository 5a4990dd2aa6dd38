import SwiftUI
import Testing
import ViewTreeTesting

@Suite("Finger")
@MainActor
struct FingerTests {
  private let low = CGPoint(x: 50, y: 90)
  private let middle = CGPoint(x: 50, y: 40)
  private let high = CGPoint(x: 50, y: 10)

  /// A list of 1,000 points in a viewport of 100: it scrolls from 0 to 900.
  private let list = Self.list()

  private static func list() -> ViewHost {
    ViewHost(size: CGSize(width: 100, height: 100)) {
      ScrollView { Color.clear.frame(width: 100, height: 1000).called("content") }
        .called("scroll")
    }
  }

  private func offset(_ list: ViewHost) throws -> CGFloat {
    try #require(list.scrollOffset(of: "scroll")).y
  }

  @Test("content follows the finger, and its frame shows the offset")
  func dragging() throws {
    list.finger.drag(from: low, to: middle, lifting: false)
    let offset = try offset(list)
    #expect(offset > 0 && offset <= 50)
    #expect(list.frame(of: "content")?.minY == -offset)
  }

  @Test("a drag lifts the finger, which then has its speed, unless it is told not to")
  func lifting() throws {
    list.finger.drag(from: low, to: middle)
    let atRelease = try offset(list)
    list.advance(by: 2)
    // 100 points a second at release; 1 - 0.998 a millisecond: some 50 points more.
    #expect(try offset(list) > atRelease + 30)

    let held = Self.list()
    held.finger.drag(from: low, to: middle, lifting: false)
    held.advance(by: 2)
    #expect(try offset(held) == atRelease)
  }

  @Test("pulling past the edge moves less than the finger, by the rubber band's formula")
  func rubberBand() throws {
    list.finger.down(at: high)
    list.finger.move(to: CGPoint(x: 50, y: 60))
    // 50 points of pull in a viewport of 100, all of them past the edge:
    // (1 - 1 / (0.55 * 50 / 100 + 1)) * 100.
    #expect(abs(try offset(list) + (1 - 1 / (0.55 * 0.5 + 1)) * 100) < 0.01)
  }

  @Test("a list pulled past its edge returns to it")
  func bounce() throws {
    list.finger.drag(from: high, to: low)
    list.advance(by: 5)
    #expect(try offset(list) == 0)
  }

  @Test("a fling goes on after the finger has left, a slow release does not")
  func fling() throws {
    list.finger.fling(from: low, to: middle)
    let atRelease = try offset(list)
    list.advance(by: 5)
    #expect(try offset(list) > atRelease + 50)

    let rested = Self.list()
    rested.finger.drag(from: low, to: middle, lifting: false)
    // No move within the last tenth of a second means no velocity.
    rested.advance(by: 0.2)
    let before = try offset(rested)
    rested.finger.up()
    rested.advance(by: 5)
    #expect(try offset(rested) == before)
  }

  @Test("the same gesture gives the same offset at any frame rate")
  func frameRate() throws {
    let offsets = try [30.0, 60, 120].map { rate in
      let list = Self.list()
      list.framesPerSecond = rate
      list.finger.fling(from: low, to: middle)
      list.advance(by: 5)
      return try offset(list)
    }
    #expect(abs(offsets[0] - offsets[1]) < 1)
    #expect(abs(offsets[1] - offsets[2]) < 1)
  }
}
