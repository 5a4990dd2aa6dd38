import RefreshSystems

/// A port's correspondence table as text, with the line numbers of the given document.
struct CorrespondenceTable {
  let correspondence: Correspondence
  let document: MarkdownDocument

  private static let width = 100
  private static let indent = 6

  /// A heading, then for each row its place and mark, what became of it, and why.
  var lines: [String] {
    let places = correspondence.places(in: document.lines)
    var lines = [
      "what became of it in Sources/RefreshSystems/\(correspondence.system.rawValue)"
    ]
    for (row, line) in zip(correspondence.rows, places) {
      lines.append("  \(place(of: line)): \(row.mark)")
      lines += wrapped("-> \(row.became)")
      lines += wrapped("why: \(row.why)")
    }
    return lines
  }

  private func place(of line: Int?) -> String {
    guard let line else { return "not in this copy" }
    let listing = document.listings.first { ($0.firstLine...$0.lastLine).contains(line) }
    return (listing.map { "listing \($0.number), " } ?? "text, ") + "line \(line)"
  }

  private func wrapped(_ text: String) -> [String] {
    WordWrap.lines(of: RuleWords.spelledOut(text), width: Self.width - Self.indent)
      .map { String(repeating: " ", count: Self.indent) + $0 }
  }
}
