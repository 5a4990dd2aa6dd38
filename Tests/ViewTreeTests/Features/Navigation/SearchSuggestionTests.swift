import SwiftUI
import Testing
import ViewTreeTesting

/// A page of 300 x 400 without a title: a bar of 44 and a search field of 52, so suggestions begin at 96.
@MainActor
@Suite("Search suggestions")
struct SearchSuggestionTests {
  private struct Suggestions: View {
    let names: [String]
    var body: some View { ForEach(names, id: \.self) { Text("\($0)…").searchCompletion($0) } }
  }

  private struct Ending: View {
    @Environment(\.dismissSearch) private var dismissSearch
    var body: some View { Button("End") { dismissSearch() } }
  }

  private struct Screen: View {
    @State private var text = ""
    @State private var submitted = ""
    @State private var taps = 0

    private var names: [String] {
      ["apple", "apricot", "banana"].filter { text.isEmpty || $0.hasPrefix(text) }
    }

    var body: some View {
      NavigationStack {
        VStack {
          Text("found \(text)")
          Text("submitted \(submitted)")
          Button("taps \(taps)") { taps += 1 }
        }
        .toolbar { Ending() }
        .searchable(text: $text)
        .searchSuggestions { Suggestions(names: names) }
        .onSubmit(of: .search) { submitted = text }
      }
    }
  }

  @Test("suggestions are rows of 44 below the search field, while that has the focus")
  func rows() {
    let host = screen { Screen() }
    #expect(!host.shows("apple…"))
    host.find(role: .searchField).tap()
    let (first, second): (CGFloat, CGFloat) = (96 + 22, 96 + 44 + 22)
    #expect(host.find(text: "apple…").frame.midY == first)
    #expect(host.find(text: "apricot…").frame.midY == second)
    host.find(text: "Cancel").tap()
    #expect(!host.shows("apple…"))
  }

  @Test("suggestions follow the typed text, and the page is free where there are none")
  func following() {
    let host = screen { Screen() }
    host.find(role: .searchField).tap()
    host.type("b")
    #expect(!host.shows("apple…") && host.shows("banana…"))
    host.type("x")
    #expect(!host.shows("banana…"))
    host.find(text: "taps 0").tap()
    #expect(host.shows("taps 1"))
  }

  @Test("a page under its suggestions hears no taps")
  func covering() {
    let host = ViewHost(size: CGSize(width: 300, height: 400), strictness: .warnings) { Screen() }
    host.find(role: .searchField).tap()
    host.find(text: "taps 0").tap()
    #expect(host.shows("taps 0") && !host.warnings.isEmpty)
  }

  @Test("a tap on a suggestion writes its completion, submits the search and ends the typing")
  func completing() {
    let host = screen { Screen() }
    host.find(role: .searchField).tap()
    host.type("ap")
    host.find(text: "apricot…").tap()
    #expect(host.find(role: .searchField).value == "apricot")
    #expect(host.shows("found apricot"))
    #expect(host.shows("submitted apricot"))
    #expect(!host.shows("apricot…") && !host.find(role: .searchField).isFocused)
  }

  @Test("dismissSearch takes the suggestions and the focus away, and a tap brings them back")
  func dismissing() {
    let host = screen { Screen() }
    host.find(role: .searchField).tap()
    host.find(text: "End").tap()
    #expect(!host.shows("apple…") && !host.find(role: .searchField).isFocused)
    host.find(role: .searchField).tap()
    #expect(host.shows("apple…"))
  }

  @Test("searchable's own suggestions are those of searchSuggestions")
  func ownSuggestions() {
    let host = screen {
      NavigationStack {
        Color.red.searchable(text: .constant("")) { Text("plum").searchCompletion("plum") }
      }
    }
    host.find(role: .searchField).tap()
    #expect(host.shows("plum"))
  }

  @Test("a completion outside of suggestions is no button")
  func outside() {
    let host = screen { Text("plum").searchCompletion("plum") }
    #expect(host.findAll(role: .button).isEmpty)
  }
}
