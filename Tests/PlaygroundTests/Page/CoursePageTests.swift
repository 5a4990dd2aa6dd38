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
    let index = try CoursePages.index()
    let files = CoursePages.all.map(\.file)
    #expect(Set(files).count == files.count)
    // Thirteen lessons, ten chapters, five documents and all of them, the rules.
    #expect(files.count == 13 + 10 + 6 + 1)
    let listed = index.matches(of: #/href="\./([^"]*)"/#).map { String($0.output.1) }
    #expect(listed == files)
    #expect(!index.contains("://"))
    let html = CoursePages.html(of: try Lesson.named("5"))
    let links = Set(html.matches(of: /href="([^"]*)"/).map { String($0.output.1) })
    let rules = try Lesson.named("5").rules
    #expect(
      links
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
  private func visit(
    _ lesson: String, width: Int = 1440, _ script: String
  ) async throws -> [String: String] {
    let visit = try await Browser.visit(
      CoursePage(try Lesson.named(lesson)).html(), width: width,
      script: """
        const it = (selector) => document.querySelector(selector);
        const seen = (selector) => String(it(selector).checkVisibility());
        const said = {};
        /** Types an answer and presses return, as a form takes it. */
        const answer = (question, text) => {
          question.querySelector("input").value = text;
          question.querySelector("form").requestSubmit();
        };
        \(script)
        return said;
        """)
    #expect(visit.messages.isEmpty)
    return try JSONDecoder().decode([String: String].self, from: Data(visit.answer.utf8))
  }

  @Test("an answer opens after a prediction, with the mistake told; then picture and tree appear")
  func predicting() async throws {
    let said = try await visit(
      "1",
      """
      const [first, second, third] = document.querySelectorAll(".prediction");
      const status = first.querySelector("[role='status']");
      said.before = String(first.querySelector(".answer").checkVisibility());
      answer(first, "eighty"); said.unreadable = status.textContent;
      first.querySelector(".hint summary").click(); await wait(50);
      said.hints = String([...first.querySelectorAll(".hint")].filter((each) => each.checkVisibility()).length);
      answer(first, "100"); said.nudge = status.textContent;
      said.folded = String(first.querySelector(".answer").checkVisibility());
      answer(first, "100"); said.wrong = status.textContent;
      said.after = String(first.querySelector(".answer").open);
      answer(second, "40 pt"); said.right = second.querySelector("[role='status']").textContent;
      said.hidden = seen("#tree");
      third.querySelector("form button[type='button']").click();
      said.skipped = third.querySelector("[role='status']").textContent;
      said.shown = seen("#tree");
      said.tree = String(document.querySelectorAll(".tree [role='treeitem']").length > 3);
      """)
    #expect(said["before"] == "false")
    #expect(said["unreadable"] == "Expected: a number (points).")
    #expect(said["hints"] == "2")
    #expect(said["nudge"]?.hasPrefix("You predicted: 100. The padding") == true)
    #expect(said["nudge"]?.hasSuffix(" One more try.") == true)
    #expect(said["nudge"]?.contains("80") == false)
    #expect(said["folded"] == "false")
    #expect(
      said["wrong"]?.hasPrefix("You predicted: 100. The engine says: 80. The padding") == true)
    #expect(said["after"] == "true")
    #expect(said["right"] == "Right: 40.")
    #expect(said["hidden"] == "false")
    #expect(said["skipped"] == "Skipped. The engine says: 30.")
    #expect(said["shown"] == "true")
    #expect(said["tree"] == "true")
  }

  @Test("steps come one by one, the slider draws, a view is chosen, a typed number is recorded")
  func changing() async throws {
    let said = try await visit(
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
    #expect(said["first"] == "1" && said["second"] == "2")
    // The slider begins at 0: place 80 is 80 wide, and padding leaves 60 for the text.
    #expect(said["figure"]?.contains("text     asked 60") == true, "\(said)")
    #expect(said["node"] == "Right: frame.")
    #expect(said["scene"]?.contains("moment=0") == true)
    // 300 points in steps of ten.
    #expect(said["recorded"] == "Recorded at 50.")
    #expect(said["typed"] == "Right: 30.")
    #expect(said["place"]?.contains("moment=5") == true)
  }

  @Test("an order is pressed as a whole, and a phone does not scroll sideways")
  func phone() async throws {
    let order = try await visit(
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
    #expect(order["free"] == "Expected: all 3, in order.")
    #expect(order["order"] == "Right: fixed, bounded, free.")
    #expect(order["overflow"] == "0")
    #expect(order["small"] == "0")
  }

  @Test("the code of an answered change is beside the picture, and answers go after a second press")
  func codeBeside() async throws {
    let said = try await visit(
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
    #expect(said["before"]?.contains(".frame(width: 100)") == true)
    #expect(said["changed"]?.contains(".frame(maxWidth: .infinity)") == true, "\(said)")
    #expect(said["back"] == "true")
    #expect(said["again"] == "Begin again: forget all answers on this page?")
    #expect(said["kept"] == "true")
  }
}
