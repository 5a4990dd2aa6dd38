import SwiftUI
import Testing
import ViewTreeTesting

@MainActor
private final class Screen {
  var lines: [String] = []
  var actions: [String: () -> Void] = [:]
  func note(_ line: String) { lines.append(line) }
}

private struct PresentedItem: Identifiable {
  let id: Int
  var name: String
}

private struct PresentedKey: PreferenceKey {
  static var defaultValue: [String] { [] }
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private struct Sheet: View {
  let screen: Screen
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
    .accessibilityIdentifier("sheet")
    .preference(key: PresentedKey.self, value: ["sheet"])
    .onAppear { screen.note("appear") }
    .onDisappear { screen.note("disappear") }
  }
}

private struct SheetScreen: View {
  let screen: Screen
  let kind: String
  @State private var isShown = false
  @State private var item: PresentedItem?
  @State private var count = 0

  var body: some View {
    VStack {
      Text("Home").accessibilityIdentifier("home")
      Button("Open") { isShown = true }
    }
    .environment(\.locale, Locale(identifier: "de"))
    .modifier(Shown(kind: kind, isShown: $isShown, screen: screen, count: $count))
    .sheet(item: $item) { item in Text("Item \(item.name)") }
    .environment(\.locale, Locale(identifier: "fr"))
    .onAppear {
      screen.actions["item 1"] = { item = PresentedItem(id: 1, name: "one") }
      screen.actions["rename"] = { item?.name = "uno" }
      screen.actions["item 2"] = { item = PresentedItem(id: 2, name: "two") }
      screen.actions["no item"] = { item = nil }
      screen.actions["count"] = { count = 10 }
    }
  }

  struct Shown: ViewModifier {
    let kind: String
    @Binding var isShown: Bool
    let screen: Screen
    @Binding var count: Int

    func body(content: Content) -> some View {
      switch kind {
      case "sheet":
        content.sheet(isPresented: $isShown, onDismiss: { screen.note("dismissed") }) {
          Sheet(screen: screen, count: $count)
        }
      case "cover":
        content.fullScreenCover(isPresented: $isShown, onDismiss: { screen.note("dismissed") }) {
          Sheet(screen: screen, count: $count)
        }
      default:
        content.popover(isPresented: $isShown) { Sheet(screen: screen, count: $count) }
      }
    }
  }
}

/// Whatever is shown over the window can be found and used as soon as it is there.
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

  /// Rules: STATE-4.7.1, STATE-4.7.2, STATE-4.7.3, PREF-1.8.4.
  @Test(
    "it is found, its buttons work, and it goes when it says so",
    arguments: ["sheet", "cover", "popover"])
  func whole(_ kind: String) {
    let host = host(kind)
    #expect(host.findAll(text: "Close").isEmpty)
    let home = host.frame(of: "home")
    let text = host.text()
    host.find(role: .button, text: "Open").tap()
    #expect(host.find(text: "Count 0 own 0 true fr").exists)
    // In the middle of the part between 60 and 760.
    #expect(host.frame(of: "sheet")?.midY == 410)
    #expect(host.frame(of: "sheet")?.midX == 200)
    #expect(host.frame(of: "home") == home)
    #expect(host.value(of: PresentedKey.self) == [])
    host.find(text: "More").tap()
    host.find(text: "Own").tap()
    #expect(host.find(text: "Count 1 own 1 true fr").exists)
    host.find(text: "Close").tap()
    #expect(host.findAll(text: "Close").isEmpty)
    #expect(host.text() == text)
    #expect(
      screen.lines == ["appear", "disappear"] + (kind == "popover" ? [] : ["dismissed"]))
    host.find(text: "Open").tap()
    #expect(host.find(text: "Count 1 own 0 true fr").exists)
  }

  @Test("state of the presenter that changes from outside is seen in the sheet")
  func presenterChanges() {
    let host = host()
    host.find(text: "Open").tap()
    screen.actions["count"]?()
    host.settle()
    #expect(host.find(text: "Count 10 own 0 true fr").exists)
  }

  @Test("an item presents, changes, and is exchanged by another one")
  func items() {
    let host = host()
    for (action, text) in [
      ("item 1", "Item one"), ("rename", "Item uno"), ("item 2", "Item two"), ("no item", ""),
    ] {
      screen.actions[action]?()
      host.settle()
      #expect(
        host.findAll(type: "Text").map { $0.text ?? "" }.filter { $0.hasPrefix("Item") }
          == (text.isEmpty ? [] : [text]))
    }
  }

  @Test(
    "the views behind are out of reach while it is there, and a tap on one does nothing and says so"
  )
  func modal() {
    struct Corner: View {
      let screen: Screen
      @State private var isShown = true
      var body: some View {
        Button("Corner") { screen.note("corner") }
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
          .sheet(isPresented: $isShown) { Text("Sheet") }
      }
    }
    let host = ViewHost(size: size) { Corner(screen: screen) }
    withKnownIssue(isIntermittent: true) { host.find(text: "Corner").tap() }
    #expect(host.warnings.contains { $0.message.contains("is behind what is presented") })
    #expect(screen.lines == [])
  }

  @Test("it follows the window's size, and ends with its presenter")
  func window() {
    struct Owner: View {
      let screen: Screen
      var isThere: Bool
      var body: some View {
        if isThere { SheetScreen(screen: screen, kind: "sheet") } else { Text("gone") }
      }
    }
    let host = ViewHost(size: size) { Owner(screen: screen, isThere: true) }
    host.find(text: "Open").tap()
    host.size = CGSize(width: 200, height: 400)
    #expect(host.frame(of: "sheet")?.midY == 200)
    host.update { Owner(screen: screen, isThere: false) }
    host.update { Owner(screen: screen, isThere: false) }
    #expect(host.findAll(text: "Close").isEmpty)
    #expect(screen.lines == ["appear", "disappear"])
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
    #expect(host.findAll(text: "End first").count == 1)
    #expect(host.findAll(text: "Second").isEmpty)
    #expect(host.warnings.map(\.kind) == [.presentationWaits])
    host.find(text: "End first").tap()
    #expect(host.findAll(text: "End first").isEmpty)
    #expect(host.findAll(text: "Second").count == 1)
    host.find(role: .button, text: "OK").tap()
    #expect(host.findAll(text: "Second").isEmpty)
    #expect(host.warnings.count == 1)
  }

  @Test("one that waits and is taken back, or leaves with its view, is never presented")
  func takenBack() {
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
    for leaves in [false, true] {
      let host = ViewHost(size: size) { Two() }
      if leaves {
        host.update { Two(isThere: false) }
      } else {
        host.find(text: "Take back").tap()
      }
      host.find(text: "End first").tap()
      #expect(host.findAll(text: "Second").isEmpty)
      #expect(host.findAll(text: "End first").isEmpty)
    }
  }

  @Test("a sheet over a sheet is in front, and its end leaves the first one")
  func stacked() {
    struct First: View {
      @State private var isShown = false
      var body: some View {
        Button("Open") { isShown = true }
          .sheet(isPresented: $isShown) {
            Second().accessibilityIdentifier("first")
          }
      }
    }
    struct Second: View {
      @State private var isShown = false
      var body: some View {
        Button("Next") { isShown = true }
          .sheet(isPresented: $isShown) { Third() }
      }
    }
    struct Third: View {
      @Environment(\.dismiss) private var dismiss
      var body: some View { Button("Back") { dismiss() } }
    }
    let host = ViewHost(size: size) { First() }
    host.find(text: "Open").tap()
    host.find(text: "Next").tap()
    #expect(host.find(text: "Back").exists)
    host.find(text: "Back").tap()
    #expect(host.findAll(text: "Back").isEmpty)
    #expect(host.find(text: "Next").exists)
  }

  @Test("nothing is made while nothing is presented")
  func cost() {
    struct Plain: View {
      var body: some View { Text("a").padding() }
    }
    struct Presenting: View {
      var body: some View {
        Text("a").sheet(isPresented: .constant(false)) { Text("sheet") }
          .alert("b", isPresented: .constant(false)) { Button("c") {} }
          .confirmationDialog("d", isPresented: .constant(false)) { Button("e") {} }
          .padding()
      }
    }
    let plain = ViewHost(size: size) { Plain() }
    let presenting = ViewHost(size: size) { Presenting() }
    #expect(plain.counters == presenting.counters)
  }
}

private struct PanelScreen: View {
  let screen: Screen
  let kind: String
  @State private var isShown = false
  @State private var name = ""

  var body: some View {
    let button = Button("Open") { isShown = true }
    switch kind {
    case "alert":
      button.alert("Sure?", isPresented: $isShown) {
        Button("Delete", role: .destructive) { screen.note("delete") }
        Button("Keep", role: .cancel) { screen.note("keep") }
      } message: {
        Text("It goes.")
      }
    case "plain alert": button.alert("Done", isPresented: $isShown) {}
    case "field":
      button.alert(Text("Name"), isPresented: $isShown) {
        TextField("name", text: $name).accessibilityIdentifier("field")
        Button("Save") { screen.note(name) }
      }
    case "dialog":
      button.confirmationDialog("Really", isPresented: $isShown) {
        Button("Delete", role: .destructive) { screen.note("delete") }
      }
    case "titled dialog":
      button.confirmationDialog("Really", isPresented: $isShown, titleVisibility: .visible) {
        Button("Keep", role: .cancel) { screen.note("keep") }
      }
    case "older":
      button.alert(isPresented: $isShown) {
        Alert(
          title: Text("Old"), message: Text("Still here"),
          primaryButton: .destructive(Text("Delete")) { screen.note("delete") },
          secondaryButton: .cancel())
      }
    case "action sheet":
      button.actionSheet(isPresented: $isShown) {
        ActionSheet(title: Text("Older"), buttons: [.default(Text("Copy")) { screen.note("copy") }])
      }
    default:
      Menu("Open") {
        Button("Copy") { screen.note("copy") }
        Menu("Further") { Button("Move") { screen.note("move") } }
      }
    }
  }
}

@MainActor
@Suite("Alerts, dialogs and menus")
struct PanelTests {
  private let screen = Screen()

  private func host(_ kind: String) -> ViewHost {
    let host = ViewHost(size: CGSize(width: 400, height: 800)) {
      PanelScreen(screen: screen, kind: kind).accessibilityIdentifier("button")
    }
    host.find(text: "Open").tap()
    return host
  }

  private func buttons(_ host: ViewHost) -> [String] {
    host.findAll(role: .button).filter { $0.frame.width > 100 }
      .compactMap { button in
        host.findAll(type: "Text").last { button.frame.contains($0.frame) }?.text
      }
  }

  /// Rule: STATE-4.7.3.
  @Test("an alert shows its title, message and actions, and each action ends it")
  func alert() {
    let actions: [(name: String, line: String, minX: CGFloat)] = [
      ("Delete", "delete", 200), ("Keep", "keep", 65),
    ]
    for (action, line, minX) in actions {
      let host = host("alert")
      #expect(host.find(text: "Sure?").exists)
      #expect(host.find(text: "It goes.").exists)
      #expect(buttons(host) == ["Delete", "Keep"])
      // 270 wide, in the middle of 400; the cancelling action is at the leading edge.
      #expect(host.find(role: .button, text: action).frame.minX == minX)
      host.find(role: .button, text: action).tap()
      #expect(screen.lines.last == line)
      #expect(buttons(host) == [])
    }
  }

  /// Rule: STATE-4.7.4. Source: Apple documentation, "alert(_:isPresented:actions:)": without actions the system adds OK.
  @Test("an alert without actions has an OK")
  func plainAlert() {
    let host = host("plain alert")
    #expect(buttons(host) == ["OK"])
    host.find(text: "OK").tap()
    #expect(host.findAll(text: "Done").isEmpty)
  }

  @Test("a field of an alert takes text")
  func field() {
    let host = host("field")
    host.enterText("Ann", in: "field")
    host.find(text: "Save").tap()
    #expect(screen.lines == ["Ann"])
  }

  /// Rule: STATE-4.7.4. Source: Apple documentation, "confirmationDialog": titles only where visible, a cancel action added.
  @Test("a dialog adds what cancels it, and ends with a tap beside it")
  func dialog() {
    let host = host("dialog")
    #expect(host.findAll(text: "Really").isEmpty)
    #expect(buttons(host) == ["Delete", "Cancel"])
    host.finger.down(at: CGPoint(x: 200, y: 20))
    host.finger.up()
    host.settle()
    #expect(buttons(host) == [])
    host.find(text: "Open").tap()
    host.find(text: "Delete").tap()
    #expect(screen.lines == ["delete"])
    #expect(buttons(host) == [])
  }

  /// Source: `PresentedPanel`, which states the figures.
  @Test("a panel is in the middle, or at the lower edge, as wide as its kind says")
  func panelFrames() {
    // In 400 x 800. A title is 17 high and a message 13, texts have 16 around them and a tenth of a
    // line between, which is 2 in half points; a button is 44 high. An alert with one text is
    // 17 + 32 + 44 = 93 high and begins at (800 - 93) / 2 = 353.5; with two texts and two buttons beside
    // each other 17 + 2 + 13 + 32 + 44 = 108, at 346. The menu's button ends at (800 + 17) / 2 = 408.5,
    // and 250 of width end 8 before the window's edge.
    let buttons: [(kind: String, text: String, frame: CGRect)] = [
      ("plain alert", "OK", CGRect(x: 65, y: 402.5, width: 270, height: 44)),
      ("alert", "Delete", CGRect(x: 200, y: 410, width: 135, height: 44)),
      ("alert", "Keep", CGRect(x: 65, y: 410, width: 135, height: 44)),
      ("dialog", "Delete", CGRect(x: 8, y: 696, width: 384, height: 44)),
      ("dialog", "Cancel", CGRect(x: 8, y: 748, width: 384, height: 44)),
      ("titled dialog", "Keep", CGRect(x: 8, y: 748, width: 384, height: 44)),
      ("menu", "Copy", CGRect(x: 142, y: 416.5, width: 250, height: 44)),
      ("menu", "Further", CGRect(x: 142, y: 460.5, width: 250, height: 44)),
    ]
    for (kind, text, frame) in buttons {
      let host = host(kind)
      let label = host.find(text: text).frame
      let found = host.findAll(role: .button).map(\.frame).last { $0.contains(label) }
      #expect(found == frame, "\(kind), \(text)")
    }
    #expect(host("alert").find(text: "Sure?").frame.minY == 362)
    #expect(host("alert").find(text: "It goes.").frame.minY == 381)
    // Above the cancelling button's ground, 8 of distance and 16 of padding.
    #expect(host("titled dialog").find(text: "Really").frame.maxY == 724)
  }

  @Test("the text of a button is in its middle, in a menu at its leading edge")
  func panelTexts() {
    // In 400 x 800: a menu begins at 142 and its texts 16 inside; Delete has the alert's second half.
    #expect(host("menu").find(text: "Copy").frame.minX == 158)
    #expect(host("alert").find(text: "Delete").frame.midX == 267.5)
    #expect(host("titled dialog").find(text: "Keep").frame.midX == 200)
  }

  @Test(
    "an alert's actions are under one another where they are three or long, what cancels at the end"
  )
  func stackedActions() {
    // A unit letter is 17 wide: 7 of them and 32 of padding are 151, more than half of 270.
    for actions in [["No", "Yes", "Later"], ["No", "Replace"]] {
      let host = ViewHost(size: CGSize(width: 400, height: 800)) {
        Color.white.alert("Sure?", isPresented: .constant(true)) {
          ForEach(actions, id: \.self) { Button($0, role: $0 == "No" ? .cancel : nil) {} }
        }
      }
      let places = (actions.dropFirst() + ["No"]).map {
        host.find(role: .button, text: $0).frame
      }
      let top = (800 - 49 - 44 * CGFloat(actions.count)) / 2 + 49
      #expect(
        places
          == places.indices.map {
            CGRect(x: 65, y: top + 44 * CGFloat($0), width: 270, height: 44)
          })
    }
  }

  @Test("a menu opens below its button or above it, at the nearer edge, inside of the window")
  func menuPlaces() {
    // The button is 34 x 17, the menu 250 x 44, in 600 x 400; 8 between them and before the edges.
    let places: [(alignment: Alignment, direction: LayoutDirection, origin: CGPoint)] = [
      (.topLeading, .leftToRight, CGPoint(x: 8, y: 25)),
      (.top, .leftToRight, CGPoint(x: 283, y: 25)),
      (.topTrailing, .leftToRight, CGPoint(x: 342, y: 25)),
      (.bottomLeading, .leftToRight, CGPoint(x: 8, y: 331)),
      (.topLeading, .rightToLeft, CGPoint(x: 342, y: 25)),
      (.top, .rightToLeft, CGPoint(x: 67, y: 25)),
    ]
    for (alignment, direction, origin) in places {
      let host = ViewHost(size: CGSize(width: 600, height: 400)) {
        Menu("Go") { Button("Home") {} }
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
          .environment(\.layoutDirection, direction)
      }
      host.find(text: "Go").tap()
      let label = host.find(text: "Home").frame
      let found = host.findAll(role: .button).map(\.frame).last { $0.contains(label) }
      #expect(
        found == CGRect(origin: origin, size: CGSize(width: 250, height: 44)),
        "\(alignment), \(direction)")
    }
  }

  @Test("an open menu follows its button when the window changes")
  func menuInResizedWindow() {
    let host = ViewHost(size: CGSize(width: 600, height: 400)) {
      Menu("Go") { Button("Home") {} }.frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    host.find(text: "Go").tap()
    host.size = CGSize(width: 600, height: 200)
    host.settle()
    // The button is 17 high in the middle of 200; the action is 44 high and its text 17.
    #expect(host.find(text: "Home").frame.midY == 108.5 + 8 + 22)
  }

  @Test("a dialog with an action that cancels gets no other one, and shows its title where asked")
  func titledDialog() {
    let host = host("titled dialog")
    #expect(host.find(text: "Really").exists)
    #expect(buttons(host) == ["Keep"])
  }

  @Test("alerts and action sheets of the older form work likewise")
  func older() {
    let alert = host("older")
    #expect(alert.find(text: "Still here").exists)
    #expect(buttons(alert) == ["Delete", "Cancel"])
    alert.find(text: "Delete").tap()
    let sheet = host("action sheet")
    #expect(buttons(sheet) == ["Copy", "Cancel"])
    sheet.find(text: "Copy").tap()
    #expect(screen.lines == ["delete", "copy"])
  }

  @Test("a menu opens with a tap; an action in a menu inside closes both")
  func menu() {
    let host = host("menu")
    #expect(buttons(host) == ["Copy", "Further"])
    host.find(text: "Copy").tap()
    #expect(buttons(host) == [])
    host.find(text: "Open").tap()
    host.find(text: "Further").tap()
    host.find(text: "Move").tap()
    #expect(screen.lines == ["copy", "move"])
    #expect(buttons(host) == [])
  }
}

@MainActor
@Suite("Finders of styled controls")
struct StyledControlTests {
  @Test("a button whose style shows another one is found once")
  func once() {
    let host = ViewHost(size: CGSize(width: 200, height: 100)) {
      Button("Save") {}.buttonStyle(.bordered)
    }
    #expect(host.findAll(role: .button).count == 1)
    // Four letters of 17 points, 12 at either side.
    #expect(host.find(role: .button, text: "Save").frame.width == 92)
  }
}
