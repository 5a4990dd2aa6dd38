/// Swift code as markup in which words of the language, types, members, numbers, texts and comments
/// are told apart.
///
/// It knows the shapes of words and no grammar: a listing of a page is coloured, never checked.
struct SwiftListing {
  let markup: Markup

  init(_ code: String) {
    var reader = Reader(rest: code[...])
    var pieces: [Markup] = []
    while let (text, style) = reader.next() {
      pieces.append(style.isEmpty ? "\(text)" : "<span class=\"\(style)\">\(text)</span>")
    }
    markup = pieces.joined()
  }

  private struct Reader {
    var rest: Substring
    private var isMember = false

    init(rest: Substring) {
      self.rest = rest
    }

    mutating func next() -> (text: String, style: Markup)? {
      guard let first = rest.first else { return nil }
      let wasMember = isMember
      isMember = first == "."
      if rest.hasPrefix("//") { return (take { $0 != "\n" }, "s-note") }
      if first == "\"" { return (string(), "s-text") }
      if first.isNumber { return (take { $0.isNumber || $0 == "." || $0 == "_" }, "s-number") }
      if first == "@" || first == "#" {
        rest.removeFirst()
        return (String(first) + take(Self.isLetter), "s-word")
      }
      guard Self.isLetter(first) else {
        rest.removeFirst()
        return (String(first), "")
      }
      let word = take(Self.isLetter)
      if wasMember { return (word, "s-member") }
      if SwiftListing.words.contains(word) { return (word, "s-word") }
      return (word, first.isUppercase ? "s-type" : "")
    }

    private static func isLetter(_ letter: Character) -> Bool {
      letter.isLetter || letter.isNumber || letter == "_"
    }

    private mutating func take(_ isMeant: (Character) -> Bool) -> String {
      let found = rest.prefix(while: isMeant)
      rest = rest.dropFirst(found.count)
      return String(found)
    }

    /// A text with its quotes; one that does not end goes to the end of its line.
    private mutating func string() -> String {
      var text = String(rest.removeFirst())
      var isEscaped = false
      while let letter = rest.first, letter != "\n" {
        text.append(rest.removeFirst())
        if letter == "\"", !isEscaped { break }
        isEscaped = letter == "\\" && !isEscaped
      }
      return text
    }
  }

  private static let words: Set = [
    "actor", "any", "as", "associatedtype", "async", "await", "break", "case", "catch", "class",
    "continue", "default", "defer", "do", "else", "enum", "extension", "false", "fileprivate",
    "final", "for",
    "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "mutating",
    "nil", "nonisolated", "open", "override", "private", "protocol", "public", "repeat", "return",
    "self", "Self", "some", "static", "struct", "subscript", "super", "switch", "throw", "throws",
    "true", "try", "typealias", "unowned", "var", "weak", "where", "while",
  ]
}
