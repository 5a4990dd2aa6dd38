/// Notes in their order, of which a test takes those that are new.
@MainActor
final class Notes {
  private(set) var entries: [String] = []
  private var taken = 0

  func note(_ entry: String) { entries.append(entry) }

  /// The entries noted since the last time.
  func take() -> [String] {
    defer { taken = entries.count }
    return Array(entries[taken...])
  }
}
