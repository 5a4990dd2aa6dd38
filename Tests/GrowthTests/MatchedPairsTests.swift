import SwiftUI
import Testing
import ViewTreeTesting

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

@Suite("Matched pairs that change sides")
@MainActor struct MatchedPairsTests {
  private final class Screen: ObservableObject {
    @Published var isWide = false
  }

  private struct Content: View {
    let count: Int
    @ObservedObject var screen: Screen

    var body: some View { Pairs(count: count, isWide: screen.isWide) }
  }

  /// The time of one second of an animation in which every pair changes sides.
  private func time(of count: Int) -> Duration {
    let screen = Screen()
    let host = ViewHost(size: CGSize(width: 100, height: 1000)) {
      Content(count: count, screen: screen)
    }
    return ContinuousClock().measure {
      withAnimation(.linear(duration: 1)) { screen.isWide = true }
      host.advance(by: 1)
    }
  }

  /// The pairs do not depend on each other: eight times as many cost eight times as much. Where
  /// each looked at all others, it was some fifty times as much.
  @Test("an animation of eight times as many pairs takes less than twenty times as long")
  func linear() {
    let few = (0..<3).map { _ in time(of: 15) }.min()!
    let many = time(of: 120)
    print("matched pairs: 15 in \(few), 120 in \(many)")
    #expect(many < few * 20)
  }
}
