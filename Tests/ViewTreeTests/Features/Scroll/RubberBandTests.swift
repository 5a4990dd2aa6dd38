import Foundation
import Testing
import ViewSketches
import ViewTree

@Suite("RubberBand")
struct RubberBandTests {
  struct OffsetRow: Decodable, Sendable {
    let x, d, c, y: CGFloat
  }

  /// Rules: SCROLL-4.1.1, PLATFORM-18.
  @Test(
    "a pull moves the content as far as the table says",
    arguments: try PhysicsFixture.rows(of: "rubberBand", as: OffsetRow.self))
  func offset(row: OffsetRow) {
    #expect(isClose(RubberBand.offset(pull: row.x, viewport: row.d, coefficient: row.c), row.y))
  }

  @Test(
    "an offset is turned back into the pull of the table",
    arguments: try PhysicsFixture.rows(of: "rubberBandInverse", as: OffsetRow.self))
  func pull(row: OffsetRow) {
    #expect(isClose(RubberBand.pull(offset: row.y, viewport: row.d, coefficient: row.c), row.x))
  }

  @Test("the offset grows with the pull, ever slower, and stays below the viewport")
  func increasingAndConcave() {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<200 {
      let viewport = CGFloat.random(in: 100...2000, using: &random)
      let pull = CGFloat.random(in: 0...5000, using: &random)
      let step = CGFloat.random(in: 1...100, using: &random)
      let offsets = [pull, pull + step, pull + 2 * step].map {
        RubberBand.offset(pull: $0, viewport: viewport)
      }
      #expect(offsets[0] < offsets[1] && offsets[1] < offsets[2])
      #expect(offsets[1] - offsets[0] > offsets[2] - offsets[1])
      #expect(offsets[2] < viewport)
    }
  }

  @Test("the two functions undo each other, and a pull the other way gives the mirrored offset")
  func inverse() {
    for pull in stride(from: CGFloat(-2000), through: 2000, by: 125) {
      let offset = RubberBand.offset(pull: pull, viewport: 800)
      #expect(isClose(RubberBand.pull(offset: offset, viewport: 800), pull))
      #expect(RubberBand.offset(pull: -pull, viewport: 800) == -offset)
    }
  }

  @Test("lengths below one point are lengths, and no offset is no pull")
  func belowOnePoint() {
    #expect(RubberBand.pull(offset: 0, viewport: 800) == 0)
    for (offset, viewport) in [(0.5, 800), (0.25, 0.5)] as [(CGFloat, CGFloat)] {
      let pull = offset / (viewport - offset) * viewport / 0.55
      #expect(isClose(RubberBand.pull(offset: offset, viewport: viewport), pull))
    }
  }

  @Test("no viewport and no coefficient mean no offset and no pull")
  func nothingToStretch() {
    for bad in [0, -1, CGFloat.nan] {
      #expect(RubberBand.offset(pull: 10, viewport: bad) == 0)
      #expect(RubberBand.offset(pull: 10, viewport: 800, coefficient: bad) == 0)
      #expect(RubberBand.pull(offset: 10, viewport: bad) == 0)
      #expect(RubberBand.pull(offset: 10, viewport: 800, coefficient: bad) == 0)
    }
  }

  @Test("an infinite pull stretches by the viewport, and only an infinite pull does")
  func infinitePull() {
    #expect(RubberBand.offset(pull: .infinity, viewport: 800) == 800)
    #expect(RubberBand.pull(offset: 800, viewport: 800) == .infinity)
    // An endless coefficient needs no pull for any offset, and a viewport away it does not help.
    #expect(RubberBand.pull(offset: 10, viewport: 100, coefficient: .infinity) == 0)
    #expect(RubberBand.pull(offset: 800, viewport: 800, coefficient: .infinity) == .infinity)
  }

  @Test("no combination of odd numbers gives NaN")
  func neverNaN() {
    forOddTriples { first, second, third in
      #expect(!RubberBand.offset(pull: first, viewport: second, coefficient: third).isNaN)
      #expect(!RubberBand.pull(offset: first, viewport: second, coefficient: third).isNaN)
    }
  }
}
