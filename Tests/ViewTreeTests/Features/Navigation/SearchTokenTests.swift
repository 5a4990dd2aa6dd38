import SwiftUI
import Testing
import ViewTreeTesting

@MainActor
@Suite("Search tokens")
struct SearchTokenTests {
  private struct Fruit: Identifiable {
    let id: Int
    var name: String
  }

  private struct Screen: View {
    @State private var text = ""
    @State private var tokens = [Fruit(id: 1, name: "apple")]
    @State private var offered = [Fruit(id: 2, name: "pear")]

    var body: some View {
      NavigationStack {
        Text("tokens \(tokens.map(\.name).joined(separator: " "))")
          .searchable(text: $text, tokens: $tokens, suggestedTokens: $offered) { Text($0.name) }
      }
    }
  }

  @Test("tokens are before the text of the search field, on a ground 6 wider at both sides")
  func place() {
    let host = screen { Screen() }
    let token = host.find(text: "apple").frame
    // The bar's margin of 16, the field's 8, the magnifier's 15 with 6 after it, the ground's 6.
    let start: CGFloat = 16 + 8 + 15 + 6 + 6
    #expect(token.minX == start)
    #expect(host.find(text: "Search").frame.minX == token.maxX + 6 + 6)
  }

  @Test("a tap on a suggested token puts it in the place of the typed text")
  func suggested() {
    let host = screen { Screen() }
    #expect(!host.shows("pear"))
    host.find(role: .searchField).tap()
    host.type("pe")
    host.find(text: "pear").tap()
    #expect(host.shows("tokens apple pear"))
    #expect(host.find(role: .searchField).value == "")
    #expect(host.findAll(text: "pear").count == 1)
  }

  @Test("the view of an editable token writes it")
  func editable() {
    let host = screen {
      WithState([Fruit(id: 1, name: "apple"), Fruit(id: 2, name: "pear")]) { $tokens in
        NavigationStack {
          Text("tokens \(tokens.map(\.name).joined(separator: " "))")
            .searchable(text: .constant(""), editableTokens: $tokens) { $token in
              Button("change \(token.name)") { token.name = "plum" }
            }
        }
      }
    }
    host.find(text: "change pear").tap()
    #expect(host.shows("tokens apple plum"))
  }
}
