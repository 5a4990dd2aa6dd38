import ViewTree

/// One timed operation of `bench`.
@MainActor struct BenchRow {
  let name: String
  let operation: String
  /// Builds everything the operation needs; not timed.
  let prepare: () -> any BenchSubject
}

@MainActor protocol BenchSubject: AnyObject {
  func run()
  /// Performs the operation once and returns its work.
  func countedRun() -> Counters
}
