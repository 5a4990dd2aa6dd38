import SwiftUI
import Testing
import ViewTreeTesting

/// Lists that open when a finger rests. Rule: STATE-4.7.5.
@MainActor
@Suite("Context menus")
struct ContextMenuTests {
  @MainActor
  @Observable
  final class Basket {
    var items = ["Milk", "Bread", "Salt"]
    var taps = 0
  }

  /// Rows of 100, one below the other.
  private struct Rows: View {
    let basket: Basket

    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(basket.items, id: \.self) { item in
            Button(item) { basket.taps += 1 }
              .frame(width: 200, height: 100)
              .contextMenu {
                Button("Delete \(item)", role: .destructive) {
                  basket.items.removeAll { $0 == item }
                }
                Button("Keep") {}
              }
              .called(item)
          }
          Color.red.frame(height: 1000)
        }
      }
    }
  }

  private let basket = Basket()
  private let host: ViewHost

  init() {
    let basket = basket
    host = ViewHost(size: CGSize(width: 200, height: 400)) { Rows(basket: basket) }
  }

  private var openLists: Int { host.findAll(text: "Keep").count }

  @Test("a finger that rests opens the list, whose actions work and close it")
  func whole() {
    host.longPress("Bread")
    #expect(basket.taps == 0)
    host.find(text: "Delete Bread").tap()
    #expect(basket.items == ["Milk", "Salt"])
    #expect(openLists == 0)
    // 100 below the top, where Bread was.
    host.expectFrames("Salt 0 100 200 100")
    host.find("Salt").longPress()
    host.find(text: "Keep").tap()
    #expect(basket.items == ["Milk", "Salt"])
  }

  @Test("it opens at half a second, while the finger is down, and not before")
  func moment() {
    host.finger.down(at: CGPoint(x: 100, y: 50))
    host.advance(by: 0.45)
    #expect(openLists == 0)
    // Within a tick of a sixtieth of a second.
    host.advance(by: 0.07)
    #expect(openLists == 1)
    host.finger.up()
    #expect(openLists == 1 && basket.taps == 0)
  }

  @Test("a shorter press is the button's own tap, and a drag scrolls")
  func withoutMenu() {
    host.longPress("Milk", for: 0.3)
    #expect(basket.taps == 1)
    host.finger.drag(
      from: CGPoint(x: 100, y: 250), to: CGPoint(x: 100, y: 150), over: 1, lifting: false)
    host.expectFrames("Milk 0 -100 200 100")
    host.finger.up()
    host.advance(by: 2)
    #expect(openLists == 0 && basket.taps == 1)
  }

  @Test("a tap beside the list closes it")
  func beside() {
    host.longPress("Milk")
    #expect(openLists == 1)
    host.finger.down(at: CGPoint(x: 100, y: 5))
    host.finger.up()
    #expect(openLists == 0 && basket.taps == 0)
  }

  @Test("a menu with a primary action runs it at a tap and opens its list at a long press")
  func primaryAction() {
    let basket = basket
    let host = ViewHost(size: CGSize(width: 400, height: 400)) {
      Menu("Add") {
        Button("Salt again") { basket.items.append("Salt") }
      } primaryAction: {
        basket.taps += 1
      }
      .called("add")
    }
    host.tap("add")
    #expect(basket.taps == 1)
    #expect(host.findAll(text: "Salt again").isEmpty)
    host.longPress("add")
    host.find(text: "Salt again").tap()
    #expect(basket.taps == 1)
    #expect(basket.items == ["Milk", "Bread", "Salt", "Salt"])
  }

  @Test("a long press on no view is an issue, and so is one that no gesture hears")
  func misuse() {
    expectIssue("Milk") { host.longPress("Mlk") }
    host.update { Color.red.called("plain") }
    let issue = expectIssue { host.longPress("plain") }
    #expect(issue?.text.hasPrefix("longPress(\"plain\") at (100, 200)") == true)
  }
}
