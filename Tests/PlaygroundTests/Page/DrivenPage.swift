import Foundation
import TestSupport
import Testing

/// The answers of a page that a script has driven in a browser, by name.
struct DrivenPage {
  private let answers: [String: String]

  /// Opens a page and drives it; `it(selector)` finds an element, and `said.name = text` answers.
  ///
  /// The page must neither load anything, nor break its own policy, nor write to the console.
  init(
    _ html: String, fragment: String = "", width: Int = 1440, _ script: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let visit = try await Browser.visit(
      html, fragment: fragment, width: width,
      script: """
        const it = (selector) => document.querySelector(selector);
        const all = (selector) => [...document.querySelectorAll(selector)];
        const text = (selector) => it(selector)?.textContent ?? "nothing there";
        const seen = (element) => String(element.checkVisibility());
        const said = {};
        /** Types an answer and presses return, as a form takes it. */
        const answer = (question, text) => {
          question.querySelector("input").value = text;
          question.querySelector("form").requestSubmit();
        };
        const violations = [];
        document.addEventListener("securitypolicyviolation", (event) => violations.push(event.blockedURI));
        \(script)
        said.violations = violations.join();
        said.requests = performance.getEntriesByType("resource").map((entry) => entry.name).join();
        return said;
        """)
    answers = try JSONDecoder().decode([String: String].self, from: Data(visit.answer.utf8))
    expect(["violations": "", "requests": ""], sourceLocation: sourceLocation)
    #expect(visit.messages.isEmpty, sourceLocation: sourceLocation)
  }

  subscript(name: String) -> String { answers[name] ?? "nothing" }

  func expect(_ expected: [String: String], sourceLocation: SourceLocation = #_sourceLocation) {
    for (name, text) in expected {
      #expect(self[name] == text, "\(name)", sourceLocation: sourceLocation)
    }
  }

  /// Expects beginnings of answers.
  func expect(
    beginnings: [String: String], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for (name, text) in beginnings {
      #expect(self[name].hasPrefix(text), "\(name): \(self[name])", sourceLocation: sourceLocation)
    }
  }
}
