import Testing

@testable import ViewTree

/// A window and the lines that it asks for.
private struct Moving {
  var window = LazyWindow()
  var effort = LazyEffort()
  var tick: UInt64 = 0
  let count: Int
  let advance: (Int) -> CGFloat
  /// The length of every line that is measured again; nil where they have stayed.
  var changed: CGFloat?

  init(count: Int = 100, advance: @escaping (Int) -> CGFloat = { _ in 10 }) {
    self.count = count
    self.advance = advance
  }

  /// Shows a stretch; gives back the first line, where it starts, and how many lines there are.
  @discardableResult
  mutating func show(_ lower: CGFloat, _ upper: CGFloat) -> [CGFloat] {
    tick += 1
    effort.begins(in: tick, moves: true)
    let changed = changed
    window.move(to: LazyRange(lower: lower, upper: upper), count: count, effort: &effort) {
      var line = LazyLine(cells: [])
      line.advance = advance($0)
      return line
    } measure: {
      changed ?? $0.advance
    }
    return place
  }

  var place: [CGFloat] { [CGFloat(window.first), window.start, CGFloat(window.lines.count)] }

  func range(_ line: Int, spacing: CGFloat = 4) -> [CGFloat] {
    let range = window.range(ofLine: line, spacing: spacing)
    return [range.lower, range.upper]
  }

  func covers(_ lower: CGFloat, _ upper: CGFloat, of count: Int = 100) -> Bool {
    window.covers(LazyRange(lower: lower, upper: upper), of: count)
  }
}

/// Every line is 10 points from the next one unless said otherwise.
@Suite("The lines that a lazy container has made")
struct LazyWindowTests {
  @Test("a window begins with the line that holds its start and ends with the one at its end")
  func followed() {
    var moving = Moving()
    #expect(moving.show(0, 25) == [0, 0, 3])
    #expect(moving.show(0, 30) == [0, 0, 3])
    #expect(moving.show(25, 55) == [2, 20, 4])
    #expect(moving.show(30, 55) == [3, 30, 3])
    #expect(moving.show(22, 30) == [2, 20, 1])
    #expect(moving.show(5, 31) == [0, 0, 4])
    #expect(moving.window.last == 3 && moving.window.end == 40)
    // The end of the window is no place to jump from.
    #expect(moving.show(40, 55) == [3, 30, 3])
  }

  @Test("at the last line a window stays, however far behind it one looks")
  func pastTheEnd() {
    var moving = Moving(count: 3)
    moving.show(0, 20)
    #expect(moving.show(100, 120) == [2, 20, 1])
    #expect(moving.show(0, 20) == [0, 0, 2])
    var empty = Moving(count: 0)
    #expect(empty.show(0, 20) == [0, 0, 0])
    #expect(empty.covers(0, 20, of: 0) && !empty.covers(0, 20, of: 1))
  }

  @Test("a jump goes by the mean distance, and never beyond the last line")
  func jumps() {
    var moving = Moving()
    moving.show(0, 25)
    // 470 behind the end of 30: 47 lines behind the three.
    #expect(moving.show(500, 520) == [50, 500, 2])
    // Back to 95: in the tenth of the lines that fill the 500 points.
    #expect(moving.show(95, 115) == [9, 90, 3])
    #expect(moving.show(5000, 5010) == [99, 990, 1])
    var fresh = Moving()
    #expect(fresh.show(500, 520) == [50, 500, 2])
    var endless = Moving { _ in .infinity }
    #expect(endless.show(500, 520) == [0, 0, 1])
  }

  /// 20 points for the first 50 lines, of which two are seen, then 10, of which two are seen: 48
  /// lines of 20 lie between 40 and 1000.
  private func uneven() -> Moving {
    var moving = Moving { $0 == 49 ? 15 : $0 < 50 ? 20 : 10 }
    moving.show(0, 40)
    moving.show(1000, 1015)
    return moving
  }

  @Test("lines before the window share the room before it, those behind have the mean distance")
  func estimates() {
    var moving = uneven()
    #expect(moving.place == [50, 1000, 2])
    // 25 of the 50 lines before 1000; the spacing of 4 is no part of a line.
    #expect(moving.range(25) == [500, 516])
    #expect(moving.range(50) == [1000, 1006] && moving.range(51) == [1010, 1016])
    // Eight lines of 10 behind 1020.
    #expect(moving.range(60) == [1100, 1106])
    #expect(moving.range(60, spacing: 12) == [1100, 1100])
    #expect(moving.range(51, spacing: 12) == [1010, 1010])
    #expect(moving.range(25, spacing: 30) == [500, 500])
    // 1000, the 20 inside, 48 lines of 10 behind, without the last spacing.
    #expect(moving.window.length([10, 10], count: 100, spacing: 4) == 1496)
    #expect(moving.window.length([10, 10], count: 52, spacing: 4) == 1016)
    #expect(moving.window.length([], count: 100, spacing: 4) == 0)
    #expect(LazyWindow().length([3], count: 0, spacing: 4) == 0)
    // An endless line makes the whole endless, be it the last one or not.
    #expect(moving.window.length([10, .infinity], count: 52, spacing: 4) == .infinity)
    #expect(moving.window.length([10, .infinity], count: 100, spacing: 4) == .infinity)
    // One line says less than the two of before: behind it the mean stays 10. The length is 500, 20,
    // 74 lines of 10, without 4.
    #expect(moving.show(505, 520) == [25, 500, 1])
    #expect(moving.range(30) == [560, 566])
    #expect(moving.window.length([20], count: 100, spacing: 4) == 1256)
  }

  @Test("before the first line and behind the last one nothing is made again")
  func overscrolled() {
    var made: [Int] = []
    var moving = Moving(count: 5) {
      made.append($0)
      return 10
    }
    moving.show(0, 20)
    made = []
    moving.show(-50, -30)
    #expect(made == [] && moving.place == [0, 0, 1])
    moving.show(30, 50)
    made = []
    moving.show(90, 110)
    #expect(made == [] && moving.place == [4, 40, 1])
  }

  @Test("a stretch that ends where the window starts is reached from there, without a jump")
  func touching() {
    var moving = uneven()
    #expect(moving.show(990, 1000) == [49, 985, 1])
  }

  @Test("a jump back to the first line begins at 0, whatever its length has become")
  func backToTheFirst() {
    var length: CGFloat = 30
    var moving = Moving { $0 == 0 ? length : 20 }
    #expect(moving.show(0, 60) == [0, 0, 3])
    #expect(moving.show(35, 60) == [1, 30, 2])
    // The line before takes the room before, the mean of the lines inside does not count.
    #expect(moving.range(0) == [0, 26] && moving.range(3) == [70, 86])
    length = 50
    #expect(moving.show(0, 10) == [0, 0, 1])
  }

  @Test("a window covers a stretch when no line of it is missing")
  func covers() {
    var moving = Moving()
    moving.show(0, 25)
    #expect(moving.covers(-5, 25) && moving.covers(0, 29) && !moving.covers(0, 30))
    moving.show(25, 55)
    // Lines 2 to 5, from 20 to 60.
    #expect(moving.covers(20, 59) && !moving.covers(19, 59) && !moving.covers(20, 60))
    #expect(moving.covers(60, 60) && !moving.covers(61, 61))
    #expect(moving.covers(20, 900, of: 6) && !moving.covers(20, 900, of: 7))
  }

  @Test("lines that are gone leave the window; where all are, only the mean distance stays")
  func restricted() {
    var moving = uneven()
    moving.window.restrict(to: 52)
    #expect(moving.place == [50, 1000, 2])
    moving.window.restrict(to: 51)
    #expect(moving.place == [50, 1000, 1])
    moving.window.restrict(to: 50)
    #expect(moving.place == [0, 0, 0])
    #expect(moving.range(3) == [30, 36])
  }

  @Test("where the lines of a window have become longer, so have the others", arguments: [20, 5])
  func longer(upper: CGFloat) {
    var moving = Moving(count: 10)
    moving.show(0, 20)
    #expect(moving.show(0, upper) == [0, 0, upper == 20 ? 2 : 1])
    #expect(moving.range(5) == [50, 56])
    moving.changed = 30
    #expect(moving.show(0, upper) == [0, 0, 1])
    // Five lines of 30 before it.
    #expect(moving.range(5) == [150, 176])
  }

  @Test("another spacing moves the lines before a place and the mean distance")
  func spacing() {
    for (place, above) in [(1009, 0), (1010, 1), (1019, 1), (1020, 2), (5000, 2)] {
      var moving = uneven()
      // Two points for each of the 50 lines before the window and for those above the place.
      let distance = moving.window.spacingChanged(by: 2, at: CGFloat(place))
      #expect(distance == CGFloat(100 + 2 * above))
      #expect(moving.window.start == 1100)
      // Two lines of 12 in the window, and eight behind 1124.
      #expect(moving.range(60) == [1220, 1228])
    }
    var moving = uneven()
    #expect(moving.window.spacingChanged(by: -30, at: 0) == -1000)
    #expect(moving.place == [50, 0, 2] && moving.range(60) == [0, 0])
    #expect(moving.window.spacingChanged(by: 2, at: 0) == 0)
    #expect(moving.window.start == 0)
    // Lines of half a point are lines as well: 200 of them lie before 100.
    var fine = Moving(count: 1000) { _ in 0.5 }
    fine.show(0, 2)
    fine.show(100, 101)
    #expect(fine.window.spacingChanged(by: 1, at: 0) == 200)
  }

  @Test("lines that turn out longer or shorter than estimated put the start right")
  func corrections() {
    func start(after advance: CGFloat, from lower: CGFloat) -> [CGFloat] {
      var moving = Moving { $0 < 25 ? advance : 20 }
      moving.show(0, 0)
      moving.window = uneven().window
      moving.show(505, 520)
      moving.show(lower, 520)
      let place = moving.place
      return place.dropLast() + [moving.window.takeCorrection(), moving.window.start]
    }
    // From line 25 at 500: eight lines of 60 end at 20, which leaves room for 17 more.
    #expect(start(after: 60, from: 30) == [17, 20, 0, 20])
    // Ten of 50 leave no room: the 15 others get the mean, that of ten lines of 50 and one of 20.
    let estimate: CGFloat = 15 * (520 / 11)
    #expect(start(after: 50, from: 30) == [15, 0, estimate, estimate])
    // 25 lines of 10 begin at 250, where the first has to begin at 0.
    #expect(start(after: 10, from: 30) == [0, 250, -250, 0])
  }

  @Test("lines leave in six arrangements of a moment, and 10,000 are made at most")
  func effort() {
    var effort = LazyEffort()
    #expect(!effort.isSpent)
    let shrinks = (1...8).map { _ in
      effort.begins(in: 7, moves: true)
      return effort.mayShrink
    }
    #expect(shrinks == [true, true, true, true, true, true, false, false])
    #expect((1...10_001).count { _ in effort.allowsLine() } == 10_000 && effort.isSpent)
    effort.begins(in: 7, moves: true)
    #expect(!effort.isSpent && !effort.allowsLine() && effort.isSpent)
    effort.begins(in: 8, moves: true)
    #expect(effort.mayShrink && !effort.isSpent && effort.allowsLine())
  }

  @Test("a window that may not shrink keeps the lines on both sides")
  func growing() {
    var moving = Moving()
    moving.show(0, 45)
    for _ in 0..<7 { moving.effort.begins(in: 2, moves: true) }
    moving.tick = 1
    #expect(moving.show(15, 25) == [0, 0, 5])
    #expect(moving.show(15, 25) == [1, 10, 2])
  }
}
