import PublishedPackages
import SwiftUI
import Testing
import ViewTreeTesting

/// A stretchy header and sticky ones, which read their frames in the scroll view's space.
@MainActor @Suite struct ScrollHeaderTests {
  private static let viewport = CGSize(width: 300, height: 600)

  /// A header of 200 points over 20 rows of 50.
  private func stretchy(parallax: CGFloat = 0.5) -> ViewHost {
    ViewHost(size: Self.viewport) {
      HeaderScrollView {
        StretchyHeader(height: 200, parallax: parallax) { stretch in
          Color.blue
            .overlay(Color.red.frame(width: 1 + stretch, height: 1).called("mark"))
            .called("header")
        }
        ForEach(0..<20) { row in
          Color.gray.frame(height: 50).called("row \(row)")
        }
      }
      .called("scroll")
    }
  }

  @Test func aPulledHeaderGrowsDownFromTheUpperEdge() {
    let host = stretchy()
    host.expectFrames("header 0 0 300 200")
    // The content follows to 600 / 6 = 100 below when the finger has gone 600 / 5 / 0.55 points.
    host.pull(to: 100)
    #expect(["header", "row 0"].map(host.top) == [0, 300])
    #expect(abs((host.frame(of: "header")?.height ?? 0) - 300) < 1e-6)
    #expect(abs((host.frame(of: "mark")?.width ?? 0) - 101) < 1e-6)
    host.release()
    host.expectFrames("header 0 0 300 200")
    #expect(host.top("row 0") == 200)
  }

  @Test func aScrolledHeaderFallsBehind() {
    let host = stretchy()
    host.finger.drag(from: CGPoint(x: 150, y: 500), to: CGPoint(x: 150, y: 400), lifting: false)
    // The content is 100 up; half of it is made good.
    host.expectFrames("header 0 -50 300 200")
    #expect(host.top("row 0") == 100)
    let fixed = stretchy(parallax: 0)
    fixed.finger.drag(from: CGPoint(x: 150, y: 500), to: CGPoint(x: 150, y: 400), lifting: false)
    #expect(fixed.top("header") == -100)
  }

  @Test func aHeaderIsAsWideAsTheWindowAfterARotation() {
    let host = stretchy()
    host.size = CGSize(width: 600, height: 300)
    host.settle()
    host.expectFrames("header 0 0 600 200")
  }

  /// Four sections of a header of 40 and five rows of 50: headers at 0, 290, 580 and 870 of 1160.
  private func sticky(_ offsets: StickyOffsets = StickyOffsets()) -> ViewHost {
    ViewHost(size: Self.viewport) {
      HeaderScrollView(onScroll: { offsets.values.append($0) }) {
        ForEach(0..<4) { section in
          Color.blue.frame(height: 40).called("header \(section)").stickyHeader()
          ForEach(0..<5) { row in
            Color.gray.frame(height: 50).called("row \(section).\(row)")
          }
        }
      }
      .called("scroll")
    }
  }

  /// Puts the finger down and moves it up.
  private func scroll(_ host: ViewHost, by distance: CGFloat) {
    host.finger.drag(
      from: CGPoint(x: 150, y: 590), to: CGPoint(x: 150, y: 590 - distance), over: 1, lifting: false
    )
    host.settle()
  }

  @Test func headersRestWhereTheirSectionsBegin() {
    let host = sticky()
    host.expectFrames("header 0 0 0 300 40, header 1 0 290 300 40")
    host.expectFrames("header 2 0 580 300 40, header 3 0 870 300 40")
    #expect(host.top("row 1.0") == 330)
  }

  @Test func aHeaderStaysAtTheTopWhileItsRowsScroll() {
    let host = sticky()
    scroll(host, by: 100)
    #expect(["header 0", "row 0.0", "header 1"].map(host.top) == [0, -60, 190])
  }

  @Test func theNextHeaderPushesItOut() {
    let host = sticky()
    scroll(host, by: 270)
    // Header 1 has come to 20, so 20 of 40 points are left for header 0.
    #expect(["header 0", "header 1"].map(host.top) == [-20, 20])
    scroll(host, by: 30)
    // Header 1 belongs at -10 and sticks; header 0 keeps right above where header 1 belongs.
    #expect(["header 0", "header 1", "header 2"].map(host.top) == [-50, 0, 280])
  }

  @Test func headersGoBackWithTheContent() {
    let host = sticky()
    scroll(host, by: 300)
    host.finger.drag(
      from: CGPoint(x: 150, y: 10), to: CGPoint(x: 150, y: 310), over: 1, lifting: false)
    host.settle()
    #expect(["header 0", "header 1", "header 2"].map(host.top) == [0, 290, 580])
    host.release()
    host.pull(to: 60)
    // A pulled list takes its headers along.
    #expect(host.top("header 0") == 60)
  }

  @Test func theOffsetIsToldAsItChanges() {
    let offsets = StickyOffsets()
    let host = sticky(offsets)
    #expect(offsets.values == [0])
    scroll(host, by: 100)
    #expect(offsets.values.last == -100)
    #expect(offsets.values.count > 50, "one a frame for a second")
    #expect(host.warnings.isEmpty)
  }
}

@MainActor private final class StickyOffsets {
  var values: [CGFloat] = []
}
