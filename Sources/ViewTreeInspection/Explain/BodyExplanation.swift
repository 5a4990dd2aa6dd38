import ViewTree

/// Why the bodies of a view ran at the latest moment of a log, or did not.
package struct BodyExplanation {
  private let bodies: [any BodyRunning]
  private let log: CauseLog

  /// - Parameter element: the element that the views show; each view that shows only this element is
  ///   explained.
  package init(_ element: LayoutNode, _ log: CauseLog) {
    self.log = log
    let bodies = element.outerViews.compactMap { $0 as? any BodyRunning }
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
    lines += environmentLines(id)
    if lines.isEmpty {
      lines = ["something else that it reads has changed, such as an object in a value of its own"]
    }
    let times = runs > 1 ? " \(runs) times" : ""
    return lines.map { "\(name) ran\(times): \($0)" }
  }

  private func stateLines(_ id: ObjectIdentifier) -> [String] {
    var lines: [String] = []
    for event in log.present {
      guard case .state(let change) = event, change.readers.contains(id) else { continue }
      let who = change.action.isEmpty ? "code outside of any turn" : change.action
      let line =
        "it had read \(owner(of: change)), which \(who) changed from \(change.old) to \(change.new)"
      if !lines.contains(line) { lines.append(line) }
    }
    return lines
  }

  /// The values of the environment that it has read and that are others now.
  private func environmentLines(_ id: ObjectIdentifier) -> [String] {
    let before = log.before.environment[id] ?? []
    return (log.now.environment[id] ?? []).compactMap { now in
      guard let old = before.first(where: { $0.name == now.name }), old.text != now.text else {
        return nil
      }
      return "it had read \(now.name) of the environment, set around \(now.setter ?? "it"): it was "
        + "\(old.text) and is \(now.text)"
    }
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
  func isBody(_ id: ObjectIdentifier) -> Bool {
    guard case .body(id) = self else { return false }
    return true
  }
}

extension Node {
  /// The nearest view around the node that has a body.
  var enclosingBody: (any BodyRunning)? {
    var node = parent
    while let current = node {
      if let body = current as? any BodyRunning { return body }
      node = current.parent
    }
    return nil
  }
}
