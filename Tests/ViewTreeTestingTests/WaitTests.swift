import SwiftUI
import Testing
import ViewTreeTesting

@Suite("Waiting")
@MainActor
struct WaitTests {
  private func host<Content: View>(@ViewBuilder _ content: () -> Content) -> ViewHost {
    ViewHost(size: CGSize(width: 200, height: 100), content: content)
  }

  @Test("virtual time moves to the moment that somebody waits for, and no further")
  func virtual() async {
    let host = host { Late(seconds: 3) }
    for _ in 0..<2 {
      #expect(await host.waitFor { host.find(text: "late").exists })
      #expect(host.now == 3)
    }
  }

  @Test("a finder that waits gives the view as soon as there is one")
  func finder() async {
    let host = host { Late(seconds: 2) }
    #expect(await host.find(text: "late", within: 5).exists)
    #expect(host.now == 2)
  }

  @Test("a loading state is seen without a wait for its task")
  func gated() async {
    let (gate, door) = AsyncStream.makeStream(of: Void.self)
    let host = host { Gated(gate: gate) }
    #expect(await host.waitFor { host.find(text: "loading").exists })
    door.yield()
    #expect(await host.waitFor { host.find(text: "loaded").exists })
    #expect(host.now == 0)
    door.finish()
  }

  @Test("a task that sleeps on the host's clock is one that somebody waits for")
  func sleeping() async {
    let host = host { Color.clear }
    let clock = host.clock
    host.update { Slept(clock: clock) }
    #expect(await host.find(text: "awake", within: 60).exists)
    #expect(abs(host.now - 30) < 0.05)
  }

  @Test("a limit of virtual time is one issue, with what the finder had to say")
  func limit() async {
    let host = host { Late(seconds: 9) }
    let line = #line + 2
    let found = await issues {
      _ = await host.find(text: "late", within: 4)
    }
    #expect(found.map(\.sourceLocation?.line) == [line])
    let text = found.first?.text ?? ""
    #expect(text.contains("no view shows this text") && text.contains("\"early\""), "\(text)")
    #expect(host.now <= 4)
  }

  /// A host knows only of the tasks that its views start.
  @Test("a wait sees what a task of the test or of a model does, between any two suspensions")
  func unknownTask() async {
    let words = Words()
    let host = host { Shown(words: words) }
    Task {
      words.text = "loading"
      await Task.yield()
      words.text = "done"
    }
    #expect(await host.waitFor { host.find(text: "loading").exists })
    #expect(await host.waitFor { host.find(text: "done").exists })
    Task { words.text = "settled" }
    await host.settled()
    #expect(host.find(text: "settled").exists)
    Task {
      try? await Task.sleep(for: .milliseconds(20))
      words.text = "late"
    }
    #expect(await host.find(text: "late", within: 1).exists)
    #expect(host.now == 0)
  }

  @Test("where nothing can change any more, a wait ends soon and says so")
  func nothingLeft() async {
    let host = host { Text("here") }
    let found = await issues { await host.waitFor { false } }
    #expect(found.first?.text.contains("nothing will change") == true)
  }
}

/// Words that come after some virtual seconds.
private struct Late: View {
  let seconds: Double
  @State private var text = "early"

  var body: some View {
    Text(text).onAppear {
      DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { text = "late" }
    }
  }
}

/// A task that waits until a test lets it go on.
private struct Gated: View {
  let gate: AsyncStream<Void>
  @State private var text = "loading"

  var body: some View {
    Text(text).task {
      for await _ in gate { text = "loaded" }
    }
  }
}

private struct Slept: View {
  let clock: VirtualClock
  @State private var text = "asleep"

  var body: some View {
    Text(text).task {
      try? await clock.sleep(for: .seconds(30))
      text = "awake"
    }
  }
}

/// Words that others than the views set.
@MainActor @Observable
private final class Words {
  var text = ""
}

private struct Shown: View {
  let words: Words
  var body: some View { Text(words.text) }
}
