import HikesApp
import SwiftUI
import Testing
import ViewTreeTesting

@Suite("The profile", .screens)
@MainActor
struct ProfileTests {
  private let host = ViewHost(on: .iPhone15) { ProfileScreen() }

  @Test("without a name nothing can be saved, and the reason is shown")
  func needsName() {
    #expect(host.find("problem").text == "A name is needed.")
    #expect(!host.find("save").isEnabled)
  }

  @Test("an address without an @ is told of")
  func needsAddress() {
    host.enterText("Ada", in: "name")
    host.enterText("ada.example", in: "email")
    #expect(host.find("problem").text == "An address has an @.")
  }

  @Test("a name and an address can be saved")
  func saves() {
    host.enterText("Ada", in: "name")
    host.enterText("ada@example.org", in: "email")
    #expect(host.findAll("problem").isEmpty)
    host.tap("save")
    #expect(host.find(text: "Saved").exists)
    host.find(role: .button, text: "OK").tap()
    #expect(host.findAll(text: "Saved").isEmpty)
  }

  @Test("a tap gives a field the keyboard, and typing goes there")
  func typing() {
    host.tap("name")
    #expect(host.find("name").isFocused)
    host.type("Ada")
    host.type(" L.")
    #expect(host.find("name").value == "Ada L.")
  }

  @Test("the return key leads from the name to the address")
  func returnKey() {
    host.tap("name")
    host.submit("name")
    #expect(host.find("email").isFocused)
    #expect(!host.find("name").isFocused)
  }

  @Test("the tab key goes through the fields, and from the last to the first")
  func tabKey() {
    for name in ["name", "email", "name"] {
      host.pressTab()
      #expect(host.find(name).isFocused)
    }
    host.pressTab(backward: true)
    #expect(host.find("email").isFocused)
  }

  @Test("the units are those that were chosen")
  func units() {
    #expect(host.find("units").value == "Kilometres")
    host.choose(ProfileScreen.Units.imperial, in: "units")
    #expect(host.find("units").value == "Miles")
    #expect(host.find(text: "Miles", in: host.find("units")).isSelected)
  }

  @Test("a tap on a part of the picker chooses it")
  func unitsByFinger() {
    host.find(text: "Miles").tap()
    #expect(host.find(role: .picker).value == "Miles")
  }

  @Test("settings belong to the screen's host: no test sees those of another", arguments: 1...2)
  func ownSettings(_ run: Int) {
    #expect(host.find("news").isOn == false)
    host.tap("news")
    #expect(host.find("news").isOn == true)
  }

  @Test("a store that is given has the settings")
  func givenStore() throws {
    let name = "hikes-tests-\(UUID().uuidString)"
    let store = try #require(UserDefaults(suiteName: name))
    defer { store.removePersistentDomain(forName: name) }
    store.set(true, forKey: "sendsNews")
    let host = ViewHost(on: .iPhone15, appStorage: store) { ProfileScreen() }
    #expect(host.find("news").isOn == true)
    host.tap("news")
    #expect(store.bool(forKey: "sendsNews") == false)
  }
}
