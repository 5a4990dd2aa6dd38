/// The reason for a gesture's current phase, with the numbers that decided it.
///
/// Seconds are virtual, distances are points in the root's space.
package enum GestureReason {
  /// A tap's finger is down, and has to lift in time.
  case pressedForTap(seconds: Double, most: Double)
  case tapped(count: Int, moved: CGFloat, most: CGFloat)
  case tapTooLong(most: Double)
  case tooFar(moved: CGFloat, most: CGFloat)
  case tapsSoFar(done: Int, count: Int, within: Double)
  case tapTooLate(done: Int, count: Int, within: Double)
  case pressed(seconds: Double, least: Double)
  case dragged(moved: CGFloat, least: CGFloat)
  /// A drag does not follow a finger of this kind.
  case declined(moved: CGFloat)
  /// How far the finger is outside a button; 0 on it.
  case beside(CGFloat, most: CGFloat)
  case fingerAlreadyDown
  case twoFingers
  case lost(GestureLoss)
  /// Recognised, or about to be, but another gesture may still take precedence.
  case waits(for: GestureRecognition)
}

/// The outside cause that ended a gesture.
package enum GestureLoss {
  case to(GestureRecognition)
  /// The content under the finger moves with it.
  case scrolling((any FingerScrolling)?, moved: CGFloat, least: CGFloat)
  case disabled
  /// The system has taken the finger away.
  case interrupted
  /// The next touch has come down elsewhere.
  case touchElsewhere
  case viewGone
  case exchanged
}

/// Why a gesture takes no part in a touch that came down on it.
package enum GestureAbsence {
  case disabled
  /// Its own mask excludes it.
  case masked
  /// The mask of an outer gesture excludes those inside.
  case maskedBy(GestureNode)
}

/// Observes why gestures are recognised or not, in addition to everything that happens in the tree.
///
/// An observer that does not conform costs the gestures one cast per event; no observer costs
/// nothing.
package protocol GestureObserver: TreeObserver {
  /// A finger has come down on gestures, innermost first; on a covering tree if there is one.
  func touchBegan(
    at point: CGPoint, on gestures: [GestureNode], in host: TreeHost, cover: TreeHost?)
  func gestureLeftOut(_ node: GestureNode, _ absence: GestureAbsence)
  /// A gesture with its own recogniser has seen an event, or has been ended.
  func gestureChanged(_ recognition: GestureRecognition, _ reason: GestureReason)
  /// A tree has been presented over the window. It is settled and has no observer yet.
  func treePresented(_ tree: TreeHost)
  /// A callback is about to be queued.
  func gestureCalls(_ recognition: GestureRecognition, _ name: String)
}

extension TreeHost {
  /// The observer, if it observes gestures.
  var gestureObserver: (any GestureObserver)? { observer as? any GestureObserver }
}

extension GestureRecognition {
  /// The recognition itself and all those inside it, at any depth.
  package final func forEach(_ body: (GestureRecognition) -> Void) {
    body(self)
    forEachPart { $0.forEach(body) }
  }

  /// The recognitions inside that decide from touches themselves.
  package final var deciding: [GestureRecognition] {
    var found: [GestureRecognition] = []
    forEach { if $0.gestureName != nil { found.append($0) } }
    return found
  }

  /// The recognition inside with the most progress: recognised, active, held down, or merely
  /// possible.
  package final var foremost: GestureRecognition? {
    let deciding = deciding
    let order: [RecognitionState] = [.ended, .active, .holding, .possible]
    for state in order {
      if let found = deciding.first(where: { $0.state == state }) { return found }
    }
    return deciding.first
  }
}
