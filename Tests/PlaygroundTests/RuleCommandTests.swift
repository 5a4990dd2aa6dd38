import Testing

@testable import Playground

/// Each expectation is a sentence of the articles, which are read as they stand in this checkout.
@Suite("The command rule", .enabled(if: !RuleWords.catalog.sections.isEmpty))
@MainActor struct RuleCommandTests {
  private func rule(_ words: String...) -> (Int32, RecordingConsole) {
    let recording = RecordingConsole()
    return (CommandTable.standard.run(["rule"] + words, console: recording.console), recording)
  }

  @Test("a rule is printed in words, with its evidence, its sources and its article")
  func ruleIsPrinted() {
    let (code, run) = rule("LAYOUT-3.1.5")

    #expect(code == 0)
    #expect(run.output.hasPrefix("LAYOUT-3.1.5  (Rows and columns)\n"))
    #expect(run.output.contains("proposed an equal share"))
    #expect(run.output.contains("OpenSwiftUI: Kyle Ye and contributors"))
    #expect(run.output.hasSuffix("article\n  Sources/ViewTree/ViewTree.docc/LayoutRules.md\n"))
  }

  @Test("a rule is printed on lines of 80 columns, without accents around code")
  func linesOfRules() {
    for id in ["PREF-1.2.2", "LAYOUT-3.5.1", "PREF-1.4", "S0"] {
      let (code, run) = rule(id)
      #expect(code == 0)
      #expect(!run.output.contains("`"), "\(id)")
      for line in run.output.split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
    }
  }

  @Test("a row of a system says what its mark of certainty means")
  func markIsExplained() {
    let (code, run) = rule("b000-1")

    #expect(code == 0)
    #expect(run.output.contains("published: only the published code shows it"))
    #expect(run.output.contains("Document 000: RS-Li"))
  }

  @Test("without an id the groups are listed, with an id's group its sections")
  func groupsAreListed() {
    #expect(rule().1.output.contains("S0, 34 rules\n"))
    #expect(rule("pref").1.output.contains("PREF-1.4        Writing\n"))
  }

  @Test("an unknown id is answered with the nearest one")
  func unknownIsAnswered() {
    let (code, run) = rule("S0.44")

    #expect(code == 2)
    #expect(run.errors.contains("given:    'S0.44'"))
    #expect(run.errors.contains("nearest:  S0.04"))
  }

  @Test("beside an id is the first sentence of its rule")
  func sentenceStandsBeside() {
    #expect(
      RuleWords.cited("S0.14")
        == "S0.14: The header freezes when the pull comes back to the threshold while it refreshes")
    #expect(RuleWords.cited("S0.99") == "S0.99")
  }
}
