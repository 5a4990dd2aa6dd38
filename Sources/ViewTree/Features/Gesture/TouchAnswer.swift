/// The receiver of a finger that rests at a point and lifts, and the view there: for tests and tools.
package struct TouchAnswer {
  /// Whether an enabled gesture or a hosted view receives the finger.
  package let isHeard: Bool
  /// Whether the only gestures there that could receive the finger are those of disabled views.
  package let isDisabled: Bool
  /// The names of the gestures there if none of them receives such a finger; empty otherwise.
  package let others: [String]
  /// The foremost view that takes touches there; if there is none, the innermost one whose frame
  /// contains the point.
  package let foremost: LayoutNode
  /// Whether the foremost view takes touches; if not, it lets them through because it draws nothing
  /// there.
  package let isDrawn: Bool

  fileprivate init(_ point: CGPoint, restingFor seconds: Double, in root: LayoutNode) {
    let test = HitTest(point, in: root)
    let gestures = test.gestures.filter { $0.recognition.hearsFinger(restingFor: seconds) }
    isHeard = gestures.contains(where: \.isEnabled) || !test.receivers.isEmpty
    isDisabled = !isHeard && !gestures.isEmpty
    others =
      isHeard || isDisabled
      ? [] : test.gestures.flatMap { $0.recognition.deciding.compactMap(\.gestureName) }
    foremost = test.foremost ?? root.innermost(at: point)
    isDrawn = test.foremost != nil
  }
}

extension TreeHost {
  /// The receiver of a finger that rests at a point of the root's space and lifts.
  ///
  /// - Parameter seconds: how long the finger rests; 0 for a tap. Virtual seconds.
  package func touchAnswer(at point: CGPoint, restingFor seconds: Double = 0) -> TouchAnswer {
    TouchAnswer(point, restingFor: seconds, in: (touch.covers.last ?? self).root)
  }
}

extension LayoutNode {
  /// The innermost element, among those drawn last, whose frame contains a point of this element's
  /// space.
  fileprivate final func innermost(at point: CGPoint) -> LayoutNode {
    let inside = contentMapping(asShown: false)?.toContent(point) ?? point
    for child in elementsFromBackToFront.reversed() {
      let local = CGPoint(x: inside.x - child.origin.x, y: inside.y - child.origin.y)
      if CGRect(origin: .zero, size: child.size).contains(local) {
        return child.innermost(at: local)
      }
    }
    return self
  }

  /// The first element at or inside this one that has a gesture; nil if none has.
  package final var firstTouchable: LayoutNode? {
    firstInOrder { node in
      guard let element = node as? LayoutNode,
        element.attributes?.nodes.contains(where: { $0 is GestureNode }) == true
      else { return nil }
      return element
    }
  }
}
