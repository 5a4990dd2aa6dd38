import SwiftUI
import Testing
import ViewTreeTesting

@Suite("Sections that fold")
@MainActor
struct SectionFoldingTests {
  private struct Screen: View {
    var isSidebar = true
    @State var first = true
    @State var second = false

    var body: some View {
      let list = List {
        Section("First", isExpanded: $first) {
          ForEach(["a", "b"], id: \.self) { name in
            WithState(0) { $count in Button("\(name) \(count)") { count += 1 } }
          }
        }
        Section(isExpanded: $second) {
          Text("c")
        } header: {
          Text("Second")
        }
        Button("Unfold") { second = true }
      }
      if isSidebar { list.listStyle(.sidebar) } else { list }
    }
  }

  private func words(_ host: ViewHost) -> String {
    host.findAll(type: "Text").map { $0.text ?? "" }.joined(separator: " | ")
  }

  @Test("a tap on a sidebar's header folds its section, whose state ends, and one more unfolds it")
  func sidebar() {
    let host = host(300, 600) { Screen() }
    #expect(words(host) == "First | a 0 | b 0 | Second | Unfold")
    let second = host.find(text: "Second").frame
    host.find(text: "a 0").tap()
    #expect(host.findAll(text: "a 1").count == 1)
    host.find(text: "First").tap()
    #expect(words(host) == "First | Second | Unfold")
    // Two rows of 44 have gone.
    #expect(host.find(text: "Second").frame.minY == second.minY - 88)
    host.find(text: "First").tap()
    host.find(text: "Second").tap()
    #expect(words(host) == "First | a 0 | b 0 | Second | c | Unfold")
  }

  @Test("elsewhere the binding folds, and a tap on the header does nothing")
  func plain() {
    let host = ViewHost(size: CGSize(width: 300, height: 600), strictness: .warnings) {
      Screen(isSidebar: false)
    }
    host.find(text: "First").tap()
    #expect(words(host) == "First | a 0 | b 0 | Second | Unfold")
    host.find(text: "Unfold").tap()
    #expect(words(host) == "First | a 0 | b 0 | Second | c | Unfold")
  }

  @Test("a container of one's own is not given the views that are folded")
  func subviews() {
    for (isExpanded, expected) in [(true, 3), (false, 1)] {
      let host = host(300, 600) {
        Group(
          subviews: Section(isExpanded: .constant(isExpanded)) {
            Color.red
            Color.blue
          } header: {
            Color.green
          }
        ) { Text("\($0.count)") }
      }
      #expect(words(host) == "\(expected)")
    }
  }
}
