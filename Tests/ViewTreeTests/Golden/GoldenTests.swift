import GoldenScenes
import SwiftUI
import Testing

@Suite("Golden cases")
struct GoldenTests {
  /// The fixture gives four decimals; its authors ask for this tolerance.
  private static let tolerance = 0.01

  @Test("the engine lays the case out as the fixture says", arguments: try GoldenCase.all())
  @MainActor
  func replaysCase(_ goldenCase: GoldenCase) throws {
    let outcome = try #require(
      replay(goldenCase),
      "No view is registered for \(goldenCase.id); add it to its category.")
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

  @Test("every case of the fixture is replayed, and nothing else")
  @MainActor
  func accountsForEveryCase() throws {
    #expect(try GoldenTable.standard.ids == Set(GoldenCase.all().map(\.id)))
  }
}
