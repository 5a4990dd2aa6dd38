/// How a cell of the screen is set off. A glyph always says the same, so nothing is lost without it.
///
/// - Source: ECMA-48, section 8.3.117 (SGR); the eight colours of every terminal. Each value turns
///   every other style off.
enum TerminalStyle: String {
  case plain = "0"
  case strong = "0;1"
  case faint = "0;2"
  /// The parts of the picture.
  case header = "0;33"
  case footer = "0;36"
  /// A part that differs from the moment before.
  case moved = "0;32"
  /// A flag that is up, and the rule that moved one in this moment.
  case raised = "0;1;31"
  case threshold = "0;35"

  /// The sequence that turns this style on.
  var sequence: String { "\u{1B}[\(rawValue)m" }
}
