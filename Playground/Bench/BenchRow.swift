import ViewTree

/// One timed operation of `bench`.
@MainActor struct BenchRow {
  let name: String
  /// What one operation does, for the printed table.
  let operation: String
  /// Makes everything that the operation needs; not timed.
  let prepare: () -> any BenchSubject
}

/// What a row repeats.
@MainActor protocol BenchSubject: AnyObject {
  /// Does the operation once.
  func run()
  /// Does the operation once and returns its work.
  func countedRun() -> Counters
}
