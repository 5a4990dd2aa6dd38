import ViewTreeInspection

/// The history of preferences as lines of text: who wrote what, and every call of a reduce.
struct PreferenceLines {
  let events: TurnEvents
  /// The text of each key's default, where a value without a writer is to be named as one.
  var defaults: [String: String] = [:]

  /// A heading, then a line for each write and each call; one line where nothing happened.
  var lines: [String] {
    guard !events.writes.isEmpty || !events.reduces.isEmpty else {
      return ["preferences: no writer, nothing was folded"]
    }
    let writes = events.writes.map { "  \($0.writer) wrote \($0.key) = \($0.value)" }
    return ["preferences:"] + writes + reduces
  }

  /// Every call of a reduce; equal calls in a row are told once, with their number.
  private var reduces: [String] {
    var groups: [(call: ReduceCall, count: Int)] = []
    for call in events.reduces {
      if groups.last?.call == call {
        groups[groups.count - 1].count += 1
      } else {
        groups.append((call, 1))
      }
    }
    return groups.flatMap { reduce($0.call, count: $0.count) }
  }

  /// One call, on one line where it fits.
  private func reduce(_ call: ReduceCall, count: Int) -> [String] {
    let times = count > 1 ? ", \(count) times" : ""
    let next = call.next.isEmpty ? "nothing asked for" : call.next.joined(separator: ", ")
    let head = "  \(call.place): \(call.key).reduce"
    let line = head + "(\(call.before), \(next)) = \(call.after)\(times)"
    let note = note(call)
    if line.count + note.count <= Self.width { return [line + note] }
    return [head + times, "      \(call.before)", "    , \(next)\(note)", "    = \(call.after)"]
  }

  /// Said of a second value that is the key's default.
  private func note(_ call: ReduceCall) -> String {
    guard let value = defaults[call.key], call.next == [value] else { return "" }
    return call.before == value
      ? "  (the second is the default)" : "  (\(value): the default, without a writer)"
  }

  /// A reduce that makes a longer line is broken before each value.
  private static let width = 80
}
