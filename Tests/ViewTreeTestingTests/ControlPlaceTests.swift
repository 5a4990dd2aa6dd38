import SwiftUI
import Testing
import ViewTreeInspection
import ViewTreeTesting

/// Labels in bars, pickers and lists in what a row opens.
@MainActor
@Suite("Places of controls")
struct ControlPlaceTests {
  private func phone(@ViewBuilder _ content: () -> some View) -> ViewHost {
    ViewHost(on: .iPhone15, content: content)
  }

  /// Whether a picture writes a text.
  private func shows(_ text: String, _ host: ViewHost) -> Bool {
    host.svg().contains(">\(text)<title>Text")
  }

  /// Source: Apple documentation, `titleAndIcon`: only icons are shown within toolbars.
  @Test(
    "a label in a bar shows its icon alone, by which it is found, unless a style says otherwise")
  func bars() {
    let host = phone {
      NavigationStack {
        Label("Body", systemImage: "star").toolbar {
          ToolbarItem { Button("Add", systemImage: "plus") {} }
          ToolbarItem { Label("Both", systemImage: "plus").labelStyle(.titleAndIcon) }
          ToolbarItem(placement: .bottomBar) { Button("Share", systemImage: "star") {} }
        }
      }
    }
    #expect(
      ["Body", "Add", "Both", "Share"].map { shows($0, host) } == [true, false, true, false])
    #expect(host.find(role: .button, label: "Add").exists)
    #expect(host.find(role: .button, label: "Share").exists)
  }

  private struct Opening: View {
    @State private var isOpen = false

    var body: some View {
      NavigationStack {
        Text("page").toolbar {
          ToolbarItem {
            Menu("Menu") { Button("Copy", systemImage: "star") {} }
          }
          ToolbarItem {
            Button("Open") { isOpen = true }
              .sheet(isPresented: $isOpen) { Label("In the sheet", systemImage: "star") }
          }
          ToolbarItem(placement: .secondaryAction) { Button("Rare", systemImage: "star") {} }
        }
      }
    }
  }

  @Test(
    "what a bar opens is no part of the bar",
    arguments: [("Menu", "Copy"), ("Open", "In the sheet")])
  func opened(button: String, label: String) {
    let host = phone { Opening() }
    host.find(text: button).tap()
    #expect(shows(label, host))
  }

  @Test("an item of the bar's overflow menu shows its title")
  func overflow() {
    let host = phone { Opening() }
    host.find(role: .button, label: "More").tap()
    #expect(shows("Rare", host))
  }

  private struct Row: View {
    @State private var isOpen = false

    private var content: some View {
      VStack {
        Picker("Flavour", selection: .constant(1)) { Text("Mint").tag(1) }
        List { Color.red.frame(height: 44).accessibilityIdentifier("row") }
      }
    }

    var body: some View {
      NavigationStack {
        Form {
          Button("Sheet") { isOpen = true }.sheet(isPresented: $isOpen) { content }
          NavigationLink("Page") { content }
        }
      }
    }
  }

  /// A phone is 393 wide; rows of a plain list have 16 at both sides.
  @Test(
    "a form's row that opens a page or a sheet gives neither its looks",
    arguments: ["Sheet", "Page"])
  func rows(button: String) {
    let host = phone { Row() }
    host.find(text: button).tap()
    #expect(host.frame(of: "row")?.width == 361)
    #expect(shows("Mint", host))
    #expect(!shows("Flavour", host))
  }
}
