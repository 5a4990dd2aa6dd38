import SwiftUI

/// A thousand views that follow the frame of one source, which alternates between two places 10
/// points apart.
struct BenchFollowers: View {
  let moved: BenchSize
  @Namespace private var space

  var body: some View {
    VStack(spacing: 0) {
      Color.clear.frame(width: 40, height: 20)
        .matchedGeometryEffect(id: 0, in: space)
        .padding(.leading, moved.isLarge ? 10 : 0)
      ForEach(0..<1000, id: \.self) { _ in
        Color.clear.frame(width: 10, height: 10)
          .matchedGeometryEffect(id: 0, in: space, isSource: false)
      }
    }
  }
}

/// Nested grids, `depth` deep, each of two rows of two cells; the first cell is the next grid.
@MainActor func benchGrids(_ depth: Int) -> AnyView {
  (0..<depth).reduce(AnyView(Color.clear.frame(width: 20, height: 20))) { inner, _ in
    AnyView(
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          inner
          Color.clear.frame(width: 10, height: 10)
        }
        GridRow {
          Color.clear.frame(width: 10, height: 10)
          Color.clear.frame(width: 10, height: 10)
        }
      })
  }
}

/// A lazy list of 10,000 rows, and one more at its start while `hasNew` is large.
struct BenchInsertion: View {
  let hasNew: BenchSize

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach((hasNew.isLarge ? -1 : 0)..<10_000, id: \.self) { _ in
          Color.clear.frame(height: 20)
        }
      }
    }
  }
}

/// A thousand rows that move 1,000 points to the right in 1,000 seconds once `isAway` is large.
struct BenchMoving: View {
  let isAway: BenchSize

  var body: some View {
    VStack(spacing: 0) {
      ForEach(0..<1000, id: \.self) { _ in
        Color.clear.frame(width: 40, height: 20).offset(x: isAway.isLarge ? 1000 : 0)
      }
    }
    .animation(.linear(duration: 1000), value: isAway.isLarge)
  }
}
