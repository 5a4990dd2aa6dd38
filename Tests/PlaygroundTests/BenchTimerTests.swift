import Foundation
import Testing
import ViewTree

@testable import Playground

@Suite("Bench timer")
@MainActor
struct BenchTimerTests {
  /// Counts its own runs and calls each run one body.
  private final class CountingSubject: BenchSubject {
    var runs = 0

    func run() { runs += 1 }

    func countedRun() -> Counters {
      run()
      var counters = Counters()
      counters.bodies = 1
      return counters
    }
  }

  @Test("a row runs exactly the given number of times after a set-up that does not depend on it")
  func exactCount() {
    let runs = [10, 200].map { count in
      let subject = CountingSubject()
      let row = BenchRow(name: "count", operation: "counts", prepare: { subject })
      #expect(BenchTimer(iterations: count).time(row).operations == count)
      return subject.runs
    }
    #expect(runs[1] - runs[0] == 190)
  }

  @Test("batches add up to the count and differ by at most one", arguments: [1, 7, 51, 52, 1000])
  func batches(count: Int) {
    let sizes = BenchTimer.batchSizes(for: count)
    #expect(sizes.reduce(0, +) == count)
    #expect(sizes.count == min(count, 51))
    #expect((sizes.max() ?? 0) - (sizes.min() ?? 0) <= 1)
  }

  @Test("the median of an even number of values is the mean of the middle two")
  func median() {
    #expect(BenchTimer.median(of: [5, 1, 3]) == 3)
    #expect(BenchTimer.median(of: [4, 1, 2, 9]) == 3)
    #expect(BenchTimer.median(of: []) == 0)
  }

  @Test("the JSON has the schema, and per row name, nanoseconds, operations and all counters")
  func json() throws {
    var counters = Counters()
    counters.reduces = 2
    let result = BenchResult(name: "idle", nanoseconds: 12, operations: 100, counters: counters)
    let data = try JSONEncoder().encode(BenchReport(rows: [result]))
    let object = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(object["schema"] as? String == "viewtree-bench/1")
    let row = try #require((object["rows"] as? [[String: Any]])?.first)
    #expect(Set(row.keys) == ["name", "nanoseconds", "operations", "counters"])
    #expect(row["nanoseconds"] as? Int == 12)
    let counts = try #require(row["counters"] as? [String: Int])
    #expect(
      counts == [
        "bodies": 0, "measurements": 0, "measuredNodes": 0, "placements": 0, "reduces": 2,
        "geometryClosures": 0, "actions": 0,
      ])
    #expect(result.line(operation: "nothing").hasSuffix("12 ns  x 100  reduces 2  (nothing)"))
  }

  @Test(
    "an unknown row and a number of iterations below 1 are bad arguments",
    arguments: ["--only idel", "--iterations 0", "--iterations many"])
  func badArguments(options: String) {
    let run = playground("bench \(options)")
    run.expectErrors()
    #expect(run.errorLines.count == 3)
  }
}
