/// Gives tasks real time until something has happened, ten thousand looks at most; the test tells the rest.
///
/// A task starts on a thread of its own before it comes to the main actor: on a busy machine no number
/// of yields is long enough for that.
@MainActor
func eventually(_ hasHappened: () -> Bool) async {
  for _ in 0..<10_000 where !hasHappened() { try? await Task.sleep(for: .milliseconds(1)) }
}
