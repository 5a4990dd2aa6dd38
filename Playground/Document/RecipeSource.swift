/// A source file of the parts that a document omits: real Swift, beside the recipes, embedded in
/// the program.
///
/// The file is formatted like any other, and a test compiles it with listings in place.
struct RecipeSource: Sendable {
  let text: String

  /// - Parameter text: the embedded text of the file.
  init(_ text: String) {
    self.text = text
  }

  /// The line that the document's listings replace.
  private static let mark = "// The document's listings stand here.\n"

  /// The text before and after the listings; without a mark, the whole text and nothing.
  var halves: (before: String, after: String) {
    guard let mark = text.range(of: Self.mark) else { return (text, "") }
    let before = text[..<mark.lowerBound]
    let indent = before.reversed().prefix { $0 == " " }.count
    return (String(before.dropLast(indent)), String(text[mark.upperBound...]))
  }

  func renaming(_ name: String, to other: String) -> RecipeSource {
    RecipeSource(text.replacing(name, with: other))
  }
}
