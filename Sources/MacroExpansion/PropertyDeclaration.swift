/// A property declaration as a macro reads it from the source: its parts and their positions.
///
/// - Shape: offsets count UTF-8 bytes from the beginning of the declaration's text. Texts are
///   slices of the source; comments inside them are kept, comments around them are not.
struct PropertyDeclaration {
  struct Part {
    let text: String
    let offset: Int
  }

  /// `let` or `var`.
  private(set) var introducer: Part
  /// The words before the introducer, such as `public` and `static`.
  private(set) var modifiers: [Part] = []
  /// The name as it is written, with its backticks if it has any.
  private(set) var name: Part
  private(set) var type: Part?
  private(set) var value: Part?
  /// The brace that opens accessors or observers.
  private(set) var accessors: Part?
  /// Whether the accessors compute the value; observers do not.
  private(set) var isComputed = false
  /// The comma before a second property.
  private(set) var nextBinding: Part?

  /// - Errors: nil unless the text declares a property with a single name.
  init?(_ source: String) {
    var reader = TokenReader(source)
    var modifiers: [Part] = []
    while let word = reader.takeModifier() { modifiers.append(word) }
    guard let introducer = reader.take(.word), ["let", "var"].contains(introducer.text),
      let name = reader.take(.word)
    else { return nil }
    self.introducer = introducer
    self.modifiers = modifiers
    self.name = name
    if reader.takeSign(":") != nil {
      type = reader.takeText { $0.isAtSign("=") || $0.isAtSign(",") || $0.next?.text == "{" }
    }
    if reader.takeSign("=") != nil {
      value = reader.takeText { $0.isAtSign(",") || $0.isAtAccessors }
    }
    if let token = reader.next {
      let part = Part(text: token.text, offset: token.range.lowerBound)
      if token.text == "{" { accessors = part } else { nextBinding = part }
      isComputed = token.text == "{" && !reader.isAtObservers
    }
  }
}

/// Walks over the tokens of a declaration.
private struct TokenReader {
  private let bytes: [UInt8]
  private let tokens: [SourceToken]
  private var index = 0

  init(_ source: String) {
    bytes = Array(source.utf8)
    tokens = SourceScanner.tokens(of: source)
  }

  var next: SourceToken? { index < tokens.count ? tokens[index] : nil }

  mutating func take(_ kind: SourceToken.Kind) -> PropertyDeclaration.Part? {
    guard let token = next, token.kind == kind else { return nil }
    index += 1
    return PropertyDeclaration.Part(text: token.text, offset: token.range.lowerBound)
  }

  func isAtSign(_ text: String) -> Bool { next?.isSign(text) == true }

  mutating func takeSign(_ text: String) -> PropertyDeclaration.Part? {
    isAtSign(text) ? take(.sign) : nil
  }

  /// The next modifier, after any attributes that precede it; nil before the introducer.
  mutating func takeModifier() -> PropertyDeclaration.Part? {
    while takeSign("@") != nil {
      _ = take(.word)
      while takeSign(".") != nil { _ = take(.word) }
      // An argument list follows its attribute's name without a space.
      if let next, next.text == "(", next.range.lowerBound == tokens[index - 1].range.upperBound {
        skipGroup()
      }
    }
    guard let next, next.kind == .word, !["let", "var"].contains(next.text) else { return nil }
    let modifier = take(.word)
    if self.next?.text == "(" { skipGroup() }
    return modifier
  }

  /// The source up to the first place outside all brackets that satisfies `isEnd`; nil when that is
  /// empty.
  mutating func takeText(until isEnd: (Self) -> Bool) -> PropertyDeclaration.Part? {
    let first = index
    while let next, !isEnd(self) {
      if next.kind == .opening { skipGroup() } else { index += 1 }
    }
    guard first < index else { return nil }
    let range = tokens[first].range.lowerBound..<tokens[index - 1].range.upperBound
    return PropertyDeclaration.Part(
      text: String(decoding: bytes[range], as: UTF8.self), offset: range.lowerBound)
  }

  /// Whether a brace here opens observers of a stored property.
  var isAtObservers: Bool {
    next?.text == "{" && index + 1 < tokens.count
      && ["willSet", "didSet"].contains(tokens[index + 1].text)
  }

  /// Whether a brace here opens accessors; if not, it opens a closure that belongs to the value.
  var isAtAccessors: Bool {
    guard next?.text == "{", index + 1 < tokens.count else { return false }
    return ["get", "set", "willSet", "didSet"].contains(tokens[index + 1].text)
  }

  /// Moves past the bracket that closes the one here.
  private mutating func skipGroup() {
    var depth = 0
    repeat {
      if tokens[index].kind == .opening { depth += 1 }
      if tokens[index].kind == .closing { depth -= 1 }
      index += 1
    } while depth > 0 && index < tokens.count
  }
}
