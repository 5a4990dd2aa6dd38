import SwiftUI
import Testing
import ViewTreeTesting

private struct CompletionBox: View {
  let control: Control
  let log: Log
  @State private var width = 50.0

  var body: some View {
    Color.red.frame(width: width, height: 10).accessibilityIdentifier("box")
      .onAppear {
        control["linear"] = {
          withAnimation(.linear(duration: 0.5)) {
            width += 10
          } completion: {
            log.note("linear")
          }
        }
        control["logical"] = {
          withAnimation(.spring(duration: 0.5)) {
            width += 10
          } completion: {
            log.note("logical")
          }
        }
        control["removed"] = {
          withAnimation(.spring(duration: 0.5), completionCriteria: .removed) {
            width += 10
          } completion: {
            log.note("removed")
          }
        }
        control["nothing"] = {
          withAnimation(.linear(duration: 1)) {
          } completion: {
            log.note("nothing")
          }
        }
        control["still"] = {
          withAnimation(nil) {
            width += 10
          } completion: {
            log.note("still")
          }
        }
      }
  }
}

@MainActor
@Suite("The completion of an animation")
struct AnimationCompletionTests {
  let control = Control()
  let log = Log()

  private func run(_ names: String..., seconds: Double) -> [String] {
    let log = Log()
    let host = ViewHost(size: CGSize(width: 200, height: 200)) {
      CompletionBox(control: control, log: log)
    }
    for name in names { control[name]() }
    host.settle()
    host.advance(by: seconds)
    return log.entries
  }

  @Test("comes in the frame in which the curve ends")
  func curve() {
    #expect(run("linear", seconds: 0.49).isEmpty)
    #expect(run("linear", seconds: 0.5) == ["linear"])
  }

  @Test("comes after a spring's response, or when it rests where that is asked for")
  func springs() {
    #expect(run("logical", seconds: 0.49).isEmpty)
    #expect(run("logical", seconds: 0.5) == ["logical"])
  }

  @Test("of a removed spring comes when less than a thousandth of a point is left")
  func removed() {
    // 10 e^-x (1 + x) = 0.001 near x = 11.75: at 0.94 s for a spring of 0.5 s (x = 4 pi t).
    #expect(run("removed", seconds: 0.9).isEmpty)
    #expect(run("removed", seconds: 1) == ["removed"])
  }

  @Test("comes at once where nothing is animated")
  func nothing() {
    #expect(run("nothing", seconds: 0) == ["nothing"])
    #expect(run("still", seconds: 0) == ["still"])
  }

  @Test("of an animation that another replaces comes when it would have")
  func replaced() {
    let host = ViewHost(size: CGSize(width: 200, height: 200)) {
      CompletionBox(control: control, log: log)
    }
    control["logical"]()
    host.advance(by: 0.3)
    control["linear"]()
    host.advance(by: 0.2)
    #expect(log.entries == ["logical"])
    host.advance(by: 0.3)
    #expect(log.entries == ["logical", "linear"])
  }

  /// Rule: ANIM-1.2.3.
  @Test("a completion waits for every part of its transaction, whatever lies between")
  func interruptedTransaction() {
    struct Screen: View {
      let control: Control
      let log: Log
      @State private var flag = false
      @State private var other = 0
      @State private var width: CGFloat = 10
      var body: some View {
        Color.red.frame(width: width).accessibilityIdentifier("\(flag) \(other)")
          .onAppear {
            control["between"] = {
              withAnimation(.linear(duration: 1)) {
                flag.toggle()
                withAnimation(nil) { other += 1 }
                width += 10
              } completion: {
                log.note("done")
              }
            }
            control["inside"] = {
              withAnimation(.linear(duration: 1)) {
                withTransaction(\.disablesAnimations, false) {}
                width += 10
              } completion: {
                log.note("done")
              }
            }
          }
      }
    }
    for name in ["between", "inside"] {
      let log = Log()
      let host = ViewHost(size: CGSize(width: 100, height: 100)) {
        Screen(control: control, log: log)
      }
      control[name]()
      host.advance(by: 0.9)
      #expect(log.entries.isEmpty, "\(name)")
      host.advance(by: 0.2)
      #expect(log.entries == ["done"], "\(name)")
    }
  }

  @Test("a change between two frames begins at its own moment")
  func betweenFrames() {
    struct Screen: View {
      let control: Control
      let log: Log
      @State private var width: CGFloat = 0
      var body: some View {
        Color.red.frame(width: width).onAppear {
          control["go"] = {
            withAnimation(.linear(duration: 1)) { width = 100 }
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.9) {
              withAnimation(.linear(duration: 1)) {
                width = 0
              } completion: {
                log.note("done")
              }
            }
          }
        }
      }
    }
    let host = ViewHost(size: CGSize(width: 100, height: 100)) {
      Screen(control: control, log: log)
    }
    host.framesPerSecond = 1
    control["go"]()
    host.advance(by: 1.5)
    #expect(log.entries.isEmpty)
    host.advance(by: 1)
    #expect(log.entries == ["done"])
  }

  @Test("where the root's value is what changes, the completion waits for that")
  func rootValue() {
    func content(_ width: CGFloat) -> some View { Color.red.frame(width: width, height: 10) }
    let host = ViewHost(size: CGSize(width: 200, height: 200)) { content(50) }
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

  @Test("a completion may write state: it runs when the update is over")
  func writesState() {
    struct Growing: View {
      let control: Control
      @State private var width = 50.0
      var body: some View {
        Color.red.frame(width: width, height: 10).accessibilityIdentifier("box")
          .onAppear {
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
    let host = ViewHost(size: CGSize(width: 200, height: 200)) { Growing(control: control) }
    control["grow"]()
    host.settle()
    host.advance(by: 1.1)
    #expect(host.frame(of: "box")?.width == 80)
    #expect(host.warnings.isEmpty)
  }
}
