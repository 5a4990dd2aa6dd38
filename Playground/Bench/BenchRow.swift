import ViewTree

/// One timed operation of `bench`.
@MainActor struct BenchRow {
  let name: String
  /// A description of one operation, for the printed table.
  let operation: String
  /// Makes everything that the operation needs; not timed.
  let prepare: () -> any BenchSubject
}

/// The subject on which a row repeats its operation.
@MainActor protocol BenchSubject: AnyObject {
  /// Does the operation once.
  func run()
  /// Does the operation once and returns its work.
  func countedRun() -> Counters
}
