import RefreshSystems
import Testing

@testable import Playground

/// Lessons on a page of cells.
@Suite("Lesson page")
@MainActor
struct LessonPageTests {
  private static let size = TerminalSize(columns: 80, rows: 24)

  private func page(_ number: Int) throws -> LessonPage {
    let texts = try #require(LessonTexts.of(number))
    return LessonPage(texts.lesson, texts.content, LessonTalk(texts.lesson, texts.content))
  }

  /// Types a line at the end of the text, where it is judged.
  private func type(_ text: String, on page: inout LessonPage) {
    _ = page.press(.end)
    _ = page.screen(size: Self.size)
    for character in text { _ = page.press(.character(character)) }
    _ = page.press(.control("m"))
  }

  @Test("every lesson opens on 80 by 24 cells with its title, a prompt and the keys")
  func opening() throws {
    for lesson in Lesson.all {
      var page = try page(lesson.number)
      let lines = page.screen(size: Self.size).lines
      #expect(lines[0].hasPrefix("Lesson \(lesson.number)."))
      #expect(lines[22].hasPrefix("> _") || lines[22] == "▼ Enter reads on")
      #expect(lines[23].hasPrefix("Enter "))
      let texts = try #require(LessonTexts.of(lesson.number))
      let beside = texts.content.predictions[0].beside
      #expect(lines[1].contains("┌ screen") == (beside?.asked.count == 1))
      if beside?.asked.count == 5 {
        #expect(RefreshSystemName.allCases.allSatisfy { lines[1].contains($0.number) })
      } else {
        let code = texts.content.scene.listing.split(separator: "\n")[0]
        #expect(lines[1].contains("the code; predict first"))
        #expect(lines[2].contains(code.trimmingPrefix(" ")))
      }
      #expect(lines.allSatisfy { $0.count <= 80 })
    }
  }

  @Test("the page says what the plain text says: the same lines after the same answer")
  func sameWords() throws {
    let lesson = try #require(Lesson.all.first)
    var talk = LessonTalk(lesson)
    _ = talk.goOn()
    let plain = talk.answer("100").filter { !$0.isEmpty }
    var page = try page(1)
    type("100", on: &page)
    // Tall enough for the whole answer.
    let shown = page.screen(size: TerminalSize(columns: 80, rows: 60)).lines
    for line in plain { #expect(shown.contains(line), "\(line)") }
  }

  @Test("the tree has no numbers before the predictions are made, and all of them afterwards")
  func noSpoiler() throws {
    var page = try page(1)
    func tree() -> [String] { page.screen(size: Self.size).lines[1...11].map { $0 } }
    #expect(!tree().contains { $0.contains("100 x 28") })
    for _ in 1...3 { type("s", on: &page) }
    #expect(tree().contains { $0.contains("frame 100 x 28") })
    #expect(tree().contains { $0.contains("why frame") })
    _ = page.press(.control("i"))
    #expect(tree().contains { $0.contains("why padding") })
  }

  @Test("at the investigation the arrows move the slider and its figure, and stay in its range")
  func slider() throws {
    var page = try page(2)
    for _ in 1...4 { type("s", on: &page) }
    func head() -> String { page.screen(size: Self.size).lines[1] }
    #expect(head().contains("the width of the row: 300"))
    _ = page.press(.right)
    #expect(head().contains("the width of the row: 310"))
    for _ in 1...40 { _ = page.press(.left) }
    #expect(head().contains("the width of the row: 100"))
  }

  @Test("an empty line reads on while the text goes on below, and is sent after that")
  func readingOn() throws {
    var page = try page(1)
    #expect(page.screen(size: Self.size).lines[22] == "▼ Enter reads on")
    // Some thirty lines, eleven more at a time.
    for _ in 1...2 {
      _ = page.press(.control("m"))
      _ = page.screen(size: Self.size)
    }
    let lines = page.screen(size: Self.size).lines
    #expect(page.talk.outcomes.isEmpty)
    #expect(lines.contains { $0.hasPrefix("Predict: How wide a space") })
    #expect(lines[22] == "> _")
    for _ in 1...2 { _ = page.press(.control("m")) }
    let again = page.screen(size: Self.size).lines.filter { $0.hasPrefix("  Type a number") }
    #expect(again.count == 1)
  }

  @Test("a line typed before its question is on the screen moves nothing, and is not judged")
  func typedUnseen() throws {
    for number in [1, 11] {
      for word in ["0 4", "60", "?", "h", "s"] {
        var page = try page(number)
        let before = page.screen(size: Self.size).lines
        #expect(!before.contains { $0.hasPrefix("Predict: ") })
        for character in word { _ = page.press(.character(character)) }
        #expect(page.screen(size: Self.size).lines[22] == "▼ \(word)_  read on first")
        _ = page.press(.control("m"))
        #expect(page.typed.isEmpty && page.talk.outcomes.isEmpty)
        let after = page.screen(size: Self.size).lines
        #expect(after[22].hasPrefix("▼ Read on first: Enter shows the next lines"), "\(word)")
        #expect(after[..<22] == before[..<22], "\(word)")
        // The note goes, and Enter reads on.
        _ = page.press(.control("m"))
        #expect(page.screen(size: Self.size).lines[..<22] != before[..<22])
      }
    }
    var page = try page(11)
    _ = page.screen(size: Self.size)
    _ = page.press(.character("q"))
    _ = page.press(.control("m"))
    #expect(page.talk.hasQuit)
  }

  @Test("the last line lists the keys that do something now, and no others")
  func keys() throws {
    var page = try page(1)
    func keys() -> String { page.screen(size: Self.size).lines[23] }
    #expect(keys() == "Enter reads on  End last lines  q leave  ↑↓ text  Tab next view  ^C leave")
    for _ in 1...3 { type("s", on: &page) }
    _ = page.press(.end)
    _ = keys()
    #expect(keys() == "Enter plays on  ? h s q  ↑↓ text  Tab next view  w why  ^C leave")
    _ = page.press(.character("x"))
    #expect(!keys().contains("w why"))
    _ = page.press(.escape)
    type("s", on: &page)
    _ = page.press(.end)
    _ = keys()
    #expect(keys() == "Enter answers  ? h s q  ↑↓ text  ←→ slider  w why  ^C leave")
    // The code of lesson 5 leaves no room for the names beside it.
    var wide = try self.page(5)
    #expect(!wide.screen(size: Self.size).lines[23].contains("Tab"))
    let large = TerminalSize(columns: 120, rows: 24)
    #expect(wide.screen(size: large).lines[23].contains("Tab"))
  }

  @Test("w explains the number that the slider is at")
  func whyOfTheSlider() throws {
    var page = try page(11)
    for _ in 1...4 { type("s", on: &page) }
    type("try 65", on: &page)
    _ = page.press(.character("w"))
    let lines = page.screen(size: TerminalSize(columns: 80, rows: 60)).lines
    #expect(lines.contains { $0.hasSuffix("lets go: 65") })
    #expect(lines.contains { $0.contains("document 001, let go at 65") })
    #expect(!lines.contains { $0.contains("let go at 70") })
  }

  @Test("a change is shown in its own code and tree, whichever change was tried before")
  func laterChange() throws {
    var page = try page(5)
    for _ in 1...5 { type("s", on: &page) }
    type("d", on: &page)
    type("s", on: &page)
    type("c", on: &page)
    #expect(page.screen(size: Self.size).lines[1].contains("the code now; predict first"))
    type("s", on: &page)
    // Three stripes of a third of 200, not a half and two quarters.
    let panels = page.screen(size: Self.size).lines[1...11]
    #expect(panels.contains { $0.contains("blue 300 x 66.7") })
    #expect(!panels.contains { $0.contains("blue 150 x 100") })
  }

  @Test("a node is chosen in the tree: Tab goes on, Enter takes the one that is marked")
  func node() throws {
    var page = try page(1)
    for _ in 1...5 { type("s", on: &page) }
    type("d", on: &page)
    let lines = page.screen(size: Self.size).lines
    #expect(lines[22] == "> _  Tab chooses in the tree, or type a letter")
    _ = page.press(.control("m"))
    #expect(page.talk.outcomes.last?.question != "1.asker")
    _ = page.press(.control("i"))
    #expect(page.screen(size: Self.size).lines[22].hasSuffix("Enter takes padding"))
    #expect(!lines[1...11].contains { $0.contains("120 x 28") })
    _ = page.press(.control("i"))
    #expect(page.screen(size: Self.size).lines[22].hasSuffix("Enter takes frame"))
    type("", on: &page)
    #expect(page.talk.outcomes.last?.question == "1.asker")
    #expect(page.talk.outcomes.last?.outcome == .right)
    // The scene is the changed one from now on: the padding is around the frame.
    let tree = page.screen(size: Self.size).lines[1...11]
    let places = ["padding 120 x 28", "  frame 100 x 8", "    text 40 x 8"].map { row in
      tree.firstIndex { $0.contains(row) } ?? 0
    }
    #expect(places[0] > 0 && places == [places[0], places[0] + 1, places[0] + 2], "\(tree)")
  }

  @Test("what is typed can be taken back, and control C leaves")
  func typing() throws {
    var page = try page(1)
    for character in "81" { _ = page.press(.character(character)) }
    _ = page.press(.unknown([127]))
    #expect(page.typed == "8")
    _ = page.press(.escape)
    #expect(page.typed.isEmpty)
    let stays = page.press(.control("c"))
    #expect(!stays)
  }

  @Test("every lesson can be skipped through to its end on the page, drawn after every line")
  func toTheEnd() throws {
    for lesson in Lesson.all {
      var page = try page(lesson.number)
      var lines = 0
      while !page.isOver, lines < 40 {
        lines += 1
        type("s", on: &page)
        #expect(page.screen(size: Self.size).lines.count == 24)
        for key in [TerminalKey.pageDown, .up, .home, .end] { _ = page.press(key) }
        _ = page.screen(size: TerminalSize(columns: 120, rows: 40))
      }
      #expect(page.isOver, "lesson \(lesson.number)")
    }
  }

  @Test("from lesson 8 on the screen under a finger is beside, its numbers after the answers")
  func besideTheQuestion() throws {
    for number in 8...13 {
      var page = try page(number)
      func panels() -> String {
        page.screen(size: Self.size).lines[1...9].joined(separator: "\n")
      }
      let texts = try #require(LessonTexts.of(number))
      for prediction in texts.content.predictions {
        let asked = try #require(prediction.beside?.asked.first)
        #expect(asked.names.count > 1, "\(prediction.id)")
        #expect(!panels().contains("why "), "\(prediction.id)")
        #expect(!panels().contains("300 x "), "\(prediction.id)")
        type("s", on: &page)
      }
      // Step by step now: the scene is told, and w explains the chosen view.
      let told = panels()
      if number == 11 {
        #expect(told.contains("loading") && told.contains("all five, let go at 140"))
      } else {
        #expect(told.contains("┌ screen") && told.contains("┌ why list"), "lesson \(number)")
      }
      _ = page.press(.character("w"))
      let why = page.screen(size: Self.size).lines
      #expect(why[22].contains("w back"), "lesson \(number)")
      #expect(why[10].contains(" is ") || number == 11, "lesson \(number)")
      _ = page.press(.character("w"))
      #expect(!page.screen(size: Self.size).lines[22].contains("w back"))
    }
  }

  @Test("a pending change shows its code with the new part marked, and no number of the scene")
  func pendingChange() throws {
    var page = try page(1)
    for _ in 1...5 { type("s", on: &page) }
    type("50", on: &page)
    let screen = page.screen(size: Self.size)
    #expect(screen.lines[1].contains("the code now; predict first"))
    #expect(screen.lines[4].hasPrefix("│▸   .frame(width: 50)"))
    let raised = screen.row(4).filter { $0.style == .raised }.map(\.character)
    #expect(String(raised) == "50")
    #expect(!screen.lines[1...11].contains { $0.contains(" x ") })
  }

  @Test("the tree has the shades of the picture, and a chain that is cut off says how to read it")
  func legend() throws {
    var page = try page(1)
    for _ in 1...3 { type("s", on: &page) }
    let panels = page.screen(size: Self.size).lines[1...9]
    // The frame is chosen, and the other two have a shade each.
    for row in ["●█frame", " ░  padding", " ▒    text"] {
      #expect(panels.contains { $0.contains(row) }, "\(row)")
    }
    #expect(panels.contains { $0.contains("... w shows all") })
    // The padding's cells are all the text's too; chosen, it is seen all the same.
    _ = page.press(.control("i"))
    let picture = page.screen(size: Self.size).lines[2...8].map { $0.prefix(19) }
    #expect(picture.contains { $0.contains("█") } && picture.contains { $0.contains("·") })
    _ = page.press(.control("i"))
    _ = page.press(.control("i"))
    _ = page.press(.character("w"))
    let why = page.screen(size: Self.size).lines
    #expect(why.contains { $0.contains("puts frame #frame at x 100") })
  }

  @Test("a bar that goes on beyond the window ends in a mark, and no other one does")
  func cutBars() throws {
    let figure = try #require(LessonTexts.of(1)).content.investigation.figure
    // 100 of 300 taken are 13 of 40 columns, and the rest was asked; no bar begins at a place.
    let lines = figure.lines(100)
    #expect(
      lines[0].hasSuffix(String(repeating: "█", count: 13) + String(repeating: "┄", count: 27)))
    #expect(!lines.joined().contains("→"))
    #expect(figure.lines(300)[0].hasSuffix(String(repeating: "█", count: 40)))
    // At their places, an offer may go on beyond the window: from 100 to 400.
    let stage = try #require(LessonTexts.of(1)?.content.scene.stage)
    let placed = stage.bars(["frame", "padding"])
    #expect(placed[0].hasSuffix("┄→") && placed[1].hasSuffix("┄"))
    #expect(placed.contains("→ goes on beyond the window's edge"))
  }

  @Test("a terminal that is too small is told which size is needed")
  func tooSmall() throws {
    var page = try page(1)
    let lines = page.screen(size: TerminalSize(columns: 60, rows: 12)).lines
    #expect(lines.joined(separator: " ").contains("A lesson needs 80 x 20 cells"))
  }
}
