/// A file of an adopted package, and the changes made to it.
struct AdoptedFile {
  /// Relative to the package's folder.
  let path: String
  private(set) var text: String
  private(set) var changes: [AdoptedChange] = []

  var mask: CodeMask { CodeMask(text) }

  /// Applies edits that do not overlap, and records them for the table.
  ///
  /// - Parameter edits: byte ranges of the current text, each with its replacement and its words
  ///   for the table.
  mutating func apply(_ edits: [(range: Range<Int>, text: String, what: String)]) {
    let mask = mask
    var bytes = Array(text.utf8)
    for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      bytes.replaceSubrange(edit.range, with: edit.text.utf8)
    }
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound })
    where !edit.what.isEmpty {
      note(edit.what, line: mask.line(of: edit.range.lowerBound))
    }
    text = String(decoding: bytes, as: UTF8.self)
  }

  mutating func append(_ addition: String, what: String) {
    note(what, line: mask.line(of: text.utf8.count))
    text += addition
  }

  mutating func note(_ what: String, line: Int) {
    changes.append(AdoptedChange(file: path, line: line, what: what))
  }
}

/// A line of the table: a change, or a place left as it is.
struct AdoptedChange: Equatable {
  let file: String
  /// In the original file, counted from 1.
  let line: Int
  let what: String
}
