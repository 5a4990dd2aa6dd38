import Foundation
import Testing
import ViewTree

@Suite("ScrollLimits")
struct ScrollLimitsTests {
  struct LimitsRow: Decodable, Sendable {
    let contentLength, viewport, insetTop, insetBottom: CGFloat
    let min, max, start, translation, offset: CGFloat?

    var limits: ScrollLimits {
      ScrollLimits(
        content: contentLength, viewport: viewport, insetTop: insetTop, insetBottom: insetBottom)
    }
  }

  /// Rule: SCROLL-3.13.6.
  @Test(
    "the limits follow content, viewport and insets",
    arguments: try PhysicsFixture.rows(of: "offsetLimits", as: LimitsRow.self))
  func range(row: LimitsRow) throws {
    #expect(row.limits.range == (try #require(row.min))...(try #require(row.max)))
  }

  @Test(
    "a finger drags the content as far as the table says",
    arguments: try PhysicsFixture.rows(of: "dragOffset", as: LimitsRow.self))
  func drag(row: LimitsRow) throws {
    let (start, translation) = (try #require(row.start), try #require(row.translation))
    let offset = row.limits.offset(dragging: translation, from: start)
    #expect(isClose(offset, try #require(row.offset)))
  }

  /// Rule: SCROLL-4.1.2.
  @Test("a drag that begins while overscrolled continues without a jump")
  func continues() {
    let limits = ScrollLimits(content: 2000, viewport: 800)
    let whole = limits.offset(dragging: 150, from: 50)
    let half = limits.offset(dragging: 90, from: 50)
    #expect(half < 0)
    #expect(isClose(limits.offset(dragging: 60, from: half), whole))
    #expect(isClose(limits.offset(dragging: 0, from: whole), whole))
  }

  @Test("a start a whole viewport past an edge stays there; one that is no number is the top")
  func oddStarts() {
    let plain = ScrollLimits(content: 2000, viewport: 800)
    #expect(plain.offset(dragging: -10, from: -900) == -800)
    let limits = ScrollLimits(content: 2000, viewport: 800, insetTop: 44)
    #expect(limits.offset(dragging: 0, from: .nan) == -44)
    // A translation that is not a number does not move.
    #expect(limits.offset(dragging: .nan, from: 300) == 300)
  }

  @Test("lengths and insets that are not numbers count as 0")
  func oddLengths() {
    #expect(ScrollLimits(content: .nan, viewport: 800).range == 0...0)
    #expect(ScrollLimits(content: 2000, viewport: -1).range == 0...2000)
    #expect(ScrollLimits(content: -1, viewport: 0).range == 0...0)
    #expect(
      ScrollLimits(content: -1, viewport: -1, insetTop: .nan, insetBottom: .nan).viewport == 0)
    // A length below 1 is a length as well: 0.75 less 0.5.
    #expect(ScrollLimits(content: 0.75, viewport: 0.5).range == 0...0.25)
    #expect(ScrollLimits(content: 2000, viewport: .infinity).range == 0...0)
    #expect(ScrollLimits(content: 2000, viewport: 800, insetTop: .infinity).range == 0...1200)
  }

  @Test("no combination of odd numbers gives NaN")
  func neverNaN() {
    forOddTriples { first, second, third in
      let limits = ScrollLimits(content: first, viewport: second, insetTop: third)
      #expect(!limits.range.lowerBound.isNaN && !limits.range.upperBound.isNaN)
      #expect(!limits.offset(dragging: third, from: first).isNaN)
    }
  }
}
