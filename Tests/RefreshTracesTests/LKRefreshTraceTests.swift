import Testing

@testable import RefreshTraces

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

  @Test("every fold of a preference trace is what real views give", arguments: folds)
  func folds(_ named: NamedTrace) throws {
    #expect(try LKPreferenceReplay.firstDifference(in: named.trace) == nil)
  }

  @Test("every part of a view trace is where the laid-out views put it", arguments: viewStates)
  func viewStates(_ named: NamedTrace) throws {
    #expect(try LKViewStateReplay.firstDifference(in: named.trace) == nil)
  }

  /// Rules: S0.23, S0.24, S0.25.
  @Test("every constant of document 000 is the port's")
  func constants() throws {
    let rows = try TraceFixtures.constants().filter { $0.seed.hasPrefix("000") }
    #expect(rows.count == 31)
    #expect(rows.compactMap(\.failure) == [])
  }

  @Test("the files hold 13 passes, 3 angles, 13 folds and 1 view trace")
  func counts() throws {
    #expect(try TraceFixtures.suite("lk_calculate").traces.count == 13)
    #expect(try TraceFixtures.suite("lk_rotation").traces.count == 3)
    #expect(try TraceFixtures.suite("lk_preference_reduce").traces.count == 13)
    #expect(try TraceFixtures.suite("lk_view_state").traces.count == 1)
  }

  private nonisolated static let calculate = NamedTrace.all(of: "lk_calculate")
  private nonisolated static let folds = NamedTrace.all(of: "lk_preference_reduce")
  private nonisolated static let viewStates = NamedTrace.all(of: "lk_view_state")
  private nonisolated static let rotation = NamedTrace.all(of: "lk_rotation")
}
