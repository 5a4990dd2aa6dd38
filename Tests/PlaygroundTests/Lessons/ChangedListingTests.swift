import Testing

@testable import Playground

/// Code with a change in it.
@Suite("Changed listing")
@MainActor
struct ChangedListingTests {
  private let code = "Text(\"Hello\")\n  .padding(10)\n  .frame(width: 100)"

  private func changed(_ listing: ChangedListing) -> [String] {
    listing.lines.compactMap { line in
      line.changed.map { range in String(Array(line.text)[range]) }
    }
  }

  @Test("a number that is changed is marked whole, and nothing else")
  func number() {
    let listing = ChangedListing(code, [.edit("width: 100", to: "width: 140")])
    #expect(changed(listing) == ["140"])
    #expect(
      listing.text == [
        "the code now (▸ is new)", "  Text(\"Hello\")", "    .padding(10)",
        "▸   .frame(width: 140)", "                  ^^^",
      ])
  }

  @Test("a line that is only indented otherwise is not marked")
  func indentation() {
    let inside = "VStack {\n  Text(\"Hello\")\n    .padding(10)\n    .frame(width: 100)\n}"
    let listing = ChangedListing(code, [.edit(code, to: inside)])
    #expect(listing.lines.filter { $0.changed != nil }.map(\.text) == ["VStack {", "}"])
  }

  @Test("two lines that change places mark one, a line that goes is named, a note is below")
  func lines() {
    func marked(_ changes: CodeChange...) -> [String] { changed(ChangedListing(code, changes)) }
    #expect(
      marked(.edit(".padding(10)\n  .frame(width: 100)", to: ".frame(width: 100)\n  .padding(10)"))
        .count == 1)
    #expect(
      marked(.edit("  .padding(10)\n", to: ""), .note("// in a row"))
        == ["without  .padding(10)", "// in a row"])
    #expect(marked().isEmpty)
    #expect(
      ChangedListing(code, [.note("// in a row")]).text
        == ["the code is as before, with", "▸ // in a row"])
  }

  @Test("every change of every lesson shows code with something new in it, in 78 columns")
  func lessons() {
    for texts in LessonTexts.all {
      let listing = texts.content.scene.listing
      let modification = texts.content.modification
      var codes = modification.changes.map { ($0.label.text, ChangedListing(listing, $0.code)) }
      if let typed = modification.typed {
        for value in [typed.range.lowerBound, typed.range.upperBound] {
          codes.append(("\(value)", ChangedListing(listing, typed.code(value))))
        }
      }
      for (label, code) in codes {
        let place = "lesson \(texts.lesson.number), \(label)"
        #expect(code.lines.contains { $0.changed.map { !$0.isEmpty } ?? false }, "\(place)")
        #expect(code.text.allSatisfy { $0.count <= 78 }, "\(place)")
      }
    }
  }

  @Test("a number that is typed is in the code that is shown before its question")
  func typed() throws {
    for texts in LessonTexts.all {
      guard let typed = texts.content.modification.typed else { continue }
      var talk = LessonTalk([.change(texts.content.modification)])
      talk.listing = texts.content.scene.listing
      _ = talk.goOn()
      let value = typed.range.upperBound
      let said = talk.answer(Prose.number(value))
      let code = try #require(
        said.firstIndex { $0.contains("the code now") || $0.contains("the code is as before") })
      let question = try #require(said.firstIndex { $0.hasPrefix("Predict: ") })
      let shown = said[code..<question].joined(separator: " ")
      #expect(shown.contains(Prose.number(value)), "lesson \(texts.lesson.number)")
    }
  }
}
