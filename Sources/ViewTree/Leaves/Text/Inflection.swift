/// Inflects the noun of a counted phrase to match its count, in English.
///
/// - Source: Foundation's automatic grammar agreement, `^[...](inflect: true)`. Its own dictionary
///   is not public: these are the spelling rules of English plurals and their most common
///   exceptions.
enum Inflection {
  private static let exceptions = [
    "person": "people", "child": "children", "man": "men", "woman": "women", "foot": "feet",
    "tooth": "teeth", "mouse": "mice", "goose": "geese", "life": "lives", "knife": "knives",
    "leaf": "leaves", "half": "halves", "shelf": "shelves", "potato": "potatoes",
    "tomato": "tomatoes", "hero": "heroes", "echo": "echoes", "sheep": "sheep", "fish": "fish",
    "series": "series", "species": "species",
  ]

  /// These begin a part of the phrase after the noun: in "bottle of water" the noun comes first.
  private static let prepositions: Set = [
    "of", "in", "on", "at", "for", "from", "with", "without", "by", "to",
  ]

  /// The phrase's text with its noun in the plural, unless the count is one.
  ///
  /// - Parameters:
  ///   - text: the words after the count, in the singular.
  ///   - count: the digits as shown; only 1 and -1 take the singular.
  static func inflected(_ text: String, count: String) -> String {
    guard count != "1", count != "-1" else { return text }
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    let end =
      words.dropFirst().firstIndex { prepositions.contains($0.lowercased()) } ?? words.endIndex
    guard
      let noun = words[..<end].lastIndex(where: { $0.contains(where: \.isLetter) }),
      let last = words[noun].lastIndex(where: \.isLetter)
    else { return text }
    let word = words[noun]
    var shown = words.map(String.init)
    shown[noun] = plural(of: word[...last]) + word[word.index(after: last)...]
    return shown.joined(separator: " ")
  }

  private static func plural(of word: Substring) -> String {
    if let exception = exceptions[word.lowercased()] {
      return word.first?.isUppercase == true
        ? exception.prefix(1).uppercased() + exception.dropFirst() : exception
    }
    let isVowel = { (character: Character) in "aeiou".contains(character.lowercased()) }
    if word.hasSuffix("y"), word.count > 1, !word.dropLast().suffix(1).allSatisfy(isVowel) {
      return word.dropLast() + "ies"
    }
    let hisses = ["s", "x", "z", "ch", "sh"].contains { word.lowercased().hasSuffix($0) }
    return word + (hisses ? "es" : "s")
  }
}
