import GoldenScenes
import SwiftUI
import Testing
import ViewSketches
import ViewTreeInspection

@testable import SwiftUISketches
@testable import ViewTree

/// Explanations of whatever there is: their arithmetic gives the frame, and every line of them counts.
@Suite("Laws of explanations")
@MainActor
struct ExplanationLawTests {
  @Test(
    "the arithmetic gives the frame, and without a line something is different",
    arguments: try GoldenCase.all().enumerated()
      .filter { TestLength.isWhole || $0.offset.isMultiple(of: 8) }.map(\.element))
  func goldenCase(_ goldenCase: GoldenCase) throws {
    let stage = ExplainedStage()
    try #require(GoldenTable.standard.show(goldenCase, on: stage))
    let host = try #require(stage.host)
    for element in elements(of: host) { check(element, goldenCase.id) }
  }

  @Test("so it does for random trees", arguments: TestLength.seeds(10, whole: 500))
  func randomTree(seed: Int) {
    var generator = SketchGenerator(seed: UInt64(seed))
    let screen = SketchScreen(generator.scene(depth: 4))
    for element in elements(of: screen.host.tree).prefix(12) { check(element, "seed \(seed)") }
  }

  @Test("so it does for what is in safe areas, grids, lists and pages")
  func containers() {
    var box: some View { Color.red.frame(width: 20, height: 10) }
    let views: [any View] = [
      Color.blue.safeAreaInset(edge: .top, alignment: .leading, spacing: 3) { box },
      Color.blue.safeAreaInset(edge: .bottom, alignment: .trailing, spacing: 3) { box },
      Color.blue.safeAreaInset(edge: .leading, spacing: 3) { box },
      Color.blue.safeAreaInset(edge: .trailing, alignment: .bottom, spacing: 3) { box },
      box.safeAreaInset(edge: .bottom) { box },
      box.safeAreaInset(edge: .bottom) { Color.blue.frame(width: 50, height: 5) },
      box.safeAreaInset(edge: .trailing) { Color.blue.frame(width: 5, height: 50) },
      box.frame(minWidth: 30, maxWidth: 70, minHeight: 20, maxHeight: 40, alignment: .topTrailing),
      box.safeAreaPadding(EdgeInsets(top: 1, leading: 2, bottom: 4, trailing: 8)),
      Color.blue.safeAreaPadding(.leading, 7), Color.blue.ignoresSafeArea(),
      Color.blue.ignoresSafeArea(edges: [.top, .trailing]), box.position(x: 30, y: 70),
      Grid(horizontalSpacing: 3, verticalSpacing: 5) {
        GridRow {
          Color.red
          box.gridCellAnchor(UnitPoint(x: 0.25, y: 0.75))
        }
        GridRow { box.gridCellColumns(2) }
        box
      },
      List {
        box.listRowInsets(EdgeInsets(top: 1, leading: 2, bottom: 4, trailing: 8))
        Color.red.frame(height: 70)
      },
      // Asked for nil, a padding passes nil on: 0 is no limit of nothing.
      box.padding(8).fixedSize(), box.safeAreaPadding(.leading, 7).fixedSize(),
      // More padding than there is room: what is left is no less than nothing.
      Color.red.padding(120),
      Color.red.padding(EdgeInsets(top: 90, leading: 5, bottom: 70, trailing: 6)),
      LeavingAlone { box },
      // 10 - 15 - 15 is less than nothing, and so is 10 - 30 + 5.
      box.padding(-15), box.padding(EdgeInsets(top: -30, leading: 2, bottom: 5, trailing: 3)),
      ScrollView { box.padding(8) },
      TabView { box }, NavigationStack { box }, MatchedPair(),
    ]
    for (number, view) in views.enumerated() {
      let host = TreeHost(
        size: CGSize(width: 200, height: 150),
        safeAreaInsets: EdgeInsets(top: 20, leading: 4, bottom: 10, trailing: 6)
      ) { AnyView(view) }
      for element in elements(of: host) { check(element, "view \(number)") }
    }
  }

  private func elements(of host: TreeHost) -> [LayoutNode] {
    var elements: [LayoutNode] = []
    host.forEachNode { node in
      if let element = node as? LayoutNode, element.isPlaced, !element.isOutOfWindow {
        elements.append(element)
      }
    }
    return elements
  }

  private func check(_ element: LayoutNode, _ place: String) {
    let explainer = Explainer(element)
    let frame = element.frame(in: .global)
    let name = "\(place), \(element.typeLabel)\n\(explainer.explanation.text)"
    #expect(explainer.workedFrame.isNear(frame), "\(name)\nworked \(explainer.workedFrame)")
    #expect(explainer.idleLines == [], "\(name)")
    #expect(explainer.gaps == [], "\(name)")
    #expect(explainer.refusedReasons == [], "\(name)")
  }
}

/// Asks and places no child: its view is in the middle.
private struct LeavingAlone: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: 60, height: 50)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {}
}

/// A view that is where another one is, and one that takes its place alone.
private struct MatchedPair: View {
  @Namespace private var space

  var body: some View {
    VStack {
      Color.red.frame(width: 60, height: 30).matchedGeometryEffect(id: 1, in: space)
      Color.blue.matchedGeometryEffect(id: 1, in: space, isSource: false)
      Color.green.frame(width: 10, height: 10)
        .matchedGeometryEffect(
          id: 1, in: space, properties: .position, anchor: .bottomLeading, isSource: false)
    }
  }
}

@MainActor private final class ExplainedStage: GoldenStage {
  private(set) var host: TreeHost?

  func show(_ view: some View, size: CGSize) {
    host = TreeHost(size: size) { view }
  }
}
