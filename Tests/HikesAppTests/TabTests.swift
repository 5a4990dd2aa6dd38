import HikesApp
import SwiftUI
import Testing
import ViewTreeTesting

@Suite("The bar at the bottom", .screens)
@MainActor
struct TabTests {
  private func host() async -> ViewHost {
    let store = makeStore()
    let host = ViewHost(on: .iPhone15) { HikesRoot(store: store) }
    await host.waitFor { store.phase == .loaded }
    return host
  }

  @Test("the first page is chosen")
  func first() async {
    let host = await host()
    #expect(host.find("tab-Hikes").isSelected)
    #expect(!host.find("tab-Profile").isSelected)
  }

  @Test("a tap shows the other page")
  func other() async {
    let host = await host()
    host.tap("tab-Profile")
    host.advance(by: 1)
    #expect(host.find("tab-Profile").isSelected)
    #expect(host.find("email").exists)
    #expect(host.findAll("hike-1").isEmpty)
  }

  @Test("the mark glides: half way in the middle of an even animation, then under its tab")
  func glides() async throws {
    let host = await host()
    let start = try #require(host.frame(of: "mark")).midX
    host.tap("tab-Profile")
    host.advance(by: 0.2)
    // Two marks change places; the last one in the tree's order belongs to the new tab.
    let middle = try #require(host.presentationFrames(of: "mark").last).midX
    host.advance(by: 0.5)
    let end = try #require(host.frame(of: "mark")).midX
    #expect(abs(middle - (start + end) / 2) < 4)
    #expect(abs(end - host.find("tab-Profile").frame.midX) < 1)
  }
}
