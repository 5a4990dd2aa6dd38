import RuleCatalog
import Testing

/// The article of the tests is short, so that each expectation is read off it.
@Suite("Reading rules from articles")
struct RuleArticleTests {
  private let catalog = RuleCatalog([
    RuleArticle(
      path: "A.md",
      text: """
        # Rules

        ## LAYOUT-9.1 Rows

        Words for readers.

        - term LAYOUT-9.1.1: Rows are in a row. They are
          as long as 2.5 points.
        - term LAYOUT-9.1.2: Nothing else.

        ```text
        - term LAYOUT-9.1.3: In a listing.
        ```

        Evidence: Some Author (a page); Some. Certainty: compared.

        ## Afterwards

        - term row: no rule.

        ## S0 A system

        - term S0.91: It fires. (stated; when: published)
        """),
    RuleArticle(
      path: "Sources.md", text: "- term Some Author: *Title*, 2020.\n- term Some: *Other*, 2021."),
    RuleArticle(path: "B.md", text: "- term stated: the document says so."),
  ])

  @Test("a rule's words go on over the lines of its item, and end with it")
  func wordsAreJoined() {
    #expect(
      catalog.rule("LAYOUT-9.1.1")?.words == "Rows are in a row. They are as long as 2.5 points.")
    #expect(catalog.rule("LAYOUT-9.1.2")?.words == "Nothing else.")
    #expect(catalog.rule("LAYOUT-9.1.3") == nil)
  }

  @Test("the short form is the first sentence, and a point in a number ends none")
  func sentenceEnds() {
    #expect(catalog.cited("LAYOUT-9.1.1") == "LAYOUT-9.1.1: Rows are in a row")
    #expect(catalog.cited("LAYOUT-9.1") == "LAYOUT-9.1: Rows")
    #expect(catalog.cited("LAYOUT-9.2") == "LAYOUT-9.2")
  }

  @Test("in a sentence each id is followed by its rule, the first time that it is there")
  func idsAreSpelledOut() {
    #expect(
      catalog.spelledOut("up (S0.91), down (S0.91, S0.92)")
        == "up (S0.91: It fires), down (S0.91, S0.92)")
  }

  @Test("a section keeps its evidence and certainty, and a source is the longest name that fits")
  func evidenceIsFound() {
    let section = catalog.section("LAYOUT-9.1")

    #expect(section?.certainty == "compared.")
    #expect(
      catalog.sources(in: section?.evidence ?? "").map(\.words)
        == ["*Title*, 2020.", "*Other*, 2021."])
  }

  @Test("a mark of certainty in brackets is no part of the words")
  func basisIsCutOff() {
    #expect(catalog.rule("S0.91")?.words == "It fires.")
    #expect(catalog.rule("S0.91")?.basis == "stated; when: published")
    #expect(catalog.meaning(of: "stated; when: published") == "the document says so.")
  }

  @Test("a text cites ids, and no words that only look like some")
  func idsAreCited() {
    #expect(
      RuleID.cited(in: "`S0.14`, S0.12 to S0.21. (B000-4's) LAYOUT-3.1, PLATFORM-10, TEXT-5.1a.")
        == ["S0.14", "S0.12", "S0.21", "B000-4", "LAYOUT-3.1", "PLATFORM-10", "TEXT-5.1a"])
    #expect(RuleID.cited(in: "LAYOUT TEXT LK-S1 xS0.12 S5.1 S0 B005-1 S0.1a PREF-1.x").isEmpty)
  }
}
