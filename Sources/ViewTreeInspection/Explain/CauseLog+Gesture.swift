import ViewTree

extension CauseLog: GestureObserver {
  package func touchBegan(
    at point: CGPoint, on gestures: [GestureNode], in host: TreeHost, cover: TreeHost?
  ) {
    var missed: [ObjectIdentifier: String] = [:]
    host.forEachNode { node in
      guard let node = node as? GestureNode,
        cover != nil || !gestures.contains(where: { $0 === node }),
        let element = node.element
      else { return }
      missed[id(node)] =
        cover == nil
        ? GestureText.of(TouchMiss(point, on: element)) : "on something presented over the view"
    }
    if case .touched(let before) = events.last?.event, before.isPassedOn {
      missed.merge(before.missed) { own, _ in own }
    }
    note(.touched(Touch(place: point, isPassedOn: cover != nil, missed: missed)))
  }

  package func gestureLeftOut(_ node: GestureNode, _ absence: GestureAbsence) {
    note(.leftOut(id(node), why: GestureText.of(absence)))
  }

  package func gestureChanged(_ recognition: GestureRecognition, _ reason: GestureReason) {
    note(.gestureChanged(id(recognition), GestureText.change(recognition, reason)))
  }

  package func gestureCalls(_ recognition: GestureRecognition, _ name: String) {
    note(.called(id(recognition), name: name))
  }

  /// Observes a presented tree, and notes its bodies and closures that have already run.
  package func treePresented(_ tree: TreeHost) {
    tree.observer = self
    tree.forEachNode { node in
      if node is any BodyRunning { note(.body(id(node))) }
      guard let closure = node as? any ClosureHolding, closure.hasAppeared else { return }
      for name in closure.closureNames where name == "onAppear" || name == "task" {
        note(.queued(id(node), name: name))
      }
    }
  }
}

/// The decisions about gestures, in words.
package enum GestureText {
  static func change(
    _ recognition: GestureRecognition, _ reason: GestureReason
  ) -> CauseLog.GestureChange {
    let isFromOutside =
      switch reason {
      case .lost, .waits: true
      default: false
      }
    return CauseLog.GestureChange(
      words: words(reason, recognition), isFinished: recognition.state.isTerminal,
      isUnderWay: recognition.state == .active, isFromOutside: isFromOutside)
  }

  private static func words(_ reason: GestureReason, _ recognition: GestureRecognition) -> String {
    switch reason {
    case .pressedForTap(let seconds, let most):
      return "the finger has been down for \(number(seconds)) seconds, and makes a tap if it leaves"
        + " within \(number(most))"
    case .tapped(1, let moved, let most):
      return "the finger left \(points(moved)) from where it had come down, and \(number(most))"
        + " are allowed"
    case .tapped(let count, let moved, let most):
      return "\(count) taps came in time; the finger left \(points(moved)) from where the first had"
        + " come down, and \(number(most)) are allowed"
    case .tapTooLong(let most):
      return "the finger stayed for longer than the \(number(most)) seconds of a tap"
    case .tooFar(let moved, let most):
      return "the finger moved \(points(moved)), and \(number(most)) are allowed"
    case .tapsSoFar(let done, let count, let seconds):
      return "\(done) of \(count) taps came, and the next has to come within \(number(seconds))"
        + " seconds"
    case .tapTooLate(let done, let count, let seconds):
      return "\(done) of \(count) taps came, and the next did not come within \(number(seconds))"
        + " seconds"
    case .pressed(let seconds, let least):
      let verb = verb(
        recognition, down: "has been down for", left: "left after", done: "stayed for")
      return "the finger \(verb) \(number(seconds)) seconds, and \(number(least)) are needed"
    case .dragged(let moved, let least):
      return dragged(moved, least, recognition)
    case .declined(0): return "the drag does not follow a finger that comes down there"
    case .declined(let moved):
      return "the finger moved \(points(moved)), another way than the drag follows"
    case .beside(let distance, let most):
      let verb = verb(recognition, down: "is down", left: "left", done: "left")
      return distance > 0
        ? "the finger \(verb) \(points(distance)) beside the button, and \(number(most)) are allowed"
        : "the finger \(verb) on the button"
    case .fingerAlreadyDown: return "the finger had come down before the gesture was there"
    case .twoFingers: return "the gesture needs two fingers, and there is one"
    case .lost(let loss): return words(loss, recognition)
    case .waits(let other):
      return "it is recognised, and waits until \(name(other, beside: recognition)) has failed"
    }
  }

  private static func dragged(
    _ moved: CGFloat, _ least: CGFloat, _ recognition: GestureRecognition
  ) -> String {
    switch recognition.state {
    case .failed: "the finger left after \(points(moved)), and \(number(least)) begin a drag"
    case .ended: "the finger left, \(points(moved)) from where it had come down"
    case .active:
      "the finger is \(points(moved)) from where it came down, and \(number(least)) begin a drag"
    default: "the finger has moved \(points(moved)), and \(number(least)) begin a drag"
    }
  }

  private static func verb(
    _ recognition: GestureRecognition, down: String, left: String, done: String
  ) -> String {
    switch recognition.state {
    case .failed: left
    case .ended: done
    default: down
    }
  }

  private static func words(_ loss: GestureLoss, _ recognition: GestureRecognition) -> String {
    switch loss {
    case .to(let winner): return "\(name(winner, beside: recognition)) was recognised instead"
    case .scrolling(let node, let moved, let least):
      let name = (node as? Node)?.element?.explainedName ?? "a scroll view"
      return "\(name) took the finger, which had moved \(points(moved)) along its axis;"
        + " \(number(least)) are enough"
    case .disabled: return "the view is disabled"
    case .interrupted: return "the finger was taken away, as by an alert"
    case .touchElsewhere: return "the next touch came down on other gestures"
    case .viewGone: return "the view has gone"
    case .exchanged: return "another gesture has taken its place"
    }
  }

  /// A gesture by its kind and its view; by its kind alone inside one gesture.
  private static func name(
    _ other: GestureRecognition, beside recognition: GestureRecognition
  ) -> String {
    guard let found = other.foremost, let kind = found.gestureName else { return "another gesture" }
    guard let node = found.gestureNode, node !== recognition.gestureNode,
      let view = node.element?.explainedName
    else { return "the \(kind)" }
    return "the \(kind) of \(view)"
  }

  static func of(_ absence: GestureAbsence) -> String {
    switch absence {
    case .disabled: return "the view is disabled"
    case .masked: return "it is switched off: its mask or isEnabled leaves it out"
    case .maskedBy(let node):
      let view = node.element?.explainedName ?? "a view outside"
      return "the mask of a gesture of \(view) leaves out those inside"
    }
  }

  /// The end of a sentence that begins with a touch's place: why the touch missed the view.
  package static func of(_ miss: TouchMiss) -> String {
    switch miss {
    case .outside(let frame): return "outside of the view, which is \(FrameText.of(frame))"
    case .covered(let other): return "where \(other.explainedName) is in front"
    case .nothingDrawn: return "where the view shows nothing, and it has no contentShape"
    case .clipped(let scroll): return "where \(scroll.explainedName) cuts the view off"
    case .refused(let element):
      let change = element.attributes?.appearance.first { $0.refusesTouches }
      let cause = change.map { ($0.name, $0.value) } ?? ("scaleEffect", "0")
      let modifier = cause.1.isEmpty ? cause.0 : "\(cause.0)(\(cause.1))"
      return "and \(element.explainedName) lets it through, for \(modifier)"
    }
  }

  private static func number(_ value: Double) -> String { ValueText.number(value) }
  private static func points(_ value: CGFloat) -> String {
    let text = LengthText.of(value)
    return text == "1" ? "1 point" : "\(text) points"
  }

  static func place(_ point: CGPoint) -> String {
    "(\(LengthText.of(point.x)), \(LengthText.of(point.y)))"
  }
}
