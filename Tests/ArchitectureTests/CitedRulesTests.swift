import Foundation
import RuleCatalog
import Testing

/// Code and tests name rules by the ids of the documentation, and nothing that is not in it.
@Suite("Cited rules")
struct CitedRulesTests {
  /// Texts with ids that stand for none: how ids are written, and answers to unknown ones.
  private static let aboutIDs: Set<String> = [
    "Tests/ArchitectureTests/RuleArticleTests.swift",
    "Tests/PlaygroundTests/RuleCommandTests.swift",
  ]

  @Test("every cited id is one of the documentation")
  func citedIDsExist() throws {
    let known = Set(try Articles.catalog.get().ids)
    for file in try Repository.code.get() + Repository.tests.get()
    where !Self.aboutIDs.contains(file.path) {
      for (number, line) in file.lines.enumerated() {
        for id in RuleID.cited(in: line) where !known.contains(id) {
          Issue.record("\(file.path):\(number + 1) cites \(id), which no article has")
        }
      }
    }
  }

  @Test("every rule is cited by a test")
  func rulesAreTested() throws {
    let lines = try Repository.tests.get().flatMap(\.lines)
    let cited = Set(lines.flatMap { RuleID.cited(in: $0) })
    for rule in try Articles.rules.get() where !cited.contains(rule.id) {
      Issue.record("no test cites \(rule.id): \(rule.sentence)")
    }
  }

  @Test("the README counts the rules that there are")
  func readmeCounts() throws {
    let count = try Articles.rules.get().count
    #expect(try Repository.text(of: "README.md").contains("Each of \(count)\nrules"))
  }

  @Test("no line names notes that a reader of the repository does not have")
  func nothingElseIsCited() throws {
    let names = ["semantics", "systems", "design", "style", "teaching"].map { $0 + ".md" }
    let folders = ["golden/" + "README", "golden/" + "physics", "/work/" + "shared"]
    for file in try Repository.code.get() + Repository.tests.get() {
      for (number, line) in file.lines.enumerated() {
        for name in names + folders where line.contains(name) {
          Issue.record("\(file.path):\(number + 1) names \(name): cite the rule by its id")
        }
      }
      let tags = file.places(ofText: /\/\/.*\[(A|O|W|I|objc|O-old)\]/)
      #expect(tags.isEmpty, "name the source in words: Apple documentation, OpenSwiftUI")
    }
  }

  @Test("a place in the repository that the README or an article names exists")
  func namedPlacesExist() throws {
    for article in try Articles.paths.get() + ["README.md"] {
      for place in try Repository.text(of: article)
        .matches(of: /`((?:Sources|Tests|Playground)\/[\w\/.+-]+)`/).map({ String($0.output.1) })
      {
        let file = Repository.root.appending(path: place).path()
        #expect(FileManager.default.fileExists(atPath: file), "\(article) names \(place)")
      }
    }
  }

  @Test("no id names two rules")
  func idsAreUnique() throws {
    let ids = try Articles.catalog.get().ids

    #expect(ids.count == Set(ids).count)
  }

  @Test("every section says where its rules come from and how sure they are")
  func sectionsHaveEvidence() throws {
    let catalog = try Articles.catalog.get()
    for section in catalog.sections {
      #expect(!section.rules.isEmpty, "\(section.id) has no rule")
      #expect(!section.certainty.isEmpty, "\(section.id) does not say how sure it is")
      #expect(
        !catalog.sources(in: section.evidence).isEmpty || section.certainty == "ours.",
        "\(section.id) names no source of Sources.md, and is not the engine's own")
    }
  }

  @Test("a rule's first sentence is short enough to be beside its id")
  func sentencesAreShort() throws {
    for rule in try Articles.rules.get() {
      #expect(rule.sentence.count <= 150, "\(rule.id): \(rule.sentence)")
    }
  }
}

/// The articles of the documentation as they stand in this checkout.
enum Articles {
  static let catalog = Result {
    RuleCatalog(
      try paths.get().map { RuleArticle(path: $0, text: try Repository.text(of: $0)) })
  }

  static let rules = Result { try catalog.get().sections.flatMap(\.rules) }

  /// From the top of the package.
  static let paths = Result {
    try folders.flatMap { folder in
      try FileManager.default.contentsOfDirectory(
        atPath: Repository.root.appending(path: folder).path()
      )
      .filter { $0.hasSuffix(".md") }.sorted().map { "\(folder)/\($0)" }
    }
  }

  static let folders = [
    "Sources/ViewTree/ViewTree.docc", "Sources/RefreshSystems/RefreshSystems.docc",
  ]
}
