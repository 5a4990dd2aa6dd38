import SwiftUI
import Testing

@Suite("Golden cases")
struct GoldenTests {
  /// The fixture gives four decimals; `golden/README.md` 1 asks for this tolerance.
  private static let tolerance = 0.01

  @Test("the engine lays the case out as the fixture says", arguments: try GoldenCase.replayed())
  @MainActor
  func replaysCase(_ goldenCase: GoldenCase) throws {
    let outcome = try #require(
      GoldenTable.standard.replay(goldenCase),
      "No view is registered for \(goldenCase.id); add it to its category or to GoldenPending.")
    for expectation in goldenCase.expect {
      let expected = try #require(expectation.frame?.goldenValue ?? expectation.value)
      let found =
        expectation.frame == nil
        ? outcome.values[expectation.name] : outcome.frames[expectation.name]?.goldenValue
      let actual = found.map(\.description) ?? "nothing"
      #expect(
        found?.matches(expected, tolerance: Self.tolerance) == true,
        "\(goldenCase.id) (\(goldenCase.confidence)) \(expectation.name): got \(actual), expected \(expected)"
      )
    }
  }

  @Test("every case of the fixture is either replayed or listed with what it waits for")
  @MainActor
  func accountsForEveryCase() throws {
    let all = try GoldenCase.all()
    let pending = all.filter { GoldenPending.reason(for: $0) != nil }
    let accounted = GoldenTable.standard.ids.union(pending.map(\.id))

    #expect(accounted == Set(all.map(\.id)))
    #expect(GoldenTable.standard.ids.isDisjoint(with: pending.map(\.id)))
    #expect(GoldenTable.standard.ids.count + pending.count == all.count)
    print("golden cases: \(GoldenTable.standard.ids.count) replayed, \(pending.count) waiting")
  }

  @Test("every entry of the waiting list still names a case")
  func waitingListIsCurrent() throws {
    let all = try GoldenCase.all()

    #expect(Set(GoldenPending.ids.keys).isSubset(of: all.map(\.id)))
    #expect(Set(GoldenPending.categories.keys).isSubset(of: all.map(\.category)))
  }
}
