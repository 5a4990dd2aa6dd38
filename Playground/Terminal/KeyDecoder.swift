/// Turns the bytes of a terminal into keys; a sequence may come in any number of pieces.
///
/// - Shape: bytes that belong to no known sequence become one `unknown` key, never characters;
///   pasted text becomes nothing.
/// - Source: ECMA-48, sections 5.4 and 8.3 (the form of control sequences); xterm's key sequences.
struct KeyDecoder {
  /// The bytes of a sequence that has not ended yet.
  private var pending: [UInt8] = []
  /// The text that is being pasted; nil while keys are typed.
  private var paste: BracketedPaste?

  /// Whether a sequence has begun; a lone escape is one until time tells otherwise.
  var isWaiting: Bool { !pending.isEmpty }

  /// The keys that end within these bytes, in order.
  mutating func decode(_ bytes: some Sequence<UInt8>) -> [TerminalKey] {
    bytes.flatMap { take($0) }
  }

  /// A sequence that has begun counts as it is: nothing more came for a while.
  mutating func flush() -> [TerminalKey] {
    defer { pending = [] }
    if pending.isEmpty { return [] }
    return [pending == [Byte.escape] ? .escape : .unknown(pending)]
  }

  private mutating func take(_ byte: UInt8) -> [TerminalKey] {
    if paste != nil {
      if paste?.ends(with: byte) == true { paste = nil }
      return []
    }
    if pending.isEmpty { return begin(byte) }
    if pending.starts(with: Self.oldMouse), byte != Byte.escape { return continueOldMouse(byte) }
    if byte < Byte.space || pending.count >= Self.longestSequence {
      // A control byte ends what it interrupts, and is a key of its own.
      return flush() + begin(byte)
    }
    if pending[0] != Byte.escape { return continueCharacter(byte) }
    pending.append(byte)
    guard pending.count > 2 else {
      return byte == Byte.bracket || byte == Byte.letterO ? [] : end(as: nil)
    }
    if pending[1] == Byte.letterO { return end(as: Self.finals[byte]) }
    // The Linux console sends its function keys as `ESC [ [ A`.
    if pending.count == 3, byte == Byte.bracket { return [] }
    if pending[2] == Byte.bracket { return end(as: nil) }
    if pending == Self.oldMouse { return [] }
    guard Byte.finals.contains(byte) else { return [] }
    if pending == BracketedPaste.begin {
      pending = []
      paste = BracketedPaste()
      return []
    }
    if pending[2] == Byte.less { return end(as: mouseReport) }
    return end(as: byte == Byte.tilde ? numberedKey : Self.finals[byte])
  }

  private mutating func begin(_ byte: UInt8) -> [TerminalKey] {
    switch byte {
    case Byte.escape, Byte.utf8Leads:
      pending = [byte]
      return []
    case 0..<Byte.space:
      return [.control(Character(Unicode.Scalar(byte + Byte.controlOffset)))]
    case Byte.space..<Byte.delete:
      return [.character(Character(Unicode.Scalar(byte)))]
    default:
      return [.unknown([byte])]
    }
  }

  /// Appends to a character of several bytes, which its first byte counts.
  private mutating func continueCharacter(_ byte: UInt8) -> [TerminalKey] {
    guard byte & 0xC0 == 0x80 else { return flush() + begin(byte) }
    pending.append(byte)
    let length = pending[0] < 0xE0 ? 2 : pending[0] < 0xF0 ? 3 : 4
    guard pending.count == length else { return [] }
    guard let text = String(validating: pending, as: UTF8.self), let character = text.first else {
      return flush()
    }
    return end(as: .character(character))
  }

  /// Swallows a report of a mouse's older mode, which the page did not ask for: three bytes follow its
  /// letter.
  private mutating func continueOldMouse(_ byte: UInt8) -> [TerminalKey] {
    pending.append(byte)
    return pending.count < Self.oldMouse.count + 3 ? [] : end(as: nil)
  }

  private mutating func end(as key: TerminalKey?) -> [TerminalKey] {
    defer { pending = [] }
    return [key ?? .unknown(pending)]
  }

  /// The key of `ESC [ number ~`; a modifier behind a semicolon is passed over.
  private var numberedKey: TerminalKey? {
    switch pending.dropFirst(2).prefix(while: Byte.digits.contains) {
    case [0x31], [0x37]: .home
    case [0x34], [0x38]: .end
    case [0x35]: .pageUp
    case [0x36]: .pageDown
    default: nil
    }
  }

  /// The report of `ESC [ < button ; column ; row M`, or `m` for a button let go; nil for less.
  private var mouseReport: TerminalKey? {
    guard let final = pending.last, final == Byte.pressed || final == Byte.released else {
      return nil
    }
    let numbers = pending.dropFirst(3).dropLast().split(
      separator: Byte.semicolon, omittingEmptySubsequences: false
    ).map { Int(String(decoding: $0, as: UTF8.self)) }
    guard numbers.count == 3, let button = numbers[0], let column = numbers[1],
      let row = numbers[2]
    else { return nil }
    return MouseReport(
      button: button, column: column, row: row, isRelease: final == Byte.released
    ).map { .mouse($0) }
  }

  /// The keys of `ESC [ letter` and `ESC O letter`.
  private static let finals: [UInt8: TerminalKey] = [
    0x41: .up, 0x42: .down, 0x43: .right, 0x44: .left, 0x46: .end, 0x48: .home,
  ]

  /// How a report of the mouse's older mode begins.
  ///
  /// - Source: xterm's control sequences, mouse tracking, modes 9 and 1000 without 1006.
  private static let oldMouse: [UInt8] = [Byte.escape, Byte.bracket, Byte.pressed]

  /// No sequence is longer; further bytes are noise.
  private static let longestSequence = 32

  private enum Byte {
    static let escape: UInt8 = 0x1B
    static let space: UInt8 = 0x20
    static let delete: UInt8 = 0x7F
    static let controlOffset: UInt8 = 0x60
    static let bracket = UInt8(ascii: "[")
    static let letterO = UInt8(ascii: "O")
    static let less = UInt8(ascii: "<")
    static let semicolon = UInt8(ascii: ";")
    static let pressed = UInt8(ascii: "M")
    static let released = UInt8(ascii: "m")
    static let tilde = UInt8(ascii: "~")
    static let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    static let finals: ClosedRange<UInt8> = 0x40...0x7E
    static let utf8Leads: ClosedRange<UInt8> = 0xC2...0xF4
  }
}
