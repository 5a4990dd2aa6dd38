import SwiftUI
import Testing
import ViewTreeTesting

/// Finders that miss a text which a bar would show tell why it is not there.
@MainActor
@Suite("Content that is only recorded")
struct UnshownContentTests {
  private func issue(_ view: some View, _ use: (ViewHost) -> Void = { _ in }) -> String {
    let host = ViewHost(size: CGSize(width: 300, height: 400)) { view }
    use(host)
    return issues { _ = host.find(text: "Lakes") }.first?.text ?? ""
  }

  private var searched: some View {
    Color.red.searchable(text: .constant(""))
      .searchSuggestions { Text("Rivers").searchCompletion("rivers") }
      .searchScopes(.constant(1)) { Text("Towns").tag(1) }
  }

  @Test("a text that a modifier shows only in a stack is an issue that names the modifier")
  func outside() {
    let toolbar = issue(Color.red.toolbar { Text("Lakes") })
    #expect(toolbar.contains("`toolbar` is only recorded: its content is shown inside of a"))
    let search = issue(searched)
    for name in ["searchable", "searchSuggestions", "searchScopes"] {
      #expect(search.contains("`\(name)` is only recorded"), "\(name)")
    }
    let tokens = Color.red.searchable(text: .constant(""), tokens: .constant([Item()])) { _ in
      Text("Lakes")
    }
    #expect(issue(tokens).contains("`searchTokens` is only recorded"))
  }

  @Test("on a page the issue tells when suggestions and scopes are shown, and nothing else")
  func inside() {
    let text = issue(NavigationStack { searched.toolbar { Text("Add") } })
    #expect(
      text.contains("`searchSuggestions` shows its content while the search field has the focus."))
    #expect(text.contains("`searchScopes` shows its content while the search is active."))
    #expect(!text.contains("only recorded") && !text.contains("`toolbar`"))
  }

  @Test("a screen without such modifiers has no such words")
  func without() {
    #expect(issue(Text("Hills")).hasSuffix("There are: Hills."))
  }

  private struct Item: Identifiable {
    let id = 1
  }
}
