extension TreeHost {
  /// Pass 4: runs what was queued before the pass began, and what that queues is left.
  func runActions() {
    guard !actions.isEmpty else { return }
    for action in actions.take() {
      counters.actions += 1
      observer?.actionRun(action.name)
      action.run()
    }
  }
}

/// Closures waiting for the pass over actions, in order.
struct ActionQueue {
  struct Action {
    let name: String
    let run: () -> Void
  }

  private var waiting: [Action] = []

  var isEmpty: Bool { waiting.isEmpty }

  mutating func append(_ name: String, _ run: @escaping () -> Void) {
    waiting.append(Action(name: name, run: run))
  }

  mutating func append(_ others: ActionQueue) { waiting += others.waiting }

  mutating func take() -> [Action] {
    defer { waiting = [] }
    return waiting
  }
}
