/// Breaks a text into lines at its blanks.
enum WordWrap {
  /// The lines of a text, none longer than the width.
  ///
  /// - Shape: a word longer than a line is cut into pieces; no line for a width below 1.
  static func lines(of text: String, width: Int) -> [String] {
    guard width > 0 else { return [] }
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, line.count + 1 + word.count <= width {
        line += " " + word
        continue
      }
      if !line.isEmpty { lines.append(line) }
      var rest = word
      while rest.count > width {
        lines.append(String(rest.prefix(width)))
        rest = rest.dropFirst(width)
      }
      line = String(rest)
    }
    return line.isEmpty ? lines : lines + [line]
  }

  /// The lines of paragraphs, with an empty line between two; one with an indented line stays as it is.
  static func paragraphs(of text: String, width: Int) -> [String] {
    let paragraphs = text.components(separatedBy: "\n\n").map { paragraph in
      let lines = paragraph.components(separatedBy: "\n")
      guard !lines.contains(where: { $0.hasPrefix(" ") }) else { return lines }
      return self.lines(of: lines.joined(separator: " "), width: width)
    }
    return Array(paragraphs.joined(separator: [""]))
  }

  /// As many lines as there are rows; the last one ends in `…` where the text goes on.
  static func lines(of text: String, width: Int, rows: Int) -> [String] {
    let lines = lines(of: text, width: width)
    guard lines.count > rows else { return lines }
    guard let last = lines.prefix(max(0, rows)).last else { return [] }
    return lines.prefix(rows - 1) + [last.prefix(width - 1) + "…"]
  }
}
