import SwiftUI
import Testing
import ViewTreeTesting

@MainActor
@Suite("Everyday code")
struct EverydayCodeTests {
  let size = CGSize(width: 200, height: 600)

  @Test("statements, branches, loops and functions of a builder lay out what they say")
  func statements() {
    let host = ViewHost(size: size) {
      VStack(spacing: 0) { EverydayStatements(state: .loaded(["a", "b"])) }
    }
    #expect(host.frame(of: "row")?.size == CGSize(width: 50, height: 20))
    // "1 b": three cells of 17 points.
    #expect(host.frame(of: "item 1")?.width == 51)
  }

  @Test("a debounced search shows its results three tenths of a second after the last letter")
  func search() {
    let host = ViewHost(size: size) { EverydaySearch() }
    host.enterText("ab", in: "search")
    host.advance(by: 0.2)
    #expect(host.frame(of: "ab") == nil)
    host.advance(by: 0.2)
    #expect(host.frame(of: "ab") != nil)
    #expect(host.frame(of: "a") == nil)
  }

  @Test("a form of every control is laid out without a warning")
  func controls() {
    let host = ViewHost(size: size) { EverydayControls() }
    #expect(host.warnings.isEmpty)
  }

  @Test("a card with a conditional conformance, a size reader and a style of one's own")
  func card() {
    var read = CGSize.zero
    let host = ViewHost(size: size) {
      EverydayCard {
        Button("ab") {}.buttonStyle(.everyday).accessibilityIdentifier("button")
      } content: {
        Color.red.frame(width: 44, height: 27).everydaySize { read = $0 }
      }
      .everydayIf(true) { $0.padding(1) }
    }
    // Two cells of 17 points and 5 around them.
    #expect(host.frame(of: "button")?.size == CGSize(width: 44, height: 27))
    #expect(read == CGSize(width: 44, height: 27))
  }

  @Test("an app can be made and its main function returns")
  func app() {
    EverydayApp.main()
    _ = EverydayCard_Previews.previews
  }
}
