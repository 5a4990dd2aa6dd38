import Foundation
import TestSupport
import Testing
import ViewTreeInspection

@testable import Playground

/// The course as pages.
@Suite("Pages of the course")
@MainActor
struct CoursePageTests {
  @Test("a page asks what the lesson asks, with all hints, mistakes, changes and recorded numbers")
  func sameContent() {
    for texts in TestLength.some(of: LessonTexts.all) {
      var page = CoursePage(texts.lesson, mostNumbers: 4)
      let taught = page.taught()
      let number = texts.lesson.number
      let fixed =
        taught.predictions + [taught.investigation.question]
        + taught.modification.changes.map(\.question)
      #expect(fixed.map(\.text) == texts.fixedQuestions.map(\.text.text), "lesson \(number)")
      #expect(fixed.allSatisfy { $0.mistakes.count >= 2 }, "lesson \(number)")
      for question in fixed + taught.modification.numbers.map(\.question) {
        #expect(question.hints.count == 3 && !question.mistakes.isEmpty, "lesson \(number)")
        #expect(!question.answer.contains(-1), "lesson \(number): \(question.text)")
        let isNumber = if case .numbers = question.form { true } else { false }
        #expect(question.options.isEmpty == isNumber)
      }
      let figure = taught.investigation
      #expect(figure.values.count >= 5 && figure.values.count == figure.pictures.count)
      #expect(figure.values[figure.start] == texts.content.investigation.figure.start)
      #expect(taught.played.steps == texts.content.played.steps)
      let typed = texts.content.modification.typed
      #expect((taught.modification.typed == nil) == (typed == nil))
      #expect(taught.modification.numbers.isEmpty == (typed == nil))
      if let typed {
        let recorded = typed.recorded(most: 31)
        #expect((5...31).contains(recorded.count), "lesson \(number): \(recorded.count)")
        #expect(recorded.allSatisfy(typed.range.contains))
      }
    }
  }

  @Test("the list leads to every page, every page back and to its neighbours, and nowhere else")
  func links() throws {
    let index = try WrittenPages.index
    let files = CoursePages.all.map(\.file)
    #expect(Set(files).count == files.count)
    // Thirteen lessons, ten chapters, five documents and all of them, the rules.
    #expect(files.count == 13 + 10 + 6 + 1)
    let listed = index.matches(of: #/href="\./([^"]*)"/#).map { String($0.output.1) }
    #expect(listed == files)
    #expect(!index.contains("://"))
    let html = try WrittenPages.lesson("5")
    let rules = try Lesson.named("5").rules
    #expect(
      Set(html.matches(of: /href="([^"]*)"/).map { String($0.output.1) })
        == Set(
          ["./index.html", "./lesson-04.html", "./lesson-06.html"]
            + rules.map { "./rules.html#\($0)" }))
    let page = try #require(CoursePages.all.last).html()
    #expect(rules.allSatisfy { page.contains("<dt id=\"\($0)\">") })
    #expect(!html.contains("://"))
    #expect(!html.contains(" src="))
    #expect(html.utf8.count < 1_500_000)
    // Sent by itself it leads nowhere.
    #expect(!CoursePage(try Lesson.named("5")).html().contains("href="))
  }
}

/// The pages of the course, answered in a browser by keys and fingers.
@Suite("Pages of the course in a browser", .enabled(if: Browser.path != nil))
@MainActor
struct CoursePageBrowserTests {
  private func drive(
    _ lesson: String, width: Int = 1440, _ script: String
  ) async throws -> DrivenPage {
    try await DrivenPage(CoursePage(try Lesson.named(lesson)).html(), width: width, script)
  }

  @Test("an answer opens after a prediction, with the mistake told; then picture and tree appear")
  func predicting() async throws {
    let said = try await drive(
      "1",
      """
      const [first, second, third] = document.querySelectorAll(".prediction");
      const status = first.querySelector("[role='status']");
      said.before = seen(first.querySelector(".answer"));
      answer(first, "eighty"); said.unreadable = status.textContent;
      first.querySelector(".hint summary").click(); await wait(50);
      said.hints = String([...first.querySelectorAll(".hint")].filter((each) => each.checkVisibility()).length);
      answer(first, "100"); said.nudge = status.textContent;
      said.folded = seen(first.querySelector(".answer"));
      answer(first, "100"); said.wrong = status.textContent;
      said.after = String(first.querySelector(".answer").open);
      answer(second, "40 pt"); said.right = second.querySelector("[role='status']").textContent;
      said.hidden = seen(it("#tree"));
      third.querySelector("form button[type='button']").click();
      said.skipped = third.querySelector("[role='status']").textContent;
      said.shown = seen(it("#tree"));
      said.tree = String(document.querySelectorAll(".tree [role='treeitem']").length > 3);
      """)
    said.expect([
      "before": "false", "unreadable": "Expected: a number (points).", "hints": "2",
      "folded": "false", "after": "true", "right": "Right: 40.", "hidden": "false",
      "skipped": "Skipped. The engine says: 30.", "shown": "true", "tree": "true",
    ])
    said.expect(beginnings: [
      "nudge": "You predicted: 100. The padding",
      "wrong": "You predicted: 100. The engine says: 80. The padding",
    ])
    #expect(said["nudge"].hasSuffix(" One more try.") && !said["nudge"].contains("80"))
  }

  @Test("steps come one by one, the slider draws, a view is chosen, a typed number is recorded")
  func changing() async throws {
    let said = try await drive(
      "1",
      """
      for (const each of document.querySelectorAll(".prediction")) each.querySelector("form button[type='button']").click();
      const shown = () => [...document.querySelectorAll(".played li")].filter((each) => each.checkVisibility()).length;
      said.first = String(shown()); it(".played button").click(); said.second = String(shown());
      const range = it(".figure input");
      range.value = 80; range.dispatchEvent(new Event("input"));
      said.figure = it(".figure pre").textContent;
      const last = [...document.querySelectorAll(".change")].at(-1);
      last.open = true;
      last.querySelectorAll("input[type='radio']")[1].click();
      last.querySelector("form").requestSubmit();
      said.node = last.querySelector("[role='status']").textContent;
      said.scene = location.hash;
      it(".typed input").value = "51"; it(".typed form").requestSubmit();
      said.recorded = it(".typed [role='status']").textContent;
      answer(it(".typed .question"), "30");
      said.typed = it(".typed .question [role='status']").textContent;
      said.place = location.hash;
      """)
    said.expect([
      "first": "1", "second": "2", "node": "Right: frame.", "typed": "Right: 30.",
      // 300 points in steps of ten.
      "recorded": "Recorded at 50.",
    ])
    // The slider begins at 0: place 80 is 80 wide, and padding leaves 60 for the text.
    #expect(said["figure"].contains("text     asked 60"))
    #expect(said["scene"].contains("moment=0"))
    #expect(said["place"].contains("moment=5"))
  }

  @Test("an order is pressed as a whole, and a phone does not scroll sideways")
  func phone() async throws {
    let said = try await drive(
      "2", width: 360,
      """
      const first = it(".prediction");
      const status = first.querySelector("[role='status']");
      for (const name of ["fixed", "bounded", "free"]) {
        first.querySelector("form").requestSubmit();
        said[name] = status.textContent;
        [...first.querySelectorAll(".options button")].find((each) => each.textContent === name).click();
      }
      first.querySelector("form").requestSubmit();
      said.order = first.querySelector("[role='status']").textContent;
      for (const each of document.querySelectorAll(".prediction:not(.done)")) each.querySelector("form button[type='button']").click();
      for (const each of document.querySelectorAll("details")) each.open = true;
      said.overflow = String(document.documentElement.scrollWidth - document.documentElement.clientWidth);
      said.small = String([...document.querySelectorAll("#lesson button, #lesson input")]
        .filter((each) => each.checkVisibility() && each.getBoundingClientRect().height < 40
          && !["radio", "checkbox"].includes(each.type)).length);
      """)
    said.expect([
      "free": "Expected: all 3, in order.", "order": "Right: fixed, bounded, free.",
      "overflow": "0", "small": "0",
    ])
  }

  @Test("the code of an answered change is beside the picture, and answers go after a second press")
  func codeBeside() async throws {
    let said = try await drive(
      "1",
      """
      for (const each of document.querySelectorAll(".prediction")) each.querySelector(".skip").click();
      const code = () => it(".stage > .listing").textContent;
      said.before = code();
      const change = document.querySelector(".change");
      change.open = true;
      change.querySelector(".skip").click();
      said.changed = code();
      it(".figure + .question .skip").click();
      said.back = String(code() === said.before);
      const again = [...document.querySelectorAll("button")].find((each) => each.textContent === "Begin again");
      again.click();
      said.again = again.textContent;
      said.kept = String(Object.keys(JSON.parse(localStorage.getItem(page.title + "/answers"))).length > 2);
      """)
    #expect(said["before"].contains(".frame(width: 100)"))
    #expect(said["changed"].contains(".frame(maxWidth: .infinity)"))
    said.expect([
      "back": "true", "again": "Begin again: forget all answers on this page?", "kept": "true",
    ])
  }
}
