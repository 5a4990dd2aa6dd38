import SwiftUI
import Testing
import ViewTreeTesting

/// A box that follows the change's animation, and ten that have an animation of their own.
private struct OwnAnimation: View {
  let control: Control
  let log: Log
  let own: Animation
  let next: Animation
  @State private var isOn = false
  @State private var extra: CGFloat = 0

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Color.red.frame(width: isOn ? 100 : 50, height: 10)
      ForEach(0..<10) { _ in
        Color.blue.frame(width: (isOn ? 60 : 20) + extra, height: 10).animation(own, value: isOn)
      }
    }
    .onAppear {
      control["first"] = {
        withAnimation(.linear(duration: 3)) {
          isOn = true
        } completion: {
          log.note("done")
        }
      }
      control["next"] = { withAnimation(next) { extra = 10 } }
    }
  }
}

/// Goes evenly for a second; the tick at which it ends calls it complete, too.
private struct Second: CustomAnimation {
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    guard time < 1 else {
      context.isLogicallyComplete = true
      return nil
    }
    return value.scaled(by: time)
  }
}

/// Is logically complete after half a second, and notes whether it has been told so itself.
private struct Half: CustomAnimation {
  nonisolated(unsafe) static var notes: [(time: Double, isComplete: Bool, handedOn: Bool)] = []

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    let other = context.withState(AnimationState<CGFloat>())
    Self.notes.append((time, context.isLogicallyComplete, other.isLogicallyComplete))
    if abs(time - 0.5) < 1e-6 { context.isLogicallyComplete = true }
    return time < 1 ? value.scaled(by: time) : nil
  }
}

/// Source: Apple documentation, `AnimationCompletionCriteria.logicallyComplete`.
@MainActor
@Suite("The logical end of an animation", .serialized)
struct LogicalEndTests {
  private let control = Control()
  private let log = Log()

  /// The spring of half a second is logically complete then, and at rest half a second later; the line
  /// that another runs on top of ends after a second; the first box alone needs three.
  @Test(
    "one part of a change counts once, however often it ends before the others",
    arguments: [
      (.spring(duration: 0.5), nil), (.spring(duration: 0.5), .spring(duration: 0.5)),
      (.linear(duration: 1), .linear(duration: 1.5)),
    ] as [(Animation, Animation?)])
  func countsOnce(own: Animation, next: Animation?) {
    let host = host(200, 200) {
      OwnAnimation(control: control, log: log, own: own, next: next ?? .default)
    }
    control.run("first", in: host, for: 0.3)
    if next != nil { control["next"]() }
    host.advance(by: 2.6)
    #expect(log.entries == [])
    host.advance(by: 0.2)
    #expect(log.entries == ["done"])
  }

  /// From the second spring's start on half a second has to pass, no matter whether the first one is on
  /// its way or creeps to its rest; at rest the second one is 0.4 seconds later still.
  @Test(
    "a spring put on another one has a logical end of its own", arguments: [0.1, 0.6],
    [.spring(duration: 0.5), .interpolatingSpring(duration: 0.5)] as [Animation])
  func ownEnd(start: Double, animation: Animation) {
    let host = host { Widening(control: control, log: log, animation: animation) }
    control.run("widen", in: host, for: start)
    control.run("widen", in: host, for: 0.45)
    #expect(log.entries == ["done"])
    host.advance(by: 0.1)
    #expect(log.entries == ["done", "done"])
  }

  @Test("an animation that repeats is complete with its last round, not with its first")
  func lastRound() {
    let animation = Animation(Second()).repeatCount(3, autoreverses: false)
    let host = host { Widening(control: control, log: log, animation: animation) }
    control.run("widen", in: host, for: 2.9)
    #expect(log.entries == [])
    host.advance(by: 0.2)
    #expect(log.entries == ["done"])
  }

  @Test(
    "an animation that has said that it is complete reads so from then on, also below another one",
    arguments: [false, true])
  func remembered(isBelow: Bool) {
    Half.notes = []
    let host = host {
      Widening(
        control: control, log: log, animation: Animation(Half()), next: .linear(duration: 2))
    }
    control.run("widen", in: host, for: 0.3)
    if isBelow { control["next"]() }
    host.advance(by: 0.8)
    #expect(Half.notes.contains { $0.time > 0.6 })
    for note in Half.notes {
      #expect(note.isComplete == (note.time > 0.501), "at \(note.time)")
      #expect(note.handedOn == note.isComplete, "at \(note.time)")
    }
  }
}
