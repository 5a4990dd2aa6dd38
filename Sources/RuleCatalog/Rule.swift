/// One rule of the documentation: what holds, how one knows, and how surely.
public struct Rule: Hashable, Sendable {
  /// `LAYOUT-3.1.3`, `S0.14`, `B000-4`.
  public let id: String
  /// The whole of it, in sentences.
  public let words: String
  /// How sure the rule by itself is, where the section leaves that open: `stated`.
  public let basis: String?

  /// Its first sentence, without the full stop; enough to stand beside an id.
  public var sentence: String {
    let end = words.indices.first { index in
      guard words[index] == "." else { return false }
      let next = words.index(after: index)
      return next == words.endIndex || words[next] == " "
    }
    return String(words[..<(end ?? words.endIndex)])
  }
}

/// Rules that one heading of an article holds together, with the evidence for all of them.
public struct RuleSection: Hashable, Sendable {
  /// `LAYOUT-3.1`, or `S0` for all rules of a system.
  public let id: String
  /// `Rows and columns`.
  public let title: String
  /// The article's path from the top of the package.
  public let article: String
  public let rules: [Rule]
  /// Which sources say so, in the short names that ``RuleCatalog/sources(in:)`` spells out.
  public let evidence: String
  /// How sure the rules are: compared, documented, reconstructed, reported, open or ours.
  public let certainty: String

  /// The part of the id before the hyphen: `LAYOUT`, `S0`, `B000`.
  public var group: String { String(id.prefix { $0 != "-" }) }
}
