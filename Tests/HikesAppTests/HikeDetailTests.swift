import HikesApp
import SwiftUI
import Testing
import ViewTreeTesting

@Suite("One hike", .screens)
@MainActor
struct HikeDetailTests {
  private let store = makeStore()

  /// A hike whose sheet for another name is open.
  private func renamingHost() async -> ViewHost {
    let host = await detailHost(store)
    host.find(role: .button, text: "Rename").tap()
    return host
  }

  @Test("tags are in a row, 8 points apart")
  func tags() async {
    let host = await detailHost(store)
    let (steep, snow) = (host.find("tag-steep").frame, host.find("tag-snow").frame)
    #expect(steep.minY == snow.minY)
    #expect(snow.minX - steep.maxX == 8)
  }

  @Test("tags that find no room go into the next row")
  func tagRows() async {
    await store.load()
    let host = ViewHost(size: CGSize(width: 130, height: 600), textMeasurer: .helvetica) {
      HikeDetailScreen(hike: threeHikes[0], store: store)
    }
    let (steep, hut) = (host.find("tag-steep").frame, host.find("tag-hut").frame)
    #expect(hut.minY > steep.maxY)
    #expect(hut.minX == steep.minX)
  }

  @Test("a hike without tags has an empty flow")
  func noTags() async {
    await store.load()
    let host = ViewHost(on: .iPhoneSE) { HikeDetailScreen(hike: threeHikes[2], store: store) }
    #expect(host.frame(of: "tags")?.height == 0)
  }

  @Test("the toggle tells whether the hike is a favourite")
  func isFavourite() async {
    let host = await detailHost(store)
    #expect(host.find("favourite").isOn == false)
    store.toggleFavourite(threeHikes[0])
    host.settle()
    #expect(host.find("favourite").isOn == true)
    #expect(host.find("favourite").value == "on")
  }

  @Test("a tap on the toggle makes it one")
  func makesFavourite() async {
    let host = await detailHost(store)
    host.tap("favourite")
    #expect(store.favourites == [1])
  }

  @Test("renaming opens a sheet with the present name")
  func sheet() async {
    let host = await renamingHost()
    #expect(host.find("new-name").value == "Alps")
    #expect(host.find("new-name").label == "New name")
  }

  @Test("saving renames the hike and closes the sheet")
  func renames() async {
    let host = await renamingHost()
    host.enterText("Great Alps", in: "new-name")
    host.find(role: .button, text: "Save").tap()
    #expect(host.find("name").text == "Great Alps")
    #expect(host.findAll("new-name").isEmpty)
  }

  @Test("cancelling leaves the name alone")
  func cancels() async {
    let host = await renamingHost()
    host.enterText("Other", in: "new-name")
    host.find(role: .button, text: "Cancel").tap()
    #expect(host.find("name").text == "Alps")
  }

  @Test("an empty name cannot be saved")
  func emptyName() async {
    let host = await renamingHost()
    host.enterText("", in: "new-name")
    #expect(!host.find(role: .button, text: "Save").isEnabled)
  }

  @Test("deleting asks first, and keeps the hike if that is wanted")
  func keeps() async {
    let host = await detailHost(store)
    host.find(role: .button, text: "Delete").tap()
    #expect(host.find(text: "Delete this hike?").exists)
    host.find(role: .button, text: "Keep it").tap()
    #expect(store.hikes.count == 3)
    #expect(host.findAll(text: "Delete this hike?").isEmpty)
  }

  @Test("deleting from the list's hike leads back to the list without it")
  func deletesAndLeaves() async {
    let host = await listHost(store)
    host.tap("hike-1")
    host.find(role: .button, text: "Delete").tap()
    host.find(role: .button, text: "Delete it").tap()
    host.advance(by: 1)
    #expect(host.findAll("hike-1").isEmpty)
    #expect(host.find("hike-2").exists)
  }
}
