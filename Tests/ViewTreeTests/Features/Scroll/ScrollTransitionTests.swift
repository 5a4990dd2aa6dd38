import SwiftUI
import Testing
import ViewTreeTesting

/// Source: Apple documentation, `scrollTransition(_:axis:transition:)`, `visualEffect(_:)`.
@MainActor
@Suite("Effects that follow scrolling")
struct ScrollTransitionTests {
  private func host(_ configuration: ScrollTransitionConfiguration) -> ViewHost {
    ViewHost(size: CGSize(width: 100, height: 100)) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<10) { row in
            Color.red.frame(height: 40)
              .accessibilityIdentifier("row \(row)")
              .scrollTransition(configuration) { effect, phase in
                effect.opacity(phase.isIdentity ? 1 : 0.5).offset(x: phase.value * 10)
              }
          }
        }
      }
    }
  }

  @Test("a view in sight has the effects of the identity, one at an edge those of that edge")
  func phases() {
    let host = host(.interactive)
    #expect(host.recordedModifiers(of: "row 0") == ["opacity 1.0", "offset 0.0, 0.0"])
    #expect(host.recordedModifiers(of: "row 2") == ["opacity 0.5", "offset 10.0, 0.0"])
    host.finger.down(at: CGPoint(x: 50, y: 90))
    host.finger.move(to: CGPoint(x: 50, y: 70))
    #expect(host.recordedModifiers(of: "row 0") == ["opacity 0.5", "offset -10.0, 0.0"])
    #expect(host.recordedModifiers(of: "row 2") == ["opacity 1.0", "offset 0.0, 0.0"])
  }

  @Test("a threshold between two asks for a part between theirs")
  func interpolatedThreshold() {
    // Half of row 2 is in sight: enough for 0.4, not for 0.6.
    for (amount, isMet) in [(0.6, true), (0.4, false)] {
      let threshold = ScrollTransitionConfiguration.Threshold.visible
        .interpolated(towards: .hidden, amount: amount)
      let host = host(.animated.threshold(threshold))
      #expect(
        host.recordedModifiers(of: "row 2").first == (isMet ? "opacity 1.0" : "opacity 0.5"))
    }
  }

  @Test("the threshold says how much has to be in sight")
  func threshold() {
    // Row 2 is 80...120: half of it is in sight.
    let half = host(.animated.threshold(.visible(0.5)))
    #expect(half.recordedModifiers(of: "row 2").first == "opacity 1.0")
    let more = host(.animated.threshold(.visible(0.6)))
    #expect(more.recordedModifiers(of: "row 2").first == "opacity 0.5")
    #expect(host(.identity).recordedModifiers(of: "row 9").first == "opacity 1.0")
  }

  @Test("effects move no frames, and follow the geometry that they read")
  func visualEffect() {
    let host = ViewHost(size: CGSize(width: 100, height: 100)) {
      ScrollView {
        Color.red.frame(height: 500)
          .accessibilityIdentifier("content")
          .visualEffect { effect, proxy in
            effect.offset(y: proxy.frame(in: .scrollView).minY)
          }
      }
    }
    #expect(host.recordedModifiers(of: "content") == ["offset 0.0, 0.0"])
    host.finger.down(at: CGPoint(x: 50, y: 90))
    host.finger.move(to: CGPoint(x: 50, y: 70))
    #expect(host.recordedModifiers(of: "content") == ["offset 0.0, -20.0"])
    #expect(host.frame(of: "content")?.minY == -20)
  }
}
