import RefreshSystems
import Testing

@testable import Playground

@Suite("Lesson 12: a boundary table")
struct BoundaryCheckTests {
  /// A table that looks below, at and above each number.
  private let whole = [
    "row", "pull 119.5 false false", "pull 120 false false", "pull 120.5 true false",
    "pull 120 true true", "ends false true", "pull 119 false false",
    "row", "pull 121 true false", "ends false false", "pull 130 false false",
    "row", "pull 119.5 false false",
  ]

  @Test("the small port is the port of the whole system, whatever the pulls")
  func samePort() {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<200 {
      var small = HeaderPort()
      var machine = LKRefreshMachine()
      var steps: [String] = []
      for _ in 0..<20 {
        if Int.random(in: 0..<6, using: &random) == 0 {
          steps.append("ends")
          small.hostEnds()
          machine.headerRefreshing = false
        } else {
          let pull = Double(Int.random(in: 236...244, using: &random)) / 2
          steps.append("pull \(pull)")
          small.pull(pull)
          machine.evaluate(offset: pull)
        }
        #expect(small.isRefreshing == machine.headerRefreshing, "\(steps)")
        #expect(small.isFrozen == machine.headerFrozen, "\(steps)")
      }
    }
  }

  @Test("a whole table is true and notices every fault")
  func solved() {
    let verdict = BoundaryCheck(whole).verdict
    #expect(verdict.isSolved, "\(verdict.lines)")
    #expect(verdict.lines.first?.contains("10 of 10 faults") == true)
  }

  @Test("a row that is not true is named with both sides and the rule's numbers")
  func untrue() {
    let verdict = BoundaryCheck(["row", "pull 119 false false", "pull 120 true false"]).verdict
    #expect(!verdict.isSolved)
    #expect(verdict.lines[0] == "row 1, step 2, `pull 120`, is the first that differs:")
    #expect(verdict.lines[1].contains("refreshing true") && verdict.lines[2].contains("false"))
    #expect(verdict.lines[3].contains("120.0 after 119.0 does not cross the threshold of 120"))
  }

  @Test("without the step at the threshold the fault there is not noticed, and named")
  func missed() {
    let verdict = BoundaryCheck(["row", "pull 119.5 false false", "pull 130 true false"]).verdict
    #expect(!verdict.isSolved)
    #expect(verdict.lines.last?.contains("with >= for >") == true)
    #expect(!BoundaryCheck(["row"]).verdict.isSolved)
  }
}
