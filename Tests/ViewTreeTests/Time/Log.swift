/// What items did, in order, for tests that compare it with one line of text.
final class Log {
  private(set) var entries: [String] = []

  func note(_ entry: String) {
    entries.append(entry)
  }
}
