import HikesApp
import SwiftUI
import Testing
import ViewTreeTesting

@Suite("Loading the hikes", .screens)
@MainActor
struct LoadingTests {
  private let gate = Gate()

  /// A store whose hikes wait at the gate.
  private var waitingStore: HikeStore {
    HikeStore { [gate] in
      await gate.pass()
      return threeHikes
    }
  }

  @Test("a spinner turns until the hikes have come")
  func spinner() async {
    let store = waitingStore
    let host = ViewHost(on: .iPhone15) { HikeListScreen(store: store) }
    await host.waitFor { host.find("spinner").exists }
    #expect(store.phase == .loading)
    gate.open()
    #expect(await host.find("hike-1", within: 1).exists)
    #expect(host.findAll("spinner").isEmpty)
  }

  @Test("to see a loading state no test waits, in virtual time or for the end of its task")
  func cheap() async {
    let store = waitingStore
    let host = ViewHost(on: .iPhone15) { HikeListScreen(store: store) }
    await host.waitFor { host.find("spinner").exists }
    gate.open()
    await host.waitFor { store.phase == .loaded }
    #expect(host.now == 0)
    #expect(host.warnings.isEmpty)
  }

  @Test("a load of three virtual seconds takes virtual time and none of the clock on the wall")
  func virtual() async {
    let clock = ClockOfHost()
    let store = HikeStore {
      try await clock.sleep(3)
      return threeHikes
    }
    let host = ViewHost(on: .iPhone15) { HikeListScreen(store: store) }
    clock.host = host
    #expect(await host.find(text: "Alps", within: 10).exists)
    #expect(abs(host.now - 3) < 0.05)
  }

  @Test("a failure is told, with a way to try again")
  func failure() async {
    let server = Server()
    let store = HikeStore { try server.answer() }
    let host = await listHost(store)
    #expect(host.find(text: "The hikes could not be loaded.").exists)
    server.isOffline = false
    host.find(role: .button, label: "Try again").tap()
    #expect(await host.find("hike-1", within: 1).exists)
  }

  @Test("a store that loads twice has each hike once")
  func twice() async {
    let store = makeStore()
    await store.load()
    await store.load()
    #expect(store.hikes.count == 3)
  }
}

/// A server that a test takes off the line.
@MainActor
private final class Server {
  var isOffline = true

  func answer() throws -> [Hike] {
    if isOffline { throw Offline() }
    return threeHikes
  }
}

/// The clock of a host that is made after the store.
@MainActor
private final class ClockOfHost {
  var host: ViewHost?

  func sleep(_ seconds: Int) async throws {
    while host == nil { await Task.yield() }
    try await host?.clock.sleep(for: .seconds(seconds))
  }
}
