import SwiftUI
import Testing
import ViewTreeTesting

@MainActor
@Suite("The completion of an animation")
struct AnimationCompletionTests {
  private let control = Control()
  private let log = Log()

  /// 10 e^-x (1 + x) = 0.001 near x = 11.75: at 0.94 s for a spring of 0.5 s (x = 4 pi t).
  @Test(
    "comes where the curve ends, after a spring's response, or once less than 0.001 point is left",
    arguments: [
      (.linear(duration: 0.5), .logicallyComplete, 0.49, 0.5),
      (.spring(duration: 0.5), .logicallyComplete, 0.49, 0.5),
      (.spring(duration: 0.5), .removed, 0.9, 1),
    ] as [(Animation, AnimationCompletionCriteria, Double, Double)])
  func moment(
    animation: Animation, criteria: AnimationCompletionCriteria, before: Double, moment: Double
  ) {
    let host = host {
      Widening(control: control, log: log, animation: animation, criteria: criteria)
    }
    control.run("widen", in: host, for: before)
    #expect(log.entries.isEmpty)
    host.advance(by: moment - before)
    #expect(log.entries == ["done"])
  }

  @Test("comes at once where nothing is animated")
  func nothing() {
    let host = host { Widening(control: control, log: log, animation: nil) }
    control.run("widen", in: host)
    #expect(log.entries == ["done"])
    withAnimation(.linear(duration: 1)) {
    } completion: {
      log.note("nothing")
    }
    host.settle()
    #expect(log.entries == ["done", "nothing"])
  }

  @Test("of an animation that another replaces comes when it would have")
  func replaced() {
    let host = host {
      Widening(
        control: control, log: log, animation: .spring(duration: 0.5),
        next: .linear(duration: 0.5))
    }
    control.run("widen", in: host, for: 0.3)
    control.run("next", in: host, for: 0.2)
    #expect(log.entries == ["done"])
    host.advance(by: 0.3)
    #expect(log.entries == ["done", "next"])
  }

  /// Rule: ANIM-1.2.3.
  @Test("waits for every part of its transaction, whatever lies between", arguments: [true, false])
  func interruptedTransaction(hasOtherAnimation: Bool) {
    struct Screen: View {
      let control: Control
      let log: Log
      let hasOtherAnimation: Bool
      @State private var flag = false
      @State private var other = 0
      @State private var width: CGFloat = 10
      var body: some View {
        Color.red.frame(width: width).called("\(flag) \(other)").onAppear {
          control["widen"] = {
            withAnimation(.linear(duration: 1)) {
              if hasOtherAnimation {
                flag.toggle()
                withAnimation(nil) { other += 1 }
              } else {
                withTransaction(\.disablesAnimations, false) {}
              }
              width += 10
            } completion: {
              log.note("done")
            }
          }
        }
      }
    }
    let host = host {
      Screen(control: control, log: log, hasOtherAnimation: hasOtherAnimation)
    }
    control.run("widen", in: host, for: 0.9)
    #expect(log.entries.isEmpty)
    host.advance(by: 0.2)
    #expect(log.entries == ["done"])
  }

  @Test("of a change between two frames counts from its own moment")
  func betweenFrames() {
    let host = host {
      Widening(
        control: control, log: log, animation: .linear(duration: 1), next: .linear(duration: 1))
    }
    host.framesPerSecond = 1
    control.run("widen", in: host)
    let next = control["next"]
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.9) { next() }
    host.advance(by: 1.5)
    #expect(log.entries == ["done"])
    host.advance(by: 1)
    #expect(log.entries == ["done", "next"])
  }

  @Test("waits for the root's value where that is what changes")
  func rootValue() {
    func content(_ width: CGFloat) -> some View { Color.red.frame(width: width, height: 10) }
    let host = host(200, 200) { content(50) }
    withAnimation(.linear(duration: 1)) {
      host.update { content(100) }
    } completion: {
      log.note("done")
    }
    host.settle()
    host.advance(by: 0.9)
    #expect(log.entries.isEmpty)
    host.advance(by: 0.2)
    #expect(log.entries == ["done"])
  }

  @Test("may write state: it runs when the update is over")
  func writesState() {
    let host = host {
      WithState(50.0) { $width in
        Color.red.frame(width: width, height: 10).called("box").onAppear {
          control["grow"] = {
            withAnimation(.linear(duration: 1)) {
              width = 60
            } completion: {
              width = 80
            }
          }
        }
      }
    }
    control.run("grow", in: host, for: 1.1)
    host.expectFrames("box 10 45 80 10")
    #expect(host.warnings.isEmpty)
  }
}
