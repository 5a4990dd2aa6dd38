import Synchronization

/// Collects what the view of one case reports while it is laid out.
///
/// A layout reports from nonisolated code, hence the lock; each replay has a collector of its own,
/// so cases never see each other's values.
package final class GoldenReport: Sendable {
  /// The collector of the replay that is running.
  @TaskLocal package static var current: GoldenReport?

  private let reported = Mutex<[String: GoldenValue]>([:])

  package init() {}

  /// The reported values, by name; of several reports under one name the last.
  package var values: [String: GoldenValue] { reported.withLock { $0 } }

  fileprivate func record(_ value: GoldenValue, as name: String) {
    reported.withLock { $0[name] = value }
  }
}

/// Records a value of the case that is being replayed; a word of the fixture's vocabulary.
///
/// - Errors: outside a replay there is no one to tell, and the value is dropped.
func report(_ name: String, _ value: some GoldenReportable) {
  GoldenReport.current?.record(value.goldenValue, as: name)
}
