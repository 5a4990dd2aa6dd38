import RefreshSystems
import Testing

@testable import Playground

/// Lessons on a page of cells.
@Suite("Lesson page")
@MainActor
struct LessonPageTests {
  @Test("every lesson opens on 80 by 24 cells with its title, a prompt and the keys")
  func opening() throws {
    for texts in LessonTexts.all {
      var page = try TypedPage(texts.lesson.number)
      let lines = page.lines()
      #expect(lines[0].hasPrefix("Lesson \(texts.lesson.number)."))
      #expect(lines[22].hasPrefix("> _") || lines[22] == "▼ Enter reads on")
      #expect(lines[23].hasPrefix("Enter "))
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
    var talk = LessonTalk(try #require(Lesson.all.first))
    _ = talk.goOn()
    let plain = talk.answer("100").filter { !$0.isEmpty }
    var page = try TypedPage(1)
    page.send("100")
    // Tall enough for the whole answer.
    let shown = page.lines(rows: 60)
    for line in plain { #expect(shown.contains(line), "\(line)") }
  }

  @Test("the tree has no numbers before the predictions are made, and all of them afterwards")
  func noSpoiler() throws {
    var page = try TypedPage(1)
    func tree() -> String { page.lines()[1...11].joined(separator: "\n") }
    #expect(!tree().contains("100 x 28"))
    for _ in 1...3 { page.send("s") }
    #expect(tree().contains("frame 100 x 28"))
    #expect(tree().contains("why frame"))
    page.press(.control("i"))
    #expect(tree().contains("why padding"))
  }

  @Test("at the investigation the arrows move the slider and its figure, and stay in its range")
  func slider() throws {
    var page = try TypedPage(2, skipping: 4)
    #expect(page.lines()[1].contains("the width of the row: 300"))
    page.press(.right)
    #expect(page.lines()[1].contains("the width of the row: 310"))
    for _ in 1...40 { page.press(.left) }
    #expect(page.lines()[1].contains("the width of the row: 100"))
  }

  @Test("an empty line reads on while the text goes on below, and is sent after that")
  func readingOn() throws {
    var page = try TypedPage(1)
    #expect(page.lines()[22] == "▼ Enter reads on")
    // Some thirty lines, eleven more at a time.
    for _ in 1...2 {
      page.press(.control("m"))
      _ = page.screen()
    }
    let lines = page.lines()
    #expect(page.page.talk.outcomes.isEmpty)
    #expect(lines.contains { $0.hasPrefix("Predict: How wide a space") })
    #expect(lines[22] == "> _")
    page.press(.control("m"), .control("m"))
    #expect(page.lines().count { $0.hasPrefix("  Type a number") } == 1)
  }

  @Test("a line typed before its question is on the screen moves nothing, and is not judged")
  func typedUnseen() throws {
    for number in [1, 11] {
      for word in ["0 4", "60", "?", "h", "s"] {
        var page = try TypedPage(number)
        let before = page.lines()
        #expect(!before.contains { $0.hasPrefix("Predict: ") })
        page.type(word)
        #expect(page.lines()[22] == "▼ \(word)_  read on first")
        page.press(.control("m"))
        #expect(page.page.typed.isEmpty && page.page.talk.outcomes.isEmpty)
        let after = page.lines()
        #expect(after[22].hasPrefix("▼ Read on first: Enter shows the next lines"), "\(word)")
        #expect(after[..<22] == before[..<22], "\(word)")
        // The note goes, and Enter reads on.
        page.press(.control("m"))
        #expect(page.lines()[..<22] != before[..<22])
      }
    }
    var page = try TypedPage(11)
    _ = page.screen()
    page.press(.character("q"), .control("m"))
    #expect(page.page.talk.hasQuit)
  }

  @Test("the last line lists the keys that do something now, and no others")
  func keys() throws {
    var page = try TypedPage(1)
    #expect(
      page.lines()[23]
        == "Enter reads on  End last lines  q leave  ↑↓ text  Tab next view  ^C leave")
    for _ in 1...3 { page.send("s") }
    page.press(.end)
    _ = page.screen()
    #expect(
      page.lines()[23] == "Enter plays on  ? h s q  ↑↓ text  Tab next view  w why  ^C leave")
    page.press(.character("x"))
    #expect(!page.lines()[23].contains("w why"))
    page.press(.escape)
    page.send("s")
    page.press(.end)
    _ = page.screen()
    #expect(page.lines()[23] == "Enter answers  ? h s q  ↑↓ text  ←→ slider  w why  ^C leave")
    // The code of lesson 5 leaves no room for the names beside it.
    var wide = try TypedPage(5)
    #expect(!wide.lines()[23].contains("Tab"))
    #expect(wide.lines(columns: 120)[23].contains("Tab"))
  }

  @Test("w explains the number that the slider is at")
  func whyOfTheSlider() throws {
    var page = try TypedPage(11, skipping: 4)
    page.send("try 65")
    page.press(.character("w"))
    let lines = page.lines(rows: 60)
    #expect(lines.contains { $0.hasSuffix("lets go: 65") })
    #expect(lines.contains { $0.contains("document 001, let go at 65") })
    #expect(!lines.contains { $0.contains("let go at 70") })
  }

  @Test("a change is shown in its own code and tree, whichever change was tried before")
  func laterChange() throws {
    var page = try TypedPage(5, skipping: 5)
    for word in ["d", "s", "c"] { page.send(word) }
    #expect(page.lines()[1].contains("the code now; predict first"))
    page.send("s")
    // Three stripes of a third of 200, not a half and two quarters.
    let panels = page.lines()[1...11]
    #expect(panels.contains { $0.contains("blue 300 x 66.7") })
    #expect(!panels.contains { $0.contains("blue 150 x 100") })
  }

  @Test("a node is chosen in the tree: Tab goes on, Enter takes the one that is marked")
  func node() throws {
    var page = try TypedPage(1, skipping: 5)
    page.send("d")
    let lines = page.lines()
    #expect(lines[22] == "> _  Tab chooses in the tree, or type a letter")
    #expect(!lines[1...11].contains { $0.contains("120 x 28") })
    page.press(.control("m"))
    #expect(page.page.talk.outcomes.last?.question != "1.asker")
    for name in ["padding", "frame"] {
      page.press(.control("i"))
      #expect(page.lines()[22].hasSuffix("Enter takes \(name)"))
    }
    page.send("")
    #expect(page.page.talk.outcomes.last?.question == "1.asker")
    #expect(page.page.talk.outcomes.last?.outcome == .right)
    // The scene is the changed one from now on: the padding is around the frame.
    let tree = page.lines()[1...11]
    let first = try #require(tree.firstIndex { $0.contains("padding 120 x 28") }, "\(tree)")
    #expect(tree[first + 1].contains("  frame 100 x 8"))
    #expect(tree[first + 2].contains("    text 40 x 8"))
  }

  @Test("what is typed can be taken back, and control C leaves")
  func typing() throws {
    var page = try TypedPage(1)
    page.type("81")
    page.press(.unknown([127]))
    #expect(page.page.typed == "8")
    page.press(.escape)
    #expect(page.page.typed.isEmpty)
    let stays = page.page.press(.control("c"))
    #expect(!stays)
  }

  @Test("every lesson can be skipped through to its end on the page, drawn after every line")
  func toTheEnd() throws {
    for lesson in Lesson.all {
      var page = try TypedPage(lesson.number)
      for _ in 0..<40 where !page.page.isOver {
        page.send("s")
        #expect(page.lines().count == 24)
        page.press(.pageDown, .up, .home, .end)
        _ = page.screen(columns: 120, rows: 40)
      }
      #expect(page.page.isOver, "lesson \(lesson.number)")
    }
  }

  @Test("from lesson 8 on the screen under a finger is beside, its numbers after the answers")
  func besideTheQuestion() throws {
    for number in 8...13 {
      var page = try TypedPage(number)
      func panels() -> String { page.lines()[1...9].joined(separator: "\n") }
      for prediction in try #require(LessonTexts.of(number)).content.predictions {
        let asked = try #require(prediction.beside?.asked.first)
        #expect(asked.names.count > 1, "\(prediction.id)")
        #expect(!panels().contains("why "), "\(prediction.id)")
        #expect(!panels().contains("300 x "), "\(prediction.id)")
        page.send("s")
      }
      // Step by step now: the scene is told, and w explains the chosen view.
      let told = panels()
      if number == 11 {
        #expect(told.contains("loading") && told.contains("all five, let go at 140"))
      } else {
        #expect(told.contains("┌ screen") && told.contains("┌ why list"), "lesson \(number)")
      }
      page.press(.character("w"))
      let why = page.lines()
      #expect(why[22].contains("w back"), "lesson \(number)")
      #expect(why[10].contains(" is ") || number == 11, "lesson \(number)")
      page.press(.character("w"))
      #expect(!page.lines()[22].contains("w back"))
    }
  }

  @Test("a pending change shows its code with the new part marked, and no number of the scene")
  func pendingChange() throws {
    var page = try TypedPage(1, skipping: 5)
    page.send("50")
    let screen = page.screen()
    #expect(screen.lines[1].contains("the code now; predict first"))
    #expect(screen.lines[4].hasPrefix("│▸   .frame(width: 50)"))
    #expect(String(screen.row(4).filter { $0.style == .raised }.map(\.character)) == "50")
    #expect(!screen.lines[1...11].contains { $0.contains(" x ") })
  }

  @Test("the tree has the shades of the picture, and a chain that is cut off says how to read it")
  func legend() throws {
    var page = try TypedPage(1, skipping: 3)
    let panels = page.lines()[1...9]
    // The frame is chosen, and the other two have a shade each.
    for row in ["●█frame", " ░  padding", " ▒    text", "... w shows all"] {
      #expect(panels.contains { $0.contains(row) }, "\(row)")
    }
    // The padding's cells are all the text's too; chosen, it is seen all the same.
    page.press(.control("i"))
    let picture = page.lines()[2...8].map { $0.prefix(19) }
    #expect(picture.contains { $0.contains("█") } && picture.contains { $0.contains("·") })
    page.press(.control("i"), .control("i"), .character("w"))
    #expect(page.lines().contains { $0.contains("puts frame #frame at x 100") })
  }

  @Test("a bar that goes on beyond the window ends in a mark, and no other one does")
  func cutBars() throws {
    let content = try #require(LessonTexts.of(1)).content
    let figure = content.investigation.figure
    // 100 of 300 taken are 13 of 40 columns, and the rest was asked; no bar begins at a place.
    let lines = figure.lines(100)
    #expect(
      lines[0].hasSuffix(String(repeating: "█", count: 13) + String(repeating: "┄", count: 27)))
    #expect(!lines.joined().contains("→"))
    #expect(figure.lines(300)[0].hasSuffix(String(repeating: "█", count: 40)))
    // At their places, an offer may go on beyond the window: from 100 to 400.
    let placed = try #require(content.scene.stage).bars(["frame", "padding"])
    #expect(placed[0].hasSuffix("┄→") && placed[1].hasSuffix("┄"))
    #expect(placed.contains("→ goes on beyond the window's edge"))
  }

  @Test("a terminal that is too small is told which size is needed")
  func tooSmall() throws {
    var page = try TypedPage(1)
    #expect(
      page.lines(columns: 60, rows: 12).joined(separator: " ")
        .contains("A lesson needs 80 x 20 cells"))
  }
}
