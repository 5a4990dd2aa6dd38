import SwiftUI
import Testing

@testable import ViewTree

/// How the wishes of two edges make one distance.
///
/// - Source: LAYOUT-3.3.
@MainActor @Suite("Wishes of edges")
struct EdgeSpacingTests {
  private typealias Wishes = ViewSpacing.EdgeSpacing

  /// Rule: LAYOUT-3.3.2.
  @Test(
    "numbers of one kind are added, the larger sum counts, and one alone counts where no other does"
  )
  func distances() {
    func wishes(_ any: CGFloat?, _ besideText: CGFloat? = nil, _ textToText: CGFloat? = nil)
      -> Wishes
    { Wishes(any: any, besideText: besideText, textToText: textToText) }
    let rows: [(Wishes, Wishes, CGFloat?)] = [
      // Neither says anything, one does, both do.
      (wishes(nil), wishes(nil), nil), (wishes(3), wishes(nil), 3), (wishes(nil), wishes(5), 5),
      (wishes(3), wishes(5), 8), (wishes(0), wishes(nil), 0), (wishes(-4), wishes(nil), -4),
      // A text beside another view: 2 + 4; two other views know nothing of each other.
      (wishes(nil, 2, 9), wishes(nil, 4), 6), (wishes(nil, 2), wishes(nil, 4, 9), 6),
      (wishes(nil, 2), wishes(nil, 4), nil),
      // A text and a text: the larger one.
      (wishes(nil, 2, 9), wishes(nil, 4, 7), 9), (wishes(nil, 2, 3), wishes(nil, 4, 7), 7),
      // Of the sums 6 and 8, and of 6 and 5, the larger one; 9 and 8.
      (wishes(3, 2, 9), wishes(5, 4), 8), (wishes(1, 2, 9), wishes(4, 4), 6),
      (wishes(3, 2, 9), wishes(5, 4, 7), 9),
      // The kinds do not meet: one number for anything, one for text.
      (wishes(3), wishes(nil, 4), 3), (wishes(nil, 4, 9), wishes(5), 5),
    ]
    for (left, right, distance) in rows {
      #expect(left.distance(to: right) == distance, "\(left) \(right)")
    }
  }

  /// Rule: LAYOUT-3.3.7.
  @Test("several wish for the largest of each kind")
  func union() {
    var first = Wishes(any: 3, besideText: nil, textToText: 4)
    first.formUnion(Wishes(any: 5, besideText: 6, textToText: 2))
    #expect(first == Wishes(any: 5, besideText: 6, textToText: 4))
    first.formUnion(Wishes(any: nil, besideText: 1, textToText: 8))
    #expect(first == Wishes(any: 5, besideText: 6, textToText: 8))
  }

  /// Rules: LAYOUT-3.3.1, LAYOUT-3.3.8, LAYOUT-3.10.7.
  @Test("views without wishes keep 8, views that want nothing 0, along either axis")
  func defaults() {
    for axis in Axis.allCases {
      #expect(ViewSpacing().distance(to: ViewSpacing(), along: axis) == 8)
      #expect(ViewSpacing.zero.distance(to: .zero, along: axis) == 0)
    }
    // Only the edges that face each other count.
    for edge in Edge.allCases {
      var spacing = ViewSpacing()
      spacing.formUnion(.zero, edges: Edge.Set(edge))
      #expect(ViewSpacing().union(.zero, edges: Edge.Set(edge))[edge] == spacing[edge])
      #expect(
        spacing.distance(to: ViewSpacing(), along: .horizontal) == (edge == .trailing ? 0 : 8))
      #expect(spacing.distance(to: ViewSpacing(), along: .vertical) == (edge == .bottom ? 0 : 8))
      #expect(ViewSpacing().distance(to: spacing, along: .horizontal) == (edge == .leading ? 0 : 8))
      #expect(ViewSpacing().distance(to: spacing, along: .vertical) == (edge == .top ? 0 : 8))
    }
  }

  /// Rule: LAYOUT-3.3.7.
  @Test("a stack wishes at its ends what the views there do, and a view in between has no say")
  func ends() {
    var cell: some View { Color.clear.frame(width: 10, height: 10) }
    @ViewBuilder func part(isSpacer: Bool) -> some View {
      if isSpacer { Spacer(minLength: 5) } else { cell }
    }
    /// The length of a stack along its axis, of 10 for a cell and 5 for a spacer.
    func length(_ axis: Axis, _ isInnerFirst: Bool, _ spacers: [Bool]) -> CGFloat {
      let outer = axis == .horizontal ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
      let answer = measure(nil, nil) {
        outer {
          if !isInnerFirst { cell }
          if axis == .horizontal {
            HStack(spacing: 0) { ForEach(0..<3) { part(isSpacer: spacers[$0]) } }
          } else {
            VStack(spacing: 0) { ForEach(0..<3) { part(isSpacer: spacers[$0]) } }
          }
          if isInnerFirst { cell }
        }
      }
      return axis == .horizontal ? answer.response.width : answer.response.height
    }
    for axis in Axis.allCases {
      for spacer in 0..<3 {
        let spacers = (0..<3).map { $0 == spacer }
        // 5 + 10 + 10 inside and 10 beside; no gap where the spacer is next to the cell.
        let (before, after): (CGFloat, CGFloat) = (spacer == 2 ? 35 : 43, spacer == 0 ? 35 : 43)
        #expect(length(axis, true, spacers) == before)
        #expect(length(axis, false, spacers) == after)
      }
    }
  }

  @Test("stacks in a stack that has not been asked yet keep their distance in its first answer")
  func firstAnswer() {
    // 10 + 8 + 10 each way.
    expectAnswer(28, 28, to: nil, nil) {
      VStack {
        ForEach(0..<2) { _ in
          HStack {
            Color.clear.frame(width: 10, height: 10)
            Color.clear.frame(width: 10, height: 10)
          }
        }
      }
    }
  }
}
