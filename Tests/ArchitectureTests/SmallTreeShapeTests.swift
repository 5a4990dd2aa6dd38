import Foundation
import Testing

/// The minimal engine stays one that can be read whole.
@Suite("Shape of the small tree")
struct SmallTreeShapeTests {
  /// A row of the article's table: a file and its lines of code.
  private struct Row: Equatable {
    let path: String
    let lines: Int
  }

  /// The files in the order in which the article has them read.
  private static let rows = Result {
    try Repository.text(of: "Sources/ViewTree/ViewTree.docc/SmallTree.md")
      .matches(of: /\| `(Sources\/SmallTree\/\w+\.swift)` \| (\d+) \|/)
      .map { Row(path: String($0.output.1), lines: Int($0.output.2) ?? 0) }
  }

  private static let files = Result {
    try Repository.code.get().filter { $0.module == "SmallTree" }
  }

  @Test("the article names each file, with its lines that are neither blank nor comment")
  func linesOfCode() throws {
    let counted = try Self.files.get().map { file in
      let code = file.codeLines.filter { !$0.allSatisfy(\.isWhitespace) }
      return Row(path: file.path, lines: code.count)
    }
    let told = try Self.rows.get()
    for row in counted where !told.contains(row) {
      Issue.record("SmallTree.md should say that \(row.path) has \(row.lines) lines of code")
    }
    #expect(told.count == counted.count)
  }

  @Test("10 to 14 files, of which the first seven are 1,200 lines at most with their comments")
  func firstHour() throws {
    let told = try Self.rows.get()
    #expect((10...14).contains(told.count))
    let lengths = try told.prefix(7).map { row in
      try #require(try Self.files.get().first { $0.path == row.path }).lines.count - 1
    }
    #expect(lengths.reduce(0, +) <= 1200)
  }

  @Test("nothing that makes an engine fast: no attribute for the optimiser, nothing unsafe")
  func plainSwift() throws {
    let words = /@(inlinable|inline|usableFromInline|frozen|_specialize)|unsafe|Unsafe|Mirror\(/
    for file in try Self.files.get() {
      #expect(file.places(ofCode: words).isEmpty)
    }
  }
}
