/// A feature's part in a host: it takes part in turns and in the passing of time at named points.
///
/// A part joins when a view first needs it, so that a host pays only for the features its tree
/// uses. Every point has a default that does nothing.
package protocol HostPart: AnyObject {
  init(host: TreeHost)

  /// The part's position among the others: lower numbers are called first.
  static var order: Int { get }

  /// Whether nothing moves on its own as time passes, so that ticks may be skipped.
  var isAtRest: Bool { get }

  /// Whether a turn would do anything for this part.
  var hasWork: Bool { get }

  /// Called before the turns that bring the tree to rest at one moment.
  func tickBegan()

  /// Called when virtual time has moved: the part updates to the new moment.
  func advance(to moment: Double)

  /// Called when the layout pass has placed everything, before closures that read positions run.
  func layoutEnded()

  /// Called after ``layoutEnded()`` when something has moved.
  func geometryChanged()

  /// Called when the actions of a round have run: the part does its own work.
  func actionsEnded()

  /// Called when the host's size or unsafe area has changed.
  func windowChanged()
}

extension HostPart {
  package static var order: Int { 0 }
  package var isAtRest: Bool { true }
  package var hasWork: Bool { false }
  package func tickBegan() {}
  package func advance(to moment: Double) {}
  package func layoutEnded() {}
  package func geometryChanged() {}
  package func actionsEnded() {}
  package func windowChanged() {}
}

/// The parts of one host, in the order in which they are called.
package struct HostParts {
  private(set) var all: [any HostPart] = []

  /// The part of a given type; nil if it has not joined.
  ///
  /// - Cost: one comparison per part; there are as many as features in use.
  package func joined<P: HostPart>(_ type: P.Type) -> P? {
    for part in all where Swift.type(of: part) == type { return unsafeDowncast(part, to: P.self) }
    return nil
  }

  fileprivate mutating func insert<P: HostPart>(_ part: P) {
    let index = all.firstIndex { Swift.type(of: $0).order > P.order } ?? all.endIndex
    all.insert(part, at: index)
  }
}

extension TreeHost {
  /// The part of a given type, which joins if it has not yet.
  package func part<P: HostPart>(_ type: P.Type) -> P {
    if let part = parts.joined(type) { return part }
    let part = P(host: self)
    parts.insert(part)
    return part
  }
}
