import Dispatch
import SwiftUI
import Testing
import ViewTreeTesting

@testable import ViewTree

@Suite("The host's thread")
struct HostThreadTests {
  private struct Owner: View {
    let hand: (Binding<Int>) -> Void
    @State private var n = 0
    var body: some View {
      Color.clear.frame(width: CGFloat(n), height: 1).called("box")
        .onAppear { hand($n) }
    }
  }

  private final class Made: @unchecked Sendable {
    var inbox: HostInbox?
  }

  /// Without a tree: bodies belong to the main actor, and other tests evaluate theirs meanwhile.
  @Test("a thread that takes an inbox's work is its own from then on, and takes the work once")
  func anotherThreadDrains() throws {
    let made = Made()
    OtherThread { made.inbox = HostInbox(thread: HostThread()) }.wait()
    let inbox = try #require(made.inbox)
    var entries: [String] = []
    inbox.perform {
      entries.append("handed in")
      inbox.perform { entries.append("by itself") }
    }
    #expect(entries.isEmpty)
    inbox.drain()
    #expect(entries == ["handed in", "by itself"])
    inbox.perform { entries.append("at home") }
    #expect(entries.last == "at home")
  }

  /// In a process of its own, whose main queue no other test keeps busy.
  @Test("whatever thread carries the main actor is a host's own, and no other one is")
  func mainActor() async {
    await #expect(processExitsWith: .success) { try await Self.writeFromEverywhere() }
  }

  @MainActor private static func writeFromEverywhere() async throws {
    var handed: Binding<Int>?
    let host = host { Owner { handed = $0 } }
    let n = try #require(handed)
    let maker = pthread_self()
    var isElsewhere = false
    // A worker that wakes the main queue often carries it on itself.
    let workers = (0..<4).map { Dispatch.DispatchQueue(label: "worker \($0)") }
    for step in 1...5_000 where !isElsewhere {
      await withCheckedContinuation { done in
        workers[step % workers.count].async { done.resume() }
      }
      isElsewhere = pthread_equal(maker, pthread_self()) == 0
      n.wrappedValue = step
      #expect(n.wrappedValue == step)
      host.settle()
      #expect(host.frame(of: "box")?.width == CGFloat(step))
    }
    try #require(isElsewhere, "the main queue never left its thread, so nothing was shown")
    let seen = n.wrappedValue
    OtherThread {
      #expect(!MainActorAccess.isCurrent)
      n.wrappedValue = -1
    }.wait()
    #expect(n.wrappedValue == seen)
    host.settle()
    #expect(n.wrappedValue == -1)
  }

  @Test("the main actor is known on the main queue and inside its tasks only")
  func knowsMainActor() async {
    #expect(await MainActor.run { MainActorAccess.isCurrent })
    #expect(await Task.detached { MainActorAccess.isCurrent }.value == false)
    await withCheckedContinuation { done in
      Dispatch.DispatchQueue.global().async {
        #expect(!MainActorAccess.isCurrent)
        done.resume()
      }
    }
  }

  @Test("a host that no actor made is at home on the thread that has worked for it last")
  func latestWorker() {
    final class Answers: @unchecked Sendable {
      var lines: [String] = []
    }
    let answers = Answers()
    // The first thread lives on meanwhile, so that the second is another one for certain.
    OtherThread {
      let thread = HostThread()
      answers.lines.append("maker before: \(thread.isCurrent)")
      OtherThread {
        answers.lines.append("worker before: \(thread.isCurrent)")
        thread.whileWorking { answers.lines.append("at work: \(thread.isCurrent)") }
        answers.lines.append("worker after: \(thread.isCurrent)")
      }.wait()
      answers.lines.append("maker after: \(thread.isCurrent)")
    }.wait()
    #expect(
      answers.lines == [
        "maker before: true", "worker before: false", "at work: true", "worker after: true",
        "maker after: false",
      ])
  }

  /// A test that slept in real time, on a thread of its own, moved the clock of another test's host: its
  /// thread had the number of one that had made that host and ended.
  @Test("a host is not at home on a later thread to which the system gives its thread's number")
  func numberUsedAgain() throws {
    final class Seen: @unchecked Sendable {
      var home: HostThread?
      var number = pthread_self()
      var isCurrent: Bool?
    }
    let seen = Seen()
    OtherThread {
      seen.number = pthread_self()
      seen.home = HostThread()
    }.wait()
    let home = try #require(seen.home)
    for _ in 0..<1000 where seen.isCurrent == nil {
      OtherThread { if pthread_self() == seen.number { seen.isCurrent = home.isCurrent } }.wait()
    }
    #expect(seen.isCurrent == false)
  }
}
