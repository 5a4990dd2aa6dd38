import SwiftUI
import Testing
import ViewTreeTesting

@Suite("Scrolling to a view")
@MainActor
struct RevealTests {
  private func host() -> ViewHost {
    ViewHost(size: CGSize(width: 100, height: 100)) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<100, id: \.self) { row in
            Color.red.frame(height: 40).accessibilityIdentifier("row \(row)")
          }
        }
      }
      .accessibilityIdentifier("list")
    }
  }

  @Test("an identity is scrolled to by the shortest way, though its row is not made yet")
  func identity() {
    let host = host()
    host.scroll(to: 50)
    // Row 50 ends at 51 x 40 = 2040, at the lower edge of a window of 100.
    #expect(host.scrollOffset(of: "list")?.y == 1940)
    host.scroll(to: 50, anchor: .top)
    #expect(host.scrollOffset(of: "list")?.y == 2000)
  }

  @Test("an identifier is looked for page by page, and a row that is there keeps the offset")
  func identifier() {
    let host = host()
    host.reveal("row 30")
    let frame = host.find("row 30").frame
    #expect(frame.minY >= 0 && frame.maxY <= 100)
    let offset = host.scrollOffset(of: "list")
    host.reveal("row 30")
    #expect(host.scrollOffset(of: "list") == offset)
  }

  @Test("a view that is nowhere is an issue, and the offset is what it was")
  func absent() {
    let host = host()
    host.scroll(to: 50)
    let found = issues { host.reveal("row 200") } + issues { host.scroll(to: "row 1") }
    #expect(found.map(\.severity) == [.error, .error])
    #expect(host.scrollOffset(of: "list")?.y == 1940)
  }
}
