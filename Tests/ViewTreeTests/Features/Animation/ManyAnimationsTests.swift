import SwiftUI
import Testing
import ViewTreeTesting

private struct ManyBox: View {
  let control: Control
  let log: Log
  @State private var x = 0.0

  var body: some View {
    Color.red.frame(width: 10, height: 10).accessibilityIdentifier("box").offset(x: x)
      .onAppear {
        control["move"] = { withAnimation(.linear(duration: 1)) { x += 1 } }
        control["tell"] = {
          withAnimation(.linear(duration: 1), completionCriteria: .logicallyComplete) {
            x += 1
          } completion: {
            log.note("over")
          }
        }
        control["end"] = {
          withAnimation(.linear(duration: 1), completionCriteria: .removed) {
            x += 1
          } completion: {
            log.note("over")
          }
        }
      }
  }
}

/// Many animated writes, each a transaction of its own, before one turn.
@MainActor
@Suite("Many animations of one value")
struct ManyAnimationsTests {
  private let control = Control()
  private let log = Log()

  private func host() -> ViewHost {
    ViewHost(size: CGSize(width: 10, height: 10)) { ManyBox(control: control, log: log) }
  }

  /// Twenty times as many cost twenty times as much and not 400; the machine gets a factor of five.
  @Test("their cost grows with their number", arguments: ["move", "tell", "end"])
  func growth(_ write: String) {
    func seconds(_ count: Int) -> Double {
      let host = host()
      return processorSeconds {
        for _ in 0..<count { control[write]() }
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
    struct Dot: View {
      let step: Int
      var body: some View { Color.red.offset(x: CGFloat(step)) }
    }
    let count = Count()
    let host = ViewHost(size: CGSize(width: 100, height: 100)) { Dot(step: 0) }
    for step in 1...40 {
      withAnimation(Animation(Counted(count: count))) { host.update { Dot(step: step) } }
    }
    host.settle()
    count.evaluations = 0
    host.advance(by: 10 / 60)
    #expect(count.evaluations == 40 * 10)
  }

  /// All begin at one moment and are linear: with n of them the share that is left at half time is
  /// 1/2 of the sum for one, and for two a(1) then b(2 - a): 1/2, then 1/2 + (2 - 1/2) / 2 = 5/4.
  @Test("each goes from where the ones below it are to its own goal")
  func shown() {
    let host = host()
    for _ in 0..<2 { control["move"]() }
    host.settle()
    host.advance(by: 0.5)
    #expect(host.presentationFrame(of: "box")?.minX == 1.25)
    host.advance(by: 0.6)
    #expect(host.presentationFrame(of: "box")?.minX == 2)
  }

  /// The first is begun a half second before the second, and ends as much earlier.
  @Test("those who wait for one below others hear of its end", arguments: ["tell", "end"])
  func completions(_ write: String) {
    let host = host()
    control[write]()
    host.advance(by: 0.5)
    control[write]()
    host.advance(by: 0.6)
    #expect(log.entries.count == (write == "tell" ? 1 : 0))
    host.advance(by: 0.5)
    #expect(log.entries.count == 2)
    #expect(!host.isAnimating)
  }

  @Test("of several springs each takes over place and velocity from the one before")
  func springChain() {
    struct Bar: View {
      let width: CGFloat
      var body: some View {
        Color.red.frame(width: width, height: 10).accessibilityIdentifier("bar")
          .frame(width: 400, alignment: .leading)
      }
    }
    let host = ViewHost(size: CGSize(width: 400, height: 100)) { Bar(width: 50) }
    let changes: [(goal: Double, seconds: Double, spring: Spring)] = [
      (150, 0.1, Spring(duration: 0.5, bounce: 0.3)), (300, 0.15, Spring(duration: 0.8)),
      (100, 0.1, Spring(duration: 0.4, bounce: 0.5)), (200, 0.2, Spring(duration: 1, bounce: -0.2)),
    ]
    var (value, velocity) = (50.0, 0.0)
    for (goal, seconds, spring) in changes {
      withAnimation(.spring(spring)) { host.update { Bar(width: goal) } }
      host.advance(by: seconds)
      spring.update(value: &value, velocity: &velocity, target: goal, deltaTime: seconds)
      #expect(abs((host.presentationFrame(of: "bar")?.width ?? 0) - value) < 1e-6)
    }
  }
}
