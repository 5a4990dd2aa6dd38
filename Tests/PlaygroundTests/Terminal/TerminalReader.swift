/// A terminal's screen after the bytes that it was sent: the few sequences that a page may use.
///
/// Any other sequence is kept in `unknownSequences`, so that a test can ask for none. An escape
/// within a sequence or a character drops what was begun and begins a new sequence, as terminals do:
/// so what a crash writes takes effect wherever it cut the page's own writing.
/// - Source: vt100.net, "A parser for DEC's ANSI-compatible video terminals" (ESC leads from any
///   state to that of a new sequence).
struct TerminalReader {
  private(set) var isAlternate = false
  private(set) var isCursorVisible = true
  /// The mouse's modes that are on.
  private(set) var mouseModes: Set<String> = []
  /// Whether pastes come between marks.
  private(set) var marksPastes = false
  /// Everything received, as text.
  private(set) var received = ""
  private(set) var unknownSequences: [String] = []
  /// The sequences that an escape cut in the middle.
  private(set) var cutSequences: [String] = []
  /// How often the whole screen was cleared.
  private(set) var clears = 0

  private var columns: Int
  private var rows: Int
  private var cells: [[Character]]
  private var mainLines: [String] = [""]
  private var row = 0
  private var column = 0
  private var sequence: String?
  private var partial: [UInt8] = []

  init(columns: Int, rows: Int) {
    (self.columns, self.rows) = (columns, rows)
    cells = Array(repeating: Array(repeating: " ", count: columns), count: rows)
  }

  /// The alternate screen, without the blanks at the ends of its lines.
  var lines: [String] {
    cells.map { cells in
      var line = String(cells)
      while line.hasSuffix(" ") { line.removeLast() }
      return line
    }
  }

  /// The text that was written outside the alternate screen, line by line.
  var mainText: String { mainLines.joined(separator: "\n") }

  func contains(_ text: String) -> Bool {
    lines.contains { $0.contains(text) }
  }

  /// The moment that the page's first line names.
  var moment: Int? {
    lines[0].firstMatch(of: /moment (\d+)\//).flatMap { Int($0.output.1) }
  }

  mutating func resize(columns: Int, rows: Int) {
    (self.columns, self.rows) = (columns, rows)
    cells = Array(repeating: Array(repeating: " ", count: columns), count: rows)
  }

  mutating func take(_ bytes: [UInt8]) {
    for byte in bytes {
      if byte == UInt8(ascii: "\u{1B}") { partial = [] }
      partial.append(byte)
      guard let text = String(validating: partial, as: UTF8.self) else { continue }
      partial = []
      received += text
      for character in text { take(character) }
    }
  }

  private mutating func take(_ character: Character) {
    if character == "\u{1B}" {
      if let sequence { cutSequences.append(String(sequence.dropFirst())) }
      sequence = "\u{1B}"
    } else if let begun = sequence {
      sequence = begun + String(character)
      if begun.count > 1, character.isLetter || character == "~" {
        run(begun + String(character))
        sequence = nil
      }
    } else if isAlternate {
      if row < rows, column < columns { cells[row][column] = character }
      column += 1
    } else if character == "\n" || character == "\r\n" {
      mainLines.append("")
    } else if character != "\r" {
      mainLines[mainLines.count - 1].append(character)
    }
  }

  private mutating func run(_ sequence: String) {
    let body = sequence.dropFirst(2).dropLast()
    switch (body, sequence.last) {
    case ("?1049", "h"):
      isAlternate = true
      clear()
    case ("?1049", "l"): isAlternate = false
    case ("?25", "h"): isCursorVisible = true
    case ("?25", "l"): isCursorVisible = false
    case ("?2004", "h"): marksPastes = true
    case ("?2004", "l"): marksPastes = false
    case ("?1002", "h"), ("?1006", "h"): mouseModes.insert(String(body))
    case ("?1002", "l"), ("?1006", "l"): mouseModes.remove(String(body))
    case ("2", "J"):
      clear()
      clears += 1
    case (_, "H"):
      let numbers = body.split(separator: ";").compactMap { Int($0) }
      (row, column) = numbers.count == 2 ? (numbers[0] - 1, numbers[1] - 1) : (0, 0)
    case (_, "m"): break
    default: unknownSequences.append(String(sequence.dropFirst()))
    }
  }

  private mutating func clear() {
    cells = Array(repeating: Array(repeating: " ", count: columns), count: rows)
  }
}
