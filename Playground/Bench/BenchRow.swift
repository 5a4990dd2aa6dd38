import ViewTree

/// One timed operation of `bench`.
@MainActor struct BenchRow {
  let name: String
  /// A description of one operation, for the printed table.
  let operation: String
  /// Builds everything the operation needs; not timed.
  let prepare: () -> any BenchSubject
}

/// The subject on which a row repeats its operation.
@MainActor protocol BenchSubject: AnyObject {
  func run()
  /// Performs the operation once and returns its work.
  func countedRun() -> Counters
}
