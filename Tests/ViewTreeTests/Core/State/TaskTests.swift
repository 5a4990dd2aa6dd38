import SwiftUI
import Testing
import ViewTreeTesting

@MainActor @Suite("task")
struct TaskTests {
  let log = Log()

  private func waiting(_ name: String) async {
    log.note("\(name) starts")
    while !Task.isCancelled { await Task.yield() }
    log.note("\(name) is cancelled")
  }

  /// Rule: STATE-4.2.5.
  @Test("a task runs after the first turn, when the host lets it, and what it writes is shown")
  func runs() async {
    struct Owner: View {
      @State var width: CGFloat = 10
      var body: some View {
        Color.red.frame(width: width, height: 10).called("box")
          .task {
            await Task.yield()
            width = 40
          }
      }
    }
    let host = host { Owner() }
    #expect(host.frame(of: "box")?.width == 10)
    await host.settled()
    #expect(host.frame(of: "box")?.width == 40)
  }

  @Test("applied to several views in a list, a task runs once for all of them")
  func group() async {
    let host = host {
      VStack {
        Group {
          Color.red
          Color.blue
        }
        .task { log.note("ran") }
        .task(id: 1) { log.note("ran with an id") }
      }
    }
    await host.settled()
    #expect(log.entries.sorted() == ["ran", "ran with an id"])
  }

  /// Rule: TIME-1.1.5.
  @Test("a task made in an action is waited for, however it waits")
  func madeInAction() async {
    struct Owner: View {
      @State var width: CGFloat = 10
      var body: some View {
        Color.red.frame(width: width, height: 10).called("box")
          .onTapGesture {
            Task {
              try? await Task.sleep(for: .milliseconds(20))
              await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
              width = 40
            }
          }
      }
    }
    let host = host { Owner() }
    host.tap("box")
    #expect(host.frame(of: "box")?.width == 10)
    await host.settled()
    #expect(host.frame(of: "box")?.width == 40)
  }

  /// Rule: STATE-4.2.5.
  @Test("removing the view cancels its task")
  func cancellation() async {
    let host = host { if true { Color.red.task { await waiting("a") } } }
    await eventually { !log.entries.isEmpty }
    host.update { if false { Color.red.task { await waiting("b") } } }
    await host.settled()
    #expect(log.entries == ["a starts", "a is cancelled"])
  }

  @Test("another id cancels the task and starts a new one; an equal id does neither")
  func identity() async {
    func view(_ id: Int) -> some View {
      VStack { if id > 0 { Color.red.task(id: id) { await waiting("\(id)") } } }
    }
    let host = host { view(1) }
    await eventually { log.entries.contains("1 starts") }
    host.update { view(1) }
    for _ in 0..<3 { await Task.yield() }
    host.update { view(2) }
    await eventually { log.entries.contains("2 starts") }
    host.update { view(0) }
    await host.settled()
    #expect(log.entries.sorted() == ["1 is cancelled", "1 starts", "2 is cancelled", "2 starts"])
  }

  @Test("a view that is gone before its task starts never runs it")
  func goneBeforeStart() async {
    let host = host {
      ShortLived { n in VStack { if n == 1 { Color.red.task { log.note("ran") } } } }
    }
    await host.settled()
    #expect(log.entries.isEmpty)
  }

  @Test("nor does one that is replaced at once, by another type in its place")
  func replacedBeforeStart() async {
    let host = host {
      ShortLived { n in
        n == 1 ? AnyView(Color.red.task { log.note("ran") }) : AnyView(Text("\(n)"))
      }
    }
    await host.settled()
    #expect(log.entries.isEmpty)
  }

  @Test("releasing the host cancels its tasks")
  func release() async {
    var host: ViewHost? = host { Color.red.task { await waiting("a") } }
    #expect(host != nil)
    await eventually { !log.entries.isEmpty }
    host = nil
    await eventually { log.entries.count > 1 }
    #expect(log.entries == ["a starts", "a is cancelled"])
  }
}
