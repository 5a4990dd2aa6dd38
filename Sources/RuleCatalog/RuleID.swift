/// The syntax of rule ids, and a search for the ids that a text cites.
///
/// `LAYOUT-3.1` is a section and `LAYOUT-3.1.3` a rule of it; `S0.14` is a row of document 000 and
/// `B000-4` an oddity of it, whose sections are `S0` and `B000`.
public enum RuleID {
  /// The groups whose ids are a word, a hyphen and numbers.
  public static let words = [
    "LAYOUT", "PREF", "ANCHOR", "GEOMETRY", "VALUES", "STATE", "SCROLL", "TEXT", "ANIM", "GESTURE",
    "TIME", "COST", "PLATFORM",
  ]
  /// The marks by which a rule of a refresh system says how certain it is.
  static let bases = ["stated", "published", "differs", "reasoned"]

  /// Every id in a text, in order.
  ///
  /// - Shape: `S0.12 to S0.21` cites two; a group's name alone and a word that contains an id cite
  ///   none.
  /// - Cost: linear in the text.
  public static func cited(in text: String) -> [String] {
    places(in: text).map { String(text[$0]) }
  }

  /// The ranges of the ids that a text cites.
  static func places(in text: String) -> [Range<String.Index>] {
    var found: [Range<String.Index>] = []
    var rest = text[...]
    while let start = rest.firstIndex(where: { $0.isLetter || $0.isNumber }) {
      let end =
        rest[start...].firstIndex { !($0.isLetter || $0.isNumber || $0 == "-" || $0 == ".") }
        ?? rest.endIndex
      var word = rest[start..<end]
      while let last = word.last, last == "." || last == "-" { word.removeLast() }
      if isRule(word) || numbers(word) > 0 { found.append(word.startIndex..<word.endIndex) }
      rest = rest[end...]
    }
    return found
  }

  /// Whether a text has the form of a rule's id.
  static func isRule(_ text: Substring) -> Bool {
    system(text) == 2 || numbers(text) >= (hasFlatRules(text) ? 1 : 2)
  }

  /// Whether a text has the form of a section's id.
  static func isSection(_ text: Substring) -> Bool {
    system(text) == 1 || numbers(text) > 0 || words.contains(String(text))
  }

  /// Whether the text is the id of a platform fact; those have no sections.
  private static func hasFlatRules(_ text: Substring) -> Bool {
    text.hasPrefix("PLATFORM-")
  }

  /// How many numbers follow the word of an engine's rule; 0 for other text.
  private static func numbers(_ text: Substring) -> Int {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, words.contains(String(parts[0])) else { return 0 }
    // A letter after the last number makes another id, and the lookup then finds no rule for it.
    let digits = parts[1].last?.isLowercase == true ? parts[1].dropLast() : parts[1]
    let numbers = digits.split(separator: ".", omittingEmptySubsequences: false)
    return numbers.allSatisfy(isNumber) ? numbers.count : 0
  }

  /// 2 for `S0.14` and `B000-4`, 1 for `S0` and `B000`, 0 for other text.
  private static func system(_ text: Substring) -> Int {
    let isOddity = text.hasPrefix("B00")
    guard isOddity || text.hasPrefix("S") else { return 0 }
    let parts = text.dropFirst(isOddity ? 3 : 1)
      .split(separator: isOddity ? "-" : ".", omittingEmptySubsequences: false)
    guard parts[0].count == 1, "01234".contains(parts[0]), parts.dropFirst().allSatisfy(isNumber)
    else { return 0 }
    return parts.count <= 2 ? parts.count : 0
  }

  private static func isNumber(_ text: Substring) -> Bool {
    !text.isEmpty && text.allSatisfy { $0.isASCII && $0.isNumber }
  }
}
