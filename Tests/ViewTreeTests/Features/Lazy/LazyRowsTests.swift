import SwiftUI
import Testing
import ViewTreeTesting

/// Rows of 20 points that tell when they come and go.
///
/// In a host of 400 with spacing 0 the visible part holds 20 rows and each margin of an eighth,
/// 50 points, at most 3 more.
@MainActor
final class LazyScreen {
  private(set) var made = 0
  private(set) var appeared: [Int] = []
  private(set) var disappeared: [Int] = []
  private(set) var host: ViewHost!

  struct Row: View {
    let number: Int
    @State private var isTapped = false

    var body: some View {
      Color.clear.frame(height: isTapped ? 30 : 20)
        .contentShape(Rectangle())
        .onTapGesture { isTapped = true }
        .called("row \(number)")
    }
  }

  init(rows: Int, height: CGFloat = 400) {
    host = ViewHost(size: CGSize(width: 200, height: height)) { [unowned self] in
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<rows, id: \.self) { number in
            let _ = self.made += 1
            Row(number: number)
              .onAppear { self.appeared.append(number) }
              .onDisappear { [weak self] in self?.disappeared.append(number) }
              .numbered(number)
          }
        }
      }
      .called("scroll")
    }
  }

  var rows: [Int] { host.value(of: RowsKey.self) }

  /// Moves the content up by a number of points, in one frame, without a motion afterwards.
  func scroll(by distance: CGFloat) {
    host.finger.pull((100, 200), (100, 200 - distance))
    // A finger that rests a tenth of a second leaves without velocity.
    host.advance(by: 0.2)
    host.finger.move(100, 200 - distance)
    host.finger.up()
    host.settle()
  }
}

@Suite("Lazy rows")
@MainActor
struct LazyRowsTests {
  @Test("a row that has left the window is nowhere, though its state is kept")
  func leavingRows() {
    let host = host(100, 200) { LazyRows(0..<100) }
    host.finger.drag((50, 190), (50, 20), lifting: false)
    host.advance(by: 5)
    let offset = host.offset ?? 0
    #expect(offset > 100)
    host.update { LazyRows(-3..<100) }
    // Row n is the one numbered n + 3 now.
    for row in -3..<100 {
      if let frame = host.frame(of: "row \(row)") {
        #expect(abs(frame.minY - (CGFloat(row + 3) * 20 - offset)) < 1e-6, "row \(row)")
      }
    }
  }

  @Test("only the visible rows and a margin are made")
  func makesVisibleRows() {
    let screen = LazyScreen(rows: 1000)
    // Visible 0..<20; the margin behind ends at 450, inside row 22.
    #expect(screen.rows == Array(0...22))
    #expect(screen.appeared == Array(0..<20))
    #expect(screen.made == 23)
  }

  /// Rule: LAYOUT-3.14.2.
  @Test("the content is as long as the placed rows' average says")
  func lengthIsEstimated() {
    let screen = LazyScreen(rows: 1000)
    // 1,000 rows of 20: the largest offset is 20,000 less the viewport of 400.
    screen.scroll(by: 30_000)
    screen.host.advance(by: 5)
    #expect(screen.host.offset == 19_600)
    screen.host.expectFrames("row 999 0 380 200 20")
  }

  /// Rule: COST-1.4.
  @Test("a jump to the middle of 100,000 rows makes under 60 of them")
  func jumpMakesFewRows() {
    let screen = LazyScreen(rows: 100_000, height: 800)
    let before = screen.made
    screen.scroll(by: 1_000_000)
    let jump = screen.made - before
    // 40 visible rows, and 100 points, 5 rows, on either side.
    #expect(jump < 60)
    screen.host.expectFrames("row 50000 0 0 200 20")
    let back = screen.made
    screen.scroll(by: -1_000_000)
    #expect(screen.made - back < 60)
    screen.host.expectFrames("row 0 0 0 200 20")
  }

  @Test("a jump costs the same for 1,000 rows and for 100,000")
  func jumpIsIndependentOfTheNumberOfRows() {
    func jump(_ rows: Int) -> Int {
      let screen = LazyScreen(rows: rows)
      let before = screen.host.counters.measurements
      screen.scroll(by: 5000)
      return screen.host.counters.measurements - before
    }
    #expect(jump(1000) == jump(100_000))
  }

  @Test("a row that stays away for some frames goes, and its state with it")
  func rowsLeaveWithTheirState() {
    let screen = LazyScreen(rows: 1000)
    screen.host.tap("row 0")
    screen.host.expectFrames("row 0 0 0 200 30")
    screen.scroll(by: 1000)
    screen.host.advance(by: 0.1)
    #expect(screen.disappeared.contains(0))
    screen.host.expectFrames("row 0 missing")
    screen.scroll(by: -1000)
    screen.host.expectFrames("row 0 0 0 200 20")
  }

  @Test("a row that comes back at once is still the same")
  func rowsAreKeptForAMoment() {
    let screen = LazyScreen(rows: 1000)
    screen.host.tap("row 0")
    screen.host.finger.pull((100, 200), (100, -200), (100, 200))
    screen.host.expectFrames("row 0 0 0 200 30")
  }

  /// Rule: PREF-1.8.2.
  @Test("rows before and behind the window do not contribute preferences")
  func onlyMadeRowsContribute() {
    let screen = LazyScreen(rows: 1000)
    screen.scroll(by: 2000)
    screen.host.advance(by: 0.1)
    // Visible 2,000...2,400, with the margins 1,950...2,450: rows 97 to 122.
    #expect(screen.rows == Array(97...122))
  }

  /// With the sanitizer for addresses a fault shows as one; otherwise it may go unnoticed.
  @Test("a lazy list inside a row is let go together with the row, in one frame")
  func rowsInsideRows() {
    let host = host {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<20, id: \.self) { section in
            VStack {
              LazyVStack(spacing: 0) {
                ForEach(0..<40, id: \.self) {
                  Color.clear.frame(height: 20).called("\(section) \($0)")
                }
              }
            }
          }
        }
      }
      .called("scroll")
    }
    #expect(host.frames(of: "0 0").count == 1)
    for _ in 0..<6 {
      host.finger.drag((50, 90), (50, -3000))
      host.advance(by: 0.5)
    }
    #expect(host.frames(of: "0 0").isEmpty)
  }

  @Test("rows that are kept for their state are in no text and under no identifier")
  func keptRowsAreNotShown() {
    struct Row: View {
      let number: Int
      var body: some View { Color.clear.frame(height: 20).called("row \(number)") }
    }
    let host = host {
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(0..<100, id: \.self) { Row(number: $0) } }
      }
    }
    // Rows 0 to 5, in 100 points and the margin of 12.5.
    #expect(host.text().components(separatedBy: "Row (").count - 1 == 6)
    host.finger.pull((50, 95), (50, 5))
    host.settle()
    // 90 further: the margin begins at 77.5, inside row 3, and ends at 202.5, inside row 10.
    let lines = host.text().split(separator: "\n").filter { $0.contains("Row") }
    #expect(lines.count == 8 && lines.allSatisfy { $0.contains("Row (") })
    #expect(host.tree.identifiers == (3...10).map { "row \($0)" })
  }
}
