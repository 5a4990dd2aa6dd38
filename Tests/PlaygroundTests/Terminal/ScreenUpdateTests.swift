import Testing

@testable import Playground

@Suite("Screen update")
struct ScreenUpdateTests {
  private func screen(_ lines: [String], columns: Int = 10) -> ScreenBuffer {
    var screen = ScreenBuffer(size: TerminalSize(columns: columns, rows: lines.count))
    for (row, line) in lines.enumerated() { screen.write(line, row: row, column: 0) }
    return screen
  }

  private func text(
    from old: ScreenBuffer?, to new: ScreenBuffer, usesStyles: Bool = false
  ) -> String {
    ScreenUpdate.text(from: old, to: new, usesStyles: usesStyles)
  }

  @Test(
    "equal screens need no text; of a changed line the run from first to last difference is written"
  )
  func run() {
    let one = screen(["abc", "def"])
    #expect(text(from: one, to: one, usesStyles: true).isEmpty)
    #expect(
      text(
        from: screen(["same", "0123456789"]), to: screen(["same", "01x34y6789"]), usesStyles: true)
        == "\u{1B}[2;3Hx34y")
  }

  @Test("what has gone is written over with blanks, not erased")
  func blanks() {
    #expect(text(from: screen(["abcd"]), to: screen(["ab"])) == "\u{1B}[1;3H  ")
  }

  @Test("an unknown screen and one of another size are cleared first")
  func clearing() {
    for old in [nil, screen(["a"], columns: 11)] {
      #expect(text(from: old, to: screen(["a"])) == "\u{1B}[2J\u{1B}[1;1Ha")
    }
  }

  @Test("a style is turned on once for its run and off behind it; without styles there is none")
  func styles() {
    let old = screen(["....."])
    var new = old
    new.write("xy", row: 0, column: 1, style: .strong)
    #expect(text(from: old, to: new, usesStyles: true) == "\u{1B}[1;2H\u{1B}[0;1mxy\u{1B}[0m")
    #expect(text(from: old, to: new) == "\u{1B}[1;2Hxy")
  }

  @Test("any screen turns into any other, as a reader of the text sees it")
  func readBack() {
    var generator = SystemRandomNumberGenerator()
    var reader = TerminalReader(columns: 12, rows: 4)
    reader.take(Array(TerminalControl.enter.utf8))
    var shown: ScreenBuffer?
    for _ in 0..<200 {
      var next = ScreenBuffer(size: TerminalSize(columns: 12, rows: 4))
      for row in 0..<4 {
        let text = String((0..<12).map { _ in "ab ▒┄".randomElement(using: &generator) ?? " " })
        next.write(
          text, row: row, column: 0, style: Bool.random(using: &generator) ? .moved : .plain)
      }
      reader.take(Array(ScreenUpdate.text(from: shown, to: next, usesStyles: true).utf8))
      shown = next
      #expect(reader.lines == next.lines)
    }
  }

  @Test("what is outside of the screen is cut off, what is too long for its place ends in a sign")
  func cutting() {
    var screen = ScreenBuffer(size: TerminalSize(columns: 5, rows: 1))
    screen.write("abcdefg", row: 0, column: 2)
    screen.write("x", row: 1, column: 0)
    screen.write("y", row: -1, column: 0)
    #expect(screen.lines == ["  ab…"])
    screen.write("abcdefg", row: 0, column: 0, width: 3)
    #expect(screen.lines == ["ab…b…"])
  }
}
