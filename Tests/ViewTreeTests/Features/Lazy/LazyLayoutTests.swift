import SwiftUI
import Testing
import ViewTreeTesting

@MainActor
private final class RowModel: ObservableObject {
  @Published var heights: [CGFloat]
  @Published var rows = Array(0..<4)
  @Published var isExtended = false
  var placements = 0

  init(heights: [CGFloat] = []) { self.heights = heights }
}

/// Counts how often its only view is placed.
private struct Counted: Layout {
  let model: RowModel

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews[0].sizeThatFits(proposal)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    MainActor.assumeIsolated { model.placements += 1 }
    subviews[0].place(at: bounds.origin, proposal: proposal)
  }
}

private struct CountedRows: View {
  @ObservedObject var model: RowModel

  var body: some View {
    ScrollView {
      Counted(model: model) {
        LazyVStack(spacing: 0) {
          ForEach(model.heights.indices, id: \.self) { row in
            Color.clear.frame(height: model.heights[row])
          }
        }
      }
    }
  }
}

/// Source: LAYOUT-3.14.
@MainActor
@Suite("How lazy rows are laid out")
struct LazyLayoutTests {
  @Test("a first look makes all rows in sight and margin, so that nothing is laid out twice")
  func firstLook() {
    // In sight 80 and the margin of 10 below: nine rows of 9.99 end at 89.91, so the tenth is made. In
    // a shorter visible part it would be estimated, and the second look would differ.
    let model = RowModel(heights: Array(repeating: 9.99, count: 9) + [500])
    _ = ViewHost(size: CGSize(width: 100, height: 80)) { CountedRows(model: model) }
    #expect(model.placements == 1)
  }

  @Test("rows that change their length are made before they are measured, and placed once")
  func changedRow() {
    // Six rows of 20 reach 112.5. With the first one 60 long four do, with it 5 long seven.
    let model = RowModel(heights: Array(repeating: 20, count: 100))
    let host = ViewHost(size: CGSize(width: 100, height: 100)) { CountedRows(model: model) }
    #expect(model.placements == 1)
    for (step, height) in [60, 5, 20].enumerated() {
      model.heights[0] = CGFloat(height)
      host.settle()
      #expect(model.placements == step + 2)
    }
  }

  @Test("rows that are placed again are no other rows: their values are not joined again")
  func rememberedValues() {
    let host = ViewHost(size: CGSize(width: 100, height: 100)) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<5, id: \.self) { number in
            Color.clear.frame(height: 20).preference(key: RowsKey.self, value: [number])
          }
        }
      }
    }
    #expect(host.value(of: RowsKey.self) == Array(0..<5))
    let before = host.counters
    host.size.width = 70
    host.settle()
    #expect(host.value(of: RowsKey.self) == Array(0..<5))
    #expect(host.counters.placements > before.placements)
    #expect(host.counters.reduces == before.reduces)
  }

  @Test("values come in the order that the rows have now")
  func orderOfValues() {
    struct Screen: View {
      @ObservedObject var model: RowModel

      var body: some View {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(model.rows, id: \.self) { row($0) }
            if model.isExtended { row(100) }
            row(101)
          }
        }
      }

      private func row(_ number: Int) -> some View {
        Color.clear.frame(height: 20).preference(key: RowsKey.self, value: [number])
      }
    }
    let model = RowModel()
    let host = ViewHost(size: CGSize(width: 100, height: 400)) { Screen(model: model) }
    #expect(host.value(of: RowsKey.self) == [0, 1, 2, 3, 101])
    for rows in [[3, 2, 1, 0], [1, 3], [1, 7, 3], [], [4]] {
      model.rows = rows
      host.settle()
      #expect(host.value(of: RowsKey.self) == rows + [101])
      model.isExtended = true
      host.settle()
      #expect(host.value(of: RowsKey.self) == rows + [100, 101])
      model.isExtended = false
      host.settle()
      #expect(host.value(of: RowsKey.self) == rows + [101])
    }
  }

  @Test("a row that the appearance of another one asks for is there in the same frame")
  func rowsFromAppearance() {
    struct Screen: View {
      @ObservedObject var model: RowModel

      var body: some View {
        ScrollView {
          LazyVStack(spacing: 0) {
            Color.clear.frame(height: 20).onAppear { model.isExtended = true }
            if model.isExtended {
              Color.clear.frame(height: 20).accessibilityIdentifier("added")
                .onAppear { model.rows.append(4) }
            }
            ForEach(model.rows, id: \.self) {
              Color.clear.frame(height: 20).accessibilityIdentifier("row \($0)")
            }
          }
        }
      }
    }
    let host = ViewHost(size: CGSize(width: 100, height: 400)) { Screen(model: RowModel()) }
    #expect(host.now == 0)
    #expect(host.frame(of: "added")?.minY == 20)
    #expect((0..<5).map { host.frame(of: "row \($0)")?.minY } == [40, 60, 80, 100, 120])
  }

  @Test("rows under an unsafe edge are in sight, those behind the other end are not")
  func unsafeEdge() {
    var seen = Set<Int>()
    let host = ViewHost(
      size: CGSize(width: 100, height: 300),
      safeAreaInsets: EdgeInsets(top: 50, leading: 0, bottom: 0, trailing: 0)
    ) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<100, id: \.self) { row in
            Color.clear.frame(height: 20)
              .onAppear { seen.insert(row) }
              .onDisappear { seen.remove(row) }
          }
        }
      }
    }
    // From 50 to 300.
    #expect(seen == Set(0...12))
    host.finger.down(at: CGPoint(x: 50, y: 290))
    host.finger.move(to: CGPoint(x: 50, y: 195))
    // 95 higher the first one begins at -45: what ends above 0 is gone, 300 is 345 below the start.
    #expect(seen == Set(2...17))
  }

  @Test("lines and spacers of a lazy stack lie across its axis and fill along it")
  func orientation() {
    let row = ViewHost(size: CGSize(width: 100, height: 40)) {
      LazyHStack { Divider().accessibilityIdentifier("line") }
    }
    let column = ViewHost(size: CGSize(width: 100, height: 40)) {
      LazyVStack { Divider().accessibilityIdentifier("line") }
    }
    // At two pixels a point a line is 0.5 thick.
    #expect(row.frame(of: "line")?.size == CGSize(width: 0.5, height: 40))
    #expect(column.frame(of: "line")?.size == CGSize(width: 100, height: 0.5))
  }

  @Test("rows follow the finger while those above turn out longer or shorter than estimated")
  func correctedUnderTheFinger() {
    // From row 60 on the rows are 20 high, and so those before it are taken to be.
    for height in [30, 8] as [CGFloat] {
      var proxy: ScrollViewProxy?
      let host = ViewHost(size: CGSize(width: 100, height: 100)) {
        ScrollViewReader { reader in
          let _ = proxy = reader
          ScrollView {
            LazyVStack(spacing: 0) {
              ForEach(0..<120, id: \.self) { row in
                Color.clear.frame(height: (10..<50).contains(row) ? height : 20)
                  .accessibilityIdentifier("row \(row)")
              }
            }
          }
        }
      }
      proxy?.scrollTo(60, anchor: .top)
      host.settle()
      #expect(host.frame(of: "row 60")?.minY == 0)
      var drags = 0
      // Once the first row is made, all are known.
      while host.frame(of: "row 0") == nil, drags < 100 {
        drags += 1
        host.finger.down(at: CGPoint(x: 50, y: 30))
        let before = (0..<70).map { host.frame(of: "row \($0)") }
        host.finger.move(to: CGPoint(x: 50, y: 60))
        for (row, frame) in before.enumerated() {
          guard let frame, let after = host.frame(of: "row \(row)") else { continue }
          #expect(abs(after.minY - frame.minY - 30) < 1e-6, "row \(row) of \(height)")
        }
        host.advance(by: 1)
        host.finger.up()
        host.advance(by: 0.1)
      }
      // The way is 20 rows of 20 and 40 of the height, less what is made above the visible part.
      let way = 20 * 20 + 40 * height
      #expect(abs(CGFloat(drags) * 30 - way) <= 60, "\(drags)")
    }
  }
}
