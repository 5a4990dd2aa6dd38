import SwiftUI
import Testing
import ViewTreeTesting

/// Fields without a focus state of their own, one of them disabled.
private struct Fields: View {
  let log: Editing
  @State private var first = ""
  @State private var second = ""

  var body: some View {
    VStack(spacing: 0) {
      TextField("First", text: $first, onEditingChanged: { log.words.append("first \($0)") })
        .accessibilityIdentifier("first")
      TextField("Locked", text: .constant("x")).disabled(true).accessibilityIdentifier("locked")
      TextField("Second", text: $second, onEditingChanged: { log.words.append("second \($0)") })
        .accessibilityIdentifier("second")
    }
  }
}

@MainActor
private final class Editing {
  var words: [String] = []
}

@Suite("The keyboard")
@MainActor
struct KeyboardTests {
  private let log = Editing()

  private func host() -> ViewHost {
    ViewHost(size: CGSize(width: 200, height: 200)) { Fields(log: log) }
  }

  @Test("typing while no field has the keyboard is an issue that names the fields")
  func unfocused() {
    let host = host()
    let found = issues { #expect(!host.type("a")) }
    #expect(found.map(\.severity) == [.error])
    #expect(found.first?.text.contains("\"First\", \"Second\"") == true)
  }

  @Test("a tap on a bar's search field gives it the keyboard")
  func search() {
    struct Screen: View {
      @State private var words = ""
      var body: some View { NavigationStack { Text(words).searchable(text: $words) } }
    }
    let host = ViewHost(size: CGSize(width: 300, height: 300)) { Screen() }
    host.find(role: .searchField).tap()
    #expect(host.find(role: .searchField).isFocused)
    #expect(host.type("ab"))
    #expect(host.find(role: .searchField).value == "ab")
  }

  @Test("a tap moves the keyboard from field to field, and each hears of it once")
  func taps() {
    let host = host()
    host.tap("first")
    host.tap("first")
    host.type("a")
    host.type("b")
    #expect(host.find("first").value == "ab")
    host.tap("second")
    #expect(!host.find("first").isFocused)
    #expect(host.find("second").isFocused)
    #expect(log.words == ["first true", "first false", "second true"])
  }

  @Test("the tab key passes disabled fields over, and goes around")
  func tab() {
    let host = host()
    host.pressTab()
    #expect(host.find("first").isFocused)
    host.pressTab()
    #expect(host.find("second").isFocused)
    host.pressTab()
    #expect(host.find("first").isFocused)
    host.pressTab(backward: true)
    #expect(host.find("second").isFocused)
  }

  @Test("the keyboard of one host is not another's")
  func twoHosts() {
    let (one, other) = (host(), host())
    one.tap("first")
    other.tap("second")
    #expect(one.find("first").isFocused)
    #expect(!one.find("second").isFocused)
    #expect(other.find("second").isFocused)
  }
}
