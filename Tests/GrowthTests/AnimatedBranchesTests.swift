import SwiftUI
import TestSupport
import Testing
import ViewTreeTesting

@testable import ViewTree

/// Pairs of matched views of which one goes as the other comes.
private struct Pairs: View {
  let count: Int
  let isWide: Bool
  @Namespace private var space

  var body: some View {
    VStack(spacing: 0) {
      ForEach(0..<count, id: \.self) { id in
        if isWide {
          Color.red.frame(width: 20, height: 2).matchedGeometryEffect(id: id, in: space)
        } else {
          Color.blue.frame(width: 10, height: 1).matchedGeometryEffect(id: id, in: space)
        }
      }
    }
  }
}

/// A dot that moves further with every step, while the earlier steps are still under way.
private struct Stepping: View {
  let step: Int

  var body: some View {
    Color.red.frame(width: 10, height: 10).offset(x: CGFloat(step))
  }
}

/// Views that fade away in their own places.
private struct Fading: View {
  let count: Int
  let isGone: Bool

  var body: some View {
    VStack(spacing: 0) {
      ForEach(0..<count, id: \.self) { _ in
        if !isGone { Color.red.transition(.opacity) }
      }
    }
  }
}

@Suite("Branches that change during an animation")
@MainActor struct AnimatedBranchesTests {
  private final class Screen: ObservableObject {
    @Published var isChanged = false
  }

  private struct Content<Branches: View>: View {
    @ObservedObject var screen: Screen
    let branches: (Bool) -> Branches

    var body: some View { branches(screen.isChanged) }
  }

  /// The processor's seconds for an animation of a second, to its end, in which every branch changes.
  private func time(_ branches: @escaping (Bool) -> some View) -> Double {
    let screen = Screen()
    let host = ViewHost(size: CGSize(width: 100, height: 1000)) {
      Content(screen: screen, branches: branches)
    }
    return processorSeconds {
      withAnimation(.linear(duration: 1)) { screen.isChanged = true }
      host.advance(by: 1.1)
    }
  }

  /// The pairs do not depend on each other: eight times as many cost eight times as much. Where
  /// each looked at all others, it was some fifty times as much.
  @Test("an animation of eight times as many matched pairs takes less than twenty times as long")
  func matchedPairs() {
    let few = (0..<3).map { _ in time { Pairs(count: 15, isWide: $0) } }.min()!
    let many = time { Pairs(count: 120, isWide: $0) }
    print("matched pairs: 15 in \(few) s, 120 in \(many) s")
    #expect(many < few * 20)
  }

  /// Rule: COST-1.10.
  @Test("pairs of branches that change during an animation cost looks by their number")
  func looksOfPairs() {
    func looks(_ count: Int) -> Int {
      let host = ViewHost(size: CGSize(width: 100, height: 1000)) {
        Pairs(count: count, isWide: false)
      }
      withAnimation(.linear(duration: 1)) { host.update { Pairs(count: count, isWide: true) } }
      host.advance(by: 1.1)
      return host.tree.part(MatchedGroups.self).looks
    }
    let (few, many) = (looks(15), looks(120))
    #expect(few > 0 && many <= 8 * few)
  }

  /// Rule: COST-1.12. Where each view that left looked through all that were leaving, sixteen times
  /// as many cost a hundred times as much.
  @Test("sixteen times as many views fade and leave in less than forty times as long")
  func leavingViews() {
    let few = (0..<3).map { _ in time { Fading(count: 400, isGone: $0) } }.min()!
    let many = time { Fading(count: 6400, isGone: $0) }
    print("leaving views: 400 in \(few) s, 6,400 in \(many) s")
    #expect(many < few * 40)
  }

  /// The processor's seconds for a tick in which so many animations of one offset are under way.
  private func tick(of count: Int) -> Double {
    final class Dot: ObservableObject { @Published var step = 0 }
    struct Content: View {
      @ObservedObject var dot: Dot
      var body: some View { Stepping(step: dot.step) }
    }
    let dot = Dot()
    let host = ViewHost(size: CGSize(width: 100, height: 100)) { Content(dot: dot) }
    for _ in 0..<count {
      withAnimation(.linear(duration: 1000)) { dot.step += 1 }
      host.settle()
    }
    return (0..<3).map { _ in processorSeconds { host.advance(by: 0.1) } }.min()!
  }

  /// Rule: COST-1.11.
  @Test("a tick of ten times as many overlapping animations takes less than thirty times as long")
  func overlapping() {
    let (few, many) = (tick(of: 100), tick(of: 1000))
    print("overlapping animations: 100 in \(few) s, 1,000 in \(many) s")
    #expect(many < few * 30)
  }
}
