import Testing

@testable import Playground

@Suite("Key decoder")
struct KeyDecoderTests {
  /// The keys of a text's bytes, and of what has only begun at its end.
  private func keys(_ text: String) -> [TerminalKey] {
    var decoder = KeyDecoder()
    return decoder.decode(text.utf8) + decoder.flush()
  }

  @Test(
    "the bytes of a text are keys",
    arguments: [
      // Arrows are the same in normal and application mode, and with a modifier.
      ("\u{1B}[A\u{1B}[B\u{1B}[C\u{1B}[D", [.up, .down, .right, .left]),
      ("\u{1B}OA\u{1B}OB\u{1B}OC\u{1B}OD", [.up, .down, .right, .left]),
      ("\u{1B}[1;5C", [.right]),
      // Home, end and the page keys are known in the forms of xterm, rxvt, the console and tmux.
      ("\u{1B}[H", [.home]), ("\u{1B}OH", [.home]), ("\u{1B}[1~", [.home]),
      ("\u{1B}[7~", [.home]), ("\u{1B}[F", [.end]), ("\u{1B}[4~", [.end]),
      ("\u{1B}[8~", [.end]), ("\u{1B}[5~", [.pageUp]), ("\u{1B}[6;2~", [.pageDown]),
      // Characters are whole, whatever number of bytes they have.
      ("q é€😀", ["q", " ", "é", "€", "😀"].map { .character($0) }),
      // A control byte is the letter held with it.
      ("\u{3}\u{4}\u{C}", [.control("c"), .control("d"), .control("l")]),
      // A lone escape is a key.
      ("\u{1B}\u{1B}[A", [.escape, .up]),
    ] as [(String, [TerminalKey])])
  func keys(text: String, expected: [TerminalKey]) {
    #expect(keys(text) == expected)
  }

  @Test(
    "what belongs to no key is one unknown key and leaves no characters behind",
    arguments: [
      "\u{1B}[>0;12;7M", "\u{1B}[[A", "\u{1B}x", "\u{1B}[201~", "\u{1B}OP",
      // A mouse's report from further away than a terminal can be large.
      "\u{1B}[<0;\(Int.min);1M", "\u{1B}[<0;1;\(Int.min)M", "\u{1B}[<0;10;\(Int.max)M",
      "\u{1B}[<0;65536;1M", "\u{1B}[<0;1;99999999999999999999M",
      // A report of the mouse's older mode, whatever its three bytes are.
      "\u{1B}[Mq !", "\u{1B}[M\0\u{4}q", "\u{1B}[M~MM",
    ])
  func unknown(text: String) {
    #expect(keys(text) == [.unknown(Array(text.utf8))])
    #expect(keys(text + "q") == [.unknown(Array(text.utf8)), .character("q")])
  }

  @Test("a sequence split at any place gives the keys of the whole")
  func splitting() {
    let bytes = Array("a\u{1B}[1;5Cé\u{1B}OD\u{1B}[5~😀q".utf8)
    var whole = KeyDecoder()
    let expected = whole.decode(bytes)
    #expect(expected.count == 7)
    for place in 0...bytes.count {
      var decoder = KeyDecoder()
      #expect(decoder.decode(bytes[..<place]) + decoder.decode(bytes[place...]) == expected)
    }
  }

  @Test("a mouse's report says what, and where, counted from 0")
  func mouse() {
    func report(_ button: Int, _ column: Int, _ row: Int, isRelease: Bool = false) -> TerminalKey? {
      MouseReport(button: button, column: column, row: row, isRelease: isRelease).map { .mouse($0) }
    }
    let bytes = "\u{1B}[<0;12;5M\u{1B}[<32;12;106M\u{1B}[<0;12;6m\u{1B}[<65;1;1M"
    #expect(
      keys(bytes) == [
        report(0, 12, 5), report(32, 12, 106), report(0, 12, 6, isRelease: true), report(65, 1, 1),
      ])
    guard case .mouse(let press) = keys("\u{1B}[<0;12;5M")[0] else {
      Issue.record("a press is no report")
      return
    }
    #expect(press.kind == .press && press.column == 11 && press.row == 4)
    let kinds = keys(bytes).map { key -> MouseReport.Kind? in
      if case .mouse(let report) = key { report.kind } else { nil }
    }
    #expect(kinds == [.press, .drag, .release, .wheelDown])
  }

  @Test(
    "a mouse's report that is none is an unknown sequence",
    arguments: ["\u{1B}[<0;12M", "\u{1B}[<0;;5M", "\u{1B}[<0;1;2;3M", "\u{1B}[<a;1;2M"])
  func badMouse(text: String) {
    // A letter ends a sequence, so that what follows it may be keys of its own.
    guard case .unknown = keys(text)[0] else {
      Issue.record("\(text.debugDescription) is known")
      return
    }
  }

  @Test("a report of the mouse's older mode that is cut off leaves the next key")
  func oldMouse() {
    #expect(keys("\u{1B}[M\u{1B}[A").last == .up)
  }

  @Test("a mouse's report from beyond the upper left corner is one from the corner")
  func cornerMouse() throws {
    let report = try #require(MouseReport(button: 32, column: -3, row: 0, isRelease: false))
    #expect(report.column == 0 && report.row == 0)
  }

  @Test("what is pasted is no key, whatever is in it and wherever it is split")
  func paste() {
    let bytes = Array("j\u{1B}[200~q\u{3}\u{1B}[A\u{1B}[201q\u{1B}\u{1B}[201~k".utf8)
    for place in 0...bytes.count {
      var decoder = KeyDecoder()
      let keys =
        decoder.decode(bytes[..<place]) + (decoder.isWaiting ? [] : decoder.flush())
        + decoder.decode(bytes[place...])
      #expect(keys == [.character("j"), .character("k")])
    }
  }

  @Test("a lone escape is a key only when nothing follows it")
  func loneEscape() {
    var decoder = KeyDecoder()
    #expect(decoder.decode([0x1B]).isEmpty)
    #expect(decoder.isWaiting)
    #expect(decoder.flush() == [.escape])
    #expect(!decoder.isWaiting)
  }

  @Test("broken UTF-8 and endless sequences do not swallow the next key")
  func broken() {
    var decoder = KeyDecoder()
    #expect(decoder.decode([0xC3, 0x71]) == [.unknown([0xC3]), .character("q")])
    #expect(decoder.decode([0xFF, 0x71]) == [.unknown([0xFF]), .character("q")])
    let endless = decoder.decode(
      Array("\u{1B}[".utf8) + Array(repeating: 0x30, count: 500) + [0x71])
    #expect(endless.last == .character("q"))
  }
}
