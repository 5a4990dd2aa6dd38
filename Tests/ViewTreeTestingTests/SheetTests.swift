import SwiftUI
import Testing
import ViewTreeTesting

/// Views that are shown over a window of 400 x 800 can be found and used as soon as they are there.
@MainActor
@Suite("Sheets, covers and popovers")
struct SheetTests {
  private let screen = Screen()
  private let size = CGSize(width: 400, height: 800)

  private func host(_ kind: String = "sheet") -> ViewHost {
    ViewHost(size: size, safeAreaInsets: EdgeInsets(top: 60, leading: 0, bottom: 40, trailing: 0)) {
      SheetScreen(screen: screen, kind: kind)
    }
  }

  /// How many views show each text: `"Next 1, Back 0"`.
  private func expectTexts(
    _ row: String, of host: ViewHost, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let found = row.components(separatedBy: ", ").map { part in
      let text = part.split(separator: " ").dropLast().joined(separator: " ")
      return "\(text) \(host.findAll(text: text).count)"
    }
    #expect(found.joined(separator: ", ") == row, sourceLocation: sourceLocation)
  }

  /// Rules: STATE-4.7.1, STATE-4.7.2, STATE-4.7.3, PREF-1.8.4.
  @Test(
    "it is found, its buttons work, and it goes when it says so",
    arguments: ["sheet", "cover", "popover"])
  func whole(_ kind: String) {
    let host = host(kind)
    let (home, text) = (host.frame(of: "home"), host.text())
    expectTexts("Close 0", of: host)
    host.find(role: .button, text: "Open").tap()
    expectTexts("Count 0 own 0 true fr 1", of: host)
    // In the middle of the part between 60 and 760.
    #expect(host.frame(of: "sheet").map { [$0.midX, $0.midY] } == [200, 410])
    #expect(host.frame(of: "home") == home)
    #expect(host.value(of: PresentedKey.self) == [])
    host.find(text: "More").tap()
    host.find(text: "Own").tap()
    expectTexts("Count 1 own 1 true fr 1", of: host)
    host.find(text: "Close").tap()
    expectTexts("Close 0", of: host)
    #expect(host.text() == text)
    let dismissed = kind == "popover" ? [] : ["dismissed"]
    #expect(screen.log.entries == ["appear", "disappear"] + dismissed)
    host.find(text: "Open").tap()
    expectTexts("Count 1 own 0 true fr 1", of: host)
  }

  @Test("state of the presenter that changes from outside is seen in the sheet")
  func presenterChanges() {
    let host = host()
    host.find(text: "Open").tap()
    screen.actions["count"]?()
    host.settle()
    expectTexts("Count 10 own 0 true fr 1", of: host)
  }

  @Test("an item presents, changes, and is exchanged by another one")
  func items() {
    let host = host()
    let shown = ["item 1", "rename", "item 2", "no item"].map { action in
      screen.actions[action]?()
      host.settle()
      return host.findAll(type: "Text").compactMap(\.text).filter { $0.hasPrefix("Item") }
    }
    #expect(shown == [["Item one"], ["Item uno"], ["Item two"], []])
  }

  @Test(
    "the views behind are out of reach while it is there, and a tap on one does nothing and says so"
  )
  func modal() {
    let log = screen.log
    let host = ViewHost(size: size) {
      Button("Corner") { log.note("corner") }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .sheet(isPresented: .constant(true)) { Text("Sheet") }
    }
    expectIssue("is behind what is presented") { host.find(text: "Corner").tap() }
    host.expectWarning("is behind what is presented")
    #expect(log.entries == [])
  }

  @Test("it follows the window's size, and ends with its presenter")
  func window() {
    struct Owner: View {
      let screen: Screen
      let isThere: Bool
      var body: some View {
        if isThere { SheetScreen(screen: screen, kind: "sheet") } else { Text("gone") }
      }
    }
    let host = ViewHost(size: size) { Owner(screen: screen, isThere: true) }
    host.find(text: "Open").tap()
    host.size = CGSize(width: 200, height: 400)
    #expect(host.frame(of: "sheet")?.midY == 200)
    for _ in 0..<2 { host.update { Owner(screen: screen, isThere: false) } }
    expectTexts("Close 0", of: host)
    #expect(screen.log.entries == ["appear", "disappear"])
  }

  /// Rule: STATE-4.7.6.
  @Test("of two views of a tree that present at once, the second waits for the end of the first")
  func oneAtATime() {
    struct Two: View {
      @State private var first = false
      @State private var second = false
      var body: some View {
        Button("Both") { (first, second) = (true, true) }
          .alert("Second", isPresented: $second) {}
          .sheet(isPresented: $first) { Button("End first") { first = false } }
      }
    }
    let host = ViewHost(size: size) { Two() }
    host.find(text: "Both").tap()
    expectTexts("End first 1, Second 0", of: host)
    #expect(host.warnings.map(\.kind) == [.presentationWaits])
    host.find(text: "End first").tap()
    expectTexts("End first 0, Second 1", of: host)
    host.find(role: .button, text: "OK").tap()
    expectTexts("End first 0, Second 0", of: host)
    #expect(host.warnings.count == 1)
  }

  @Test(
    "one that waits and is taken back, or leaves with its view, is never presented",
    arguments: [false, true])
  func takenBack(leaves: Bool) {
    struct Two: View {
      @State private var first = true
      @State private var second = true
      var isThere = true
      var body: some View {
        VStack {
          Color.red.sheet(isPresented: $first) {
            Button("Take back") { second = false }
            Button("End first") { first = false }
          }
          if isThere { Color.blue.sheet(isPresented: $second) { Text("Second") } }
        }
      }
    }
    let host = ViewHost(size: size) { Two() }
    if leaves {
      host.update { Two(isThere: false) }
    } else {
      host.find(text: "Take back").tap()
    }
    host.find(text: "End first").tap()
    expectTexts("Second 0, End first 0", of: host)
  }

  @Test("a sheet over a sheet is in front, and its end leaves the first one")
  func stacked() {
    struct Opening<Sheet: View>: View {
      let title: String
      @ViewBuilder let sheet: Sheet
      @State private var isShown = false
      var body: some View {
        Button(title) { isShown = true }.sheet(isPresented: $isShown) { sheet }
      }
    }
    struct Last: View {
      @Environment(\.dismiss) private var dismiss
      var body: some View { Button("Back") { dismiss() } }
    }
    let host = ViewHost(size: size) {
      Opening(title: "Open") { Opening(title: "Next") { Last() } }
    }
    host.find(text: "Open").tap()
    host.find(text: "Next").tap()
    expectTexts("Back 1", of: host)
    host.find(text: "Back").tap()
    expectTexts("Back 0, Next 1", of: host)
  }

  @Test("nothing is made while nothing is presented")
  func cost() {
    struct Screen: View {
      let presents: Bool
      var body: some View {
        if presents {
          Text("a").sheet(isPresented: .constant(false)) { Text("sheet") }
            .alert("b", isPresented: .constant(false)) { Button("c") {} }
            .confirmationDialog("d", isPresented: .constant(false)) { Button("e") {} }
            .padding()
        } else {
          Text("a").padding()
        }
      }
    }
    let hosts = [false, true].map { presents in ViewHost(size: size) { Screen(presents: presents) }
    }
    #expect(hosts[0].counters == hosts[1].counters)
  }
}

/// The notes of the views, and what a test makes them do.
@MainActor
private final class Screen {
  let log = Log()
  var actions: [String: () -> Void] = [:]
}

private struct PresentedItem: Identifiable {
  let id: Int
  var name: String
}

private struct PresentedKey: PreferenceKey {
  static var defaultValue: [String] { [] }
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private struct SheetScreen: View {
  let screen: Screen
  let kind: String
  @State private var isShown = false
  @State private var item: PresentedItem?
  @State private var count = 0

  var body: some View {
    presenting(
      VStack {
        Text("Home").called("home")
        Button("Open") { isShown = true }
      }
      .environment(\.locale, Locale(identifier: "de"))
    )
    .sheet(item: $item) { item in Text("Item \(item.name)") }
    .environment(\.locale, Locale(identifier: "fr"))
    .onAppear {
      screen.actions = [
        "item 1": { item = PresentedItem(id: 1, name: "one") },
        "rename": { item?.name = "uno" },
        "item 2": { item = PresentedItem(id: 2, name: "two") },
        "no item": { item = nil },
        "count": { count = 10 },
      ]
    }
  }

  @ViewBuilder
  private func presenting(_ content: some View) -> some View {
    let sheet = Sheet(log: screen.log, count: $count)
    let end = { screen.log.note("dismissed") }
    switch kind {
    case "sheet": content.sheet(isPresented: $isShown, onDismiss: end) { sheet }
    case "cover": content.fullScreenCover(isPresented: $isShown, onDismiss: end) { sheet }
    default: content.popover(isPresented: $isShown) { sheet }
    }
  }
}

private struct Sheet: View {
  let log: Log
  @Binding var count: Int
  @State private var own = 0
  @Environment(\.dismiss) private var dismiss
  @Environment(\.isPresented) private var isPresented
  @Environment(\.locale) private var locale

  var body: some View {
    VStack {
      Text("Count \(count) own \(own) \(isPresented) \(locale.identifier)")
      Button("More") { count += 1 }
      Button("Own") { own += 1 }
      Button("Close") { dismiss() }
    }
    .called("sheet")
    .preference(key: PresentedKey.self, value: ["sheet"])
    .onAppear { log.note("appear") }
    .onDisappear { log.note("disappear") }
  }
}
