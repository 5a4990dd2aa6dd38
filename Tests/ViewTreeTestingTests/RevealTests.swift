import SwiftUI
import Testing
import ViewTreeTesting

@Suite("Scrolling to a view")
@MainActor
struct RevealTests {
  /// A hundred rows of 40 in a window of 100.
  private let host = ViewHost(size: CGSize(width: 100, height: 100)) {
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(0..<100, id: \.self) { row in Color.red.frame(height: 40).called("row \(row)") }
      }
    }
    .called("list")
  }

  private var offset: CGFloat? { host.scrollOffset(of: "list")?.y }

  @Test("an identity is scrolled to by the shortest way, though its row is not made yet")
  func identity() {
    host.scroll(to: 50)
    // Row 50 ends at 51 x 40 = 2040, at the lower edge of a window of 100.
    #expect(offset == 1940)
    host.scroll(to: 50, anchor: .top)
    #expect(offset == 2000)
  }

  @Test("an identifier is looked for page by page, and a row that is there keeps the offset")
  func identifier() {
    host.reveal("row 30")
    let frame = host.find("row 30").frame
    #expect(frame.minY >= 0 && frame.maxY <= 100)
    let before = offset
    host.reveal("row 30")
    #expect(offset == before)
  }

  @Test("a view that is nowhere is an issue, and the offset is what it was")
  func absent() {
    host.scroll(to: 50)
    expectIssue { host.reveal("row 200") }
    expectIssue { host.scroll(to: "row 1") }
    #expect(offset == 1940)
  }
}
