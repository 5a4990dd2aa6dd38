import SwiftUI
import Testing
import ViewTreeTesting

/// Many animated writes, each a transaction of its own, before one turn.
@MainActor
@Suite("Many animations of one value")
struct ManyAnimationsTests {
  private let control = Control()
  private let log = Log()

  private func widening(_ criteria: AnimationCompletionCriteria? = nil) -> ViewHost {
    host {
      Widening(
        control: control, log: log, animation: .linear(duration: 1), criteria: criteria
      )
      .frame(width: 100, alignment: .leading)
    }
  }

  /// Twenty times as many cost twenty times as much and not 400; the machine gets a factor of five.
  @Test(
    "their cost grows with their number",
    arguments: [nil, .logicallyComplete, .removed] as [AnimationCompletionCriteria?])
  func growth(criteria: AnimationCompletionCriteria?) {
    func seconds(_ count: Int) -> Double {
      let host = widening(criteria)
      return processorSeconds {
        for _ in 0..<count { control["widen"]() }
        host.settle()
        host.advance(by: 0.1)
      }
    }
    let few = (0..<3).map { _ in seconds(250) }.min() ?? 0
    let many = seconds(5_000)
    #expect(many < 100 * few)
  }

  /// Rule: COST-1.11.
  @Test("a tick evaluates each animation under way once")
  func evaluations() {
    final class Count { var evaluations = 0 }
    struct Counted: CustomAnimation {
      nonisolated(unsafe) let count: Count
      func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
      ) -> V? {
        count.evaluations += 1
        return time < 1000 ? value.scaled(by: time / 1000) : nil
      }
      static func == (left: Counted, right: Counted) -> Bool { left.count === right.count }
      func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(count)) }
    }
    func dot(_ step: Int) -> some View { Color.red.offset(x: CGFloat(step)) }
    let count = Count()
    let host = host { dot(0) }
    for step in 1...40 { host.animate(Animation(Counted(count: count))) { dot(step) } }
    host.settle()
    count.evaluations = 0
    host.advance(by: 10 / 60)
    #expect(count.evaluations == 40 * 10)
  }

  /// Both begin at one moment and are linear: at half time the first is at 10 + 10 / 2, and the second
  /// half way from there to 30.
  @Test("each goes from where the ones below it are to its own goal")
  func shown() {
    let host = widening()
    for _ in 0..<2 { control["widen"]() }
    host.settle()
    host.advance(by: 0.5)
    host.expectShown("bar 0 45 22.5 10")
    host.advance(by: 0.6)
    host.expectShown("bar 0 45 30 10")
  }

  /// The first is begun a half second before the second, and ends as much earlier.
  @Test(
    "those who wait for one below others hear of its end",
    arguments: [(.logicallyComplete, 1), (.removed, 0)] as [(AnimationCompletionCriteria, Int)])
  func completions(criteria: AnimationCompletionCriteria, firstEnds: Int) {
    let host = widening(criteria)
    control.run("widen", in: host, for: 0.5)
    control.run("widen", in: host, for: 0.6)
    #expect(log.entries.count == firstEnds)
    host.advance(by: 0.5)
    #expect(log.entries.count == 2)
    #expect(!host.isAnimating)
  }

  @Test("of several springs each takes over place and velocity from the one before")
  func springChain() {
    func bar(_ width: CGFloat) -> some View {
      Color.red.frame(width: width, height: 10).called("bar")
        .frame(width: 400, alignment: .leading)
    }
    let host = host(400, 100) { bar(50) }
    let changes: [(goal: Double, seconds: Double, spring: Spring)] = [
      (150, 0.1, Spring(duration: 0.5, bounce: 0.3)), (300, 0.15, Spring(duration: 0.8)),
      (100, 0.1, Spring(duration: 0.4, bounce: 0.5)), (200, 0.2, Spring(duration: 1, bounce: -0.2)),
    ]
    var (value, velocity) = (50.0, 0.0)
    for (goal, seconds, spring) in changes {
      host.animate(.spring(spring)) { bar(goal) }
      host.advance(by: seconds)
      spring.update(value: &value, velocity: &velocity, target: goal, deltaTime: seconds)
      #expect(abs((host.presentationFrame(of: "bar")?.width ?? 0) - value) < 1e-6)
    }
  }
}
