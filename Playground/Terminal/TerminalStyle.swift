/// How a cell of the screen is set off. A glyph always says the same, so nothing is lost without it.
enum TerminalStyle: Equatable {
  case plain, strong, faint
  /// The parts of the picture.
  case header, footer
  /// A part that differs from the moment before.
  case moved
  /// A flag that is up, and the rule that moved one in this moment.
  case raised
  case threshold

  /// The sequence that turns this style on and every other off.
  ///
  /// - Source: ECMA-48, section 8.3.117 (SGR); the eight colours of every terminal.
  var sequence: String {
    let parameters =
      switch self {
      case .plain: "0"
      case .strong: "0;1"
      case .faint: "0;2"
      case .header: "0;33"
      case .footer: "0;36"
      case .moved: "0;32"
      case .raised: "0;1;31"
      case .threshold: "0;35"
      }
    return "\u{1B}[\(parameters)m"
  }
}
