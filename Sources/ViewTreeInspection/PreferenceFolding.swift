import ViewTree

/// How the value of a preference key at the root came about.
public struct PreferenceFolding: Equatable, Sendable, CustomStringConvertible {
  /// The key's name.
  public let key: String
  /// The views that wrote a value which counts, in tree order.
  public let writers: [PreferenceWrite]
  /// Every call of `reduce`, the inner ones before those that use their results.
  public let calls: [ReduceCall]
  /// The values of the writers, with brackets around each two that a call joined: `((1, 2), 3)`.
  ///
  /// - Shape: a list without a writer counts as `default`; empty when there is no output at all.
  public let brackets: String
  /// The value that came out.
  public let value: String

  /// Folds the key again, without any effect on the host.
  package init<K: PreferenceKey>(_ key: K.Type, in host: TreeHost) {
    let listener = FoldListener()
    let value = host.foldAgain(key, telling: listener)
    let events = listener.recorder.take()
    self.key = PreferenceRegistry.operations(of: key).name
    writers = events.writes
    calls = events.reduces
    brackets = listener.brackets(of: host.root, PreferenceRegistry.operations(of: key)) ?? ""
    self.value = ValueText.describe(value)
  }

  /// A line for each writer and call, the brackets and the value.
  public var description: String {
    let written = writers.map { "\($0.writer) wrote \($0.value)" }
    let called = calls.map { call in
      let next = call.next.isEmpty ? "nothing asked for" : call.next.joined(separator: ", ")
      return "\(call.place): reduce(\(call.before), \(next)) = \(call.after)"
    }
    let end = brackets.isEmpty ? "no writer: the default" : brackets
    return (written + called + ["\(key): \(end) = \(value)"]).joined(separator: "\n")
  }
}

/// Keeps what a fold does, and who wrote.
private final class FoldListener: TreeObserver {
  let recorder = TurnRecorder()
  private var written: [ObjectIdentifier: String] = [:]

  func preferenceWritten(_ key: String, _ node: Node, value: Any) {
    written[ObjectIdentifier(node)] = ValueText.describe(value)
    recorder.preferenceWritten(key, node, value: value)
  }

  func reduceCalled(_ key: String, _ node: Node, before: Any, next: [Any], after: Any) {
    recorder.reduceCalled(key, node, before: before, next: next, after: after)
  }

  /// The values below a node, joined as the fold joins them; nil where there is no output.
  func brackets(of node: Node, _ key: PreferenceOperations) -> String? {
    if let value = written[ObjectIdentifier(node)] { return value }
    guard node.reports(key) else { return nil }
    var parts: [String] = []
    node.forEachChild { child in
      if let part = brackets(of: child, key) { parts.append(part) }
    }
    guard let first = parts.first else { return "default" }
    return parts.dropFirst().reduce(first) { "(\($0), \($1))" }
  }
}
