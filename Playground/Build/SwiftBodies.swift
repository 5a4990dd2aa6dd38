/// The bodies of the declarations in a piece of Swift, found without compiling it.
///
/// A declaration is named `Type.member`; later ones of the same name, in text order,
/// `Type.member#2`.
struct SwiftBodies {
  private let bytes: [UInt8]
  /// The text with comments and literal contents blanked.
  private let code: [UInt8]
  /// The identifiers and keywords, in order.
  private let words: [Range<Int>]
  /// The bracket depth before each byte, and at the end.
  private let depths: [Int]

  init(_ text: String) {
    let mask = CodeMask(text)
    (bytes, code, words) = (Array(text.utf8), mask.code, mask.words)
    var depth = 0
    depths =
      [0]
      + code.map { byte in
        depth += CodeMask.step(byte)
        return depth
      }
  }

  /// A place between two braces, and the indent of the line on which its declaration begins.
  struct Body {
    var inside: Range<Int>
    var indent: Int
    /// From the line on which the declaration begins to the closing brace.
    var whole: Range<Int>
  }

  /// The body of a declaration; nil if it does not exist, or has no body with that number.
  func body(of name: String) -> Body? {
    let parts = name.split(separator: "#")
    let path = parts[0].split(separator: ".")
    let owner = path.count > 1 ? path.dropLast().joined(separator: ".") : nil
    let found = scopes(of: owner).flatMap { bodies(in: $0, named: String(path[path.count - 1])) }
    guard parts.count > 1 else { return found.count == 1 ? found[0] : nil }
    return Int(parts[1]).flatMap { found.indices.contains($0 - 1) ? found[$0 - 1] : nil }
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  func replacing(_ bodies: [(Body, String)]) -> String {
    var result = ""
    var start = 0
    for (body, words) in bodies.sorted(by: { $0.0.inside.lowerBound < $1.0.inside.lowerBound }) {
      result += text(start..<body.inside.lowerBound) + words
      start = body.inside.upperBound
    }
    return result + text(start..<bytes.count)
  }

  /// The types and functions at the top level, with their texts.
  var declarations: [(name: String, text: String)] {
    words.indices.dropLast().compactMap { index in
      guard ["struct", "enum", "func"].contains(word(index)), depths[words[index].lowerBound] == 0,
        let open = opening(after: words[index + 1].upperBound)
      else { return nil }
      return (word(index + 1), text(words[index].lowerBound..<closing(open) + 1))
    }
  }

  // MARK: Places

  /// The insides of a type and its extensions; the whole text if no type is given.
  private func scopes(of owner: String?) -> [Range<Int>] {
    guard let owner else { return [0..<code.count] }
    return words.indices.dropLast().compactMap { index in
      guard Self.keywords.contains(word(index)), fullName(at: index + 1) == owner,
        let open = code[words[index + 1].lowerBound...].firstIndex(of: UInt8(ascii: "{"))
      else { return nil }
      return open + 1..<closing(open)
    }
  }

  private func bodies(in scope: Range<Int>, named name: String) -> [Body] {
    words.indices.dropLast().compactMap { index in
      let keyword = word(index)
      let isNamed = ["func", "var"].contains(keyword) && word(index + 1) == name
      let isUnnamed = ["init", "subscript"].contains(keyword) && keyword == name
      guard isNamed || isUnnamed, scope.contains(words[index].lowerBound),
        depths[words[index].lowerBound] == depths[scope.lowerBound],
        let open = opening(after: words[index + (isNamed ? 1 : 0)].upperBound)
      else { return nil }
      let line = (bytes[..<words[index].lowerBound].lastIndex(of: UInt8(ascii: "\n")) ?? -1) + 1
      let indent = bytes[line...].prefix { $0 == UInt8(ascii: " ") }.count
      let close = closing(open)
      return Body(inside: open + 1..<close, indent: indent, whole: line..<close + 1)
    }
  }

  private static let keywords: Set<String> = ["class", "struct", "enum", "protocol", "extension"]

  private func word(_ index: Int) -> String { text(words[index]) }

  /// A name with the names that follow its dots.
  private func fullName(at index: Int) -> String {
    var end = words[index].upperBound
    var next = index
    while next + 1 < words.count, end < code.count, code[end] == UInt8(ascii: "."),
      words[next + 1].lowerBound == end + 1
    {
      next += 1
      end = words[next].upperBound
    }
    return text(words[index].lowerBound..<end)
  }

  /// The brace that opens the body of a declaration; nil if it has no body.
  private func opening(after place: Int) -> Int? {
    var depth = 0
    for index in place..<code.count {
      if depth == 0, code[index] == UInt8(ascii: "{") { return index }
      depth += CodeMask.step(code[index])
      if depth < 0 || depth == 0 && code[index...].starts(with: "\n\n".utf8) { return nil }
    }
    return nil
  }

  /// The bracket that closes the one at `place`.
  private func closing(_ open: Int) -> Int {
    let end = (open + 1..<code.count).first { depths[$0 + 1] == depths[open] }
    return end ?? code.count
  }
}
