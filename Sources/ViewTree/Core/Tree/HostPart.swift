/// A feature's share in a host: it takes part in turns and in the passing of time at named points.
///
/// A part joins when a view first needs it, so that a host pays for nothing that its tree does not use.
/// Every point has a default that does nothing.
package protocol HostPart: AnyObject {
  init(host: TreeHost)

  /// Where the part comes among the others: lower numbers are called first.
  static var order: Int { get }

  /// Whether nothing moves by itself as time passes, so that moments may be left out.
  var isAtRest: Bool { get }

  /// Whether a turn would do anything for this part.
  var hasWork: Bool { get }

  /// Called before the turns that bring the tree to rest at one moment.
  func tickBegan()

  /// Called when virtual time has moved: the part moves to where it is at this moment.
  func advance(to moment: Double)

  /// Called when the layout pass has placed everything, before closures that read positions are told.
  func layoutEnded()

  /// Called after ``layoutEnded()`` when something has moved.
  func geometryChanged()

  /// Called when the actions of a round have run: the part does its own work.
  func actionsEnded()

  /// Called when the host has another size or unsafe area.
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

  /// The part of a type; nil where it has not joined.
  ///
  /// - Cost: one comparison a part; there are as many as features in use.
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
  /// The part of a type, which joins if it has not yet.
  package func part<P: HostPart>(_ type: P.Type) -> P {
    if let part = parts.joined(type) { return part }
    let part = P(host: self)
    parts.insert(part)
    return part
  }
}
