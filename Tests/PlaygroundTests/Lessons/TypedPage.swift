import Testing

@testable import Playground

/// A lesson's page on a terminal of 80 by 24 cells, and somebody who types on it.
@MainActor struct TypedPage {
  var page: LessonPage

  init(page: LessonPage) { self.page = page }

  /// - Parameter count: the number of prompts that are skipped first.
  init(_ lesson: Int, skipping count: Int = 0) throws {
    let texts = try #require(LessonTexts.of(lesson))
    page = LessonPage(texts.lesson, texts.content, LessonTalk(texts.lesson, texts.content))
    for _ in 0..<count { send("s") }
  }

  mutating func screen(columns: Int = 80, rows: Int = 24) -> ScreenBuffer {
    page.screen(size: TerminalSize(columns: columns, rows: rows))
  }

  mutating func lines(columns: Int = 80, rows: Int = 24) -> [String] {
    screen(columns: columns, rows: rows).lines
  }

  mutating func press(_ keys: TerminalKey...) {
    for key in keys { _ = page.press(key) }
  }

  mutating func type(_ text: String) {
    for character in text { press(.character(character)) }
  }

  /// Types a line at the end of the text, where it is judged.
  mutating func send(_ text: String) {
    press(.end)
    _ = screen()
    type(text)
    press(.control("m"))
  }
}
