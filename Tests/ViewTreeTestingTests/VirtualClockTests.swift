import SwiftUI
import Testing
import ViewTreeTesting

@MainActor
@Suite("Virtual clock")
struct VirtualClockTests {
  private let host = ViewHost(size: CGSize(width: 100, height: 100)) { Color.clear }

  private struct Countdown<C: Clock<Duration>>: View {
    let clock: C
    @State private var width: CGFloat = 10

    var body: some View {
      Color.red.frame(width: width, height: 10).called("bar")
        .task {
          try? await clock.sleep(for: .seconds(3))
          width = 20
          try? await clock.sleep(until: clock.now.advanced(by: .seconds(2)), tolerance: nil)
          width = 30
        }
    }
  }

  /// Rule: TIME-1.1.6.
  @Test("a task that sleeps goes on when virtual time has come")
  func sleeps() async {
    let clock = host.clock
    host.update { Countdown(clock: clock) }
    await host.settled()
    // The second sleep ends at 3 + 2.
    for (seconds, width) in [(2.9, 10), (0.1, 20), (2, 30)] as [(Double, CGFloat)] {
      host.advance(by: seconds)
      await host.settled()
      #expect(host.frame(of: "bar")?.width == width)
    }
    #expect(clock.now.duration(to: clock.now.advanced(by: .seconds(1))) == .seconds(1))
    #expect(host.warnings.isEmpty)
  }

  @Test("a cancelled sleep throws at once")
  func cancels() async {
    let clock = host.clock
    let task = Task { try await clock.sleep(for: .seconds(3)) }
    await Task.yield()
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    await #expect(throws: CancellationError.self) {
      try await Task {
        withUnsafeCurrentTask { $0?.cancel() }
        try await clock.sleep(for: .seconds(3))
      }.value
    }
  }

  @Test("a sleep in real time that outlasts the patience is told, with its place")
  func tellsOfRealTime() async {
    let host = ViewHost(size: CGSize(width: 100, height: 100)) {
      Color.red.task { try? await Task.sleep(for: .seconds(600)) }
    }
    let line = #line + 2
    let found = await issues {
      await host.settled()
    }
    #expect(found.map(\.severity) == [.error])
    #expect(found.first?.sourceLocation?.line == line)
    #expect(found.first?.text.contains("VirtualClockTests.swift:") == true)
    #expect(host.warnings.last?.kind == .virtualTime)
    host.expectWarning("VirtualClockTests.swift:")
    host.expectWarning("Task.sleep")
    host.update { Color.clear }
    await host.settled()
  }

  /// Rule: TIME-1.1.8.
  @Test("code that the real main queue runs is told, once")
  func tellsOfRealQueue() async {
    let host = ViewHost(size: CGSize(width: 100, height: 100)) { Waiting() }
    await host.settled()
    let warnings = host.warnings.filter { $0.kind == .virtualTime }
    #expect(warnings.map { $0.message.contains("real main queue") } == [true])
  }

  /// Writes from the real queue, by its full name, as a file does that imports Foundation alone.
  private struct Waiting: View {
    @State private var width: CGFloat = 10

    var body: some View {
      Color.red.frame(width: width)
        .task {
          await withCheckedContinuation { continuation in
            RealQueue.run {
              width = 20
              width = 30
              continuation.resume()
            }
          }
        }
    }
  }
}
