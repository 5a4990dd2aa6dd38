import RefreshSystems
import Testing

@testable import Playground

/// The eight questions before the course and after it.
@Suite("Survey")
@MainActor
struct SurveyTests {
  @Test("both times ask eight questions about the same things, with other answers")
  func sameThings() {
    let before = Survey(time: .before).questions
    let after = Survey(time: .after).questions
    #expect(before.count == 8 && after.count == 8)
    #expect(before.map(\.about) == after.map(\.about))
    #expect(before.map(\.kind) == after.map(\.kind))
    for (first, second) in zip(before, after) {
      #expect(!first.isSame(first.answer(), second.answer()), "\(first.id)")
    }
  }

  @Test("the answers are those of arithmetic and of the systems' lines")
  func answers() {
    let before = Survey(time: .before).questions.map { $0.answer() }
    // 120 less twice 15; half of 200 less 50; seven letters of 8; the outer one; -(-(20 + 5) + 1);
    // -50 and 80; 600 / 0.55 (1 / (1 - 90 / 600) - 1) = 192.5; document 003's line of 50.
    #expect(
      Array(before.prefix(6)) == [
        .number(90), .number(75), .numbers([56, 8]), .number(6), .number(24), .number(30),
      ])
    #expect(before[7] == .systems([.ZKRefresh]))
    let after = Survey(time: .after).questions.map { $0.answer() }
    #expect(
      Array(after.prefix(6)) == [
        .number(66), .number(90), .numbers([32, 8]), .number(5), .number(6), .number(-40),
      ])
    #expect(after[7] == .systems([.ZHRefresh, .ZKRefresh]))
    for (answers, travel) in [(before, 192.5), (after, 121.2)] {
      guard case .numbers(let numbers) = answers[6] else { continue }
      #expect(abs(numbers[0] - travel) < 0.1)
    }
  }

  @Test("nothing is explained; the number that was right is told at the end")
  func silent() {
    let run = playground(
      "lesson --before", typed: ["90", "100", "?", "h", "s", "s", "24", "30", "190", "3"])
    run.expectOutput("5 of 8 right, before the lessons.")
    #expect(!run.output.contains("The engine says"))
  }
}
