import SwiftUI
import Testing
import TestSupport
import ViewSketches
import ViewTreeTesting

@Suite("Preference folds against a naive fold")
@MainActor
struct FoldLawTests {
  @Test(
    "a random tree of static and dynamic lists folds as the rules say",
    arguments: TestLength.seeds(300, whole: 1000))
  func folds(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let plan = FoldPlan.random(4, &random)
    func value(_ view: some View) -> String {
      ViewHost(size: CGSize(width: 100, height: 100)) { view }.value(of: FoldKey.self)
    }
    #expect(value(plan.view) == plan.expected, "seed \(seed): \(plan)")
  }
}
