import SwiftUI
import Testing
import ViewTreeTesting

@Suite("Lazy stacks")
@MainActor
struct LazyStackTests {
  /// Rule: LAYOUT-3.14.3.
  @Test("rows are 8 apart, whatever they prefer")
  func defaultSpacing() {
    let host = ViewHost(size: CGSize(width: 100, height: 200)) {
      LazyVStack {
        Color.clear.frame(height: 20).accessibilityIdentifier("a")
        Color.clear.frame(height: 20).accessibilityIdentifier("b")
      }
    }

    // 48 high, centred in 200: from 76.
    #expect(host.frame(of: "a") == CGRect(x: 0, y: 76, width: 100, height: 20))
    #expect(host.frame(of: "b") == CGRect(x: 0, y: 104, width: 100, height: 20))
  }

  @Test("the alignment holds across the proposed width")
  func alignment() {
    let host = ViewHost(size: CGSize(width: 100, height: 20)) {
      LazyVStack(alignment: .trailing, spacing: 0) {
        Color.clear.frame(width: 30, height: 20).accessibilityIdentifier("a")
      }
    }

    #expect(host.frame(of: "a") == CGRect(x: 70, y: 0, width: 30, height: 20))
  }

  @Test("a lazy row makes only the views near the visible part")
  func horizontal() {
    let host = ViewHost(size: CGSize(width: 100, height: 50)) {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          ForEach(0..<500, id: \.self) { number in
            Color.clear.frame(width: 25).preference(key: RowsKey.self, value: [number])
          }
        }
      }
    }

    // Visible 0...100 and an eighth, 12.5 points, behind: views 0 to 4.
    #expect(host.value(of: RowsKey.self) == [0, 1, 2, 3, 4])
  }

  @Test("members of a static list wait like the rows of a ForEach")
  func staticMembersWait() {
    let host = ViewHost(size: CGSize(width: 100, height: 40)) {
      ScrollView {
        LazyVStack(spacing: 0) {
          Member(number: 0)
          Member(number: 1)
          Member(number: 2)
          Member(number: 3)
        }
      }
    }

    // Visible 0...40 and 5 points behind: the members at 0 and at 40.
    #expect(host.value(of: RowsKey.self) == [0, 1])
  }

  private struct Member: View {
    let number: Int
    var body: some View {
      Color.clear.frame(height: 40).preference(key: RowsKey.self, value: [number])
    }
  }

  @Test("a lazy stack below other content fills what is visible of it")
  func belowOtherContent() {
    let host = ViewHost(size: CGSize(width: 100, height: 100)) {
      ScrollView {
        VStack(spacing: 0) {
          Color.clear.frame(height: 60)
          LazyVStack(spacing: 0) {
            ForEach(0..<500, id: \.self) { number in
              Color.clear.frame(height: 10).preference(key: RowsKey.self, value: [number])
            }
          }
        }
      }
    }

    // Of the stack 0...40 is visible; the margin behind ends at 52.5, inside row 5.
    #expect(host.value(of: RowsKey.self) == [0, 1, 2, 3, 4, 5])
  }

  @Test("an element inserted in front moves the made rows and keeps their state")
  func insertionKeepsState() {
    struct Screen: View {
      @State private var numbers = Array(0..<100)
      var body: some View {
        VStack(spacing: 0) {
          Button("insert") { numbers.insert(-1, at: 0) }
            .frame(height: 20).accessibilityIdentifier("insert")
          ScrollView {
            LazyVStack(spacing: 0) {
              ForEach(numbers, id: \.self) { LazyScreen.Row(number: $0) }
            }
          }
        }
      }
    }
    let host = ViewHost(size: CGSize(width: 100, height: 220)) { Screen() }
    host.tap("row 0")
    host.tap("insert")

    #expect(host.frame(of: "row -1")?.minY == 20)
    #expect(host.frame(of: "row 0") == CGRect(x: 0, y: 40, width: 100, height: 30))
  }

  @Test("rows of different heights end where the last one ends")
  func unevenRows() {
    let host = ViewHost(size: CGSize(width: 100, height: 100)) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<200, id: \.self) { number in
            Color.clear.frame(height: number.isMultiple(of: 2) ? 10 : 30)
              .accessibilityIdentifier("row \(number)")
          }
        }
      }
      .accessibilityIdentifier("scroll")
    }
    host.finger.fling(from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: -9000))
    host.advance(by: 20)

    #expect(host.frame(of: "row 199") == CGRect(x: 0, y: 70, width: 100, height: 30))
    host.finger.fling(from: CGPoint(x: 50, y: 10), to: CGPoint(x: 50, y: 9000))
    host.advance(by: 20)
    #expect(host.frame(of: "row 0") == CGRect(x: 0, y: 0, width: 100, height: 10))
    #expect(host.scrollOffset(of: "scroll") == .zero)
    #expect(host.warnings.isEmpty)
  }

  @Test(
    "a distance that is not a number or has no end counts as 8",
    arguments: [.nan, .infinity, -.infinity] as [CGFloat])
  func invalidSpacing(spacing: CGFloat) {
    let host = ViewHost(size: CGSize(width: 10, height: 28)) {
      LazyVStack(spacing: spacing) {
        ForEach(0..<2, id: \.self) { _ in
          Color.clear.frame(height: 10).accessibilityIdentifier("row")
        }
      }
    }

    #expect(host.frames(of: "row").map(\.minY) == [0, 18])
  }

  @Test("a negative distance lets rows overlap, and rows that do not advance are all made")
  func negativeSpacing() {
    func tops(_ spacing: CGFloat) -> [CGFloat] {
      let host = ViewHost(size: CGSize(width: 10, height: 40)) {
        ScrollView {
          LazyVStack(spacing: spacing) {
            ForEach(0..<30, id: \.self) { _ in
              Color.clear.frame(height: 10).accessibilityIdentifier("row")
            }
          }
        }
      }
      return host.frames(of: "row").map(\.minY)
    }
    // Visible 0...40 and a margin of an eighth, 5: nine rows of 5 each reach 45.
    #expect(tops(-5) == [0, 5, 10, 15, 20, 25, 30, 35, 40])
    #expect(tops(-10) == [CGFloat](repeating: 0, count: 30))
  }

  @Test("pages as high as their scroll view are made when they are seen, also after a question")
  func relativePages() {
    final class Count: ObservableObject { var made = Set<Int>() }
    struct Page: View {
      let number: Int
      let count: Count
      var body: some View {
        let _ = count.made.insert(number)
        Color.clear.containerRelativeFrame(.vertical).accessibilityIdentifier("page \(number)")
      }
    }
    let count = Count()
    let scroll = ScrollView {
      LazyVStack(spacing: 0) { ForEach(0..<300, id: \.self) { Page(number: $0, count: count) } }
    }
    let hosts = [
      // A column asks for the least height, 0, and so does a bar's inset.
      ViewHost(size: CGSize(width: 100, height: 200)) {
        VStack(spacing: 0) {
          scroll
          Color.red.frame(height: 20)
        }
      },
      ViewHost(size: CGSize(width: 100, height: 200)) {
        scroll.safeAreaInset(edge: .bottom, spacing: 0) { Color.red.frame(height: 20) }
      },
    ]
    for host in hosts {
      count.made = []
      for width in [120, 80, 160] as [CGFloat] {
        host.size.width = width
        host.settle()
      }
      // One in sight, and the start of another in the margin of an eighth.
      #expect(count.made.isSubset(of: [0, 1]), "\(count.made.count) pages")
      #expect(host.frame(of: "page 0") == CGRect(x: 0, y: 0, width: 160, height: 180))
    }
  }

  @Test("a new spacing leaves the topmost row in sight where it is")
  func spacingChange() {
    final class Model: ObservableObject { @Published var spacing: CGFloat = 0 }
    struct Rows: View {
      @ObservedObject var model: Model
      var body: some View {
        ScrollViewReader { reader in
          ScrollView {
            LazyVStack(spacing: model.spacing) {
              ForEach(0..<1000, id: \.self) {
                Color.clear.frame(height: 20).accessibilityIdentifier("row \($0)")
              }
            }
          }
          .accessibilityIdentifier("scroll")
          .onAppear { reader.scrollTo(500, anchor: .top) }
        }
      }
    }
    let model = Model()
    let host = ViewHost(size: CGSize(width: 100, height: 100)) { Rows(model: model) }
    host.finger.down(at: CGPoint(x: 50, y: 90))
    host.finger.move(to: CGPoint(x: 50, y: 85))
    host.settle()
    host.advance(by: 1)
    host.finger.up()
    host.settle()
    #expect(host.frame(of: "row 500")?.minY == -5)
    model.spacing = 10
    host.settle()
    // 500 distances of 10 lie above.
    #expect(host.frame(of: "row 500")?.minY == -5)
    #expect(host.frame(of: "row 501")?.minY == 25)
    #expect(host.scrollOffset(of: "scroll")?.y == 15005)
    model.spacing = 4
    host.settle()
    #expect(host.frame(of: "row 500")?.minY == -5)
    #expect(host.scrollOffset(of: "scroll")?.y == 12005)
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
    let host = ViewHost(size: CGSize(width: 100, height: 50)) {
      ScrollView {
        MostFirst {
          LazyVStack { Color.red.aspectRatio(1, contentMode: .fit).accessibilityIdentifier("row") }
        }
        .accessibilityIdentifier("stack")
      }
    }
    #expect(host.frame(of: "row") == CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(host.frame(of: "stack") == CGRect(x: 0, y: 0, width: 100, height: 100))
  }
}
