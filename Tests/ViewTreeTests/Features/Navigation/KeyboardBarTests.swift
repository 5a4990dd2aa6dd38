import SwiftUI
import Testing
import ViewTreeTesting

/// A page of 300 x 400 without a title; the bar for the keyboard is 44 high, as the other one.
@MainActor
@Suite("The keyboard's bar")
struct KeyboardBarTests {
  private struct Fields: View {
    @State private var name = ""
    @State private var code = ""
    @State var hasCode = true
    @FocusState private var isCoding: Bool
    var below = false

    var body: some View {
      VStack {
        Color.red.called("page")
        TextField("Name", text: $name).called("name")
        if hasCode { SecureField("Code", text: $code).focused($isCoding) }
        Button("Code now") {
          hasCode = true
          isCoding = true
        }
        Button("No code") { hasCode = false }
      }
      .toolbar {
        ToolbarItemGroup(placement: .keyboard) {
          Spacer()
          Button("Done") { isCoding = false }
        }
        if below { ToolbarItem(placement: .bottomBar) { Text("Below") } }
      }
    }
  }

  private func hasBar(_ host: ViewHost) -> Bool { host.shows("Done") }

  @Test("the bar is at the bottom of the page, and takes 44 of it, while a field has the focus")
  func place() {
    let host = screen { NavigationStack { Fields() } }
    #expect(!hasBar(host))
    let height = host.frame(of: "page")?.height ?? 0
    host.find(label: "Name").tap()
    // In the middle of the lowest 44 of 400; behind the spacer, 16 from the edge.
    let done = host.find(text: "Done").frame
    #expect(done.midY == 400 - 22 && done.maxX == 300 - 16)
    #expect(host.frame(of: "page")?.height == height - 44)
    host.submit("name")
    #expect(!hasBar(host) && host.frame(of: "page")?.height == height)
  }

  @Test(
    "the bar follows a focus that a state sets and clears, on a field that comes and goes",
    arguments: [false, true])
  func state(isInSheet: Bool) {
    let host = screen {
      if isInSheet {
        Color.red.sheet(isPresented: .constant(true)) { NavigationStack { Fields(hasCode: false) } }
      } else {
        NavigationStack { Fields(hasCode: false) }
      }
    }
    host.find(text: "Code now").tap()
    #expect(hasBar(host))
    host.find(text: "Done").tap()
    #expect(!hasBar(host))
    host.find(text: "Code now").tap()
    #expect(hasBar(host))
    host.find(text: "No code").tap()
    #expect(!hasBar(host))
  }

  @Test("the bar is above the page's other one")
  func above() {
    let host = screen { NavigationStack { Fields(below: true) } }
    host.find(label: "Name").tap()
    let (below, above): (CGFloat, CGFloat) = (400 - 22, 400 - 44 - 22)
    #expect(host.find(text: "Below").frame.midY == below)
    #expect(host.find(text: "Done").frame.midY == above)
  }

  @Test("a field in a form's row shows the bar from the first moment, by a default focus")
  func form() {
    struct Screen: View {
      @State private var name = ""
      @FocusState private var isFocused: Bool
      var body: some View {
        NavigationStack {
          Form { TextField("Name", text: $name).focused($isFocused) }
            .defaultFocus($isFocused, true)
            .toolbar { ToolbarItem(placement: .keyboard) { Text("Done") } }
        }
      }
    }
    #expect(hasBar(screen { Screen() }))
  }

  @Test("the focus of a page's field shows no bar on the page above it")
  func pages() {
    let host = screen {
      NavigationStack {
        VStack {
          TextField("Name", text: .constant(""))
          NavigationLink("go", value: 1)
        }
        .navigationDestination(for: Int.self) { _ in Fields() }
      }
    }
    host.find(label: "Name").tap()
    host.find(text: "go").tap()
    #expect(!hasBar(host))
    host.find(label: "Name").tap()
    #expect(hasBar(host))
  }

  @Test("a search field that is typed into shows the bar of its page")
  func search() {
    let host = screen {
      WithState("") { $text in
        NavigationStack {
          Color.red.searchable(text: $text)
            .toolbar { ToolbarItem(placement: .keyboard) { Text("Done") } }
        }
      }
    }
    #expect(!hasBar(host))
    host.find(role: .searchField).tap()
    #expect(hasBar(host))
    host.find(text: "Cancel").tap()
    #expect(!hasBar(host))
  }
}
