import RuleCatalog

extension Command {
  static let rule = Command(
    name: "rule", usage: "rule [ID]",
    summary: "print a rule in words, with its evidence: S0.14, B000-4, LAYOUT-3.1; the list without"
  ) { arguments, console in
    let catalog = RuleWords.catalog
    guard !catalog.sections.isEmpty else {
      console.complain(
        "given:    a checkout without its articles\naccepted: Sources/*/*.docc of the checkout that "
          + "this program was built from\nnearest:  build the program where the articles are")
      return ExitCode.unusable
    }
    try arguments.refuseWords(after: 1)
    guard let word = arguments.words.first else {
      console.output(RulePage.groups(of: catalog))
      return ExitCode.success
    }
    console.output(try RulePage.lookingUp(word, in: catalog))
    return ExitCode.success
  }
}

enum RulePage {
  /// The margin and a line make the 80 columns of a page of text.
  private static let width = 78

  /// The groups with their number of rules, each followed by its sections.
  static func groups(of catalog: RuleCatalog) -> String {
    var text = ""
    for (name, sections) in catalog.groups {
      let count = sections.reduce(0) { $0 + $1.rules.count }
      text += "\(name), \(count) rules\n"
      for section in sections { text += "  \(padded(section.id))\(section.title)\n" }
    }
    return text
  }

  /// A rule, a section or a group; letter case is ignored.
  ///
  /// - Errors: `BadArgument` with the nearest id for an unknown one.
  static func lookingUp(_ word: String, in catalog: RuleCatalog) throws -> String {
    let id = word.uppercased()
    if let rule = catalog.rule(id), let section = catalog.section(of: rule) {
      return page(of: rule, in: section, of: catalog)
    }
    if let section = catalog.section(id) { return page(of: section, of: catalog) }
    let groups = catalog.groups.map(\.name)
    if let group = catalog.groups.first(where: { $0.name == id }) {
      return group.sections.map { "\(padded($0.id))\($0.title)\n" }.joined()
    }
    throw BadArgument(
      given: "'\(word)'",
      accepted: "an id such as S0.14, B000-4 or LAYOUT-3.1, or one of "
        + groups.joined(separator: ", "),
      nearest: NearestMatch.of(word, among: catalog.ids + groups) ?? "nothing")
  }

  private static func page(
    of rule: Rule, in section: RuleSection, of catalog: RuleCatalog
  ) -> String {
    var text = "\(rule.id)  (\(section.title))\n" + indented(rule.words)
    if let basis = rule.basis {
      let meaning = catalog.meaning(of: basis).map { ": \($0)" } ?? ""
      text += "\nhow sure\n" + indented(basis + meaning)
    }
    return text + remarks(on: section, of: catalog, saysCertainty: rule.basis == nil)
  }

  private static func page(of section: RuleSection, of catalog: RuleCatalog) -> String {
    var text = "\(section.id)  \(section.title)\n"
    for rule in section.rules { text += indented("\(rule.sentence).", after: padded(rule.id)) }
    return text + remarks(on: section, of: catalog, saysCertainty: true)
  }

  private static func remarks(
    on section: RuleSection, of catalog: RuleCatalog, saysCertainty: Bool
  ) -> String {
    var text = saysCertainty ? "\nhow sure\n" + indented(section.certainty) : ""
    text += "\nevidence\n" + indented(section.evidence)
    let sources = catalog.sources(in: section.evidence)
    if !sources.isEmpty { text += "\nsources\n" }
    for source in sources { text += indented("\(source.name): \(source.words)") }
    return text + "\narticle\n  \(section.article)\n"
  }

  private static func padded(_ id: String) -> String { (id + "  ").padded(to: 16) }

  /// The words wrapped to the page's width, indented by two columns and after a head on the first
  /// line; code without the backticks that an article puts around it.
  private static func indented(_ words: String, after head: String = "") -> String {
    WordWrap.lines(of: words.replacing("`", with: ""), width: width - head.count)
      .hanging(head).map { "  \($0)\n" }.joined()
  }
}
