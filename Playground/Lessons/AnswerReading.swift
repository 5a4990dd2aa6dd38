import Foundation
import RefreshSystems

/// Reads typed text as an answer, and writes answers in the same form.
struct AnswerReading {
  let kind: Question.Kind

  /// The line is not an answer of this kind; the words say what an answer looks like.
  struct Unreadable: Error, Equatable {
    let expected: String
  }

  /// Reads a line; blanks, commas, brackets and letter case are ignored.
  func read(_ line: String) throws(Unreadable) -> Answer {
    let words = Self.words(of: line)
    switch kind {
    case .numbers(let count, let unit, _):
      let units = Set(unit.split(separator: " ").map(String.init) + ["times"])
      // Where one number is asked for, a comma is a decimal point.
      let isDecimal = count == 1 && line.contains(#/^[^,]*[0-9],[0-9][^,]*$/#)
      let words = isDecimal ? Self.words(of: line.replacing(",", with: ".")) : words
      let told = words.filter { !units.contains($0) }
      let numbers = told.compactMap(Self.number)
      guard numbers.count == count, numbers.count == told.count else { throw unreadable }
      return .numbers(numbers)
    case .node(let names):
      guard let name = Self.item(line.trimmingCharacters(in: .whitespaces), among: names) else {
        throw unreadable
      }
      return .node(name)
    case .order(let items):
      let found = Self.items(words, among: items)
      guard Set(found).count == items.count, found.count == items.count else { throw unreadable }
      return .order(found)
    case .path(let items):
      let found = Self.items(words, among: items)
      guard !found.isEmpty else { throw unreadable }
      return .path(found)
    case .systems:
      if words == ["none"] { return .systems([]) }
      let found = words.compactMap(Self.system)
      guard found.count == words.count, !found.isEmpty else { throw unreadable }
      return .systems(RefreshSystemName.allCases.filter(found.contains))
    case .choice(let sentences):
      guard words.count == 1, let index = Self.letters.firstIndex(of: words[0]),
        index < sentences.count
      else { throw unreadable }
      return .choice(index)
    }
  }

  private var unreadable: Unreadable { Unreadable(expected: expected) }

  var expected: String {
    switch kind {
    case .numbers(let count, let unit, let tolerance):
      // Half a point is no more than rounding.
      let margin = tolerance > 0.5 ? ", right within \(Prose.number(tolerance))" : ""
      return count == 1
        ? "a number (\(unit)\(margin))"
        : "\(count) numbers (\(unit)\(margin)), in the order of the question"
    case .node(let names):
      return "one letter from a to \(Self.letters[names.count - 1]), or the name behind it"
    case .order(let items): return "all \(items.count) letters or names, the first one first"
    case .path: return "letters or words, the earliest first; a word may come twice"
    case .systems: return "digits such as 0 or 1 3, or none"
    case .choice(let sentences):
      return "one letter from a to \(Self.letters[sentences.count - 1])"
    }
  }

  /// The options to choose from, one per line.
  var options: [(sign: String, words: String)] {
    switch kind {
    case .numbers: []
    case .node(let items), .order(let items), .path(let items):
      zip(Self.letters, items).map { ($0, $1) }
    case .systems:
      RefreshSystemName.allCases.map {
        (String($0.number.suffix(1)), "\($0.rawValue), document \($0.number)")
      }
    case .choice(let sentences): zip(Self.letters, sentences).map { ($0, $1.text) }
    }
  }

  func text(_ answer: Answer) -> String {
    switch answer {
    case .numbers(let numbers): numbers.map { Prose.number($0) }.joined(separator: ", ")
    case .node(let name): name
    case .order(let items), .path(let items): items.joined(separator: ", ")
    case .systems(let systems):
      systems.isEmpty ? "none" : systems.map { String($0.number.suffix(1)) }.joined(separator: ", ")
    case .choice(let index):
      "\(Self.letters[index])"
    }
  }

  /// An answer as it is reported, with a full stop; a choice with its sentence.
  func told(_ answer: Answer) -> String {
    guard case .choice(let index) = answer, case .choice(let sentences) = kind else {
      return text(answer) + "."
    }
    return "\(text(answer)): \(sentences[index].text)"
  }

  static let letters = ["a", "b", "c", "d", "e", "f", "g", "i", "j"]

  private static func words(of line: String) -> [String] {
    line.lowercased()
      .replacingOccurrences(of: "\u{2212}", with: "-").replacingOccurrences(of: "->", with: " ")
      .replacing(/([0-9]) ?x ?([0-9-])/) { "\($0.output.1) \($0.output.2)" }
      .split { $0.isWhitespace || ",;>()[]~\u{2192}\u{D7}".contains($0) }
      .map(String.init).filter { !Self.fillers.contains($0) }
  }

  /// Words around numbers and items that say nothing of the answer.
  private static let fillers: Set<String> = [
    "x", "by", "pt", "points", "and", "then", "turn", "about", "around",
  ]

  private static func number(_ word: String) -> Double? {
    if ["zero", "none", "never"].contains(word) { return 0 }
    let bare = word.hasSuffix("pt") ? String(word.dropLast(2)) : word
    guard let number = Double(bare), number.isFinite else { return nil }
    return number
  }

  /// The items for some words, or for the letters of a single one; empty if one of them is not an
  /// item.
  private static func items(_ words: [String], among items: [String]) -> [String] {
    let hasInitials =
      words.allSatisfy { $0.count == 1 }
      && words.contains { (Self.letters.firstIndex(of: $0) ?? .max) >= items.count }
    if hasInitials {
      let found = words.compactMap { begun($0, among: items) }
      return found.count == words.count ? found : []
    }
    let found = words.compactMap { item($0, among: items) }
    if found.count == words.count { return found }
    guard words.count == 1 else { return [] }
    let letters = words[0].compactMap { item(String($0), among: items) }
    return letters.count == words[0].count ? letters : []
  }

  /// The item with this letter or name, or the only one with this prefix.
  private static func item(_ word: String, among items: [String]) -> String? {
    let wanted = (word.hasPrefix("#") ? String(word.dropFirst()) : word).lowercased()
    if let exact = items.first(where: { $0.lowercased() == wanted }) { return exact }
    if let index = letters.firstIndex(of: wanted), index < items.count { return items[index] }
    return begun(wanted, among: items)
  }

  /// The only item that begins so.
  private static func begun(_ word: String, among items: [String]) -> String? {
    let begun = items.filter { $0.lowercased().hasPrefix(word) }
    return begun.count == 1 && !word.isEmpty ? begun[0] : nil
  }

  private static func system(_ word: String) -> RefreshSystemName? {
    RefreshSystemName.allCases.first {
      $0.rawValue.lowercased() == word || $0.number == word || $0.number.suffix(1) == word
    }
  }
}
