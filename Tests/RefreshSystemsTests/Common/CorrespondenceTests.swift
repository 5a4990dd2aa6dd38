import Testing

@testable import RefreshSystems

@Suite("Correspondence of a document and its port") struct CorrespondenceTests {
  private func places(of marks: [String], in lines: [String]) -> [Int?] {
    Correspondence(
      .ZHRefresh,
      rows: marks.map {
        CorrespondenceRow(listing: nil, line: 1, mark: $0, became: "", why: "")
      }
    ).places(in: lines)
  }

  @Test("a mark is found as whole words, from the row before on")
  func wholeWords() {
    let lines = ["oldStatus", "status: x", "func f() {", "status", "f"]
    #expect(places(of: ["status", "f", "status"], in: lines) == [2, 3, 4])
    #expect(places(of: ["func f"], in: lines) == [3])
    #expect(places(of: ["stat", "g"], in: lines) == [nil, nil])
  }

  @Test("a row whose mark has moved up is found there, a row that is gone has no place")
  func moved() {
    #expect(places(of: ["b", "x", "a", "b"], in: ["a", "b", "c"]) == [2, nil, 1, 2])
    #expect(places(of: ["a"], in: []) == [nil])
  }

  /// Rules: S2.01, S3.14, S4.03.
  @Test("every table is in the order of its document and leaves nothing unsaid")
  func tables() {
    for system in RefreshSystemName.allCases {
      guard let table = Correspondence.of(system) else { continue }
      #expect(table.system == system)
      #expect(!table.rows.isEmpty)
      #expect(table.rows.map(\.line) == table.rows.map(\.line).sorted())
      #expect(table.rows.compactMap(\.listing) == table.rows.compactMap(\.listing).sorted())
      for row in table.rows {
        #expect(!row.mark.isEmpty && !row.became.isEmpty && !row.why.isEmpty, "\(row.line)")
      }
    }
  }
}
