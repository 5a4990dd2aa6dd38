import ViewTree

/// The callbacks of gestures: each with the touch and the numbers that have decided.
extension ClosureExplanation {
  /// One line per callback, those of the innermost gesture first.
  func gestureLines(_ node: GestureNode) -> [String] {
    var lines: [String] = []
    node.recognition.forEach { recognition in
      for name in recognition.callbackNames {
        lines.append(label(name, recognition) + " " + words(recognition, name, node))
      }
    }
    return lines.reversed()
  }

  /// Says which gesture, unless the modifier's name does.
  private func label(_ name: String, _ recognition: GestureRecognition) -> String {
    let kinds = recognition.deciding.compactMap(\.gestureName)
    let saysAll = ["tap", "long press", "button"]
    if kinds.count == 1, !name.hasPrefix("onEnded"), kinds.allSatisfy(saysAll.contains) {
      return name
    }
    return name + " of the " + kinds.joined(separator: " and the ")
  }

  private func words(
    _ recognition: GestureRecognition, _ name: String, _ node: GestureNode
  ) -> String {
    let calls = calls(of: recognition, name)
    let count = calls.count { $0 == log.moment }
    let touch = lastTouch
    if count > 0 {
      return (count == 1 ? "ran: " : "ran \(count) times: ") + cause(recognition, name, touch)
    }
    let earlier = calls.last.map { "did not run: it ran at moment \($0), and " }
    let never = earlier ?? "has not run: "
    guard let touch else { return never + "the screen has not been touched yet" }
    let began = "the finger came down at \(GestureText.place(touch.touch.place))"
    if let miss = touch.touch.missed[ObjectIdentifier(node)] {
      return never + (earlier == nil ? "" : "the latest time ") + "\(began), \(miss)"
    }
    if let why = leftOut(node, since: touch.index) { return never + why }
    let changes = changes(recognition, since: touch.index)
    if let last = calls.last, last >= touch.moment {
      return "did not run: it ran at moment \(last), and " + since(changes, name)
    }
    guard !changes.isEmpty else { return never + "\(began) before the gesture was there" }
    let isOpen = changes.contains { !$0.change.isFinished }
    let hasBegun = changes.contains { $0.change.isUnderWay }
    let text = sentence(changes) + (hasBegun ? "; it has not left yet" : "")
    return (earlier == nil ? (isOpen ? "has not run yet: " : "did not run: ") : never) + text
  }

  /// Why a callback that ran during the latest touch has not run again.
  private func since(_ changes: [Change], _ name: String) -> String {
    let isOver = changes.allSatisfy { $0.change.isFinished }
    guard ["onChanged", "updating"].contains(name) else {
      return isOver ? "the view has not been touched since" : "the finger has not left since"
    }
    return isOver ? "the finger has left" : "the finger has not moved since"
  }

  private typealias Change = (kind: String, change: CauseLog.GestureChange)

  private func sentence(_ changes: [Change]) -> String {
    changes.count == 1
      ? changes[0].change.words
      : changes.map { "\($0.kind): \($0.change.words)" }.joined(separator: "; ")
  }

  /// The event that made a callback run. A callback that also reports the end may have run because
  /// something outside ended the gesture.
  private func cause(
    _ recognition: GestureRecognition, _ name: String,
    _ touch: (index: Int, touch: Touch, moment: Int)?
  ) -> String {
    let start = touch?.index ?? 0
    let hearsLosses = ["onPressingChanged", "updating", "pressing"].contains(name)
    let changes = changes(recognition, since: start, fromOutside: hearsLosses)
    let place = touch.map { "the finger came down at \(GestureText.place($0.touch.place)); " } ?? ""
    return changes.isEmpty ? place + "the gesture was recognised" : place + sentence(changes)
  }

  // MARK: The log

  private typealias Touch = CauseLog.Touch

  /// The latest touch, with its place among the events and its moment.
  private var lastTouch: (index: Int, touch: Touch, moment: Int)? {
    for (index, event) in log.events.enumerated().reversed() {
      if case .touched(let touch) = event.event { return (index, touch, event.moment) }
    }
    return nil
  }

  private func calls(of recognition: GestureRecognition, _ name: String) -> [Int] {
    let id = ObjectIdentifier(recognition)
    return log.events.compactMap { moment, event in
      guard case .called(id, name: name) = event else { return nil }
      return moment
    }
  }

  private func leftOut(_ node: GestureNode, since start: Int) -> String? {
    let id = ObjectIdentifier(node)
    for event in log.events[start...].reversed() {
      if case .leftOut(id, let why) = event.event { return why }
    }
    return nil
  }

  /// The latest change of each gesture inside that has changed at all.
  private func changes(
    _ recognition: GestureRecognition, since start: Int, fromOutside: Bool = true
  ) -> [Change] {
    recognition.deciding.compactMap { part in
      let id = ObjectIdentifier(part)
      for event in log.events[start...].reversed() {
        if case .gestureChanged(id, let change) = event.event, fromOutside || !change.isFromOutside
        {
          return (part.gestureName ?? "", change)
        }
      }
      return nil
    }
  }
}
