import Testing

@testable import RefreshSystems

@MainActor @Suite("Traces of document 000")
struct LKRefreshTraceTests {
  @Test("every field of a calculate trace is what the port gives", arguments: calculate)
  func calculate(_ named: NamedTrace) throws {
    #expect(try LKCalculateReplay.firstDifference(in: named.trace) == nil)
  }

  @Test("every angle of a rotation trace is what the port gives", arguments: rotation)
  func rotation(_ named: NamedTrace) throws {
    #expect(try LKRotationReplay.firstDifference(in: named.trace) == nil)
  }

  @Test("the files hold 13 calculate traces and 3 rotation traces")
  func counts() throws {
    #expect(try TraceFixtures.suite("lk_calculate").traces.count == 13)
    #expect(try TraceFixtures.suite("lk_rotation").traces.count == 3)
  }

  private nonisolated static let calculate = NamedTrace.all(of: "lk_calculate")
  private nonisolated static let rotation = NamedTrace.all(of: "lk_rotation")
}
