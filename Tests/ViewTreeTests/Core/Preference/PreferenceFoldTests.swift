import SwiftUI
import Testing

private struct Pair: View {
  var body: some View {
    Named("b")
    Named("c")
  }
}

/// Places its subviews from the last to the first.
private struct Backwards: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: 10, height: 10)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews.reversed() { subview.place(at: bounds.origin, proposal: proposal) }
  }
}

/// Source: PREF-1.2.
@MainActor @Suite("PreferenceFold: static lists")
struct PreferenceFoldTests {
  /// Rules: PREF-1.1.2, PREF-1.2.1, PREF-1.2.2.
  @Test("n writers take n - 1 calls, from the left in declaration order, and none the default")
  func writers() {
    expectFold("∅", reduces: 0) { VStack { Color.red } }
    expectFold("a", reduces: 0) {
      VStack {
        Color.red
        Named("a")
        Color.red
      }
    }
    // Seeded with the first and not with the default.
    expectFold("(a b)", reduces: 1) { VStack { namedPair("a", "b") } }
    expectFold("(((a b) c) d)", reduces: 3) {
      HStack {
        Named("a")
        Named("b")
        Color.red
        Named("c")
        Named("d")
      }
    }
    // Several views at the root are a static list: the implicit stack adds no default. PLATFORM-1.
    expectFold("(a b)") { namedPair("a", "b") }
    // A layout written by a client folds in the order of its subviews.
    expectFold("(a b)") { Backwards { namedPair("a", "b") } }
  }

  /// Rule: PREF-1.2.3.
  @Test("a static container without a writer is skipped, not folded in as a default")
  func silentContainer() {
    expectFold("(a b)") {
      VStack {
        Named("a")
        HStack {
          Color.red
          Color.red
        }
        Named("b")
      }
    }
  }

  /// Rule: PREF-1.2.5.
  @Test("a container, a static group and a body of several views are folded by themselves first")
  func nested() {
    expectFold("((a (b c)) d)") {
      VStack {
        Named("a")
        HStack { namedPair("b", "c") }
        Named("d")
      }
    }
    // The layout sees the members of the group.
    expectFold("(a (b c))") {
      VStack {
        Named("a")
        Group { namedPair("b", "c") }
      }
    }
    expectFold("((a (b c)) d)") {
      VStack {
        Named("a")
        Pair()
        Named("d")
      }
    }
    expectFold("((a (b c)) d)") {
      ZStack {
        Group {
          Named("a")
          Group { namedPair("b", "c") }
        }
        Named("d")
      }
    }
  }

  /// Rules: LAYOUT-3.4.3, PREF-1.3.3.
  @Test("zIndex does not change the fold of a static list")
  func zIndex() {
    expectFold("(a b)") {
      ZStack {
        Named("a").zIndex(2)
        Named("b").zIndex(1)
      }
    }
  }
}
