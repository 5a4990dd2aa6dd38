enum CodeChange {
  /// The lines of a listing that are removed, and those that replace them.
  case edit(String, String)
  /// A note below the listing, for a number that is not in it.
  case note(String)
  /// Entirely different code.
  case instead(String)

  static func edit(_ old: String, to new: String) -> CodeChange { .edit(old, new) }
}

/// The code of a scene with a change in it, which is marked.
struct ChangedListing {
  struct Line: Equatable {
    let text: String
    /// The characters that are new; nil for an unchanged line.
    let changed: Range<Int>?
  }

  let lines: [Line]
  /// The notes, if nothing else is new.
  private var notesAlone: [String] = []

  /// Another piece of code, in which nothing is new.
  init(other: String) { lines = Self.lines(of: other).map { Line(text: $0, changed: nil) } }

  /// - Errors: traps for an edit of code that is not in the listing, since the lesson is wrong
  ///   then.
  init(_ listing: String, _ changes: [CodeChange]) {
    var code = listing
    var notes: [String] = []
    var isOther = false
    for change in changes {
      switch change {
      case .edit(let old, let new):
        guard let place = code.range(of: old) else {
          preconditionFailure(
            "The lesson changes '\(old)', expected code of its listing. Copy it from there.")
        }
        code.replaceSubrange(place, with: new)
      case .note(let note): notes.append(note)
      case .instead(let other): (code, isOther) = (other, true)
      }
    }
    let (old, new) = (Self.lines(of: listing), Self.lines(of: code))
    // A line that is only indented otherwise is the same.
    let (oldWords, newWords) = (old.map(\.trimmingWhitespace), new.map(\.trimmingWhitespace))
    var gone = oldWords.difference(from: newWords).compactMap { change in
      if case .insert(let offset, _, _) = change { old[offset] } else { nil as String? }
    }
    var come: Set<Int> = []
    for case .insert(let place, _, _) in newWords.difference(from: oldWords) { come.insert(place) }
    var lines = new.enumerated().map { index, line in
      guard come.contains(index) else { return Line(text: line, changed: nil) }
      // In entirely different code, no line has a predecessor.
      let before = gone.isEmpty || isOther ? "" : gone.removeFirst()
      return Line(text: line, changed: Self.changed(line, before))
    }
    if come.isEmpty, !isOther {
      lines += gone.map { Self.whole("without  " + $0.trimmingWhitespace) }
    }
    self.lines = lines + notes.map(Self.whole)
    if lines.allSatisfy({ $0.changed == nil }) { notesAlone = notes }
  }

  private static func lines(of text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// A line that is new from its first character to its last.
  private static func whole(_ text: String) -> Line { Line(text: text, changed: changed(text, "")) }

  /// The words and numbers of a line that differ from the previous version.
  private static func changed(_ line: String, _ before: String) -> Range<Int> {
    let (new, old) = (Array(line), Array(before))
    let indent = new.prefix { $0 == " " }.count
    var start = zip(new, old).prefix { $0 == $1 }.count
    var end = new.count - zip(new.reversed(), old.reversed()).prefix { $0 == $1 }.count
    start = max(indent, min(start, end))
    end = max(start, end)
    func isWord(_ place: Int) -> Bool {
      new.indices.contains(place) && (new[place].isLetter || new[place].isNumber)
    }
    while start > indent, isWord(start - 1), isWord(start) || start == end { start -= 1 }
    while isWord(end), start == end || isWord(end - 1) { end += 1 }
    // A call that opens in the new part closes in it.
    let opened = new[start..<end].reduce(0) { $0 + ($1 == "(" ? 1 : $1 == ")" ? -1 : 0) }
    if opened == 1, end < new.count, new[end] == ")" { end += 1 }
    return start..<end
  }

  /// The lines with a mark before each new one, and signs below the new part of a changed one.
  var text: [String] {
    if !notesAlone.isEmpty { return ["the code is as before, with"] + notesAlone.map { "▸ " + $0 } }
    let isChanged = lines.contains { $0.changed != nil }
    return [isChanged ? "the code now (▸ is new)" : "the code of the next question"]
      + lines.flatMap { line -> [String] in
        guard let changed = line.changed else {
          return [line.text.isEmpty ? "" : "  " + line.text]
        }
        let signs =
          String(repeating: " ", count: changed.lowerBound + 2)
          + String(repeating: "^", count: changed.count)
        let isWhole = changed.count == line.text.trimmingWhitespace.count
        return isWhole || changed.isEmpty ? ["▸ " + line.text] : ["▸ " + line.text, signs]
      }
  }
}
