/// One source file of what a document leaves out: real Swift, beside the recipes, kept in the program.
///
/// The file is formatted as every other one, and a test compiles it with listings in its place.
struct RecipeSource: Sendable {
  let text: String

  /// - Parameter text: the file's, as the build has embedded it.
  init(_ text: String) {
    self.text = text
  }

  /// The line in whose place the document's listings stand.
  private static let mark = "// The document's listings stand here.\n"

  /// The text before the listings and the text after them: all and nothing without a mark.
  var halves: (before: String, after: String) {
    guard let mark = text.range(of: Self.mark) else { return (text, "") }
    let before = text[..<mark.lowerBound]
    let indent = before.reversed().prefix { $0 == " " }.count
    return (String(before.dropLast(indent)), String(text[mark.upperBound...]))
  }

  /// The same file with another name for what it declares.
  func renaming(_ name: String, to other: String) -> RecipeSource {
    RecipeSource(text.replacing(name, with: other))
  }
}
