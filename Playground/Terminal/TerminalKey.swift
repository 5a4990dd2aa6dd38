/// What a person pressed, told apart by the bytes that a terminal sends for it.
enum TerminalKey: Equatable {
  /// A printable character, the space included.
  case character(Character)
  /// A letter held with control: `control("d")` is the byte 4.
  case control(Character)
  case up, down, left, right
  case home, end, pageUp, pageDown
  case escape
  /// Bytes that stand for nothing in this list: a function key, a mouse report, broken UTF-8.
  case unknown([UInt8])
}
