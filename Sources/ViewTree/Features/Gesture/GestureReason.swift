/// Why a gesture stands where it stands, with the numbers that have decided it.
///
/// Seconds are virtual, distances are points in the root's space.
package enum GestureReason {
  /// A tap's finger is down, and has to leave in time.
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
  /// How far the finger is outside of a button; 0 on it.
  case beside(CGFloat, most: CGFloat)
  case fingerAlreadyDown
  case twoFingers
  case lost(GestureLoss)
  /// Recognised, or about to be, but another gesture may still be recognised before it.
  case waits(for: GestureRecognition)
}

/// Who or what has ended a gesture from outside.
package enum GestureLoss {
  case to(GestureRecognition)
  /// The content under the finger moves with it.
  case scrolling((any FingerScrolling)?, moved: CGFloat, least: CGFloat)
  case disabled
  /// The system has taken the finger away.
  case interrupted
  /// The next touch has come down on something else.
  case touchElsewhere
  case viewGone
  case exchanged
}

/// Why a gesture has no part in a touch that came down on it.
package enum GestureAbsence {
  case disabled
  /// Its own mask leaves it out.
  case masked
  /// The mask of a gesture outside leaves out those inside.
  case maskedBy(GestureNode)
}

/// Hears why gestures are recognised, or not, beside everything that happens in the tree.
///
/// An observer that is none of these costs the gestures a cast an event, and no observer nothing.
package protocol GestureObserver: TreeObserver {
  /// A finger has come down on gestures, innermost first; on a tree that stands over the host's where
  /// there is a cover.
  func touchBegan(
    at point: CGPoint, on gestures: [GestureNode], in host: TreeHost, cover: TreeHost?)
  func gestureLeftOut(_ node: GestureNode, _ absence: GestureAbsence)
  /// A gesture that decides by itself has seen an event, or has been ended.
  func gestureStands(_ recognition: GestureRecognition, _ reason: GestureReason)
  /// A tree has come over the window, settled, with no observer of its own.
  func treePresented(_ tree: TreeHost)
  /// A callback is about to be queued.
  func gestureCalls(_ recognition: GestureRecognition, _ name: String)
}

extension TreeHost {
  /// The observer, if it listens to gestures.
  var gestureObserver: (any GestureObserver)? { observer as? any GestureObserver }
}

extension GestureRecognition {
  /// The recognitions inside, at any depth, and itself.
  package final func forEach(_ body: (GestureRecognition) -> Void) {
    body(self)
    forEachPart { $0.forEach(body) }
  }

  /// Those inside that decide by themselves.
  package final var deciding: [GestureRecognition] {
    var found: [GestureRecognition] = []
    forEach { if $0.gestureName != nil { found.append($0) } }
    return found
  }

  /// The one inside that has come farthest: recognised, under way, held down, or merely possible.
  package final var foremost: GestureRecognition? {
    let deciding = deciding
    let order: [GestureStanding] = [.ended, .active, .holding, .possible]
    for standing in order {
      if let found = deciding.first(where: { $0.standing == standing }) { return found }
    }
    return deciding.first
  }
}
