/// Tells what to write instead of code that leaves the main actor.
@MainActor enum IsolationAdvice {
  /// Compilers do not say that an engine needs no other thread.
  static func tell(about run: ToolRun, _ console: Console) {
    for advice in advice(for: CompilerMessage.errors(in: run.output)) {
      for line in WordWrap.lines(of: advice, width: 78) { console.complain(line) }
    }
  }

  static func advice(for messages: [CompilerMessage]) -> [String] {
    func has(_ words: [String]) -> Bool {
      messages.contains { message in words.contains { message.reason.contains($0) } }
    }
    var advice: [String] = []
    if has(["Sendable", "data race", "loses global actor"]) {
      advice.append(
        """
        The engine and the closures that it is given run on the main actor, one after the other. \
        Write such a parameter `work: @escaping () -> Void`, without @Sendable, keep it in an array \
        of `() -> Void`, and call it from there: a Task or a thread would leave the main actor.
        """)
    }
    if has(["nonisolated context", "concurrency-safe"]) {
      advice.append(
        """
        Everything in this module is on the main actor unless it says nonisolated, and code that \
        says so cannot use the rest: take nonisolated away, as in DispatchQueue.async.
        """)
    }
    return advice
  }
}
