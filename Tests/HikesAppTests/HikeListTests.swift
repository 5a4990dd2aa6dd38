import HikesApp
import SwiftUI
import Testing
import ViewTreeTesting

@Suite("The list of hikes", .screens)
@MainActor
struct HikeListTests {
  private let store = makeStore()

  @Test("each hike has a row with its name and length")
  func rows() async {
    let host = await listHost(store)
    #expect(host.find("hike-1").label == "Alps, 12.5 km")
    #expect(host.find("hike-2").label == "Elbe, 30.0 km")
  }

  @Test("rows are one below the other")
  func order() async {
    let host = await listHost(store)
    #expect(host.find("hike-1").frame.maxY <= host.find("hike-2").frame.minY)
    #expect(host.find("hike-2").frame.maxY <= host.find("hike-3").frame.minY)
  }

  @Test("a row is as wide as the list leaves it, and its texts begin at one edge")
  func alignment() async {
    let host = await listHost(store)
    let row = host.find("hike-1")
    let name = host.find(text: "Alps", in: row)
    let length = host.find(text: "12.5 km", in: row)
    #expect(name.frame.minX == length.frame.minX)
    #expect(name.frame.maxY <= length.frame.minY)
  }

  @Test("a favourite has a star, which assistive technologies read out")
  func star() async {
    let host = await listHost(store)
    store.toggleFavourite(threeHikes[1])
    host.settle()
    #expect(host.find("hike-2").label == "Elbe, 30.0 km, Favourite")
    #expect(host.findAll(label: "Favourite").count == 1)
  }

  @Test("a search leaves the hikes whose names hold it, whatever the case")
  func search() async {
    let host = await listHost(store)
    host.search("AL")
    #expect(host.find("hike-1").exists)
    #expect(host.findAll("hike-2").isEmpty)
  }

  @Test("a search that is taken back brings all hikes back")
  func searchBack() async {
    let host = await listHost(store)
    host.search("AL")
    host.search("")
    #expect(host.find("hike-3").exists)
  }

  @Test("a swipe shows what deletes a hike, a full one deletes it at once")
  func swipe() async {
    let host = await listHost(store)
    host.swipe("hike-1", .trailing)
    host.find(role: .button, label: "Delete").tap()
    host.swipe("hike-2", .trailing, full: true)
    host.settle()
    #expect(host.findAll("hike-1").isEmpty)
    #expect(host.findAll("hike-2").isEmpty)
    #expect(host.find("hike-3").exists)
  }

  @Test("pulling the list down loads again")
  func refresh() async {
    var loads = 0
    let store = HikeStore {
      loads += 1
      return threeHikes
    }
    let host = await listHost(store)
    host.finger.drag(from: CGPoint(x: 200, y: 250), to: CGPoint(x: 200, y: 600))
    host.advance(by: 1)
    await host.waitFor { loads == 2 }
    #expect(store.hikes.count == 3)
  }

  @Test("a long press opens the row's menu, whose button makes it a favourite")
  func menu() async {
    let host = await listHost(store)
    host.longPress("hike-3")
    host.find(role: .button, text: "Favourite").tap()
    #expect(store.favourites == [3])
  }

  @Test("the menu deletes its row and no other")
  func deletes() async {
    let host = await listHost(store)
    host.longPress("hike-1")
    host.find(role: .button, text: "Delete").tap()
    #expect(store.hikes.map(\.id) == [2, 3])
    #expect(host.findAll("hike-1").isEmpty)
  }

  @Test("a tap on a row leads to its hike")
  func opens() async {
    let host = await listHost(store)
    host.tap("hike-1")
    #expect(host.find("name").text == "Alps")
    #expect(host.find("name").traits.contains(.isHeader))
  }

  @Test("a row far down is there once somebody scrolls to it")
  func farDown() async {
    let many = (1...200).map { Hike(id: $0, name: "Hike \($0)", kilometres: 1) }
    let host = await listHost(makeStore(many))
    #expect(host.findAll("hike-150").isEmpty)
    host.scroll(to: 150)
    #expect(host.find("hike-150").frame.maxY <= host.size.height)
    host.reveal("hike-2")
    #expect(host.find("hike-2").frame.minY >= 0)
  }

  @Test("an empty list has no rows and no spinner")
  func empty() async {
    let host = await listHost(makeStore([]))
    #expect(host.findAll(role: .button).isEmpty)
    #expect(host.findAll("spinner").isEmpty)
  }
}
