/// All rules of the documentation, in the order of its articles.
public struct RuleCatalog: Sendable {
  public let sections: [RuleSection]
  private let terms: [String: String]
  private let sources: [String: String]
  private let byID: [String: Rule]

  public init(_ articles: [RuleArticle]) {
    sections = articles.flatMap(\.sections)
    terms = Self.terms(of: articles)
    sources = Self.terms(of: articles.filter { $0.path.hasSuffix("Sources.md") })
    byID = sections.flatMap(\.rules).reduce(into: [:]) { $0[$1.id] = $0[$1.id] ?? $1 }
  }

  /// Every id that can be looked up: those of sections and those of rules.
  public var ids: [String] { sections.flatMap { [$0.id] + $0.rules.map(\.id) } }

  /// The groups, in order, each with its sections.
  public var groups: [(name: String, sections: [RuleSection])] {
    sections.reduce(into: []) { groups, section in
      if groups.last?.name == section.group {
        groups[groups.count - 1].sections.append(section)
      } else {
        groups.append((section.group, [section]))
      }
    }
  }

  public func rule(_ id: String) -> Rule? { byID[id] }

  public func section(_ id: String) -> RuleSection? { sections.first { $0.id == id } }

  /// The section that holds a rule.
  public func section(of rule: Rule) -> RuleSection? {
    sections.first { $0.rules.contains(rule) }
  }

  /// An id with its rule in one sentence: `S0.14: The header freezes when ...`.
  ///
  /// - Shape: the id alone where no rule has it; a section's id is followed by its title.
  public func cited(_ id: String) -> String {
    guard let words = rule(id)?.sentence ?? section(id)?.title else { return id }
    return "\(id): \(words)"
  }

  /// A text in which the first mention of each id is followed by its rule in one sentence.
  ///
  /// - Shape: an id that no rule has gets nothing added.
  public func spelledOut(_ text: String) -> String {
    var told: Set<String> = []
    var result = ""
    var end = text.startIndex
    for place in RuleID.places(in: text) {
      let id = String(text[place])
      result += text[end..<place.lowerBound]
      result += told.insert(id).inserted ? cited(id) : id
      end = place.upperBound
    }
    return result + text[end...]
  }

  /// The sources that a text names in their short form, each with author, title and year.
  ///
  /// - Shape: in the order in which the text names them; a name that only occurs as part of a
  ///   longer one does not count.
  public func sources(in text: String) -> [(name: String, words: String)] {
    var rest = text
    var found: [(start: String.Index, name: String)] = []
    for name in sources.keys.sorted(by: { ($1.count, $0) < ($0.count, $1) }) {
      guard let range = rest.firstRange(of: name) else { continue }
      found.append((range.lowerBound, name))
      rest.replaceSubrange(range, with: repeatElement("_", count: name.count))
    }
    return found.sorted { $0.start < $1.start }.map { ($0.name, sources[$0.name] ?? "") }
  }

  /// The meaning of a rule's mark of certainty; nil where the documentation does not explain it.
  public func meaning(of basis: String) -> String? {
    terms[String(basis.prefix { $0.isLetter })]
  }

  private static func terms(of articles: [RuleArticle]) -> [String: String] {
    articles.reduce(into: [:]) { $0.merge($1.terms) { first, _ in first } }
  }
}
