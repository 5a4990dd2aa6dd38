import SwiftUI
import Testing
import ViewTreeTesting

@MainActor
private final class RowModel: ObservableObject {
  @Published var heights: [CGFloat]
  var placements = 0

  init(heights: [CGFloat]) { self.heights = heights }
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
    _ = host(100, 80) { CountedRows(model: model) }
    #expect(model.placements == 1)
  }

  @Test("rows that change their length are made before they are measured, and placed once")
  func changedRow() {
    // Six rows of 20 reach 112.5. With the first one 60 long four do, with it 5 long seven.
    let model = RowModel(heights: Array(repeating: 20, count: 100))
    let host = host { CountedRows(model: model) }
    #expect(model.placements == 1)
    for (step, height) in [60, 5, 20].enumerated() {
      model.heights[0] = CGFloat(height)
      host.settle()
      #expect(model.placements == step + 2)
    }
  }

  @Test("rows that are placed again are no other rows: their values are not joined again")
  func rememberedValues() {
    let host = host { LazyRows(0..<5) }
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
    func screen(_ rows: [Int], isExtended: Bool = false) -> some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(rows, id: \.self) { Color.clear.frame(height: 20).numbered($0) }
          if isExtended { Color.clear.frame(height: 20).numbered(100) }
          Color.clear.frame(height: 20).numbered(101)
        }
      }
    }
    let host = host(100, 400) { screen([0, 1, 2, 3]) }
    #expect(host.value(of: RowsKey.self) == [0, 1, 2, 3, 101])
    for rows in [[3, 2, 1, 0], [1, 3], [1, 7, 3], [], [4]] {
      host.update { screen(rows) }
      #expect(host.value(of: RowsKey.self) == rows + [101])
      host.update { screen(rows, isExtended: true) }
      #expect(host.value(of: RowsKey.self) == rows + [100, 101])
      host.update { screen(rows) }
      #expect(host.value(of: RowsKey.self) == rows + [101])
    }
  }

  @Test("a row that the appearance of another one asks for is there in the same frame")
  func rowsFromAppearance() {
    struct Screen: View {
      @State private var rows = Array(0..<4)
      @State private var isExtended = false

      var body: some View {
        ScrollView {
          LazyVStack(spacing: 0) {
            Color.clear.frame(height: 20).onAppear { isExtended = true }
            if isExtended {
              Color.clear.frame(height: 20).called("added")
                .onAppear { rows.append(4) }
            }
            ForEach(rows, id: \.self) {
              Color.clear.frame(height: 20).called("row \($0)")
            }
          }
        }
      }
    }
    let host = host(100, 400) { Screen() }
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
    host.finger.pull((50, 290), (50, 195))
    // 95 higher the first one begins at -45: what ends above 0 is gone, 300 is 345 below the start.
    #expect(seen == Set(2...17))
  }

  @Test("lines and spacers of a lazy stack lie across its axis and fill along it")
  func orientation() {
    // At two pixels a point a line is 0.5 thick.
    expectFrames("line 49.75 0 0.5 40", in: CGSize(width: 100, height: 40)) {
      LazyHStack { Divider().called("line") }
    }
    expectFrames("line 0 19.75 100 0.5", in: CGSize(width: 100, height: 40)) {
      LazyVStack { Divider().called("line") }
    }
  }

  @Test("rows follow the finger while those above turn out longer or shorter than estimated")
  func correctedUnderTheFinger() {
    // From row 60 on the rows are 20 high, and so those before it are taken to be.
    for height in [30, 8] as [CGFloat] {
      let host = host { LazyRows(0..<120) { (10..<50).contains($0) ? height : 20 } }
      host.scroll(to: 60, anchor: .top)
      #expect(host.frame(of: "row 60")?.minY == 0)
      var drags = 0
      // Once the first row is made, all are known.
      while host.frame(of: "row 0") == nil, drags < 100 {
        drags += 1
        host.finger.down(50, 30)
        let before = (0..<70).map { host.frame(of: "row \($0)") }
        host.finger.move(50, 60)
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
