import Testing

@testable import RefreshTraces

@MainActor @Suite("Traces of document 003")
struct ZKRefreshTraceTests {
  @Test("every field of a header trace is what the port gives", arguments: header)
  func header(_ named: NamedTrace) throws {
    #expect(try ZKHeaderReplay.firstDifference(in: named.trace) == nil)
  }

  @Test("every field of a footer trace is what the port gives", arguments: footer)
  func footer(_ named: NamedTrace) throws {
    #expect(try ZKFooterReplay.firstDifference(in: named.trace) == nil)
  }

  @Test("every constant of document 003 is the port's")
  func constants() throws {
    let rows = try TraceFixtures.constants().filter { $0.seed.hasPrefix("003") }
    #expect(rows.count == 37)
    #expect(rows.compactMap(\.failure) == [])
  }

  @Test("the files hold 7 header and 7 footer traces")
  func counts() throws {
    #expect(try TraceFixtures.suite("zk_header").traces.count == 7)
    #expect(try TraceFixtures.suite("zk_footer").traces.count == 7)
  }

  @Test("an unknown call, state or animation is the file's mistake and named")
  func mistakes() throws {
    let text = try TraceFixtures.text("zk_footer")
    for (given, wrong, complaint) in [
      ("\"resetNoMoreData\"", "\"reset\"", "unknown call \"reset\""),
      (
        "\"noMoreData\",\n     \"title\"", "\"nomore\",\n     \"title\"", "unknown state \"nomore\""
      ),
      ("\"which\": \"begin\"", "\"which\": \"start\"", "unknown animation \"start\""),
    ] {
      let changed = text.replacingOccurrences(of: given, with: wrong)
      try #require(changed != text)
      var validation = TraceValidation()
      validation.validate(file: "zk_footer.json", text: changed)
      let report = validation.finished()
      #expect(report.exitCode == 2)
      #expect(report.complaints.contains { $0.contains(complaint) }, "\(report.complaints)")
    }
  }

  private nonisolated static let header = NamedTrace.all(of: "zk_header")
  private nonisolated static let footer = NamedTrace.all(of: "zk_footer")
}
