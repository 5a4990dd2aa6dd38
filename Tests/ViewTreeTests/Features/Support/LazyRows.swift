import SwiftUI

extension View {
  /// A view with a number that is in `RowsKey` while the view is in the tree.
  func numbered(_ number: Int) -> some View { preference(key: RowsKey.self, value: [number]) }
}

/// Rows in a lazy column that scrolls; each is called by its number, `"row 3"`.
struct LazyRows: View {
  let rows: [Int]
  var spacing: CGFloat = 0
  let height: (Int) -> CGFloat

  init(
    _ rows: some Sequence<Int>, spacing: CGFloat = 0,
    height: @escaping (Int) -> CGFloat = { _ in 20 }
  ) {
    self.rows = Array(rows)
    self.spacing = spacing
    self.height = height
  }

  var body: some View {
    ScrollView {
      LazyVStack(spacing: spacing) {
        ForEach(rows, id: \.self) { row in
          Color.clear.frame(height: height(row)).called("row \(row)").numbered(row)
        }
      }
    }
    .called("scroll")
  }
}
