import ViewTree

/// The closures that run when a view comes or goes, when a publisher sends, or when a geometry changes.
extension ClosureExplanation {
  func appearance(_ closure: any ClosureHolding) -> String {
    let last = runs(of: ObjectIdentifier(closure), "onAppear").last
    if last == log.moment { return "ran: the view has appeared" }
    guard closure.hasAppeared else {
      return last.map { "did not run: the view has gone since, it had appeared at moment \($0)" }
        ?? "has not run: the view has not appeared"
    }
    return last.map { "did not run: it ran at moment \($0), and the view has not gone since" }
      ?? "did not run: the view had appeared before anybody listened"
  }

  func disappearance(_ closure: any ClosureHolding) -> String {
    let last = runs(of: ObjectIdentifier(closure), "onDisappear").last
    if last == log.moment { return "ran: the view has gone" }
    if closure.hasAppeared { return "did not run: the view has not gone" }
    return last.map { "did not run: it ran at moment \($0), and the view has not come back" }
      ?? "has not run: the view has not appeared, so it cannot go"
  }

  func task(_ closure: any ClosureHolding) -> String {
    let id = ObjectIdentifier(closure)
    let last = runs(of: id, "task").last
    let (old, new) = (log.before.watched[id], log.now.watched[id])
    if last == log.moment {
      guard let old, let new, old != new else { return "began: the view has appeared" }
      return "began again: its id was \(old) and is \(new)"
    }
    guard closure.hasAppeared else { return "did not begin: the view is not there" }
    let since = last.map { "it began at moment \($0)" } ?? "it had begun before anybody listened"
    return "did not begin: \(since), and "
      + (new.map { "its id, \($0), is equal" } ?? "the view has not gone since")
  }

  func reception(_ closure: any ClosureHolding) -> String {
    let runs = runs(of: ObjectIdentifier(closure), "onReceive")
    guard let last = runs.last else { return "has not run: its publisher has sent nothing yet" }
    guard last == log.moment else {
      return "did not run: its publisher has sent nothing since moment \(last)"
    }
    let count = runs.count { $0 == last }
    return "ran: its publisher sent " + (count == 1 ? "a value" : "\(count) values")
  }

  /// A value that is read from a geometry, and compared with the one read before.
  func reading(_ closure: any ClosureHolding) -> String {
    let id = ObjectIdentifier(closure)
    guard let new = log.now.watched[id] else {
      return "has not run: its value has not been asked for yet, as nothing it reads is laid out"
    }
    let old = log.before.watched[id]
    if closure.closureNames.contains(where: { runs(of: id, $0).last == log.moment }) {
      return old.map { "ran: its value was \($0) and is \(new)" }
        ?? "ran with \(new): the first value"
    }
    let isAsked = log.present.contains { event in
      if case .asked(id) = event { true } else { false }
    }
    return isAsked
      ? "did not run: its value was asked for and is equal to \(new)"
      : "did not run: its value was not asked for, as no geometry that it reads has changed; it is "
        + new
  }
}
