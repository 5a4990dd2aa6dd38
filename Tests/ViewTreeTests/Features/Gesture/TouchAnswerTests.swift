import SwiftUI
import Testing

@testable import ViewTree
@testable import ViewTreeTesting

@MainActor
@Suite("Who lies under a finger")
struct TouchAnswerTests {
  @Test("where nothing is drawn it is the innermost view whose frame holds the point")
  func innermost() {
    let small = Color.clear.frame(width: 20, height: 30)
    let host = host {
      ZStack(alignment: .topLeading) {
        Color.clear
        small.padding(.leading, 60).padding(.top, 40)
      }
    }
    for (x, y) in [(60, 40), (79, 69), (62, 68)] {
      let answer = host.tree.touchAnswer(at: CGPoint(x: x, y: y))
      #expect(!answer.isDrawn)
      #expect(answer.foremost.frame(in: .global) == CGRect(x: 60, y: 40, width: 20, height: 30))
    }
    for (x, y) in [(59, 41), (61, 39), (80, 45), (65, 70)] {
      let answer = host.tree.touchAnswer(at: CGPoint(x: x, y: y))
      #expect(answer.foremost.size != CGSize(width: 20, height: 30))
    }
  }

  /// The circle of radius 50 leaves the corners of its square out.
  @Test("a view whose content shape ends before the point leaves it to the one behind")
  func behind() throws {
    let host = host {
      ZStack {
        Color.blue.onTapGesture {}.called("behind")
        ScrollView { Color.red.frame(width: 100, height: 300).onTapGesture {} }
          .called("front").contentShape(Circle())
      }
    }
    let behind = try #require(host.tree.firstElement("behind"))
    let corner = host.tree.touchAnswer(at: CGPoint(x: 5, y: 5))
    #expect(corner.isDrawn && corner.isHeard)
    #expect(corner.foremost === behind)
    #expect(host.tree.touchAnswer(at: CGPoint(x: 50, y: 50)).foremost !== behind)
    // Nor does the scroll view in front move there.
    host.finger.pull((5, 10), (5, -30))
    host.finger.up()
    #expect(host.scrollOffset(of: "front")?.y == 0)
    host.finger.drag((50, 70), (50, 30))
    #expect(host.scrollOffset(of: "front")?.y ?? 0 > 0)
  }
}
