/// One rule of the documentation: its statement, and how certain it is.
public struct Rule: Hashable, Sendable {
  /// `LAYOUT-3.1.3`, `S0.14`, `B000-4`.
  public let id: String
  /// The full text of the rule.
  public let words: String
  /// The rule's own certainty, such as `stated`, where its section does not give one for all rules.
  public let basis: String?

  /// Its first sentence, without the full stop: short enough to show beside an id.
  public var sentence: String {
    let end = words.indices.first { index in
      guard words[index] == "." else { return false }
      let next = words.index(after: index)
      return next == words.endIndex || words[next] == " "
    }
    return String(words[..<(end ?? words.endIndex)])
  }
}

/// The rules under one heading of an article, with the evidence for all of them.
public struct RuleSection: Hashable, Sendable {
  /// `LAYOUT-3.1`, or `S0` for all rules of a system.
  public let id: String
  /// `Rows and columns`.
  public let title: String
  /// The article's path from the top of the package.
  public let article: String
  public let rules: [Rule]
  /// The sources of the rules, in the short names that ``RuleCatalog/sources(in:)`` spells out.
  public let evidence: String
  /// How certain the rules are: compared, documented, reconstructed, reported, open or ours.
  public let certainty: String

  /// The part of the id before the hyphen: `LAYOUT`, `S0`, `B000`.
  public var group: String { String(id.prefix { $0 != "-" }) }
}
