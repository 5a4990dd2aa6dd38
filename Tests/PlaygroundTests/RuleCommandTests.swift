import Testing

@testable import Playground

/// Each expectation is a sentence of the articles, which are read as they stand in this checkout.
@Suite("The command rule", .enabled(if: !RuleWords.catalog.sections.isEmpty))
@MainActor struct RuleCommandTests {
  @Test("a rule is printed in words, with its evidence, its sources and its article")
  func ruleIsPrinted() {
    let run = playground("rule LAYOUT-3.1.5")
    run.expectOutput("proposed an equal share", "OpenSwiftUI: Kyle Ye and contributors")
    #expect(run.output.hasPrefix("LAYOUT-3.1.5  (Rows and columns)\n"))
    #expect(run.output.hasSuffix("article\n  Sources/ViewTree/ViewTree.docc/LayoutRules.md\n"))
  }

  @Test(
    "a rule is printed on lines of 80 columns, without accents around code",
    arguments: ["PREF-1.2.2", "LAYOUT-3.5.1", "PREF-1.4", "S0"])
  func linesOfRules(id: String) {
    let run = playground("rule \(id)")
    run.expectOutput()
    #expect(!run.output.contains("`"))
    for line in run.lines { #expect(line.count <= 80, "\(line)") }
  }

  @Test("a row of a system says what its mark of certainty means")
  func markIsExplained() {
    playground("rule b000-1").expectOutput(
      "published: only the published code shows it", "Document 000: RS-Li")
  }

  @Test("without an id the groups are listed, with an id's group its sections")
  func groupsAreListed() {
    playground("rule").expectOutput("S0, 34 rules\n")
    playground("rule pref").expectOutput("PREF-1.4        Writing\n")
  }

  @Test("an unknown id is answered with the nearest one")
  func unknownIsAnswered() {
    playground("rule S0.44").expectErrors("given:    'S0.44'", "nearest:  S0.04")
  }

  @Test("beside an id is the first sentence of its rule")
  func sentenceStandsBeside() {
    #expect(
      RuleWords.cited("S0.14")
        == "S0.14: The header freezes when the pull comes back to the threshold while it refreshes")
    #expect(RuleWords.cited("S0.99") == "S0.99")
  }
}
