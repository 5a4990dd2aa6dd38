/// A table from the lines of a document to its port, with a row for everything that the port
/// covers.
///
/// Documents 002 to 004 are written in the Swift of their time or leave parts out, so most of their
/// listings cannot be compiled next to the port. The table names the declaration that corresponds
/// to each.
public struct Correspondence: Hashable, Sendable {
  public let system: RefreshSystemName
  /// In the order of the document.
  public let rows: [CorrespondenceRow]

  public init(_ system: RefreshSystemName, rows: [CorrespondenceRow]) {
    self.system = system
    self.rows = rows
  }
}

/// One item of a document, the declaration that corresponds to it in the port, and the reason.
public struct CorrespondenceRow: Hashable, Sendable {
  /// The listing that contains it, from 1; nil in the text between the listings.
  public let listing: Int?
  /// The document's line, from 1.
  public let line: Int
  /// A name or a few words on that line, used to find it in a copy with other line numbers.
  public let mark: String
  /// The port's declarations that replace it, or how it was left out.
  public let became: String
  /// The reason, or the difference that a reader should know.
  public let why: String

  public init(listing: Int?, line: Int, mark: String, became: String, why: String) {
    self.listing = listing
    self.line = line
    self.mark = mark
    self.became = became
    self.why = why
  }
}

extension Correspondence {
  /// A row without labels, so that a table can be read across.
  static func row(
    _ listing: Int?, _ line: Int, _ mark: String, _ became: String, _ why: String
  ) -> CorrespondenceRow {
    CorrespondenceRow(listing: listing, line: line, mark: mark, became: became, why: why)
  }

  /// The table of a system's port; nil for a document whose listings are compiled.
  public static func of(_ system: RefreshSystemName) -> Correspondence? {
    switch system {
    case .ZHRefresh: zhRefresh
    case .ZKRefresh: zkRefresh
    case .WBRefresh: wbRefresh
    case .LKRefresh, .PullToRefresh: nil
    }
  }

  /// The line of each row in a copy of the document; nil for a row whose mark is not in it.
  ///
  /// The search for a row starts at the row before, and covers the whole copy if that fails.
  /// - Parameter lines: the copy's lines in order.
  /// - Returns: line numbers from 1, one per row.
  public func places(in lines: [some StringProtocol]) -> [Int?] {
    var next = 0
    return rows.map { row in
      let holds = { (index: Int) in Self.holds(lines[index], row.mark) }
      guard
        let index = (min(next, lines.count)..<lines.count).first(where: holds)
          ?? lines.indices.first(where: holds)
      else { return nil }
      next = index
      return index + 1
    }
  }

  /// Whether a line contains the mark as whole words.
  private static func holds(_ line: some StringProtocol, _ mark: String) -> Bool {
    line.ranges(of: mark).contains { range in
      let before = line[..<range.lowerBound].last
      let after = line[range.upperBound...].first
      return !(joins(before) && joins(mark.first)) && !(joins(after) && joins(mark.last))
    }
  }

  /// Whether a character is part of an identifier.
  private static func joins(_ character: Character?) -> Bool {
    guard let character else { return false }
    return character.isASCII && (character.isLetter || character.isNumber || character == "_")
  }
}
