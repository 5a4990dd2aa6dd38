/// A piece of Swift source that matters to a macro; comments and whitespace lie between tokens.
struct SourceToken: Equatable {
  enum Kind {
    /// An identifier, a keyword or a number.
    case word
    /// A string or a regular expression, with its delimiters and its interpolations.
    case literal
    /// A run of operator characters, or a single punctuation mark such as a comma or an at sign.
    case sign
    case opening
    case closing
  }

  let kind: Kind
  let text: String
  /// The bytes of the source that the token takes up.
  let range: Range<Int>

  func isSign(_ text: String) -> Bool { kind == .sign && self.text == text }
}
