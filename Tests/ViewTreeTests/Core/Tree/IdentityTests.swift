import SwiftUI
import Testing
import ViewTreeTesting

@MainActor @Suite("Identity")
struct IdentityTests {
  /// Shows values one after the other, with a tap on "a" at some of them, and expects the count of its
  /// taps at each but the first.
  private func expectCounts<Content: View>(
    _ counts: [CGFloat], taps: [Int] = [0], _ values: Int...,
    sourceLocation: SourceLocation = #_sourceLocation, @ViewBuilder content: (Int) -> Content
  ) {
    let host = host { content(values[0]) }
    var found: [CGFloat] = []
    for (turn, value) in values.enumerated() {
      if turn > 0 {
        host.update { content(value) }
        found.append((host.frame(of: "a")?.width ?? .nan) - 10)
      }
      if taps.contains(turn) { host.tap("a") }
    }
    #expect(found == counts, sourceLocation: sourceLocation)
  }

  @Test("a new root value keeps the state of what keeps its type and place, and of nothing else")
  func rootUpdate() {
    let host = host { TapCounter("a") }
    host.tap("a")
    host.update { TapCounter("a") }
    host.expectFrames("a 44.5 45 11 10")
    host.update { TapCounter("a").padding(1) }
    host.expectFrames("a 45 45 10 10")
  }

  /// Rule: STATE-4.6.1.
  @Test("the branches of an if and a switch have states of their own, and coming back starts over")
  func branches() {
    expectCounts([1, 0, 0], taps: [0, 2], 1, 1, 0, 1) { n in
      if n == 1 { TapCounter("a") } else { TapCounter("a") }
    }
    // 3 and 4 both go to the default branch: one identity.
    expectCounts([0, 0, 0, 0, 0, 1], taps: [0, 1, 2, 3, 5], 0, 1, 2, 3, 0, 3, 4) { n in
      switch n {
      case 0: TapCounter("a")
      case 1: TapCounter("a")
      case 2: TapCounter("a")
      default: TapCounter("a")
      }
    }
  }

  @Test("an optional view that comes back starts over, and its neighbours keep their state")
  func optional() {
    func content(_ isOn: Bool) -> some View {
      VStack(spacing: 0) {
        if isOn { TapCounter("a") }
        TapCounter("b")
      }
    }
    let host = host { content(true) }
    host.tap("a")
    host.tap("b")
    host.expectFrames("a 44.5 40 11 10, b 44.5 50 11 10")
    host.update { content(false) }
    host.expectFrames("a missing, b 44.5 45 11 10")
    host.update { content(true) }
    host.expectFrames("a 45 40 10 10, b 44.5 50 11 10")
  }

  /// Rule: STATE-4.6.2.
  @Test("an AnyView keeps its identity while the wrapped type stays the same")
  func anyView() {
    let views = [
      AnyView(TapCounter("a")), AnyView(AnyView(TapCounter("a"))),
      AnyView(VStack { TapCounter("a") }),
    ]
    expectCounts([1, 1, 0, 0], 0, 0, 1, 2, 0) { views[$0] }
  }

  /// Rule: STATE-4.6.4.
  @Test("another explicit id is another view; an equal one is the same")
  func explicit() {
    func content(_ id: String) -> some View { VStack { TapCounter("a").id(id) } }
    let host = host { content("x") }
    host.tap("a")
    host.update { content("x") }
    host.expectFrames("a 44.5 45 11 10")
    // The new one is alone in the column.
    host.update { content("y") }
    host.expectFrames("a 45 45 10 10")
  }

  @Test("a modifier's value changes no identity, a modifier's presence does")
  func modifiers() {
    expectCounts([1, 0], 0, 1, 2) { n in
      if n == 2 {
        TapCounter("a").opacity(0).padding(1)
      } else {
        TapCounter("a").opacity(n == 1 ? 0 : 1)
      }
    }
  }

  private func box(_ name: String) -> some View {
    Color.red.frame(width: 10, height: 10).called(name)
  }

  /// Two views.
  private struct Pair: View {
    let first: String
    let second: String
    var body: some View {
      Color.red.frame(width: 10, height: 10).called(first)
      Color.red.frame(width: 10, height: 10).called(second)
    }
  }

  /// Rule: STATE-4.6.5.
  @Test("groups, tuples and bodies of several views flatten into the list around them")
  func flattening() {
    // 4 · 10 + 3 · 10 = 70 wide, centred in 100: from 15 on, 20 apart.
    expectFrames("a 15 45 10 10, b 35 45 10 10, c 55 45 10 10, d 75 45 10 10") {
      HStack(spacing: 10) {
        Group {
          box("a")
          Group { box("b") }
        }
        EmptyView()
        Pair(first: "c", second: "d")
      }
    }
  }

  /// Rules: LAYOUT-3.7.8, LAYOUT-3.7.9.
  @Test("a body of several views in a place for one becomes a column; a group's modifier is each's")
  func implicitStack() {
    // 10 + 8 + 10 = 28 high, centred in 100.
    expectFrames("a 45 36 10 10, b 45 54 10 10") { Pair(first: "a", second: "b") }
    // Two boxes of 20 centred in 100.
    expectFrames("a 35 45 10 10, b 55 45 10 10") {
      HStack(spacing: 0) {
        Group {
          box("a")
          box("b")
        }
        .padding(5)
      }
    }
  }
}
