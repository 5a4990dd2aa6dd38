import EngineComparison
import Testing
import ViewSketches

/// Sketches that the two engines once showed differently, with what the rules say of them.
@Suite("Differences that were decided")
struct DecidedDifferenceTests {
  struct Decision: CustomTestStringConvertible, Sendable {
    let testDescription: String
    /// The trees that follow one another in a window of 200 x 160.
    let trees: [Sketch]
    var scrolled = 0
    /// The result of the last of them by the rules.
    let expected: String
    let shown: @Sendable (EngineReport) -> String

    init(
      _ description: String, _ trees: Sketch..., scrolled: Int = 0, expected: String,
      shown: @escaping @Sendable (EngineReport) -> String
    ) {
      (testDescription, self.trees, self.scrolled) = (description, trees, scrolled)
      (self.expected, self.shown) = (expected, shown)
    }
  }

  @Test("both engines show what the rules say", arguments: decisions)
  @MainActor
  func decided(decision: Decision) {
    let scenes = decision.trees.map { tree in
      var scene = SketchScene(tree: tree)
      scene.scrolled = decision.scrolled
      return scene
    }
    let (small, large) = EngineComparison.reports(scenes)
    let last = decision.trees.count - 1
    #expect(decision.shown(small[last]) == decision.expected, "the small tree")
    #expect(decision.shown(large[last]) == decision.expected, "the large engine")
    #expect(EngineComparison.difference(scenes) == nil)
  }

  private static func node(
    _ number: Int, _ kind: SketchKind, style: Sketch.Style = .list, _ children: Sketch...
  ) -> Sketch {
    Sketch(number: number, kind: kind, a: 0, b: 0, style: style, children: children)
  }

  private static func node(
    _ number: Int, _ kind: SketchKind, _ a: Int, _ b: Int, style: Sketch.Style = .list,
    _ children: Sketch...
  ) -> Sketch {
    Sketch(number: number, kind: kind, a: a, b: b, style: style, children: children)
  }

  private static func frame(of number: Int) -> @Sendable (EngineReport) -> String {
    { report in
      (report.frames[number] ?? []).map { $0.map { "\(Double($0) / 64)" }.joined(separator: " ") }
        .joined(separator: ", ")
    }
  }

  private static let actions: @Sendable (EngineReport) -> String = {
    $0.actions.joined(separator: ", ")
  }

  private static let sights: @Sendable (EngineReport) -> String = {
    $0.sights.joined(separator: "; ")
  }

  private static let firstValue: @Sendable (EngineReport) -> String = { "\($0.values[0])" }

  static let decisions: [Decision] = hearing + identities + places + nothing

  /// Rule: PREF-1.7.7. The report is 10 high: below it 10 and a distance of 8 make 28, so that it
  /// begins at 66 (4224 / 64), and alone at 75 (4800 / 64).
  private static let hearing = [
    Decision(
      "a reader hears of a place when its writer has heard of it too",
      node(1, .observed, node(2, .column, node(3, .reported, 0, 3), node(4, .token))),
      node(1, .observed, node(2, .column, node(3, .reported, 0, 3))),
      expected: "#1 hears [300, 0, 4800, 12800, 640]", shown: actions),
    // The view grows from 20 to 40, and the anchor is that of its bounds: 40 x 64 = 2560.
    // Rule: PREF-1.6.5.
    Decision(
      "a geometry reader in a layer that reads anchors runs once, with new ones",
      node(1, .resolved, node(2, .anchored, node(3, .fixed, 2, 2)), node(4, .color)),
      node(1, .resolved, node(2, .anchored, node(3, .fixed, 4, 4)), node(4, .color)),
      expected: "[100] sees CGSize(width: 40.0, height: 40.0) and [0, 0, 2560, 2560]",
      shown: sights),
    // The text is 3 letters of 17: 51 x 17. The layer around has to place the layer of the reader
    // again, so the reader waits for both. Rule: PREF-1.6.5.
    Decision(
      "a geometry reader in a layer in a layer runs once, in its new size",
      node(
        5, .backgroundValue, node(7, .color),
        node(11, .resolved, node(13, .color), node(15, .color))),
      node(
        5, .backgroundValue, node(7, .color),
        node(11, .resolved, node(16, .text), node(15, .color))),
      expected: "[1100] sees CGSize(width: 51.0, height: 17.0) and []", shown: sights),
    // Each reader sees its own level, so each hears the first value. Rule: PREF-1.7.4.
    Decision(
      "two readers around a member of a list both hear its first value",
      node(1, .row, node(2, .observed, node(3, .observed, node(4, .token)))),
      expected: "#3 hears [400, 1], #2 hears [400, 1]", shown: actions),
  ]

  private static let identities = [
    // The overlay belongs to its member, and goes with it. A view that goes in an update
    // hears no more in it. Rule: LAYOUT-3.7.8.
    Decision(
      "the layer of a member that leaves a list is told of no change",
      node(
        1, .row, node(2, .overlay, node(3, .color), node(4, .changed, 1, 0, node(5, .color)))),
      node(
        1, .row, node(2, .overlay, node(6, .color), node(4, .changed, 2, 0, node(5, .color)))),
      expected: "#4 changes from 2 to 2", shown: actions),
    // The identity is inside the named view, and what reads around that stays. Rule: STATE-4.6.
    Decision(
      "a reader around a view whose inner identity changes hears no equal value",
      node(
        1, .optional, node(2, .observed, node(3, .identity, 0, 0, style: .bare, node(4, .token)))),
      node(
        1, .optional, node(2, .observed, node(3, .identity, 1, 0, style: .bare, node(4, .token)))),
      expected: "", shown: actions),
    // Rules: SCROLL-3.13.4, STATE-4.6.1.
    Decision(
      "the views in a scroll view stay when it gets other axes",
      node(1, .scroll, 0, 1, node(2, .appeared, node(3, .color))),
      node(1, .scroll, 0, 0, node(2, .appeared, node(3, .color))),
      expected: "", shown: actions),
  ]

  private static let places = [
    // The text is 18 letters of 17, 306 wide: 106 more than the window. It begins at the right, from
    // -106 to 200. Rule: SCROLL-3.13.10.
    Decision(
      "from right to left an offset of 37.5 moves the content to the right",
      node(1, .direction, node(2, .scroll, 0, 1, node(3, .text, 5, 0))),
      scrolled: 3, expected: "-68.5 71.5 306.0 17.0", shown: frame(of: 3)),
    // The stack around the list keeps a guide at an edge to itself (LAYOUT-3.9.4): the frame of 20
    // puts bottom on bottom, in the middle of 160.
    Decision(
      "a group of a modified list is a stack also where the list has one view",
      node(1, .frame, 0, 2, node(2, .group, style: .bare, node(3, .bottomGuide, node(4, .color)))),
      expected: "0.0 70.0 200.0 20.0", shown: frame(of: 4)),
    // Rule: LAYOUT-3.7.9.
    Decision(
      "one view beside nothing is one view for a modifier around both",
      node(
        1, .row,
        node(
          2, .frame, 2, 2, style: .bare,
          node(3, .group, style: .bare, node(4, .color), node(5, .nothing)))),
      expected: "90.0 70.0 20.0 20.0", shown: frame(of: 3)),
    // A list makes no stack, so nothing gives the spacer an axis: it fills the pile (LAYOUT-3.7.9).
    Decision(
      "a spacer beside nothing in a modified group of a pile extends both ways",
      node(
        1, .layersOfViews, node(2, .group, style: .bare, node(3, .nothing), node(4, .spacer))),
      expected: "0.0 0.0 200.0 160.0", shown: frame(of: 1)),
    Decision(
      "an anchor of a stack with one view beside nothing is the view's",
      node(
        1, .optional,
        node(
          2, .anchored, style: .bare,
          node(3, .layersOfViews, style: .bare, node(4, .color), node(5, .nothing)))),
      expected: "[0, 0, 12800, 10240]", shown: { "\($0.anchors)" }),
  ]

  /// Rule: LAYOUT-3.7.11. The root is a place for one view, a row is a list.
  private static let nothing = [
    Decision(
      "a frame around nothing has a size in a place for one view",
      node(1, .frame, 2, 2, style: .bare, node(2, .nothing)),
      expected: "90.0 70.0 20.0 20.0", shown: frame(of: 1)),
    Decision(
      "a frame around nothing is nothing in a list",
      node(1, .row, style: .bare, node(2, .frame, 2, 2, style: .bare, node(3, .nothing))),
      expected: "", shown: frame(of: 2)),
    Decision(
      "nothing writes a preference in a place for one view",
      node(1, .written, style: .bare, node(2, .nothing)),
      expected: "[100]", shown: firstValue),
    Decision(
      "nothing writes no preference in a list",
      node(1, .row, style: .bare, node(2, .written, style: .bare, node(3, .nothing))),
      expected: "[-3]", shown: firstValue),
    Decision(
      "an overlay of nothing is shown without a size",
      node(1, .overlay, style: .bare, node(2, .nothing), node(3, .color)),
      expected: "100.0 80.0 0.0 0.0", shown: frame(of: 3)),
  ]
}
