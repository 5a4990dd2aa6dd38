/// Reads an article of the documentation: its sections with rules, and its list of sources.
///
/// A section is a heading of the second level that begins with an id. Its rules are the list items
/// that begin with `term` and the rule's id. The paragraph that begins with `Evidence:` names the
/// sources and, after `Certainty:`, how certain the rules are. All other text is for readers only.
public struct RuleArticle: Sendable {
  /// The article's path from the top of the package.
  public let path: String
  public let sections: [RuleSection]
  /// The terms of the article that are not rules, with their explanations.
  public let terms: [String: String]

  /// - Parameters:
  ///   - path: the article's path from the top of the package.
  ///   - text: the article.
  public init(path: String, text: String) {
    self.path = path
    var sections: [RuleSection] = []
    var terms: [String: String] = [:]
    var heading: (id: String, title: String)?
    var rules: [Rule] = []
    var remarks = ""

    func closeSection() {
      if let heading {
        let (evidence, certainty) = Self.evidence(in: remarks)
        sections.append(
          RuleSection(
            id: heading.id, title: heading.title, article: path, rules: rules, evidence: evidence,
            certainty: certainty))
      }
      (heading, rules, remarks) = (nil, [], "")
    }

    for paragraph in Self.paragraphs(of: text) {
      if let title = Self.rest(of: paragraph, after: "## ") {
        closeSection()
        heading = Self.heading(title)
      } else if let term = Self.rest(of: paragraph, after: "- term ") {
        let (name, words) = Self.parted(term, at: ": ")
        if heading != nil, RuleID.isRule(name[...]) {
          rules.append(Self.rule(name, words))
        } else {
          terms[name] = words
        }
      } else if paragraph.hasPrefix("Evidence: ") {
        remarks = paragraph
      }
    }
    closeSection()
    self.sections = sections
    self.terms = terms
  }

  /// The article's paragraphs and list items, each on one line, without listings and tables.
  private static func paragraphs(of text: String) -> [String] {
    var paragraphs: [String] = []
    var isListing = false
    var continues = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        isListing.toggle()
        continues = false
        continue
      }
      let words = line.drop { $0 == " " }
      guard !isListing, !words.isEmpty, !words.hasPrefix("|") else {
        continues = false
        continue
      }
      let begins = words.hasPrefix("- ") || words.hasPrefix("#")
      if continues, !begins {
        paragraphs[paragraphs.count - 1] += " " + words
      } else {
        paragraphs.append(String(words))
      }
      continues = !words.hasPrefix("#")
    }
    return paragraphs
  }

  /// The id and the title of a heading; nil where it does not begin with an id.
  private static func heading(_ text: String) -> (id: String, title: String)? {
    let (id, title) = parted(text, at: " ")
    return RuleID.isSection(id[...]) ? (id, title) : nil
  }

  /// A rule; its basis is taken from the brackets at the end of the words, if there are any.
  private static func rule(_ id: String, _ words: String) -> Rule {
    guard words.hasSuffix(")"), let open = words.lastIndex(of: "("),
      RuleID.bases.contains(where: words[words.index(after: open)...].hasPrefix)
    else { return Rule(id: id, words: words, basis: nil) }
    let basis = words[words.index(after: open)...].dropLast()
    var plain = words[..<open]
    while plain.last == " " { plain.removeLast() }
    return Rule(id: id, words: String(plain), basis: String(basis))
  }

  private static func evidence(in paragraph: String) -> (evidence: String, certainty: String) {
    let (evidence, certainty) = parted(paragraph, at: " Certainty: ")
    return (rest(of: evidence, after: "Evidence: ") ?? "", certainty)
  }

  private static func rest(of text: String, after prefix: String) -> String? {
    text.hasPrefix(prefix) ? String(text.dropFirst(prefix.count)) : nil
  }

  /// The parts before and after the first occurrence of a mark; the second is empty without one.
  private static func parted(_ text: String, at mark: String) -> (String, String) {
    guard let range = text.firstRange(of: mark) else { return (text, "") }
    return (String(text[..<range.lowerBound]), String(text[range.upperBound...]))
  }
}
