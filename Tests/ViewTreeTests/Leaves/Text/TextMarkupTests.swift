import SwiftUI
import Testing

@testable import ViewTree

/// The pairs are examples of CommonMark's specification or follow from its rules.
@Suite("Marks in keys")
struct TextMarkupTests {
  private func text(_ key: String) -> Text { Text(LocalizedStringKey(key)) }

  @Test(
    "marks that open and close are no characters",
    arguments: [
      ("**bold**", "bold"), ("*a* b", "a b"), ("_a_", "a"), ("***a***", "a"), ("a ~~b~~", "a b"),
      ("`*a*`", "*a*"), ("[title](https://x.y)", "title"), ("**a *b* c**", "a b c"),
      ("*a **b** c*", "a b c"), ("2*3*4", "234"), ("__init__.py", "init.py"),
      ("`a` b", "a b"),
      ("`a` `b`", "a b"), ("[a](u) b", "a b"), ("][a](u)", "]a"), ("[a](u)[b](v)", "ab"),
      ("~~a~~b", "ab"), ("*a\\**", "a*"), ("**a\\***", "a*"), ("*\\*a*", "*a"),
      ("_a\\__ b", "a_ b"), ("[](u)[a](v)", "[](u)a"), ("[a)b](u)", "a)b"), ("[a]() b", "a b"),
      ("*a***", "a**"), ("*a **b***", "a b"), ("**a *b***", "a b"), ("**a", "**a"), ("a*", "a*"),
    ])
  func marks(key: String, shown: String) {
    #expect(text(key).string == shown)
  }

  @Test(
    "a mark that is escaped, open, beside a space or within a word stays as it is",
    arguments: [
      ("\\*a\\*", "*a*"), ("**a", "**a"), ("5 * 3 * 2", "5 * 3 * 2"), ("snake_case_name", nil),
      ("a ~b~", nil), ("[a] (b)", nil), ("``", nil), ("C:\\dir", nil),
      ("* item", nil), ("100 %", nil),
    ] as [(String, String?)])
  func noMarks(key: String, shown: String?) {
    #expect(text(key).string == shown ?? key)
  }

  @Test("a mark sets its look, also around a value, and the marks of a value are characters")
  func looks() {
    #expect(text("**a**") == Text(verbatim: "a").bold())
    #expect(text("_a_") == Text(verbatim: "a").italic())
    #expect(text("`a`") == Text(verbatim: "a").monospaced())
    // Two marks with nothing between are none: the second of them opens.
    #expect(text("``a`") != Text(verbatim: "`a").monospaced())
    let name = "*x*"
    #expect(Text("**\(name)**") == Text(verbatim: "*x*").bold())
    #expect(Text("\(name)").string == "*x*")
    #expect(Text(name).string == "*x*")
    #expect(Text(verbatim: "**a**").string == "**a**")
  }

  /// Apple's example is `^[\(count) \(size) \(food)](inflect: true)`, shown as "2 small salads".
  @Test(
    "a counted phrase has its noun in the number of its count",
    arguments: [
      (0, "0 trips"), (1, "1 trip"), (2, "2 trips"), (-1, "-1 trip"), (1000, "1,000 trips"),
    ])
  func inflection(count: Int, shown: String) {
    #expect(Text("^[\(count) trip](inflect: true)").string == shown)
  }

  @Test(
    "the noun takes the ending that its spelling asks for, and keeps its marks and what follows",
    arguments: [
      ("box", "boxes"), ("dish", "dishes"), ("city", "cities"), ("day", "days"),
      ("person", "people"), ("Child", "Children"), ("small salad", "small salads"),
      ("bottle of water", "bottles of water"), ("**trip**", "trips"), ("trip!", "trips!"),
    ])
  func nouns(one: String, several: String) {
    #expect(text("See ^[2 \(one)](inflect: true).").string == "See 2 \(several).")
    #expect(
      text("^[2 \(one)]( inflect : false )").string.hasPrefix(
        "2 \(one.first == "*" ? "trip" : one)"))
  }

  /// The look of each character: bold, italic, struck or code, or a dot for none.
  private func looks(_ text: Text) -> String {
    text.runs(TextStyling(), in: TextSurroundings()).flatMap { run in
      let font = run.font
      let marks =
        (font.isBold ? "b" : "") + (font.isItalic ? "i" : "")
        + (font.design == .monospaced ? "c" : "") + (run.look.strikethrough == nil ? "" : "s")
      return run.text.map { _ in marks.isEmpty ? "." : marks }
    }.joined(separator: " ")
  }

  @Test(
    "each character has the looks of the marks about it, and of no others",
    arguments: [
      ("a", "."), ("**a**", "b"), ("__a__", "b"), ("*a*", "i"), ("_a_", "i"), ("`a`", "c"),
      ("~~a~~", "s"), ("***a***", "bi"), ("**a *b* c**", "b b bi b b"),
      ("*a **b** c*", "i i bi i i"),
      ("a `b` c", ". . c . ."), ("``a`", ". c"), ("``", ". ."), ("[a](u)b", ". ."),
      ("**[a](u)**", "b"), ("[**a**](u)", "b"), ("[](u)[a](v)", ". . . . . ."), ("*a***", "i i i"),
      ("*a **b***", "i i bi"), ("~~a *b*~~", "s s is"), ("`*a*`", "c c c"), ("a_b_", ". . . ."),
      ("_a_b", ". . . ."), ("*a*b", "i ."), ("\\**a*", ". i"), ("* a*", ". . . ."),
    ])
  func characters(key: String, expected: String) {
    #expect(looks(text(key)) == expected)
  }

  @Test("a value beside an underscore is a word, so that the underscore is no mark")
  func valuesAreWords() {
    let name = "x"
    #expect(looks(Text("\(name)_a_")) == ". . . .")
    #expect(looks(Text("_a_\(name)")) == ". . . .")
    #expect(looks(Text("\(name)*a*")) == ". i")
    #expect(looks(Text("*a*\(name)")) == "i .")
    #expect(looks(Text("_\(name)_ `\(name)`")) == "i . c")
  }
}
