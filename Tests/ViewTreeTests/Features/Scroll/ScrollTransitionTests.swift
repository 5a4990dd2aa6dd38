import SwiftUI
import Testing
import ViewTreeTesting

/// Source: Apple documentation, `scrollTransition(_:axis:transition:)`, `visualEffect(_:)`.
@MainActor
@Suite("Effects that follow scrolling")
struct ScrollTransitionTests {
  private func host(
    _ configuration: ScrollTransitionConfiguration, height: CGFloat = 100
  ) -> ViewHost {
    ViewHost(size: CGSize(width: 100, height: height)) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<10) { row in
            Color.red.frame(height: 40).called("row \(row)")
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
    host.finger.pull((50, 90), (50, 70))
    #expect(host.recordedModifiers(of: "row 0") == ["opacity 0.5", "offset -10.0, 0.0"])
    #expect(host.recordedModifiers(of: "row 2") == ["opacity 1.0", "offset 0.0, 0.0"])
  }

  private typealias Threshold = ScrollTransitionConfiguration.Threshold

  /// The rows of the first three, 40 points high, that count as visible in 120 points.
  private func visible(_ threshold: Threshold) -> [Int] {
    let host = host(.interactive.threshold(threshold), height: 120)
    return (0..<3).filter { host.recordedModifiers(of: "row \($0)").first == "opacity 1.0" }
  }

  @Test("an inset asks for points between a view and the edge, and insets add up")
  func insetThreshold() {
    // All three rows are in sight, 0, 40 and 80 points from the top and 80, 40 and 0 from the end.
    #expect(visible(.visible) == [0, 1, 2])
    #expect(visible(.visible.inset(by: 40)) == [1])
    #expect(visible(.visible.inset(by: 41)) == [])
    #expect(visible(.visible.inset(by: 30).inset(by: 10)) == [1])
    #expect(visible(.visible.inset(by: 30).inset(by: 11)) == [])
    let (near, far) = (Threshold.visible.inset(by: 30), Threshold.visible.inset(by: 50))
    // 30 and a half, or three fifths, of the 20 points more.
    #expect(visible(near.interpolated(towards: far, amount: 0.5)) == [1])
    #expect(visible(near.interpolated(towards: far, amount: 0.6)) == [])
  }

  @Test("a centred threshold is met in the middle alone, and from half of the way to it on")
  func centredThreshold() {
    #expect(visible(.centered) == [1])
    let amounts: [(Double, [Int])] = [(0.25, [0, 1, 2]), (0.5, [1]), (0.75, [1])]
    for (amount, rows) in amounts {
      #expect(visible(Threshold.visible.interpolated(towards: .centered, amount: amount)) == rows)
    }
    // A part of 1 that is asked for as 2 is a part of 1, and one of -1 is none: row 3 is below.
    #expect(visible(.visible(2)) == [0, 1, 2])
    let host = host(.interactive.threshold(.visible(-1)), height: 120)
    #expect(host.recordedModifiers(of: "row 3").first == "opacity 1.0")
    #expect(host.recordedModifiers(of: "row 4").first == "opacity 0.5")
  }

  @Test("the threshold says how much has to be in sight")
  func threshold() {
    // Row 2 is 80...120: half of it is in sight, enough for 0.5 and 0.4, not for 0.6. A threshold
    // between two asks for a part between theirs.
    let hidden = Threshold.visible.interpolated(towards: .hidden, amount: 0.4)
    let shown = Threshold.visible.interpolated(towards: .hidden, amount: 0.6)
    for (threshold, opacity) in [
      (.visible(0.5), "opacity 1.0"), (shown, "opacity 1.0"), (.visible(0.6), "opacity 0.5"),
      (hidden, "opacity 0.5"),
    ] as [(Threshold, String)] {
      let host = self.host(.animated.threshold(threshold))
      #expect(host.recordedModifiers(of: "row 2").first == opacity)
    }
    #expect(host(.identity).recordedModifiers(of: "row 9").first == "opacity 1.0")
  }

  @Test("effects move no frames, and follow the geometry that they read")
  func visualEffect() {
    let host = ViewHost(size: CGSize(width: 100, height: 100)) {
      ScrollView {
        Color.red.frame(height: 500).called("content")
          .visualEffect { effect, proxy in
            effect.offset(y: proxy.frame(in: .scrollView).minY)
          }
      }
    }
    #expect(host.recordedModifiers(of: "content") == ["offset 0.0, 0.0"])
    host.finger.pull((50, 90), (50, 70))
    #expect(host.recordedModifiers(of: "content") == ["offset 0.0, -20.0"])
    #expect(host.frame(of: "content")?.minY == -20)
  }
}
