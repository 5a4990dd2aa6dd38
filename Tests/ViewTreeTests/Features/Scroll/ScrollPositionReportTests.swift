import SwiftUI
import Testing
import ViewTreeTesting

/// Source: Apple documentation, `scrollPosition(id:anchor:)`, `ScrollPosition`.
@MainActor
@Suite("What a scroll position reports, and where it leads")
struct ScrollPositionReportTests {
  private func rows(_ model: PositionModel) -> ViewHost {
    host { IdentityScreen(model: model) }
  }

  @Test(
    "a row of which more than half a point is left in sight is the topmost one",
    arguments: [(19, 0), (19.25, 0), (19.5, 1), (19.75, 1), (20.5, 1)] as [(CGFloat, Int)])
  func tolerance(distance: CGFloat, row: Int) {
    let model = PositionModel()
    let host = rows(model)
    host.dragAndRest((50, 90), (50, 90 - distance))
    host.settle()
    #expect(model.id == row)
  }

  @Test("a new position has no author until a finger changes it")
  func byUser() {
    let positions = [
      ScrollPosition(), ScrollPosition(id: 3), ScrollPosition(edge: .top), ScrollPosition(y: 5),
      ScrollPosition(point: .zero),
    ]
    #expect(positions.allSatisfy { !$0.isPositionedByUser })
    #expect("\(ScrollPosition())".contains("isPositionedByUser: false"))
  }

  @Test("a point leads to where its own side of the content lies at the end of the inset")
  func points() {
    struct Wide: View {
      @Bindable var model: PositionModel

      var body: some View {
        ScrollView([.horizontal, .vertical]) { Color.clear.frame(width: 1000, height: 2000) }
          .scrollPosition($model.position)
          .contentMargins(.all, EdgeInsets(top: 30, leading: 15, bottom: 0, trailing: 0))
          .called("scroll")
      }
    }
    func offset(_ ask: (inout ScrollPosition) -> Void) -> CGPoint? {
      let model = PositionModel()
      let host = host { Wide(model: model) }
      #expect(host.scrollOffset(of: "scroll") == CGPoint(x: -15, y: -30))
      ask(&model.position)
      host.settle()
      return host.scrollOffset(of: "scroll")
    }
    #expect(offset { $0.scrollTo(x: 60) } == CGPoint(x: 45, y: -30))
    #expect(offset { $0.scrollTo(y: 80) } == CGPoint(x: -15, y: 50))
    #expect(offset { $0.scrollTo(x: 60, y: 80) } == CGPoint(x: 45, y: 50))
  }

  @Test("a kept row goes no farther than the content can rest")
  func keptAtTheEnd() {
    let model = PositionModel()
    let host = rows(model)
    host.dragAndRest((50, 90), (50, -910))
    host.settle()
    #expect(model.id == 50 && host.offset == 1000)
    model.rows = Array(-10...52)
    host.settle()
    // Row 50 begins at 60 x 20; 63 rows end at 1260, so 1160 is the last offset at rest.
    #expect(host.offset == 1160)
  }

  @Test("a movement that lays out again reports once")
  func once() {
    struct Screen: View {
      @Bindable var model: PositionModel

      var body: some View {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(model.rows, id: \.self) { Color.clear.frame(height: $0 < 6 ? 20 : 50) }
          }
          .scrollTargetLayout()
        }
        .scrollPosition(id: $model.id)
      }
    }
    let model = PositionModel()
    let host = host { Screen(model: model) }
    host.finger.down(50, 90)
    let before = host.counters
    // The seventh row is made, and with it the content's length becomes another.
    host.finger.move(50, 60)
    #expect(model.id == 1)
    #expect(host.counters.placements > before.placements)
    #expect(host.counters.actions == before.actions + 1)
  }
}
