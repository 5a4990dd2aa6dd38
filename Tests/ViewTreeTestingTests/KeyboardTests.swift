import SwiftUI
import Testing
import ViewTreeTesting

@Suite("The keyboard")
@MainActor
struct KeyboardTests {
  private let log = Log()

  private func host() -> ViewHost {
    ViewHost(size: CGSize(width: 200, height: 200)) { Fields(log: log) }
  }

  private func focused(_ host: ViewHost) -> [String] {
    ["first", "locked", "second", "third"].filter { host.find($0).isFocused }
  }

  @Test("typing while no field has the keyboard is an issue that names the fields")
  func unfocused() {
    let host = host()
    expectIssue("\"First\", \"Second\", \"Third\"") { #expect(!host.type("a")) }
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
    #expect(focused(host) == ["second"])
    #expect(log.entries == ["first true", "first false", "second true"])
  }

  @Test("the tab key passes disabled fields over, and goes around")
  func tab() {
    let host = host()
    let order = [false, false, false, false, true, true].map { isBackward in
      host.pressTab(backward: isBackward)
      return focused(host)
    }
    #expect(order == [["first"], ["second"], ["third"], ["first"], ["third"], ["second"]])
  }

  @Test("the keyboard of one host is not another's")
  func twoHosts() {
    let (one, other) = (host(), host())
    one.tap("first")
    other.tap("second")
    #expect(focused(one) == ["first"])
    #expect(focused(other) == ["second"])
  }
}

/// Fields without a focus state of their own, one of them disabled.
private struct Fields: View {
  let log: Log
  @State private var first = ""
  @State private var second = ""
  @State private var third = ""

  var body: some View {
    VStack(spacing: 0) {
      TextField("First", text: $first, onEditingChanged: { log.note("first \($0)") })
        .called("first")
      TextField("Locked", text: .constant("x")).disabled(true).called("locked")
      TextField("Second", text: $second, onEditingChanged: { log.note("second \($0)") })
        .called("second")
      TextField("Third", text: $third).called("third")
    }
  }
}
