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

  private func host<Content: View>(@ViewBuilder _ content: () -> Content) -> ViewHost {
    ViewHost(size: CGSize(width: 300, height: 400), content: content)
  }

  @Test("suggestions are rows of 44 below the search field, while that has the focus")
  func rows() {
    let host = host { Screen() }
    #expect(host.findAll(text: "apple…").isEmpty)
    host.find(role: .searchField).tap()
    let (first, second): (CGFloat, CGFloat) = (96 + 22, 96 + 44 + 22)
    #expect(host.find(text: "apple…").frame.midY == first)
    #expect(host.find(text: "apricot…").frame.midY == second)
    host.find(text: "Cancel").tap()
    #expect(host.findAll(text: "apple…").isEmpty)
  }

  @Test("suggestions follow the typed text, and the page is free where there are none")
  func following() {
    let host = host { Screen() }
    host.find(role: .searchField).tap()
    host.type("b")
    #expect(host.findAll(text: "apple…").isEmpty && host.find(text: "banana…").exists)
    host.type("x")
    #expect(host.findAll(text: "banana…").isEmpty)
    host.find(text: "taps 0").tap()
    #expect(host.find(text: "taps 1").exists)
  }

  @Test("a page under its suggestions hears no taps")
  func covering() {
    let host = ViewHost(size: CGSize(width: 300, height: 400), strictness: .warnings) { Screen() }
    host.find(role: .searchField).tap()
    host.find(text: "taps 0").tap()
    #expect(host.find(text: "taps 0").exists && !host.warnings.isEmpty)
  }

  @Test("a tap on a suggestion writes its completion, submits the search and ends the typing")
  func completing() {
    let host = host { Screen() }
    host.find(role: .searchField).tap()
    host.type("ap")
    host.find(text: "apricot…").tap()
    #expect(host.find(role: .searchField).value == "apricot")
    #expect(host.find(text: "found apricot").exists)
    #expect(host.find(text: "submitted apricot").exists)
    #expect(host.findAll(text: "apricot…").isEmpty && !host.find(role: .searchField).isFocused)
  }

  @Test("dismissSearch takes the suggestions and the focus away, and a tap brings them back")
  func dismissing() {
    let host = host { Screen() }
    host.find(role: .searchField).tap()
    host.find(text: "End").tap()
    #expect(host.findAll(text: "apple…").isEmpty && !host.find(role: .searchField).isFocused)
    host.find(role: .searchField).tap()
    #expect(host.find(text: "apple…").exists)
  }

  @Test("searchable's own suggestions are those of searchSuggestions")
  func ownSuggestions() {
    let host = host {
      NavigationStack {
        Color.red.searchable(text: .constant("")) { Text("plum").searchCompletion("plum") }
      }
    }
    host.find(role: .searchField).tap()
    #expect(host.find(text: "plum").exists)
  }

  @Test("a completion outside of suggestions is no button")
  func outside() {
    let host = host { Text("plum").searchCompletion("plum") }
    #expect(host.findAll(role: .button).isEmpty)
  }
}
