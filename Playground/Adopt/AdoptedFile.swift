/// A file of an adopted package, and the changes that are made in it.
struct AdoptedFile {
  /// Below the package's folder.
  let path: String
  private(set) var text: String
  private(set) var changes: [AdoptedChange] = []

  init(path: String, text: String) {
    self.path = path
    self.text = text
  }

  var mask: CodeMask { CodeMask(text) }

  /// Replaces places of the text, which do not overlap, and keeps what was done.
  ///
  /// - Parameter edits: byte ranges of the text as it is, with their new texts and the words for the
  ///   table.
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

/// A line of the table: a change, or a place that was left as it is.
struct AdoptedChange: Equatable {
  let file: String
  /// In the original file, from 1.
  let line: Int
  let what: String
}
