// The lines of a page: texts are wrapped, code and columns are kept.

extension LessonTalk {
  static func wrapped(_ prose: Prose, first: String = "", rest: String = "") -> [String] {
    var lines: [String] = []
    for (index, paragraph) in prose.paragraphs.enumerated() {
      if index > 0 { lines.append("") }
      lines += wrapped(paragraph, first: index == 0 ? first : rest, rest: rest)
    }
    return lines
  }

  /// A text wrapped into lines of the page, the first after its head and the others after a margin.
  /// Code loses its backticks, and gets quotes instead if it has several words within a sentence;
  /// neither code nor a size is broken at its blanks.
  static func wrapped(_ text: String, first: String = "", rest: String = "") -> [String] {
    let text = whole(text.split(whereSeparator: \.isWhitespace).joined(separator: " "))
    let head = WordWrap.lines(of: text, width: width - first.count).first ?? ""
    let others = String(text.dropFirst(head.count))
    let lines =
      [first + head] + WordWrap.lines(of: others, width: width - rest.count).map { rest + $0 }
    return lines.map { $0.replacing(codeBlank, with: " ") }
  }

  private static func whole(_ text: String) -> String {
    let parts = text.replacing(/([0-9]) x (-?[0-9])/) {
      "\($0.output.1)\(codeBlank)x\(codeBlank)\($0.output.2)"
    }.components(separatedBy: "`")
    let isCode = parts.count == 3 && parts[0].isEmpty && parts[2].isEmpty
    return parts.enumerated().map { index, part in
      guard !index.isMultiple(of: 2), part.contains(" ") else { return part }
      let code = part.count > width / 2 ? part : part.replacing(" ", with: codeBlank)
      return isCode ? code : "\"\(code)\""
    }.joined()
  }

  /// From the private use area, so no text contains it.
  private static let codeBlank = "\u{E000}"

  /// A line of a chain or a figure, which keeps its columns unless it is too long.
  static func indented(_ line: String) -> [String] {
    guard line.count + margin.count > width else { return [margin + line] }
    let lead = margin + line.prefix { $0 == " " }
    return wrapped(line, first: lead, rest: lead + "  ")
  }

  private static let margin = "    "
}
