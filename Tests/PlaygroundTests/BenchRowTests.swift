import Foundation
import Testing
import ViewTree

@testable import Playground

@Suite("Bench rows")
@MainActor
struct BenchRowTests {
  /// The work of one operation, after the warm-up that `bench` gives every row.
  private func work(_ name: String) throws -> Counters {
    let row = try #require(BenchRow.all.first { $0.name == name })
    let subject = row.prepare()
    for _ in 0..<BenchTimer.warmUps { subject.run() }
    return subject.countedRun()
  }

  /// Rule: COST-1.3.
  @Test("a leaf that grows re-measures itself and the way up, not the list")
  func update() throws {
    let build = try work("build")
    for name in ["update", "update-10000"] {
      let update = try work(name)
      // Frame, row, column, scroll view and the root at most twice each; never the 1,000 rows.
      #expect(update.measuredNodes <= 12)
      #expect(update.measuredNodes * 20 <= build.measuredNodes)
      #expect(update.bodies == 0, "the row's own closure runs, no body")
    }
  }

  @Test("a scroll tick runs the one closure that reads its place and measures nothing")
  func scroll() throws {
    let tick = try work("scroll-100")
    #expect(tick.measurements == 0 && tick.measuredNodes == 0)
    // The body that keeps the reported frame reads nothing of it.
    #expect((tick.geometryClosures, tick.bodies, tick.actions) == (1, 0, 1))
    #expect(try work("scroll-10000") == tick)
  }

  @Test("a chain twice as long is measured twice as often, not four times")
  func deep() throws {
    let (short, long) = try (work("deep"), work("deep-1000"))
    #expect(Double(long.measurements) <= 2.2 * Double(short.measurements))
    #expect(Double(long.placements) <= 2.2 * Double(short.placements))
  }

  @Test("one of a thousand writers is written again, and the thousand are reduced once more")
  func preferenceChange() throws {
    let change = try work("preference-change")
    #expect((change.reduces, change.measurements, change.placements) == (999, 0, 0))
  }

  @Test("a turn in which nothing changed ends before its passes, and the next does what is due")
  func idle() throws {
    final class Turns: TreeObserver {
      var count = 0
      func turnEnded() { count += 1 }
    }
    let row = try #require(BenchRow.all.first { $0.name == "idle" })
    let subject = try #require(row.prepare() as? BenchRepeat)
    let turns = Turns()
    subject.host.observer = turns
    #expect(subject.countedRun() == Counters())
    #expect(turns.count == 0)
    subject.host.root.setNeedsLayout()
    #expect(subject.countedRun().placements > 0)
    #expect(turns.count == 1)
  }

  @Test("a jump in a lazy list measures the rows on show, whatever the list's length")
  func lazy() throws {
    let jumps = try work("lazy-100000")
    // Two jumps of 800 / 20 = 40 visible rows and an eighth of the viewport on either side: under
    // 60 rows each, of a stack, two frames and their leaves, and a spacer.
    #expect(jumps.measuredNodes > 2 * 40)
    #expect(jumps.measuredNodes < 2 * 60 * 6)
  }

  /// Rule: COST-1.12. `.ci/speed` holds the instructions in between.
  @Test("four times as many views that leave are measured and placed four times as often")
  func leaving() throws {
    let (few, many) = try (work("leave-100"), work("leave-400"))
    #expect(few.measurements > 0 && many.measurements <= 4 * few.measurements)
    #expect(few.placements > 0 && many.placements <= 4 * few.placements)
    #expect(many.bodies == few.bodies)
  }
}
