import SwiftUI
import Testing
import ViewTreeTesting

private struct Pair: View {
  var body: some View {
    Named("b")
    Named("c")
  }
}

/// Source: PREF-1.2.
@MainActor
@Suite("PreferenceFold: static lists")
struct PreferenceFoldTests {
  /// Rule: PREF-1.1.2.
  @Test("no writer gives no output: the default is what a reader supplies")
  func none() {
    let host = host { VStack { Color.red } }
    #expect(host.value(of: FoldKey.self) == "∅")
    #expect(host.counters.reduces == 0)
  }

  /// Rule: PREF-1.2.1.
  @Test("one writer passes through without a call of reduce")
  func one() {
    let host = host {
      VStack {
        Color.red
        Named("a")
        Color.red
      }
    }
    #expect(host.value(of: FoldKey.self) == "a")
    #expect(host.counters.reduces == 0)
  }

  /// Rule: PREF-1.2.2.
  @Test("two writers take one call, seeded with the first and not with the default")
  func two() {
    let host = host {
      VStack {
        Named("a")
        Named("b")
      }
    }
    #expect(host.value(of: FoldKey.self) == "(a b)")
    #expect(host.counters.reduces == 1)
  }

  /// Rule: PREF-1.2.2.
  @Test("n writers take n - 1 calls from the left, in declaration order")
  func many() {
    let host = host {
      HStack {
        Named("a")
        Named("b")
        Color.red
        Named("c")
        Named("d")
      }
    }
    #expect(host.value(of: FoldKey.self) == "(((a b) c) d)")
    #expect(host.counters.reduces == 3)
  }

  /// Rule: PREF-1.2.3.
  @Test("a static container without a writer is skipped, not folded in as a default")
  func silentContainer() {
    #expect(
      fold {
        VStack {
          Named("a")
          HStack {
            Color.red
            Color.red
          }
          Named("b")
        }
      } == "(a b)")
  }

  /// Rule: PREF-1.2.5.
  @Test("a nested container is folded by itself first")
  func nested() {
    #expect(
      fold {
        VStack {
          Named("a")
          HStack {
            Named("b")
            Named("c")
          }
          Named("d")
        }
      } == "((a (b c)) d)")
  }

  /// Rule: PREF-1.2.5.
  @Test("a static group is folded by itself though the layout sees its members")
  func group() {
    #expect(
      fold {
        VStack {
          Named("a")
          Group {
            Named("b")
            Named("c")
          }
        }
      } == "(a (b c))")
  }

  @Test("a custom view with several views in its body is folded by itself")
  func multiViewBody() {
    #expect(
      fold {
        VStack {
          Named("a")
          Pair()
          Named("d")
        }
      } == "((a (b c)) d)")
  }

  @Test("a group inside a group keeps its own level")
  func groupInGroup() {
    #expect(
      fold {
        ZStack {
          Group {
            Named("a")
            Group {
              Named("b")
              Named("c")
            }
          }
          Named("d")
        }
      } == "((a (b c)) d)")
  }

  /// Rule: PLATFORM-1.
  @Test("several views at the root are a static list: the implicit stack adds no default")
  func implicitRoot() {
    let host = host {
      Named("a")
      Named("b")
    }
    #expect(host.value(of: FoldKey.self) == "(a b)")
  }

  /// Rules: LAYOUT-3.4.3, PREF-1.3.3.
  @Test("zIndex does not change the fold of a static list")
  func zIndex() {
    #expect(
      fold {
        ZStack {
          Named("a").zIndex(2)
          Named("b").zIndex(1)
        }
      } == "(a b)")
  }

  @Test("a layout written by a client folds in the order of its subviews")
  func customLayout() {
    #expect(
      fold {
        Backwards {
          Named("a")
          Named("b")
        }
      } == "(a b)")
  }
}

/// Places its subviews from the last to the first.
private struct Backwards: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { CGSize(width: 10, height: 10) }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for subview in subviews.reversed() { subview.place(at: bounds.origin, proposal: proposal) }
  }
}
