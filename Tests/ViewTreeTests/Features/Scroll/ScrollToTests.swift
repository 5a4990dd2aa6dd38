import SwiftUI
import Testing
import ViewSketches
import ViewTreeTesting

@Suite("Scrolling to a view")
@MainActor
struct ScrollToTests {
  /// Rows of 20 in a viewport of 100, and what scrolls to one of them.
  @MainActor
  private final class Screen {
    private var proxy: ScrollViewProxy?
    private(set) var made = 0
    private(set) var host: ViewHost!

    init(rows: Int, isLazy: Bool) {
      host = ViewHost(size: CGSize(width: 100, height: 100)) { [unowned self] in
        ScrollViewReader { proxy in
          let _ = self.proxy = proxy
          ScrollView {
            if isLazy {
              LazyVStack(spacing: 0) { self.rows(rows) }
            } else {
              VStack(spacing: 0) { self.rows(rows) }
            }
          }
          .called("scroll")
        }
      }
    }

    private func rows(_ count: Int) -> some View {
      ForEach(0..<count, id: \.self) { number in
        let _ = self.made += 1
        Color.clear.frame(height: 20).called("row \(number)")
      }
    }

    /// The content offset after scrolling.
    func offset(of row: Int, _ anchor: UnitPoint? = nil) -> CGFloat? {
      proxy?.scrollTo(row, anchor: anchor)
      host.settle()
      return host.offset
    }
  }

  /// Rule: SCROLL-3.13.9.
  @Test(
    "the content moves no farther than needed, to where an anchor says, and not beyond its limits",
    arguments: [false, true])
  func offsets(isLazy: Bool) {
    let screen = Screen(rows: 100, isLazy: isLazy)
    // Row 3 ends at 80 and is in sight; row 7 ends at 160, 60 below the viewport's end.
    #expect(screen.offset(of: 3) == 0)
    #expect(screen.offset(of: 7) == 60)
    // Row 2 starts at 40.
    #expect(screen.offset(of: 2) == 40)
    // Row 50 is 1,000...1,020: its end at 100 is offset 920, its middle at 50 is offset 960.
    #expect(screen.offset(of: 50, .top) == 1000)
    #expect(screen.offset(of: 50, .bottom) == 920)
    #expect(screen.offset(of: 50, .center) == 960)
    #expect(screen.offset(of: 99, .top) == 1900)
    #expect(screen.offset(of: 0, .bottom) == 0)
    // An identity that no view has.
    #expect(screen.offset(of: 100, .top) == 0)
  }

  /// Lines before the window lie at multiples of a mean, of which sums differ in their last digit.
  private func isNear(_ value: CGFloat?, _ expected: CGFloat) -> Bool {
    value.map { abs($0 - expected) < 1e-9 } ?? false
  }

  /// Rule: SCROLL-3.13.9.
  @Test("a row of any height and distance is put where the anchor says, forwards and backwards")
  func unequalRows() {
    let host = host { LazyRows(0..<200, spacing: 10) { $0.isMultiple(of: 3) ? 60 : 20 } }
    for row in [100, 99, 97, 40, 41, 39, 36, 96, 150, 36, 120, 3, 197] {
      host.scroll(to: row, anchor: .bottom)
      #expect(isNear(host.frame(of: "row \(row)")?.maxY, 100), "row \(row)")
      host.scroll(to: row - 1, anchor: .top)
      #expect(isNear(host.frame(of: "row \(row - 1)")?.minY, 0), "row \(row - 1)")
      // From its upper edge in sight to its lower edge at the end.
      host.scroll(to: row - 1, anchor: .bottom)
      #expect(isNear(host.frame(of: "row \(row - 1)")?.maxY, 100), "row \(row - 1)")
    }
  }

  /// Rule: SCROLL-3.13.9. Rows 10 to 120 high: the estimate of a far row is wrong by hundreds of points.
  @Test("every row of random heights ends where its anchor says", arguments: [3, 17, 20_261_123])
  func randomHeights(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let heights = (0..<300).map { _ in CGFloat(Int.random(in: 1...12, using: &random) * 10) }
    let host = host { LazyRows(0..<300) { heights[$0] } }
    for _ in 0..<40 {
      // No row from 20 to 279 is so near an end that the content could not rest where it is asked to.
      let row = Int.random(in: 20..<280, using: &random)
      host.scroll(to: row, anchor: .top)
      #expect(isNear(host.frame(of: "row \(row)")?.minY, 0), "row \(row)")
      let other = Int.random(in: 20..<280, using: &random)
      host.scroll(to: other, anchor: .bottom)
      #expect(isNear(host.frame(of: "row \(other)")?.maxY, 100), "row \(other)")
    }
    host.scroll(to: 0, anchor: .top)
    #expect(host.frame(of: "row 0")?.minY == 0)
  }

  @Test("a row of 100,000 is reached without making those before it")
  func lazyTarget() {
    let screen = Screen(rows: 100_000, isLazy: true)
    let before = screen.made
    #expect(screen.offset(of: 60_000, .top) == 1_200_000)
    #expect(screen.host.frame(of: "row 60000")?.minY == 0)
    #expect(screen.made - before < 60)
  }

}

/// Source: Apple documentation, `ScrollViewProxy.scrollTo(_:anchor:)`, `ScrollPhase.animating`.
@Suite("Scrolling to a view through several scroll views, and over time")
@MainActor
struct ScrollTravelTests {
  private final class Reader { var proxy: ScrollViewProxy? }

  private let reader = Reader()
  private let phases = Log()

  /// A column of rows of 50, of which row 10 scrolls sideways over cells of 40.
  private func column() -> ViewHost {
    host {
      ScrollViewReader { proxy in
        let _ = reader.proxy = proxy
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<40) { row in
              if row == 10 {
                ScrollView(.horizontal) {
                  HStack(spacing: 0) {
                    ForEach(0..<20) { Color.red.frame(width: 40, height: 50).id("cell \($0)") }
                  }
                }
                .called("inner")
              } else {
                Color.blue.frame(height: 50).id("row \(row)")
              }
            }
          }
        }
        .called("outer")
        .onScrollPhaseChange { phases.note("\($0)>\($1)") }
      }
    }
  }

  @Test("every scroll view around the view moves, the outer one no farther than needed")
  func nested() {
    let host = column()
    reader.proxy?.scrollTo("cell 8", anchor: .leading)
    host.settle()
    // Cell 8 starts at 320. Row 10 ends at 550, 450 below the viewport's end.
    #expect(host.scrollOffset(of: "inner")?.x == 320)
    #expect(host.scrollOffset(of: "outer")?.y == 450)
  }

  @Test("inside withAnimation the content travels there, and the phase says so")
  func animated() {
    let host = column()
    withAnimation(.linear(duration: 1)) { reader.proxy?.scrollTo("row 20", anchor: .top) }
    host.settle()
    #expect(host.scrollOffset(of: "outer")?.y == 0)
    #expect(phases.entries == ["idle>animating"])
    host.advance(by: 0.5)
    let midway = host.scrollOffset(of: "outer")?.y ?? 0
    #expect(midway > 0 && midway < 1000)
    host.advance(by: 0.6)
    #expect(host.scrollOffset(of: "outer")?.y == 1000)
    #expect(phases.entries == ["idle>animating", "animating>idle"])
  }

  @Test("a view of a lazy stack is found by its explicit identity before it has been made")
  func lazyMember() {
    var proxy: ScrollViewProxy?
    let host = host {
      ScrollViewReader { reader in
        let _ = proxy = reader
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<100) { _ in Color.red.frame(height: 20) }
            Color.blue.frame(height: 10).id("bottom").padding(.top, 5)
          }
        }
        .called("scroll")
      }
    }
    proxy?.scrollTo("bottom", anchor: .bottom)
    host.settle()
    // 100 rows of 20 and a view of 15, less the viewport.
    #expect(host.offset == 1915)
  }

  @Test("a finger stops the way there")
  func stopped() {
    let host = column()
    withAnimation(.linear(duration: 1)) { reader.proxy?.scrollTo("row 20", anchor: .top) }
    host.settle()
    host.advance(by: 0.5)
    host.finger.down(50, 50)
    let place = host.scrollOffset(of: "outer")?.y
    host.advance(by: 2)
    #expect(host.scrollOffset(of: "outer")?.y == place)
    #expect(phases.entries == ["idle>animating", "animating>tracking"])
  }
}
