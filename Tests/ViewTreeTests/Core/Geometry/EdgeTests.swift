import Testing
import ViewTree

@Suite("Edges and axes")
struct EdgeTests {
  @Test("all edges are the horizontal and the vertical ones")
  func allEdges() {
    #expect(Edge.Set.all == Edge.Set.horizontal.union(.vertical))
    #expect(Edge.Set.horizontal.isDisjoint(with: .vertical))
    #expect(Edge.allCases.count == 4)
    #expect(Edge.Set(.leading) == .leading)
    // SwiftUI's numbers, by which sets are stored.
    let edges: [Edge.Set] = [.top, .leading, .bottom, .trailing]
    #expect(edges.map(\.rawValue) == [1, 2, 4, 8])
    #expect(([.horizontal, .vertical] as [Axis.Set]).map(\.rawValue) == [1, 2])
  }

  @Test("an axis set holds the axes that it was made of")
  func axisSets() {
    let both: Axis.Set = [.horizontal, .vertical]
    #expect(both.contains(.horizontal) && both.contains(.vertical))
    #expect(!Axis.Set.vertical.contains(Axis.horizontal))
    #expect(Axis.horizontal.crossing == .vertical)
    #expect(Axis.vertical.crossing == .horizontal)
    #expect(Axis.allCases.map(\.description) == ["horizontal", "vertical"])
  }

  @Test("insets of some edges leave the others at zero")
  func insetsOfSomeEdges() {
    let insets = EdgeInsets(4, edges: [.top, .trailing])
    #expect(insets == EdgeInsets(top: 4, leading: 0, bottom: 0, trailing: 4))
    #expect(EdgeInsets() == EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0))
    // 4 + 0 across and 4 + 0 down.
    #expect(insets.horizontal == 4 && insets.vertical == 4)
    let uneven = EdgeInsets(top: 11, leading: 12, bottom: 13, trailing: 14)
    #expect(uneven.horizontal == 26 && uneven.vertical == 24)
    #expect(EdgeInsets(10) == EdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10))
  }

  @Test("a rectangle inset beyond its size keeps no negative length")
  func insetBeyondSize() {
    let rect = CGRect(x: 10, y: 20, width: 30, height: 40)
    let inset = rect.inset(by: EdgeInsets(top: 1, leading: 20, bottom: 2, trailing: 20))
    // 30 - 40 is below zero; 40 - 3 = 37.
    #expect(inset == CGRect(x: 30, y: 21, width: 0, height: 37))
    let flat = rect.inset(by: EdgeInsets(top: 30, leading: 1, bottom: 30, trailing: 2))
    // 30 - 3 = 27; 40 - 60 is below zero.
    #expect(flat == CGRect(x: 11, y: 50, width: 27, height: 0))
  }
}
