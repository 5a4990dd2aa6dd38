/// A line of Swift that may be too long, broken as swift-format would: the outermost brackets first.
struct BrokenLine {
  private let indent: String
  private let code: [Character]
  /// The comment at the end, with the blanks before it.
  private let comment: String
  /// The outermost brackets and literals, from sign to sign; an open one reaches to the end.
  private let groups: [Range<Int>]

  init(_ line: String) {
    let end = line.firstRange(of: "  // ")?.lowerBound ?? line.endIndex
    indent = String(line.prefix { $0 == " " })
    code = Array(line[..<end].dropFirst(indent.count))
    comment = String(line[end...])
    groups = Self.groups(of: code)
  }

  /// Some lines, each no longer than the width if it has a place to break at.
  static func lines(of lines: [String], width: Int) -> [String] {
    lines.flatMap { BrokenLine($0).lines(width) }
  }

  private func lines(_ width: Int) -> [String] {
    let whole = indent + String(code) + comment
    guard whole.count > width, let broken = list(width) ?? chain ?? closure ?? call(width) else {
      return [whole]
    }
    return Self.lines(of: broken, width: width)
  }

  // MARK: Places to break

  /// Parts of a list without brackets of its own, as many to a line as there is room for.
  private func list(_ width: Int) -> [String]? {
    let lines = packed(0..<code.count, indent, width, tail: comment.count)
    guard lines.count > 1, !isClosure else { return nil }
    return ended(lines, with: comment)
  }

  /// A call for each line.
  private var chain: [String]? {
    let dots = code.indices.dropFirst().filter {
      code[$0] == "." && ")}".contains(code[$0 - 1]) && !isInside($0)
    }
    guard let first = dots.first else { return nil }
    let margin = code[0] == "." ? indent : indent + "  "
    let ends = dots.dropFirst() + [code.count]
    let calls = zip(dots, ends).map { margin + String(code[$0..<$1]) }
    return ended([indent + String(code[..<first])] + calls, with: comment)
  }

  private var isClosure: Bool {
    guard let last = groups.last, code[last.lowerBound] == "{" else { return false }
    return last.upperBound == code.count && code.last == "}"
  }

  /// The statements of a closure or a body that ends the line.
  private var closure: [String]? {
    guard isClosure, let last = groups.last else { return nil }
    var inside = Substring(String(code[last.lowerBound + 1..<last.upperBound - 1]))
    var head = String(code[...last.lowerBound])
    if let names = inside.prefixMatch(of: #/ *(\([^)]*\)|[A-Za-z_][\w, ]*) in /#) {
      head += " \(names.output.1) in"
      inside = inside[names.range.upperBound...]
    }
    let statements = Self.parts(of: Array(inside), after: ";").map { statement in
      let words = statement.last == ";" ? statement.dropLast() : Substring(statement)
      return indent + "  " + words.trimmingPrefix { $0 == " " }
    }
    guard inside.contains(where: { $0 != " " }) else { return nil }
    return [indent + head] + statements.map(\.trimmingTrailingBlanks) + [indent + "}" + comment]
  }

  /// The arguments of the last call, or of the one before a brace that is open.
  private func call(_ width: Int) -> [String]? {
    let isOpening = groups.last.map { code[$0.lowerBound] == "{" && !isClosure } ?? false
    let group = groups.last { "([".contains(code[$0.lowerBound]) }
    guard let group, group.lowerBound > 2, group.count > 2,
      ")]".contains(code[group.upperBound - 1])
    else { return nil }
    let head = indent + String(code[...group.lowerBound])
    let tail = String(code[(group.upperBound - 1)...]) + comment
    let arguments = packed(
      group.lowerBound + 1..<group.upperBound - 1, indent + "  ", width,
      tail: isOpening ? 0 : tail.count)
    return isOpening
      ? [head] + arguments + [indent + tail] : [head] + ended(arguments, with: tail)
  }

  // MARK: Pieces

  private func isInside(_ place: Int) -> Bool {
    groups.contains { $0.contains(place) }
  }

  /// The parts between commas, each on the line of the one before if there is room.
  ///
  /// - Parameter tail: how much follows the last part.
  private func packed(_ range: Range<Int>, _ margin: String, _ width: Int, tail: Int) -> [String] {
    let parts = Self.parts(of: Array(code[range]), after: ",")
    var lines: [String] = []
    for (index, part) in parts.enumerated() {
      let room = width - (index == parts.count - 1 ? tail : 0)
      if let last = lines.last, (last + part).count <= room {
        lines[lines.count - 1] += part
      } else {
        lines.append(margin + part.trimmingPrefix { $0 == " " })
      }
    }
    return lines
  }

  /// The text cut behind each such sign that is in no bracket and no literal.
  private static func parts(of code: [Character], after sign: Character) -> [String] {
    let inner = groups(of: code)
    var parts: [String] = [""]
    for (index, letter) in code.enumerated() {
      parts[parts.count - 1].append(letter)
      if letter == sign, !inner.contains(where: { $0.contains(index) }) { parts.append("") }
    }
    return parts
  }

  private func ended(_ lines: [String], with end: String) -> [String] {
    lines.dropLast() + [lines[lines.count - 1] + end]
  }

  private static func groups(of code: [Character]) -> [Range<Int>] {
    var groups: [Range<Int>] = []
    var depth = 0
    var start = 0
    var isLiteral = false
    var index = 0
    while index < code.count {
      let letter = code[index]
      if letter == "\\", isLiteral { index += 1 }
      let isQuote = letter == "\""
      let opens = isQuote ? !isLiteral : !isLiteral && "([{".contains(letter)
      let closes = isQuote ? isLiteral : !isLiteral && ")]}".contains(letter)
      if opens {
        if depth == 0 { start = index }
        depth += 1
      } else if closes, depth > 0 {
        depth -= 1
        if depth == 0 { groups.append(start..<index + 1) }
      }
      if isQuote { isLiteral.toggle() }
      index += 1
    }
    return depth > 0 ? groups + [start..<code.count] : groups
  }
}
