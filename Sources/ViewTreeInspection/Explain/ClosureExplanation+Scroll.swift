import ViewTree

/// The closures that follow a scroll view, and the one that runs when a presentation ends.
extension ClosureExplanation {
  /// - Parameter subject: is followed, and has the closure's watched value.
  func following(_ closure: any ClosureHolding, _ subject: String) -> String {
    let id = ObjectIdentifier(closure)
    guard let new = log.now.watched[id] else {
      return "has not run: there is no scroll view inside"
    }
    let count = closure.closureNames.flatMap { runs(of: id, $0) }.count { $0 == log.moment }
    guard count > 0 else { return "did not run: \(subject) is \(new), as before" }
    let times = count == 1 ? "ran" : "ran \(count) times"
    guard let old = log.before.watched[id] else { return "\(times): \(subject) is \(new) by now" }
    return old == new
      ? "\(times): \(subject) was another one in between, and is \(new) again"
      : "\(times): \(subject) was \(old) and is \(new)"
  }

  /// A share of a view's area, compared with a threshold.
  func visibility(_ closure: any ClosureHolding) -> String {
    let id = ObjectIdentifier(closure)
    guard let part = closure.watchedValue as? Double, let threshold = closure.threshold else {
      return "has not run: how much of the view is visible has not been asked yet"
    }
    let isVisible = part > 0 && part >= threshold
    let share =
      part > 0
      ? "\(ValueText.number(part)) of it is visible, \(isVisible ? "at least" : "less than")"
        + " the threshold \(ValueText.number(threshold))"
      : "nothing of it is visible"
    guard let last = runs(of: id, "onScrollVisibilityChange").last else {
      return "has not run: \(share), and a view that is hidden at first is not told"
    }
    guard last == log.moment else { return "did not run: \(share), as since moment \(last)" }
    let before = log.before.watched[id].map { "; it was \($0)" } ?? ""
    return "ran with \(isVisible): \(share)\(before)"
  }

  func dismissal(_ closure: any ClosureHolding) -> String {
    let id = ObjectIdentifier(closure)
    let last = runs(of: id, "onDismiss").last
    if last == log.moment { return "ran: what was presented has gone" }
    if log.now.watched[id] != nil { return "did not run: what is presented has not gone" }
    return last.map { "did not run: it ran at moment \($0), and nothing has been presented since" }
      ?? "has not run: nothing has been presented"
  }
}
