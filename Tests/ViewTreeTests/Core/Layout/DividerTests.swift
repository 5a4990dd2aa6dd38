import SwiftUI
import Testing
import ViewTreeTesting

@MainActor
@Suite("Dividers")
struct DividerTests {
  /// Rule: LAYOUT-3.8.2. At two pixels a point a line is 0.5 thick.
  @Test("a divider is upright in a row and lies in a column, one pixel thick")
  func direction() {
    let row = ViewHost(size: CGSize(width: 100, height: 40)) {
      HStack { Divider().called("line") }
        .frame(width: 100, height: 40)
    }
    let column = ViewHost(size: CGSize(width: 100, height: 40)) {
      VStack { Divider().called("line") }
        .frame(width: 100, height: 40)
    }
    #expect(row.frame(of: "line")?.size == CGSize(width: 0.5, height: 40))
    #expect(column.frame(of: "line")?.size == CGSize(width: 100, height: 0.5))
  }

  /// Rule: LAYOUT-3.8.2.
  @Test("without a proposal a divider is 10 long")
  func ideal() {
    let host = ViewHost(size: CGSize(width: 100, height: 40)) {
      VStack { Divider().fixedSize().called("line") }
    }
    #expect(host.frame(of: "line")?.size == CGSize(width: 10, height: 0.5))
  }
}
