import SwiftUI
import Testing
import ViewTreeTesting

@MainActor
@Suite("Alerts, dialogs and menus")
struct PanelTests {
  private let log = Log()

  /// A window of 400 x 800 whose button in the middle has opened a panel.
  private func host(_ kind: String) -> ViewHost {
    let host = ViewHost(size: CGSize(width: 400, height: 800)) {
      PanelScreen(log: log, kind: kind)
    }
    host.find(text: "Open").tap()
    return host
  }

  /// The buttons of a panel, of which none is as narrow as the one that opens it.
  private func buttons(_ host: ViewHost) -> [String] {
    host.findAll(role: .button).filter { $0.frame.width > 100 }.map { button in
      let text = host.findAll(type: "Text").last { button.frame.contains($0.frame) }?.text
      return "\(text ?? "none") \(button.frame.testDescription)"
    }
  }

  /// The texts that are in no button.
  private func titles(_ host: ViewHost) -> [String] {
    let buttons = host.findAll(role: .button).map(\.frame)
    return host.findAll(type: "Text").compactMap { text in
      if buttons.contains(where: { $0.contains(text.frame) }) { return nil }
      return "\(text.text ?? "none") \(text.frame.testDescription)"
    }
  }

  /// In 400 x 800. A title is 17 high and a message 13, texts have 16 around them and a tenth of a line
  /// between, which is 2 in half points; a button is 44 high. An alert is 270 wide and begins at 65.
  /// With one text it is 17 + 32 + 44 = 93 high and begins at (800 - 93) / 2 = 353.5; with two texts and
  /// two buttons beside each other 17 + 2 + 13 + 32 + 44 = 108, at 346. A dialog ends 8 above the lower
  /// edge, and its parts are 8 apart; a title ends 16 above the end of its part: at 696 - 16 above an
  /// action, at 748 - 8 - 16 above the button that cancels. The menu's button ends at
  /// (800 + 17) / 2 = 408.5, and 250 of width end 8 before the window's edge.
  ///
  /// Rules: STATE-4.7.3, STATE-4.7.4. Source: Apple documentation, "alert(_:isPresented:actions:)":
  /// without actions the system adds OK; "confirmationDialog": titles only where visible, a cancel
  /// action added. The figures are those that `PresentedPanel` states.
  @Test(
    "a panel is in the middle, or at the lower edge, as wide as its kind says",
    arguments: [
      ("plain alert", ["Done (166, 369.5, 68, 17)"], ["OK (65, 402.5, 270, 44)"]),
      (
        "alert", ["Sure? (157.5, 362, 85, 17)", "It goes. (148, 381, 104, 13)"],
        ["Delete (200, 410, 135, 44)", "Keep (65, 410, 135, 44)"]
      ),
      (
        "older", ["Old (174.5, 362, 51, 17)", "Still here (135, 381, 130, 13)"],
        ["Delete (200, 410, 135, 44)", "Cancel (65, 410, 135, 44)"]
      ),
      ("dialog", [], ["Delete (8, 696, 384, 44)", "Cancel (8, 748, 384, 44)"]),
      ("titled dialog", ["Really (149, 707, 102, 17)"], ["Keep (8, 748, 384, 44)"]),
      (
        "action sheet", ["Older (157.5, 663, 85, 17)"],
        ["Copy (8, 696, 384, 44)", "Cancel (8, 748, 384, 44)"]
      ),
      ("menu", [], ["Copy (142, 416.5, 250, 44)", "Further (142, 460.5, 250, 44)"]),
    ] as [(String, [String], [String])])
  func panels(kind: String, titles: [String], buttons: [String]) {
    let host = host(kind)
    #expect(self.titles(host) == titles)
    #expect(self.buttons(host) == buttons)
  }

  /// Each is as large as the one button on it; see above for their places.
  @Test("a dialog's button that cancels is on a ground of its own")
  func grounds() {
    let grounds = host("dialog").text().split(separator: "\n").filter {
      $0.contains("PresentedGround")
    }
    #expect(
      grounds.map { $0.trimmingCharacters(in: .whitespaces) } == [
        "PresentedGround (8, 696, 384, 44)", "PresentedGround (8, 748, 384, 44)",
      ])
  }

  @Test(
    "an action runs, and ends its panel",
    arguments: [
      ("alert", "Delete", ["delete"]), ("alert", "Keep", ["keep"]), ("plain alert", "OK", []),
      ("older", "Delete", ["delete"]), ("dialog", "Delete", ["delete"]),
      ("action sheet", "Copy", ["copy"]), ("menu", "Copy", ["copy"]),
    ] as [(String, String, [String])])
  func actions(kind: String, action: String, notes: [String]) {
    let host = host(kind)
    host.find(role: .button, text: action).tap()
    #expect(log.entries == notes)
    #expect(buttons(host) == [])
    #expect(host.findAll(type: "Text").map(\.text) == ["Open"])
  }

  @Test("a field of an alert takes text")
  func field() {
    let host = host("field")
    host.enterText("Ann", in: "field")
    host.find(text: "Save").tap()
    #expect(log.entries == ["Ann"])
  }

  @Test("a dialog ends with a tap beside it, and opens again")
  func beside() {
    let host = host("dialog")
    host.finger.down(at: CGPoint(x: 200, y: 20))
    host.finger.up()
    host.settle()
    #expect(buttons(host) == [])
    host.find(text: "Open").tap()
    #expect(buttons(host).count == 2)
  }

  @Test("the text of a button is in its middle, in a menu at its leading edge")
  func panelTexts() {
    // In 400 x 800: a menu begins at 142 and its texts 16 inside; Delete has the alert's second half.
    #expect(host("menu").find(text: "Copy").frame.minX == 158)
    #expect(host("alert").find(text: "Delete").frame.midX == 267.5)
    #expect(host("titled dialog").find(text: "Keep").frame.midX == 200)
  }

  /// A unit letter is 17 wide: 7 of them and 32 of padding are 151, more than half of 270. The title
  /// takes 17 + 32 = 49 above: three actions begin at (800 - 181) / 2 + 49, two at (800 - 137) / 2 + 49.
  @Test(
    "an alert's actions are under one another where they are three or long, what cancels at the end",
    arguments: [
      (
        ["No", "Yes", "Later"],
        ["No (65, 446.5, 270, 44)", "Yes (65, 358.5, 270, 44)", "Later (65, 402.5, 270, 44)"]
      ),
      (["No", "Replace"], ["No (65, 424.5, 270, 44)", "Replace (65, 380.5, 270, 44)"]),
    ] as [([String], [String])])
  func stackedActions(actions: [String], buttons: [String]) {
    let host = ViewHost(size: CGSize(width: 400, height: 800)) {
      Color.white.alert("Sure?", isPresented: .constant(true)) {
        ForEach(actions, id: \.self) { Button($0, role: $0 == "No" ? .cancel : nil) {} }
      }
    }
    #expect(self.buttons(host) == buttons)
  }

  /// The button is 34 x 17, the menu 250 x 44, in 600 x 400; 8 between them and before the edges.
  @Test(
    "a menu opens below its button or above it, at the nearer edge, inside of the window",
    arguments: [
      (.topLeading, .leftToRight, "Home (8, 25, 250, 44)"),
      (.top, .leftToRight, "Home (283, 25, 250, 44)"),
      (.topTrailing, .leftToRight, "Home (342, 25, 250, 44)"),
      (.bottomLeading, .leftToRight, "Home (8, 331, 250, 44)"),
      (.topLeading, .rightToLeft, "Home (342, 25, 250, 44)"),
      (.top, .rightToLeft, "Home (67, 25, 250, 44)"),
    ] as [(Alignment, LayoutDirection, String)])
  func menuPlaces(alignment: Alignment, direction: LayoutDirection, button: String) {
    let host = ViewHost(size: CGSize(width: 600, height: 400)) {
      Menu("Go") { Button("Home") {} }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
        .environment(\.layoutDirection, direction)
    }
    host.find(text: "Go").tap()
    #expect(buttons(host) == [button])
  }

  @Test("an open menu follows its button when the window changes")
  func menuInResizedWindow() {
    let host = ViewHost(size: CGSize(width: 600, height: 400)) {
      Menu("Go") { Button("Home") {} }.frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    host.find(text: "Go").tap()
    host.size = CGSize(width: 600, height: 200)
    host.settle()
    // The button ends at (200 + 17) / 2 and begins at (600 - 34) / 2.
    #expect(buttons(host) == ["Home (283, 116.5, 250, 44)"])
  }

  @Test("an action in a menu inside a menu closes both")
  func menuInMenu() {
    let host = host("menu")
    host.find(text: "Further").tap()
    host.find(text: "Move").tap()
    #expect(log.entries == ["move"])
    #expect(buttons(host) == [])
  }
}

private struct PanelScreen: View {
  let log: Log
  let kind: String
  @State private var isShown = false
  @State private var name = ""

  var body: some View {
    let button = Button("Open") { isShown = true }
    switch kind {
    case "alert":
      button.alert("Sure?", isPresented: $isShown) {
        Button("Delete", role: .destructive) { log.note("delete") }
        Button("Keep", role: .cancel) { log.note("keep") }
      } message: {
        Text("It goes.")
      }
    case "plain alert": button.alert("Done", isPresented: $isShown) {}
    case "field":
      button.alert(Text("Name"), isPresented: $isShown) {
        TextField("name", text: $name).called("field")
        Button("Save") { log.note(name) }
      }
    case "dialog":
      button.confirmationDialog("Really", isPresented: $isShown) {
        Button("Delete", role: .destructive) { log.note("delete") }
      }
    case "titled dialog":
      button.confirmationDialog("Really", isPresented: $isShown, titleVisibility: .visible) {
        Button("Keep", role: .cancel) { log.note("keep") }
      }
    case "older":
      button.alert(isPresented: $isShown) {
        Alert(
          title: Text("Old"), message: Text("Still here"),
          primaryButton: .destructive(Text("Delete")) { log.note("delete") },
          secondaryButton: .cancel())
      }
    case "action sheet":
      button.actionSheet(isPresented: $isShown) {
        ActionSheet(title: Text("Older"), buttons: [.default(Text("Copy")) { log.note("copy") }])
      }
    default:
      Menu("Open") {
        Button("Copy") { log.note("copy") }
        Menu("Further") { Button("Move") { log.note("move") } }
      }
    }
  }
}
