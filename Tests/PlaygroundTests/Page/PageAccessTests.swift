import Foundation
import TestSupport
import Testing

@testable import Playground

/// Pages as axe-core sees them: its rules of WCAG 2.2 AA and of best practice.
@MainActor
@Suite("Access to pages", .enabled(if: Browser.path != nil))
struct PageAccessTests {
  @Test(
    "axe-core finds nothing on any page, at three widths, by day and by night",
    .enabled(
      if: Browser.axe != nil, "axe-core is not installed here: .ci/browser brings it"))
  func findsNothing() async throws {
    for (name, html) in try pages {
      for isDark in [false, true] {
        let findings = try await Browser.findings(
          in: html, widths: [360, 768, 1440], isDark: isDark,
          unfolding: """
            for (const each of document.querySelectorAll(".question:not(.done) .skip")) each.click();
            """)
        #expect(findings.isEmpty, "\(name), dark \(isDark): \(findings.joined(separator: "\n"))")
      }
    }
  }

  /// Every page of the course; a page of each kind where a test shall be short.
  private var pages: [(String, String)] {
    get throws {
      let all = CoursePages.all
      let chosen =
        TestLength.isWhole
        ? all : all.filter { ["lesson-01.html", "chapter-03.html"].contains($0.file) }
      return [(CoursePages.indexName, try WrittenPages.index)]
        + (try chosen.map { ($0.file, try $0.html()) })
    }
  }

  @Test("what can be pressed is 24 points high and wide at least, and nothing written is under 11")
  func sizes() async throws {
    for html in [WrittenPages.pull, try WrittenPages.lesson("1")] {
      let visit = try await Browser.visit(
        html, width: 360,
        script: """
          for (const each of document.querySelectorAll(".skip")) each.click();
          for (const each of document.querySelectorAll("details")) each.open = true;
          await wait(50);
          const small = [];
          const pressed = "button, input, select, summary, [role='treeitem']";
          for (const each of document.querySelectorAll(pressed)) {
            const { width, height } = (each.closest("label") ?? each).getBoundingClientRect();
            if (each.checkVisibility() && (width < 24 || height < 24)) {
              small.push(each.outerHTML.slice(0, 80));
            }
          }
          const written = "#plot text, #machine text, p, button, li, pre";
          for (const each of document.querySelectorAll(written)) {
            const scale = each.closest("svg") ? each.getScreenCTM().a : 1;
            if (each.checkVisibility() && parseFloat(getComputedStyle(each).fontSize) * scale < 10.99) {
              small.push(each.textContent.slice(0, 40));
            }
          }
          return small;
          """)
      #expect(visit.answer == "[]")
    }
  }

  @Test(
    "answers survive a reload, the focus stays at the answered question, keys can be switched off")
  func answering() async throws {
    let said = try await DrivenPage(
      try WrittenPages.lesson("1"),
      """
      const first = it(".prediction");
      answer(first, "80");
      said.focus = String(first.contains(document.activeElement));
      said.kept = Object.values(JSON.parse(localStorage.getItem(page.title + "/answers")))[0].text;
      for (const each of all(".skip")) each.click();
      said.selected = text("#why h3");
      const keys = it("#single-keys");
      document.activeElement.blur();
      press("l"); said.on = String(here.lines);
      keys.click(); press("l"); said.off = String(here.lines);
      """)
    said.expect(["focus": "true", "kept": "80", "on": "true", "off": "true"])
    #expect(!["", "nothing there"].contains(said["selected"]))
  }

  @Test("a recording opens at the moment that matters, with a view selected and its reasons open")
  func firstView() async throws {
    let said = try await DrivenPage(
      WrittenPages.pull,
      """
      said.hash = location.hash;
      said.why = String(it("#why .told") !== null);
      said.hint = text("#hint");
      """)
    said.expect(["why": "true"])
    said.expect(beginnings: [
      // The content is past 120 from moment 50 on.
      "hash": "#scene=LKRefresh&moment=50&node=", "hint": "This is the moment that matters: ",
    ])
  }
}
