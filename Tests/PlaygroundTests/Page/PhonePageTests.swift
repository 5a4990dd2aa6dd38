import Foundation
import TestSupport
import Testing

@testable import Playground

/// Pages on a phone: 360 points wide, 740 high, and 440 where a keyboard is open.
@MainActor
@Suite("Pages on a phone", .enabled(if: Browser.path != nil))
struct PhonePageTests {
  /// The faults that a script finds on a page.
  private func faults(
    on html: String, height: Int = 740, _ script: String
  ) async throws -> [String] {
    let visit = try await Browser.visit(
      html, width: 360, height: height,
      script: """
        const faults = [];
        const expect = (isSo, fault) => { if (!isSo) faults.push(fault); };
        const all = (selector) => [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility());
        const stage = document.querySelector(".stage");
        \(script)
        return faults;
        """)
    #expect(visit.messages.isEmpty)
    return try JSONDecoder().decode([String].self, from: Data(visit.answer.utf8))
  }

  private var lessons: [(file: String, html: String)] {
    get throws {
      try Lesson.all.filter { TestLength.isWhole || [1, 2, 9].contains($0.number) }
        .map { (CoursePages.fileName(of: $0), try WrittenPages.lesson("\($0.number)")) }
    }
  }

  private static let look = """
    const look = async (when) => {
      // The page hears of the stage's new height with a frame of the browser.
      let bottom;
      for (let tries = 0; tries < 20 && !(bottom <= innerHeight * 0.4 + 1); tries++) {
        window.scrollTo(0, 2000); work(); await wait(100);
        bottom = stage.getBoundingClientRect().bottom;
      }
      expect(bottom <= innerHeight * 0.4 + 1, `${when}: the stage takes ${bottom}`);
      expect(document.documentElement.scrollWidth === document.documentElement.clientWidth, `${when}: scrolls sideways`);
      for (const each of all("text, p, li, pre, button, label, summary, span")) {
        const scale = each.closest("svg") ? each.getScreenCTM().a : 1;
        const size = parseFloat(getComputedStyle(each).fontSize) * scale;
        const isRead = each.textContent.trim() && !each.matches(".hidden");
        expect(!isRead || size > 10.98, `${when}: ${each.textContent.slice(0, 30)} is ${size}`);
      }
      for (const box of all(".letters, .drawn, .question .answer pre, .stage .listing")) {
        const { backgroundImage } = getComputedStyle(box);
        expect(box.tabIndex === 0 && backgroundImage.includes("gradient"), `${when}: a box without a shade`);
      }
    };
    """

  @Test("every lesson leaves three fifths of the height, before its predictions and after them")
  func stage() async throws {
    for (file, html) in try lessons {
      let found = try await faults(
        on: html,
        """
        \(Self.look)
        await look("before");
        for (const each of all(".question:not(.done) .skip")) each.click();
        await wait(100); await look("after");
        for (const pre of all(".question .answer pre")) {
          const line = parseFloat(getComputedStyle(pre).lineHeight);
          const lines = pre.textContent.split("\\n").length;
          expect(pre.scrollHeight < (lines + 0.9) * line, "wraps: " + pre.textContent);
        }
        const code = stage.querySelector(".listing");
        const lines = code.clientHeight / parseFloat(getComputedStyle(code).lineHeight);
        expect(Math.abs(lines - Math.round(lines)) < 0.1, `${lines} lines of code are seen`);
        expect(document.documentElement.matches(":not(.many)") || all(".screens p").length === runs.length,
          "systems without names");
        for (const run of runs) {
          for (const { number, nodes } of run.moments) {
            const [, , width, height] = nodes[0].place;
            expect(width <= run.screen[0] && height <= run.screen[1],
              `${run.name}, moment ${number}: ${width} x ${height} is not all in the picture`);
          }
        }
        """)
      #expect(found.isEmpty, "\(file): \(found.joined(separator: "\n"))")
    }
  }

  @Test("a chapter and a recording leave three fifths too, and the words of a plot wrap")
  func recording() async throws {
    let chapter = try #require(CoursePages.all.first { $0.file == "chapter-03.html" })
    let look = Self.look + "\nawait look(\"page\");"
    var found = try await faults(on: try chapter.html(), look)
    found += try await faults(
      on: WrittenPages.pull,
      """
      \(look)
      const words = all("ul.legend li");
      expect(words.length > 2, "no words");
      for (const each of words) {
        expect(each.getBoundingClientRect().right <= innerWidth, "cut: " + each.textContent);
      }
      """)
    #expect(found.isEmpty, "\(found.joined(separator: "\n"))")
  }

  @Test("with a keyboard open nothing stays in view but the lesson")
  func keyboard() async throws {
    let found = try await faults(
      on: try WrittenPages.lesson("9"), height: 440,
      """
      window.scrollTo(0, 2000); work(); await wait(100);
      expect(stage.getBoundingClientRect().bottom < 0, "the stage is in view");
      """)
    #expect(found.isEmpty)
  }

  @Test("a finger on a picture scrolls the page wherever it has nothing to pull")
  func touch() async throws {
    let script = """
      const ways = new Set(all("#phone .screen, #motion .screen").map((each) => getComputedStyle(each).touchAction));
      faults.push([...ways].join());
      """
    for (html, ways) in [
      (try WrittenPages.lesson("1"), "auto"), (try WrittenPages.index, "auto"),
      // A pull goes down.
      (WrittenPages.pull, "pan-x pan-down pinch-zoom"),
    ] {
      #expect(try await faults(on: html, script) == [ways])
    }
  }

  @Test("small pictures have no letters, a whole card leads to its page, type follows the reader's")
  func home() async throws {
    let found = try await faults(
      on: try WrittenPages.index,
      """
      expect(all(".thumb").length > 20 && !all(".thumb text").length, "letters");
      for (const card of all(".entries li")) {
        card.scrollIntoView();
        const { left, top } = card.getBoundingClientRect();
        expect(document.elementFromPoint(left + 6, top + 6) === card.querySelector("a"), card.textContent);
      }
      document.documentElement.style.fontSize = "32px";
      expect(getComputedStyle(document.body).fontSize === "30px", "type");
      expect(document.documentElement.scrollWidth === document.documentElement.clientWidth, "scrolls sideways");
      """)
    #expect(found.isEmpty, "\(found.joined(separator: "\n"))")
  }
}
