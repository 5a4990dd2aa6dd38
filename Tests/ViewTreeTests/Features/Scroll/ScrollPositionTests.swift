import SwiftUI
import Testing
import ViewTreeTesting

private struct PositionScreen: View {
  @Bindable var model: PositionModel
  var margin: CGFloat = 0

  var body: some View {
    ScrollView { PositionRows(model: model, isLazy: false) }
      .scrollPosition($model.position)
      .contentMargins(.top, margin)
      .called("scroll")
  }
}

/// Source: Apple documentation, `scrollPosition(id:anchor:)`, `ScrollPosition`.
@MainActor
@Suite("Scroll positions")
struct ScrollPositionTests {
  private let model = PositionModel()

  @Test(
    "a bound identity stays nil until a finger scrolls, then is the topmost row in sight",
    arguments: [false, true])
  func reading(isLazy: Bool) {
    let host = host { IdentityScreen(model: model, isLazy: isLazy) }
    #expect(model.id == nil)
    host.finger.pull((50, 90), (50, 75))
    host.settle()
    // 15 points: the end of row 0 is still in sight.
    #expect(model.id == 0)
    host.finger.move(50, 45)
    host.settle()
    #expect(model.id == 2)
    #expect(host.offset == 45)
  }

  @Test("with an anchor the row nearest to it is told")
  func anchored() {
    let host = host { IdentityScreen(model: model, anchor: .center) }
    host.finger.pull((50, 90), (50, 50))
    host.settle()
    // The middle lies at 40 + 50 = 90: row 4 is 80...100.
    #expect(model.id == 4)
  }

  @Test(
    "setting the identity scrolls: the shortest way, or to the anchor", arguments: [false, true])
  func writing(isLazy: Bool) {
    let shortest = host { IdentityScreen(model: model, isLazy: isLazy) }
    model.id = 10
    shortest.settle()
    // Row 10 ends at 220.
    #expect(shortest.offset == 120)
    let anchored = host { IdentityScreen(model: model, isLazy: isLazy, anchor: .top) }
    model.id = 50
    anchored.settle()
    #expect(anchored.offset == 1000)
  }

  @Test("an identity that is there at first is shown at once")
  func initial() {
    model.id = 50
    #expect(host { IdentityScreen(model: model, isLazy: true, anchor: .top) }.offset == 1000)
  }

  @Test("a position that is said to be the user's forgets an edge and a point, but no view")
  func positionedByHand() {
    func taken(_ position: ScrollPosition) -> ScrollPosition {
      var position = position
      position.isPositionedByUser = true
      #expect(position.isPositionedByUser)
      return position
    }
    #expect(taken(ScrollPosition(edge: .bottom)).edge == nil)
    #expect(taken(ScrollPosition(point: CGPoint(x: 1, y: 2))).point == nil)
    #expect(taken(ScrollPosition(id: 3)).viewID(type: Int.self) == 3)
    var position = ScrollPosition(edge: .bottom)
    position.isPositionedByUser = false
    #expect(position.edge == .bottom && !position.isPositionedByUser)
  }

  @Test("a position goes to an edge, a point and a view, and a finger makes it its own")
  func values() {
    let host = host { PositionScreen(model: model) }
    model.position.scrollTo(edge: .bottom)
    host.settle()
    #expect(host.offset == 1900)
    #expect(model.position.edge == .bottom)
    model.position.scrollTo(y: 300)
    host.settle()
    #expect(host.offset == 300)
    #expect(model.position.y == 300)
    #expect(model.position.edge == nil)
    model.position.scrollTo(id: 40, anchor: .top)
    host.settle()
    #expect(host.offset == 800)
    #expect(model.position.viewID(type: Int.self) == 40)
    #expect(model.position.isPositionedByUser == false)

    host.finger.pull((50, 50), (50, 10))
    host.settle()
    #expect(host.offset == 840)
    #expect(model.position.isPositionedByUser)
    #expect(model.position.viewID(type: Int.self) == 42)
    #expect(model.position.viewID as? Int == 42)
    host.finger.up()

    // The same place as before, asked for again.
    model.position.scrollTo(id: 40, anchor: .top)
    host.settle()
    #expect(host.offset == 800)
  }

  @Test("a point is one of the content: its start lies below the inset")
  func points() {
    let host = host { PositionScreen(model: model, margin: 30) }
    #expect(host.offset == -30)
    model.position.scrollTo(point: CGPoint(x: 0, y: 100))
    host.settle()
    #expect(host.offset == 70)
    model.position.scrollTo(edge: .top)
    host.settle()
    #expect(host.offset == -30)
  }

  @Test("the leading edge of a row is its left one, and from right to left its right one")
  func horizontalEdges() {
    struct Row: View {
      @Bindable var model: PositionModel

      var body: some View {
        ScrollView(.horizontal) {
          HStack(spacing: 0) { ForEach(0..<10, id: \.self) { _ in Color.clear.frame(width: 30) } }
        }
        .scrollPosition($model.position)
        .called("scroll")
      }
    }
    // Ten cells of 30 in a viewport of 100: the content rests between 0 and 200.
    for (direction, leading, trailing) in [
      (LayoutDirection.leftToRight, 0, 200), (.rightToLeft, 200, 0),
    ] as [(LayoutDirection, CGFloat, CGFloat)] {
      let model = PositionModel()
      let host = host { Row(model: model).environment(\.layoutDirection, direction) }
      for (edge, x) in [(Edge.trailing, trailing), (.leading, leading), (.trailing, trailing)] {
        model.position.scrollTo(edge: edge)
        host.settle()
        #expect(host.scrollOffset(of: "scroll")?.x == x, "\(edge), \(direction)")
      }
    }
  }

  @Test("a value tells what it was made with")
  func construction() {
    #expect(ScrollPosition(edge: .top).edge == .top)
    #expect(ScrollPosition(id: "a").viewID(type: String.self) == "a")
    #expect(ScrollPosition(id: "a").viewID(type: Int.self) == nil)
    #expect(ScrollPosition(x: 1, y: 2).point == CGPoint(x: 1, y: 2))
    #expect(ScrollPosition(x: 1).point == nil)
    #expect(ScrollPosition(point: CGPoint(x: 3, y: 4)).x == 3)
    #expect(ScrollPosition(id: 1) == ScrollPosition(id: 1))
    #expect(ScrollPosition(id: 1) != ScrollPosition(id: 2))
  }

  @Test("a position that changes inside withAnimation is reached over time")
  func animated() {
    let host = host { PositionScreen(model: model) }
    withAnimation(.linear(duration: 1)) { model.position.scrollTo(y: 400) }
    host.settle()
    #expect(host.offset == 0)
    host.advance(by: 0.5)
    #expect(abs((host.offset ?? 0) - 200) < 0.001)
    host.advance(by: 0.6)
    #expect(host.offset == 400)
  }

  @Test("a transaction can say where the view is put that it scrolls to")
  func targetAnchor() {
    let host = host { IdentityScreen(model: model) }
    withTransaction(\.scrollTargetAnchor, .top) { model.id = 10 }
    host.settle()
    #expect(host.offset == 200)
  }

  @Test("a row that a finger has scrolled to stays where it is when rows come in above")
  func keeping() {
    let host = host { IdentityScreen(model: model) }
    host.dragAndRest((50, 90), (50, 45))
    host.settle()
    host.expectFrames("row 2 0 -5 100 20")
    model.rows.insert(contentsOf: [200, 201, 202], at: 0)
    host.settle()
    host.expectFrames("row 2 0 -5 100 20")
    #expect(host.offset == 105)
    #expect(model.id == 2)
  }

  @Test("rows that come in front of what moves move its end as well")
  func insertionDuringDeceleration() {
    func fling(insertingAfter delay: Double?) -> [CGFloat] {
      let model = PositionModel()
      model.id = 85
      let host = host { IdentityScreen(model: model, anchor: .top) }
      #expect(host.offset == 1700)
      host.finger.fling((50, 90), (50, 30))
      host.advance(by: delay ?? 0.05)
      if delay != nil { model.rows.insert(contentsOf: Array(-50..<0), at: 0) }
      return (0..<60).map { _ in
        host.advance(by: 1.0 / 30)
        return host.offset ?? .nan
      }
    }
    // 50 rows of 20: the same way with its bounce, 1,000 further down.
    let plain = fling(insertingAfter: nil)
    let moved = fling(insertingAfter: 0.05)
    #expect(plain.last == 1900 && plain.contains { $0 > 1905 })
    for (place, other) in zip(plain, moved) { #expect(abs(other - place - 1000) < 1e-6) }
  }

  @Test("what a lazy stack corrects above the visible rows is corrected once")
  func correction() {
    struct Uneven: View {
      @Bindable var model: PositionModel
      var body: some View {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(model.rows, id: \.self) {
              Color.clear.frame(height: $0 < 4 ? 100 : 20).called("row \($0)")
            }
          }
          .scrollTargetLayout()
        }
        .scrollPosition(id: $model.id, anchor: .top)
        .called("scroll")
      }
    }
    let host = host { Uneven(model: model) }
    model.id = 60
    host.settle()
    // A row follows the finger, whatever is learned about those above: by the first rows, row 60 is
    // put at 6,000, and when row 0 is made it turns out to be at 4 x 100 + 56 x 20 = 1,520.
    let start = host.offset ?? .nan
    var drags = 0
    while (model.id ?? 0) > 0, drags < 100 {
      drags += 1
      host.finger.pull((50, 30), (50, 45))
      host.settle()
      let row = model.id ?? -1
      let before = host.frame(of: "row \(row)")?.minY ?? .nan
      host.finger.move(50, 80)
      host.settle()
      let after = host.frame(of: "row \(row)")?.minY ?? .nan
      #expect(abs(after - before - 35) < 1e-6, "row \(row)")
      host.advance(by: 1)
      host.finger.up()
      host.advance(by: 1)
    }
    #expect(drags < 100)
    #expect(abs(start - (host.offset ?? .nan) - CGFloat(drags) * 50) > 20, "nothing was corrected")
  }
}
