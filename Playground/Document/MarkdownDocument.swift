import Foundation

struct MarkdownDocument: Equatable, Sendable {
  /// Its absolute path, which the compiler's messages name.
  let path: String
  /// The lines in order, line ends included.
  let lines: [String]
  /// In the order of the document; empty when nothing is fenced or indented.
  let listings: [Listing]

  var lineCount: Int { lines.count }

  /// Reads the fenced and the indented code blocks of a text.
  ///
  /// A fence is three or more backticks or tildes at the start of a line, after any indentation. The
  /// closing fence repeats the sign at least as often and has nothing after it. An indented listing
  /// keeps its indentation, so that the compiler's messages name the document's columns.
  ///
  /// - Shape: any text, the empty one included; line ends may be LF or CR LF.
  /// - Source: CommonMark 0.31, sections 4.4 and 4.5; a fence's indentation is not limited, so that
  ///   a listing inside a list item counts too.
  init(path: String, text: String) {
    let bytes = Array(text.utf8)
    let lines = Self.lineRanges(of: bytes).map { String(decoding: bytes[$0], as: UTF8.self) }
    var found: [Listing] = []
    func add(_ inside: Range<Int>, tag: String?, isClosed: Bool) {
      found.append(
        Listing(
          number: found.count + 1, tag: tag, firstLine: inside.lowerBound + 1,
          lastLine: inside.upperBound, isClosed: isClosed, text: lines[inside].joined()))
    }
    func addIndented(_ block: ClosedRange<Int>?) {
      guard let block else { return }
      add(Range(block), tag: nil, isClosed: true)
    }
    var open: (fence: Fence, index: Int)?
    var indented = IndentedLines()
    for (index, line) in lines.enumerated() {
      let fence = Fence(line: line)
      if let opened = open {
        guard let fence, fence.closes(opened.fence) else { continue }
        add(opened.index + 1..<index, tag: opened.fence.tag, isClosed: true)
        open = nil
      } else if let fence, fence.mayOpen {
        addIndented(indented.end())
        indented = IndentedLines()
        open = (fence, index)
      } else {
        addIndented(indented.read(line, at: index))
      }
    }
    if let open { add(open.index + 1..<lines.count, tag: open.fence.tag, isClosed: false) }
    addIndented(indented.end())
    self.path = path
    self.lines = lines
    listings = found
  }

  /// Reads a file.
  ///
  /// - Errors: `UnreadableDocument` when it is missing, a folder, empty, or not text in UTF-8.
  init(contentsOf path: String) throws {
    let url = URL(fileURLWithPath: path)
    let data: Data
    do {
      data = try Data(contentsOf: url)
    } catch {
      throw UnreadableDocument(path: path, reason: Self.reason(for: path, url: url))
    }
    guard !data.isEmpty else {
      throw UnreadableDocument(path: path, reason: "the file is empty; a document is Markdown text")
    }
    guard let text = String(data: data, encoding: .utf8) else {
      throw UnreadableDocument(path: path, reason: "its bytes are not text in UTF-8")
    }
    self.init(path: url.standardizedFileURL.path, text: text)
  }

  /// Why a file could not be read, with the most similar name in its folder.
  private static func reason(for path: String, url: URL) -> String {
    if FileManager.default.fileExists(atPath: path) {
      return url.isFolder ? "it is a folder; name one file in it" : "it may not be read"
    }
    let folder = url.deletingLastPathComponent()
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let nearest = NearestMatch.of(url.lastPathComponent, among: names.sorted())
    return "there is no such file" + (nearest.map { "; the nearest name there is \($0)" } ?? "")
  }

  /// The byte ranges of the lines, line ends included; the end of the text after a newline is not a
  /// line.
  private static func lineRanges(of bytes: [UInt8]) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start = 0
    while start < bytes.count {
      let newline = bytes[start...].firstIndex(of: UInt8(ascii: "\n"))
      let end = newline.map { $0 + 1 } ?? bytes.count
      ranges.append(start..<end)
      start = end
    }
    return ranges
  }
}

struct UnreadableDocument: Error, Equatable, CustomStringConvertible {
  let path: String
  let reason: String

  /// One line: which file, and what is wrong with it.
  var description: String { "\(path): \(reason)" }
}
