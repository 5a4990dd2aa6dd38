import Foundation

/// The terminal that a command may take over: where keys come from and where the page goes.
struct TerminalDevice: Equatable {
  let input: Int32
  let output: Int32
  /// False where colours are not wanted.
  let usesStyles: Bool

  /// A page needs keys to come from a terminal, a terminal to be drawn on, and one that can move
  /// its cursor.
  ///
  /// - Shape: nil where one of the three is missing and text is called for.
  init?(_ ends: TerminalEnds) {
    guard let input = ends.input, let output = ends.output, ends.takesSequences else { return nil }
    self.input = input
    self.output = output
    usesStyles = ends.usesStyles
  }

  /// The size that the terminal tells; 80 by 24 where it tells none.
  var size: TerminalSize {
    var window = winsize()
    let result = withUnsafeMutablePointer(to: &window) {
      ioctl(output, UInt(TIOCGWINSZ), UnsafeMutableRawPointer($0))
    }
    guard result == 0, window.ws_col > 0, window.ws_row > 0 else {
      return TerminalSize(columns: 80, rows: 24)
    }
    return TerminalSize(columns: Int(window.ws_col), rows: Int(window.ws_row))
  }

  /// The terminal's attributes; nil when it is gone.
  var attributes: termios? {
    var attributes = termios()
    return tcgetattr(input, &attributes) == 0 ? attributes : nil
  }

  /// Whether this process may write the terminal's attributes without being stopped for it.
  ///
  /// Where the terminal controls no session, no key would stop it.
  var isForeground: Bool {
    let group = tcgetpgrp(input)
    return group < 0 || group == getpgrp()
  }
}
