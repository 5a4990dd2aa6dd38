/// The sequences that a page needs besides its text.
///
/// - Source: ECMA-48, section 8.3 (CUP, ED, SGR); xterm's private modes 25 (the cursor) and 1049
///   (the alternate screen), 2004 (marks around a paste), 1002 (the mouse with a button held) and
///   1006 (reports in decimals).
enum TerminalControl {
  /// Opens the alternate screen, hides the cursor and asks for marks around a paste.
  static let enter = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?2004h"
  /// Undoes `enter` in reverse order; harmless where nothing was entered.
  static let leave = "\u{1B}[0m\u{1B}[?2004l\u{1B}[?25h\u{1B}[?1049l"
  /// As `leave`, for who asked for no styles: none is on.
  static let leaveWithoutStyles = "\u{1B}[?2004l\u{1B}[?25h\u{1B}[?1049l"
  static let enterMouse = "\u{1B}[?1002h\u{1B}[?1006h"
  /// Undoes `enterMouse` in reverse order; harmless where nothing was asked for.
  static let leaveMouse = "\u{1B}[?1006l\u{1B}[?1002l"
  static let clear = "\u{1B}[2J"

  /// Row and column from 0.
  static func moveCursor(row: Int, column: Int) -> String {
    "\u{1B}[\(row + 1);\(column + 1)H"
  }
}
