import ViewTree

/// Why the closures of a view ran at the latest moment of a log, or did not: those of a change, an
/// appearance, a task, a publisher, a preference, a geometry and a gesture.
package struct ClosureExplanation {
  private let element: LayoutNode
  let log: CauseLog

  package init(_ element: LayoutNode, _ log: CauseLog) {
    self.element = element
    self.log = log
  }

  package var explanation: Explanation {
    let closures = closures
    let moment = log.moment ?? 0
    let heading = "The closures of \(element.explainedName) at moment \(moment)"
    guard !closures.isEmpty else {
      return Explanation(
        heading: heading,
        lines: [
          "none here; " + (others.isEmpty ? "no view has any" : "there are some at " + others)
        ]
      )
    }
    return Explanation(
      heading: heading,
      lines: closures.flatMap { closure in
        if let node = closure as? GestureNode { return gestureLines(node) }
        return closure.closureNames.map { name in
          (closure is any KeyNaming ? closure.typeLabel : name) + " " + words(closure, name)
        }
      })
  }

  /// Around the element alone, from the innermost outwards.
  private var closures: [any ClosureHolding] {
    element.outerViews.compactMap { $0 as? any ClosureHolding }.reversed()
  }

  /// The views that have closures, for somebody who has asked at one without.
  private var others: String {
    var names: [String] = []
    element.host.forEachNode { node in
      guard let closure = node as? any ClosureHolding, !closure.closureNames.isEmpty,
        let name = node.element?.explainedName, !names.contains(name)
      else { return }
      names.append(name)
    }
    let more = names.count > Self.mostNamed ? [" and \(names.count - Self.mostNamed) more"] : []
    return names.prefix(Self.mostNamed).joined(separator: ", ") + more.joined()
  }

  private static let mostNamed = 8

  private func words(_ closure: any ClosureHolding, _ name: String) -> String {
    if let reader = closure as? any ClosureHolding & KeyNaming {
      return words(reader, key: reader.namedKey)
    }
    switch name {
    case "onAppear": return appearance(closure)
    case "onDisappear": return disappearance(closure)
    case "task": return task(closure)
    case "onReceive": return reception(closure)
    case "onChange": return change(closure)
    case "onDismiss": return dismissal(closure)
    case "onScrollPhaseChange": return following(closure, "the phase")
    case "onScrollTargetVisibilityChange": return following(closure, "the list of visible targets")
    case "onScrollVisibilityChange": return visibility(closure)
    default: return reading(closure)
    }
  }

  private func change(_ closure: any ClosureHolding) -> String {
    let id = ObjectIdentifier(closure)
    let (old, new) = (log.before.watched[id], log.now.watched[id] ?? "-")
    if hasRun(id, "onChange") {
      guard let old else { return "ran with \(new): the view is new" }
      return "ran: its value was \(old) and is \(new)"
    }
    guard old != nil else {
      return "did not run: the view is new and its value, \(new), is the first"
    }
    let around = closure.enclosingBody
    let isPassed = around.map { body in log.present.contains { $0.isBody(ObjectIdentifier(body)) } }
    if isPassed == true, let around {
      return "did not run: the body of \(around.typeLabel) passed \(new) again, which is equal"
    }
    return "did not run: no value has been passed since, as no body around it ran; it is \(new)"
  }

  private func words(_ reader: any ClosureHolding & KeyNaming, key: PreferenceOperations) -> String
  {
    let id = ObjectIdentifier(reader)
    guard reader.reports(key) else {
      return "has never run: no view in it writes \(key.name), so there is no value to ask for"
    }
    let reads = reads(of: id)
    guard let last = reads.last else {
      return "has not run: its value has not been asked for yet"
    }
    if last.moment == log.moment {
      return ran(reads, times: runs(of: id, "onPreferenceChange").count { $0 == log.moment })
    }
    let since = "with which it ran at moment \(last.moment)"
    let written = log.present.contains { event in
      guard case .written(let name, _) = event else { return false }
      return name == key.name
    }
    guard written else {
      return "did not run: no value was asked for, as no writer of \(key.name) has changed;"
        + " it is \(last.value), \(since)"
    }
    return "did not run: a writer was asked, and the value is equal to \(last.value), \(since)"
  }

  /// The runs for the values read in this moment: one for each value that differs from the one
  /// before. The engine refuses runs after the second.
  private func ran(_ reads: [(moment: Int, value: String)], times: Int) -> String {
    let before = reads.last { $0.moment != log.moment }
    var values = before.map { [$0.value] } ?? []
    for read in reads where read.moment == log.moment && read.value != values.last {
      values.append(read.value)
    }
    if before != nil { values.removeFirst() }
    let refused = values.dropFirst(times).map {
      "was not allowed to run with \($0): it had run twice in this tick"
    }
    guard times > 0, let first = values.first else { return refused.joined(separator: "; ") }
    let cause =
      before.map { "the value was \($0.value) at moment \($0.moment)" } ?? "the first value"
    let later = values.prefix(times).dropFirst().map {
      "ran once more with \($0): the value had changed by then"
    }
    return (["ran with \(first): \(cause)"] + later + refused).joined(separator: "; ")
  }

  private func hasRun(_ id: ObjectIdentifier, _ name: String) -> Bool {
    runs(of: id, name).last == log.moment
  }

  /// The moments in which a closure has been queued to run, in order.
  func runs(of id: ObjectIdentifier, _ name: String) -> [Int] {
    log.events.compactMap { moment, event in
      guard case .queued(id, name: name) = event else { return nil }
      return moment
    }
  }

  private func reads(of id: ObjectIdentifier) -> [(moment: Int, value: String)] {
    log.events.compactMap { moment, event in
      guard case .read(id, let value) = event else { return nil }
      return (moment, value)
    }
  }
}
