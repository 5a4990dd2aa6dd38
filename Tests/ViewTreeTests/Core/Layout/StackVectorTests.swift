import SwiftUI
import Testing

/// The table of LAYOUT-3.1 and more such rows; the arithmetic stands in each test.
///
/// - Source: LAYOUT-3.1; 1 to 4, 13 and 14 are asserted by SwiftVVD's
///   stack tests or measured by objc.io on SwiftUI, the others follow from the algorithm.
@Suite("Stack vectors")
@MainActor
struct StackVectorTests {
  /// Rule: LAYOUT-3.1.4.
  @Test("a higher priority takes all but the minima of the others")
  func priorityBeforeFlexibility() {
    // b: 125 - 10 gaps - (10 + 15) minima = 90. Then 25 for c and a; c is less flexible: 12.5,
    // raised to 15; a has 10 left.
    let stack = measure(125, 20) {
      HStack(spacing: 5) {
        Color.clear.frame(minWidth: 10, maxWidth: 120).accessibilityIdentifier("a")
        Color.clear.frame(minWidth: 20, maxWidth: 160).accessibilityIdentifier("b")
          .layoutPriority(1)
        Color.clear.frame(minWidth: 15, maxWidth: 90).accessibilityIdentifier("c")
      }
    }

    #expect(stack.widths("a", "b", "c") == [10, 90, 15])
    #expect(stack.x("a", "b", "c") == [0, 15, 110])
    #expect(stack.response == CGSize(width: 125, height: 20))
  }

  @Test(
    "a stack asked for nothing answers with its minima, and for everything with everything",
    arguments: [(0, 55), (.infinity, .infinity)] as [(CGFloat, CGFloat)])
  func extremeProposals(width: CGFloat, expected: CGFloat) {
    let stack = measure(width, 20) {
      HStack(spacing: 5) {
        Color.clear.frame(minWidth: 10, maxWidth: .infinity).accessibilityIdentifier("a")
        Color.clear.frame(minWidth: 20, maxWidth: .infinity).accessibilityIdentifier("b")
        Color.clear.frame(minWidth: 15, maxWidth: 90).accessibilityIdentifier("c")
      }
    }

    // 10 + 5 + 20 + 5 + 15 = 55.
    #expect(stack.response.width == expected)
    // An infinite answer is placed with a zero proposal, so both rows show the minima.
    #expect(stack.widths("a", "b", "c") == [10, 20, 15])
  }

  @Test("endless children leave an endless rest, not one that is no number")
  func endlessRest() {
    let stack = measure(.infinity, 20) {
      HStack(spacing: 0) {
        Color.clear
        Color.clear
        Color.clear.frame(width: 20)
        Color.clear.layoutPriority(-1)
      }
    }

    #expect(stack.response == CGSize(width: CGFloat.infinity, height: 20))
  }

  /// Rule: LAYOUT-3.1.6.
  @Test("a stack may overflow: nothing is clamped to the proposal")
  func overflow() {
    // The first can grow by 100 only and is asked first, with 150 / 2; the second keeps its 100.
    let stack = measure(150, 20) {
      HStack(spacing: 0) {
        Rectangle().frame(maxWidth: 100).accessibilityIdentifier("a")
        Rectangle().frame(minWidth: 100).accessibilityIdentifier("b")
      }
    }

    #expect(stack.widths("a", "b") == [75, 100])
    #expect(stack.response.width == 175)
  }

  /// Rules: LAYOUT-3.0.6, LAYOUT-3.1.1, LAYOUT-3.1.5.
  @Test("equally flexible children share what the gaps leave", arguments: [0, nil] as [CGFloat?])
  func equalShares(spacing: CGFloat?) {
    // 300 / 3 = 100; (100 - 2 * 8) / 3 = 28.
    let stack = measure(spacing == nil ? 100 : 300, 20) {
      HStack(spacing: spacing) {
        Color.clear.accessibilityIdentifier("a")
        Color.clear.accessibilityIdentifier("b")
        Color.clear.accessibilityIdentifier("c")
      }
    }

    #expect(stack.widths("a", "b", "c") == (spacing == nil ? [28, 28, 28] : [100, 100, 100]))
  }

  /// Rule: LAYOUT-3.1.3.
  @Test("of two endlessly flexible children the one with the larger minimum goes first")
  func largerMinimumFirst() {
    let stack = measure(100, 20) {
      HStack(spacing: 0) {
        Color.clear.accessibilityIdentifier("a")
        Color.clear.frame(minWidth: 60).accessibilityIdentifier("b")
      }
    }

    #expect(stack.widths("a", "b") == [40, 60])
  }

  /// Rule: LAYOUT-3.1.5.
  @Test("flexible children share what a fixed one leaves")
  func fixedFirst() {
    let stack = measure(100, 20) {
      HStack(spacing: 0) {
        Color.clear.frame(width: 20).accessibilityIdentifier("a")
        Color.clear.accessibilityIdentifier("b")
        Color.clear.accessibilityIdentifier("c")
      }
    }

    #expect(stack.widths("a", "b", "c") == [20, 40, 40])
  }

  @Test("a spacer gets its minimum only when others can use the rest")
  func spacerYields() {
    // The spacer's 8 are reserved; (100 - 8) / 2 = 46.
    let stack = measure(100, 20) {
      HStack(spacing: 0) {
        Color.clear.accessibilityIdentifier("a")
        Spacer()
        Color.clear.accessibilityIdentifier("b")
      }
    }

    #expect(stack.widths("a", "b") == [46, 46])
    #expect(stack.x("a", "b") == [0, 54])
  }

  @Test(
    "a spacer between fixed children takes the rest, and 8 when there is none",
    arguments: [(200, 150, 200), (104, 58, 108)] as [(CGFloat, CGFloat, CGFloat)])
  func spacerBetweenFixed(width: CGFloat, lastX: CGFloat, total: CGFloat) {
    let stack = measure(width, 20) {
      HStack(spacing: 0) {
        Color.clear.frame(width: 50).accessibilityIdentifier("a")
        Spacer()
        Color.clear.frame(width: 50).accessibilityIdentifier("b")
      }
    }

    #expect(stack.x("a", "b") == [0, lastX])
    #expect(stack.response.width == total)
  }

  /// Rules: LAYOUT-3.1.4, LAYOUT-3.2.1.
  @Test("priority leaves a flexible sibling its minimum")
  func priorityLeavesMinimum() {
    // 500 - 8 - 50 = 442.
    let stack = measure(500, 20) {
      HStack(spacing: 8) {
        Color.clear.frame(minWidth: 50).accessibilityIdentifier("a")
        Color.clear.accessibilityIdentifier("b").layoutPriority(1)
      }
    }

    #expect(stack.widths("a", "b") == [50, 442])
  }

  /// Rules: LAYOUT-3.1.9, LAYOUT-3.11.1.
  @Test("a row runs from the right where the text does", arguments: LayoutDirection.allCases)
  func rowDirection(direction: LayoutDirection) {
    let stack = measure(60, 20) {
      HStack(spacing: 10) {
        Color.clear.frame(width: 20).accessibilityIdentifier("a")
        Color.clear.frame(width: 30).accessibilityIdentifier("b")
      }
      .environment(\.layoutDirection, direction)
    }

    #expect(stack.x("a", "b") == (direction == .rightToLeft ? [40, 0] : [0, 30]))
  }

  @Test("leading is the right side where text runs from the right")
  func columnDirection() {
    let stack = measure(30, 40) {
      VStack(alignment: .leading, spacing: 0) {
        Color.clear.frame(width: 20).accessibilityIdentifier("a")
        Color.clear.frame(width: 30).accessibilityIdentifier("b")
      }
      .environment(\.layoutDirection, .rightToLeft)
    }

    #expect(stack.x("a", "b") == [10, 0])
  }

  /// Rule: LAYOUT-3.1.2.
  @Test("without a proposal every child has its ideal length")
  func unspecified() {
    // 3 * 10 + 2 * 8.
    let stack = measure(nil, nil) {
      HStack {
        Color.clear.accessibilityIdentifier("a")
        Color.clear.accessibilityIdentifier("b")
        Color.clear.accessibilityIdentifier("c")
      }
    }

    #expect(stack.widths("a", "b", "c") == [10, 10, 10])
    #expect(stack.response == CGSize(width: 46, height: 10))
  }

  /// Rule: LAYOUT-3.1.7.
  @Test(
    "a guide outside the child makes the row taller, since the row holds the guide's line",
    arguments: [(-6, 16, 6), (16, 16, 0)] as [(CGFloat, CGFloat, CGFloat)])
  func guideOutsideRow(guide: CGFloat, height: CGFloat, y: CGFloat) {
    // Two children, because a stack with one is removed from the tree.
    let stack = measure(100, 50) {
      HStack(alignment: .top, spacing: 0) {
        Color.clear.frame(width: 20, height: 10).alignmentGuide(.top) { _ in guide }
          .accessibilityIdentifier("a")
        Color.clear.frame(width: 20, height: 10).alignmentGuide(.top) { _ in guide }
      }
    }

    #expect(stack.response.height == height)
    #expect(stack.frame("a")?.minY == y)
  }

  @Test(
    "a guide outside the child makes the column wider",
    arguments: [(-6, 26, 6), (26, 26, 0)] as [(CGFloat, CGFloat, CGFloat)])
  func guideOutsideColumn(guide: CGFloat, width: CGFloat, x: CGFloat) {
    let stack = measure(100, 50) {
      VStack(alignment: .leading, spacing: 0) {
        Color.clear.frame(width: 20, height: 10).alignmentGuide(.leading) { _ in guide }
          .accessibilityIdentifier("a")
        Color.clear.frame(width: 20, height: 10).alignmentGuide(.leading) { _ in guide }
      }
    }

    #expect(stack.response.width == width)
    #expect(stack.frame("a")?.minX == x)
  }
}
