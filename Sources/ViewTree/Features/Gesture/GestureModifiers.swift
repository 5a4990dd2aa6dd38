extension View {
  /// Adds a gesture of lower precedence than those inside the view.
  ///
  /// - Parameters:
  ///   - gesture: recognised if no gesture inside the view is.
  ///   - mask: whether this gesture, the view's own gestures, or both are recognised.
  /// - Source: Apple documentation, "gesture(_:including:)"; see `Precedence` for the exact rules.
  nonisolated public func gesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureModifier(gesture: gesture, relation: .below, mask: mask))
  }

  /// Adds a gesture of higher precedence than those inside the view.
  nonisolated public func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureModifier(gesture: gesture, relation: .above, mask: mask))
  }

  /// Adds a gesture that is recognised at the same time as those inside the view.
  nonisolated public func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureModifier(gesture: gesture, relation: .beside, mask: mask))
  }

  /// Adds a gesture that can be disabled; the view's own gestures stay enabled.
  nonisolated public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    self.gesture(gesture, including: isEnabled ? .all : .subviews)
  }

  nonisolated public func highPriorityGesture<T: Gesture>(
    _ gesture: T, isEnabled: Bool
  ) -> some View {
    highPriorityGesture(gesture, including: isEnabled ? .all : .subviews)
  }

  nonisolated public func simultaneousGesture<T: Gesture>(
    _ gesture: T, isEnabled: Bool
  ) -> some View {
    simultaneousGesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// The same; the name identifies a platform's own recognisers, of which there are none here.
  nonisolated public func gesture<T: Gesture>(
    _ gesture: T, name: String, isEnabled: Bool = true
  ) -> some View {
    self.gesture(gesture, isEnabled: isEnabled)
  }

  nonisolated public func highPriorityGesture<T: Gesture>(
    _ gesture: T, name: String, isEnabled: Bool = true
  ) -> some View {
    highPriorityGesture(gesture, isEnabled: isEnabled)
  }

  nonisolated public func simultaneousGesture<T: Gesture>(
    _ gesture: T, name: String, isEnabled: Bool = true
  ) -> some View {
    simultaneousGesture(gesture, isEnabled: isEnabled)
  }
}

/// Which gestures of a view are recognised: the added one, those inside, both or none.
public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32

  nonisolated public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  public static let none: GestureMask = []
  public static let gesture = GestureMask(rawValue: 1)
  public static let subviews = GestureMask(rawValue: 2)
  public static let all: GestureMask = [.gesture, .subviews]
}

/// The precedence of a gesture relative to those inside its view.
enum GestureRelation {
  case below, above, beside
}

nonisolated struct GestureModifier<G: Gesture>: StructuralModifier {
  let gesture: G
  let relation: GestureRelation
  let mask: GestureMask

  static func makeNode(_ modifier: Self, inputs: _ViewInputs) -> GestureNodeOf<G> {
    GestureNodeOf(modifier, inputs)
  }

  static func updateNode(_ modifier: Self, node: GestureNodeOf<G>) {
    node.update(modifier)
  }
}

/// Holds the recogniser of a gesture on its element.
package class GestureNode: AttributeNode {
  final fileprivate(set) var relation: GestureRelation
  final fileprivate(set) var mask: GestureMask

  fileprivate init(_ relation: GestureRelation, _ mask: GestureMask, _ inputs: _ViewInputs) {
    self.relation = relation
    self.mask = mask
    super.init(inputs)
  }

  package var recognition: GestureRecognition {
    preconditionFailure("GestureNode is abstract: make a GestureNodeOf instead.")
  }

  /// Source: Apple documentation, "disabled(_:)": nothing inside a disabled view reacts.
  final var isEnabled: Bool { EnvironmentValues(environment).isEnabled }

  final func tellAbsence(_ absence: GestureAbsence) {
    guard host.isObserved else { return }
    host.gestureObserver?.gestureLeftOut(self, absence)
  }

  /// The element below holds this node, which holds the element: one of the two has to release the
  /// other.
  override final func willLeaveTree() {
    detach()
    host.parts.joined(TouchTracker.self)?.lose(self)
  }
}

final class GestureNodeOf<G: Gesture>: GestureNode {
  private var gesture: G
  private var recognizer: GestureRecognizer<G.Value>?

  init(_ modifier: GestureModifier<G>, _ inputs: _ViewInputs) {
    gesture = modifier.gesture
    super.init(modifier.relation, modifier.mask, inputs)
  }

  /// Created at the first touch: most views are never touched.
  override package var recognition: GestureRecognition {
    if let recognizer { return recognizer }
    let made = evaluate { G._makeRecognizer(gesture, site: GestureSite(self)) }
    recognizer = made
    return made
  }

  func update(_ modifier: GestureModifier<G>) {
    gesture = modifier.gesture
    relation = modifier.relation
    mask = modifier.mask
    performUpdate()
  }

  override func dependencyChanged() { queueUpdate() }

  /// A gesture under way continues with the latest closures.
  override func performUpdate() {
    isQueuedForUpdate = false
    guard let recognizer else { return }
    evaluate { G._updateRecognizer(gesture, recognizer) }
  }
}
