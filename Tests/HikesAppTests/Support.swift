import HikesApp
import SwiftUI
import ViewTreeTesting

/// Three hikes, as a server would send them.
let threeHikes = [
  Hike(id: 1, name: "Alps", kilometres: 12.5, tags: ["steep", "snow", "hut", "two days"]),
  Hike(id: 2, name: "Elbe", kilometres: 30, tags: ["flat"]),
  Hike(id: 3, name: "Harz", kilometres: 8),
]

struct Offline: Error {}

/// A door that a test opens: whoever waits at it goes on then.
@MainActor
final class Gate {
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private var isOpen = false

  func pass() async {
    if isOpen { return }
    await withCheckedContinuation { waiting.append($0) }
  }

  func open() {
    isOpen = true
    for continuation in waiting { continuation.resume() }
    waiting = []
  }
}

@MainActor
func makeStore(_ hikes: [Hike] = threeHikes) -> HikeStore { HikeStore { hikes } }

/// A phone that shows the list, loaded.
@MainActor
func listHost(_ store: HikeStore) async -> ViewHost {
  let host = ViewHost(on: .iPhone15) { HikeListScreen(store: store) }
  await host.waitFor { store.phase != .loading }
  return host
}

/// A phone that shows one hike.
@MainActor
func detailHost(_ store: HikeStore) async -> ViewHost {
  await store.load()
  return ViewHost(on: .iPhone15) { HikeDetailScreen(hike: threeHikes[0], store: store) }
}

@MainActor
func profileHost() -> ViewHost { ViewHost(on: .iPhone15) { ProfileScreen() } }
