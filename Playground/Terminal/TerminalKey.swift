/// A key or an act of the mouse, told apart by the bytes that a terminal sends for it.
enum TerminalKey: Equatable {
  /// A printable character, the space included.
  case character(Character)
  /// A letter held with control: `control("d")` is the byte 4.
  case control(Character)
  case up, down, left, right
  case home, end, pageUp, pageDown
  case escape
  /// An act of the mouse, where the terminal was asked to tell.
  case mouse(MouseReport)
  /// Bytes that stand for nothing in this list: a function key, broken UTF-8.
  case unknown([UInt8])
}

struct MouseReport: Equatable {
  enum Kind: Equatable {
    case press, release
    /// Moved with a button held.
    case drag
    case wheelUp, wheelDown
  }

  let kind: Kind
  /// From 0 at the top left corner.
  let column: Int
  let row: Int

  /// The report of a sequence's three numbers.
  ///
  /// - Parameters:
  ///   - button: bits 32 for motion and 64 for the wheel, whose lowest bit says down.
  ///   - column: counted from 1, what is below counts as 1; `row` too.
  ///   - isRelease: the sequence ended in `m`.
  /// - Shape: nil for a cell that is further away than a terminal can be large.
  /// - Source: xterm's control sequences, mouse tracking, mode 1006; tty_ioctl(2), `winsize`.
  init?(button: Int, column: Int, row: Int, isRelease: Bool) {
    guard Self.cells.contains(column), Self.cells.contains(row) else { return nil }
    kind =
      button & 64 != 0
      ? (button & 1 == 0 ? .wheelUp : .wheelDown)
      : isRelease ? .release : button & 32 != 0 ? .drag : .press
    self.column = max(0, column - 1)
    self.row = max(0, row - 1)
  }

  /// A terminal tells its size in sixteen bits.
  private static let cells = -Int(UInt16.max)...Int(UInt16.max)
}
