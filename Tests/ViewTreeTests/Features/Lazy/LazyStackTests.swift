import SwiftUI
import Testing
import ViewTreeTesting

@Suite("Lazy stacks")
@MainActor
struct LazyStackTests {
  /// Rule: LAYOUT-3.14.3.
  @Test(
    "rows are 8 apart, whatever they prefer, and where a distance is no number or has no end",
    arguments: [nil, .nan, .infinity, -.infinity] as [CGFloat?])
  func defaultSpacing(spacing: CGFloat?) {
    // 48 high, centred in 200: from 76. The alignment holds across the proposed width.
    expectFrames("a 0 76 100 20, b 70 104 30 20", in: CGSize(width: 100, height: 200)) {
      LazyVStack(alignment: .trailing, spacing: spacing) {
        Color.clear.frame(height: 20).called("a")
        Color.clear.frame(width: 30, height: 20).called("b")
      }
    }
  }

  @Test("only what is near the visible part is made: in a row, of static members, and further down")
  func isLazy() {
    struct Member: View {
      let number: Int
      var body: some View { Color.clear.frame(width: 40, height: 40).numbered(number) }
    }
    func made(@ViewBuilder _ content: () -> some View) -> [Int] {
      host(100, 100, content).value(of: RowsKey.self)
    }
    // Visible 0...100 and an eighth, 12.5 points, behind: views 0 to 4.
    let row = made {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          ForEach(0..<500, id: \.self) { Color.clear.frame(width: 25).numbered($0) }
        }
      }
    }
    #expect(row == [0, 1, 2, 3, 4])
    // The members at 0, 40 and 80; the next one begins at 120.
    let members = made {
      ScrollView {
        LazyVStack(spacing: 0) {
          Member(number: 0)
          Member(number: 1)
          Member(number: 2)
          Member(number: 3)
        }
      }
    }
    #expect(members == [0, 1, 2])
    // Of the stack 0...40 is visible; the margin behind ends at 52.5, inside row 5.
    let below = made {
      ScrollView {
        VStack(spacing: 0) {
          Color.clear.frame(height: 60)
          LazyVStack(spacing: 0) {
            ForEach(0..<500, id: \.self) { Color.clear.frame(height: 10).numbered($0) }
          }
        }
      }
    }
    #expect(below == [0, 1, 2, 3, 4, 5])
  }

  @Test("an element inserted in front moves the made rows and keeps their state")
  func insertionKeepsState() {
    func rows(_ numbers: [Int]) -> some View {
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(numbers, id: \.self) { LazyScreen.Row(number: $0) } }
      }
    }
    let host = host(100, 200) { rows(Array(0..<100)) }
    host.tap("row 0")
    host.update { rows(Array(-1..<100)) }
    host.expectFrames("row -1 0 0 100 20, row 0 0 20 100 30")
  }

  @Test("rows of different heights end where the last one ends")
  func unevenRows() {
    let host = host { LazyRows(0..<200) { $0.isMultiple(of: 2) ? 10 : 30 } }
    host.finger.fling((50, 90), (50, -9000))
    host.advance(by: 20)
    host.expectFrames("row 199 0 70 100 30")
    host.finger.fling((50, 10), (50, 9000))
    host.advance(by: 20)
    host.expectFrames("row 0 0 0 100 10")
    #expect(host.scrollOffset(of: "scroll") == .zero)
    #expect(host.warnings.isEmpty)
  }

  @Test("a negative distance lets rows overlap, and rows that do not advance are all made")
  func negativeSpacing() {
    func tops(_ spacing: CGFloat) -> [CGFloat] {
      let host = host(10, 40) { LazyRows(0..<30, spacing: spacing) { _ in 10 } }
      return (0..<30).compactMap { host.frame(of: "row \($0)")?.minY }
    }
    // Visible 0...40 and a margin of an eighth, 5: nine rows of 5 each reach 45.
    #expect(tops(-5) == [0, 5, 10, 15, 20, 25, 30, 35, 40])
    #expect(tops(-10) == [CGFloat](repeating: 0, count: 30))
  }

  @Test(
    "pages as high as their scroll view are made when they are seen, also after a question",
    arguments: [true, false])
  func relativePages(isColumn: Bool) {
    final class Made { var pages = Set<Int>() }
    struct Page: View {
      let number: Int
      let made: Made
      var body: some View {
        let _ = made.pages.insert(number)
        Color.clear.containerRelativeFrame(.vertical).called("page \(number)")
      }
    }
    let made = Made()
    let scroll = ScrollView {
      LazyVStack(spacing: 0) { ForEach(0..<300, id: \.self) { Page(number: $0, made: made) } }
    }
    let bar = Color.red.frame(height: 20)
    let host = host(100, 200) {
      // A column asks for the least height, 0, and so does a bar's inset.
      if isColumn {
        VStack(spacing: 0) {
          scroll
          bar
        }
      } else {
        scroll.safeAreaInset(edge: .bottom, spacing: 0) { bar }
      }
    }
    for width in [120, 80, 160] as [CGFloat] {
      host.size.width = width
      host.settle()
    }
    // One in sight, and the start of another in the margin of an eighth.
    #expect(made.pages.isSubset(of: [0, 1]), "\(made.pages.count) pages")
    host.expectFrames("page 0 0 0 160 180")
  }

  @Test("a new spacing leaves the topmost row in sight where it is")
  func spacingChange() {
    let host = host { LazyRows(0..<1000) }
    host.scroll(to: 500, anchor: .top)
    host.dragAndRest((50, 90), (50, 85))
    host.settle()
    host.expectFrames("row 500 0 -5 100 20")
    // 500 distances of 10 lie above.
    host.update { LazyRows(0..<1000, spacing: 10) }
    host.expectFrames("row 500 0 -5 100 20, row 501 0 25 100 20")
    #expect(host.offset == 15005)
    host.update { LazyRows(0..<1000, spacing: 4) }
    host.expectFrames("row 500 0 -5 100 20")
    #expect(host.offset == 12005)
  }

  @Test("a layout that asks for the most first gets the rows' height all the same")
  func endlessQuestionFirst() {
    struct MostFirst: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        _ = subviews[0].sizeThatFits(.infinity)
        return subviews[0].sizeThatFits(proposal)
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {
        subviews[0].place(at: bounds.origin, proposal: proposal)
      }
    }
    expectFrames("row 0 0 100 100, stack 0 0 100 100", in: CGSize(width: 100, height: 50)) {
      ScrollView {
        MostFirst {
          LazyVStack { Color.red.aspectRatio(1, contentMode: .fit).called("row") }
        }
        .called("stack")
      }
    }
  }
}
