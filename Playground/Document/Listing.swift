/// One fenced code block of a document, byte for byte.
struct Listing: Equatable, Sendable {
  /// Its number in the document, from 1.
  let number: Int
  /// The word after the opening fence, in lower case; nil when there is none.
  let tag: String?
  /// The document's line that holds the listing's first line, from 1.
  let firstLine: Int
  /// The document's line that holds its last line; one less than `firstLine` when it is empty.
  let lastLine: Int
  /// Whether a closing fence follows; without one a listing extends to the document's end.
  let isClosed: Bool
  /// Everything between the fences, line ends included, unchanged.
  let text: String

  /// Why this listing is not Swift; nil if it is.
  ///
  /// A tag decides. An untagged listing is Swift if it declares or imports something.
  var reasonItIsNotSwift: String? {
    if let tag {
      return tag == "swift" ? nil : "its language tag says \(tag)"
    }
    let source = SwiftOutline(of: text)
    return source.declarations.isEmpty && source.imports.isEmpty
      ? "no language tag, and nothing in it is a Swift declaration" : nil
  }

  var place: String {
    switch lastLine - firstLine {
    case ..<0: "empty"
    case 0: "line \(firstLine)"
    default: "lines \(firstLine)-\(lastLine)"
    }
  }

  /// The lines in order, line ends included.
  var lines: [Substring] {
    var lines: [Substring] = []
    var rest = text[...]
    while let end = rest.firstIndex(where: \.isNewline) {
      lines.append(rest[...end])
      rest = rest[rest.index(after: end)...]
    }
    return rest.isEmpty ? lines : lines + [rest]
  }

  /// The lines from the first to the last import that precedes all other code.
  var imports: ArraySlice<Substring> {
    let lines = lines
    var count = 0
    for (index, line) in lines.enumerated() {
      let code = line.drop { $0.isWhitespace }
      if code.hasPrefix("import ") {
        count = index + 1
      } else if !code.isEmpty, !code.hasPrefix("//") {
        break
      }
    }
    return lines.prefix(count)
  }
}
