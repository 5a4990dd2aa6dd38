/// The parts of the source's frame that a matched view takes over.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  public static let position = MatchedGeometryProperties(rawValue: 1)
  public static let size = MatchedGeometryProperties(rawValue: 2)
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

extension View {
  /// Shows the view where another one of the same id is, or lets others appear where it is.
  ///
  /// The view keeps its space in its own container. A source inserted by the animated change that
  /// removes the former source is shown moving from the former one's frame.
  ///
  /// - Shape: without a source nothing changes; of several sources the first in the tree counts.
  ///   The order of source and follower in the tree does not matter. A source inside its own
  ///   follower is not a source for that follower.
  /// - Cost: while something moves, one conversion per follower.
  /// - Source: Apple documentation, `matchedGeometryEffect`. objc.io's re-implementation (Swift
  ///   Talk) found that the view keeps its space.
  nonisolated public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View {
    modifier(
      MatchedGeometry(
        key: MatchedKey(id: AnyHashable(id), namespace: namespace), properties: properties,
        anchor: anchor, isSource: isSource))
  }
}

/// A group of views that share a frame.
struct MatchedKey: Hashable {
  let id: AnyHashable
  let namespace: Namespace.ID
}

nonisolated struct MatchedGeometry: ForwardingModifier, Equatable {
  let key: MatchedKey
  let properties: MatchedGeometryProperties
  let anchor: UnitPoint
  let isSource: Bool

  static func makeElement(_ modifier: Self, inputs: _ViewInputs) -> MatchedNode {
    MatchedNode(modifier, inputs)
  }

  static func updateElement(_ modifier: Self, node: MatchedNode) { node.update(modifier) }
}
