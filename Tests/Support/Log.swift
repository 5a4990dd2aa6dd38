/// What items did, in order, for tests that compare it with one line of text.
public final class Log {
  public private(set) var entries: [String] = []

  public init() {}

  public func note(_ entry: String) {
    entries.append(entry)
  }
}
