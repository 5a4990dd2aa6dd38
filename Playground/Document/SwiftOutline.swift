/// The declarations at the outermost level of a piece of Swift, found without compiling it.
///
/// Comments and string literals are skipped; brackets of all kinds are counted. It only tells which
/// listing holds what, so it is lenient: text that is not Swift simply has no names.
struct SwiftOutline: Equatable {
  /// One declaration outside all brackets.
  struct Declaration: Hashable {
    /// The keyword: struct, extension, func, var, init ...
    let keyword: String
    /// The declared name; `init` for an initialiser.
    let name: String
  }

  /// In the order of the text.
  private(set) var declarations: [Declaration] = []
  /// The names of the imported modules, in the order of the text.
  private(set) var imports: [String] = []

  /// The first word outside all brackets that is not an import; nil if there is none.
  private(set) var opening: String?

  /// All words outside all brackets.
  private(set) var words: Set<String> = []

  /// Reads the outermost level of a text.
  ///
  /// - Complexity: one pass over the text.
  init(of text: String) {
    var previous = ""
    for word in Self.outermostWords(of: text) {
      words.insert(word)
      if word != "import", previous != "import" { opening = opening ?? word }
      if Self.keywords.contains(previous), !Self.keywords.contains(word) {
        declarations.append(Declaration(keyword: previous, name: word))
      } else if previous == "import" {
        imports.append(word)
      } else if word == "init" {
        declarations.append(Declaration(keyword: "init", name: "init"))
      }
      previous = word
    }
  }

  /// The declared names, each once.
  var names: Set<String> { Set(declarations.map(\.name)) }

  /// The identifiers and keywords outside all brackets; an unmatched closing one is passed over.
  private static func outermostWords(of text: String) -> [String] {
    let (mask, bytes) = (CodeMask(text), Array(text.utf8))
    var (depth, place) = (0, 0)
    return mask.words.compactMap { range in
      for byte in mask.code[place..<range.lowerBound] {
        depth = max(0, depth + CodeMask.step(byte))
      }
      place = range.upperBound
      let word = String(decoding: bytes[range], as: UTF8.self)
      // Signs beyond ASCII, which the mask holds for letters, are no words.
      let isWord = word.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
      return depth == 0 && isWord ? word : nil
    }
  }

  private static let keywords: Set<String> = [
    "struct", "class", "enum", "protocol", "extension", "actor", "func", "var", "let", "typealias",
  ]
}
