import ViewTree

/// Why the closures of a view ran at the latest moment of a log, or did not.
package struct ClosureExplanation {
  private let element: LayoutNode
  private let log: CauseLog

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
        heading: heading, lines: ["none: onChange and onPreferenceChange stand at other views"])
    }
    return Explanation(
      heading: heading, lines: closures.map { Self.name(of: $0) + " " + words($0) })
  }

  private static func name(of closure: any ClosureHolding) -> String {
    closure is any KeyNaming ? closure.typeLabel : "onChange"
  }

  /// Around the element alone, from the innermost outwards.
  private var closures: [any ClosureHolding] {
    var found: [any ClosureHolding] = []
    var node: Node? = element.outermostView
    while let current = node, current !== element {
      if let closure = current as? any ClosureHolding { found.append(closure) }
      var child: Node?
      current.forEachChild { child = child ?? $0 }
      node = child
    }
    return found.reversed()
  }

  private func words(_ closure: any ClosureHolding) -> String {
    if let reader = closure as? any ClosureHolding & KeyNaming {
      return words(reader, key: reader.namedKey)
    }
    let id = ObjectIdentifier(closure)
    let (old, new) = (log.before.watched[id], log.now.watched[id] ?? "-")
    if hasRun(id) {
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
    return "did not run: nobody has passed a value since, as no body around it ran; it is \(new)"
  }

  private func words(_ reader: any ClosureHolding & KeyNaming, key: PreferenceOperations) -> String
  {
    let id = ObjectIdentifier(reader)
    guard reader.reports(key) else {
      return "has never run: no view in it writes \(key.name), so there is no value to ask for"
    }
    let reads = reads(of: id)
    guard let last = reads.last else {
      return "has not run: nobody has asked for its value yet"
    }
    if last.moment == log.moment, hasRun(id) {
      guard let before = reads.last(where: { $0.moment != log.moment }) else {
        return "ran with \(last.value): the first value"
      }
      return "ran with \(last.value): the value was \(before.value) at moment \(before.moment)"
    }
    if last.moment == log.moment {
      return "was not allowed to run with \(last.value): it had run twice in this tick"
    }
    let since = "with which it ran at moment \(last.moment)"
    let written = log.present.contains { event in
      guard case .written(let name, _) = event else { return false }
      return name == key.name
    }
    guard written else {
      return "did not run: nobody asked for a value, as no writer of \(key.name) has changed;"
        + " it is \(last.value), \(since)"
    }
    return "did not run: a writer was asked, and the value is equal to \(last.value), \(since)"
  }

  private func hasRun(_ id: ObjectIdentifier) -> Bool {
    log.present.contains { event in
      guard case .queued(let node) = event else { return false }
      return node == id
    }
  }

  private func reads(of id: ObjectIdentifier) -> [(moment: Int, value: String)] {
    log.events.compactMap { moment, event in
      guard case .read(id, let value) = event else { return nil }
      return (moment, value)
    }
  }
}

/// Why the bodies of a view ran at the latest moment of a log, or did not.
package struct BodyExplanation {
  private let bodies: [any BodyRunning]
  private let log: CauseLog

  /// - Parameter element: is what the view shows; all views that show nothing else are told.
  package init(_ element: LayoutNode, _ log: CauseLog) {
    self.log = log
    var bodies: [any BodyRunning] = []
    var node = element.outermostView
    while node !== element {
      if let body = node as? any BodyRunning { bodies.append(body) }
      var child: Node?
      node.forEachChild { child = child ?? $0 }
      guard let child else { break }
      node = child
    }
    self.bodies = bodies.isEmpty ? [element.enclosingBody].compactMap { $0 } : bodies
  }

  package var explanation: Explanation {
    let moment = log.moment ?? 0
    guard !bodies.isEmpty else {
      return Explanation(heading: "No body makes this view: it is the root's own", lines: [])
    }
    let ran = bodies.filter { runs($0) > 0 }
    let heading =
      ran.isEmpty
      ? "No body of \(names(bodies)) ran at moment \(moment)"
      : "The body of \(names(ran)) ran at moment \(moment)"
    return Explanation(heading: heading, lines: bodies.flatMap(lines))
  }

  private func names(_ bodies: [any BodyRunning]) -> String {
    bodies.map(\.typeLabel).joined(separator: ", ")
  }

  private func runs(_ body: any BodyRunning) -> Int {
    let id = ObjectIdentifier(body)
    return log.present.count { $0.isBody(id) }
  }

  private func lines(_ body: any BodyRunning) -> [String] {
    let runs = runs(body)
    let name = body.typeLabel
    guard runs > 0 else { return ["\(name) did not run: nothing that it has read has changed"] }
    let id = ObjectIdentifier(body)
    guard log.before.nodes.contains(id) else { return ["\(name) ran: it is new in the tree"] }
    var lines = stateLines(id)
    for (old, new) in changes(id) where !lines.contains(where: { $0.contains("'\(new.name)'") }) {
      lines.append("'\(new.name)' was \(old.text) and is \(new.text)")
    }
    if lines.isEmpty {
      lines = ["something else that it reads has changed: its environment, or an object in it"]
    }
    let times = runs > 1 ? " \(runs) times" : ""
    return lines.map { "\(name) ran\(times): \($0)" }
  }

  private func stateLines(_ id: ObjectIdentifier) -> [String] {
    var lines: [String] = []
    for event in log.present {
      guard case .state(let change) = event, change.readers.contains(id) else { continue }
      let who = change.action.isEmpty ? "code outside of the tree" : change.action
      let line =
        "it had read \(owner(of: change)), which \(who) changed from \(change.old) to \(change.new)"
      if !lines.contains(line) { lines.append(line) }
    }
    return lines
  }

  /// The property that a write of state has changed, where it is the only one with these values.
  private func owner(of change: CauseLog.StateChange) -> String {
    var names: Set<String> = []
    for (id, properties) in log.now.properties {
      for (before, after) in zip(log.before.properties[id] ?? [], properties)
      where after.isState && before.text == change.old && after.text == change.new {
        names.insert(after.name)
      }
    }
    if names.count == 1, let name = names.first { return "the state '\(name)'" }
    return "a state of type \(change.type)"
  }

  private func changes(
    _ id: ObjectIdentifier
  ) -> [(old: CauseLog.Property, new: CauseLog.Property)] {
    let before: [CauseLog.Property] = log.before.properties[id] ?? []
    let now: [CauseLog.Property] = log.now.properties[id] ?? []
    return zip(before, now).filter { old, new in old.name == new.name && old.text != new.text }
      .map { (old: $0, new: $1) }
  }
}

extension CauseLog.Event {
  fileprivate func isBody(_ id: ObjectIdentifier) -> Bool {
    guard case .body(id) = self else { return false }
    return true
  }
}

extension Node {
  /// The nearest view around the node that has a body.
  fileprivate var enclosingBody: (any BodyRunning)? {
    var node = parent
    while let current = node {
      if let body = current as? any BodyRunning { return body }
      node = current.parent
    }
    return nil
  }
}
