/// Which parts of the source's frame a matched view takes over.
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
  /// Shows the view where another one of the same id stands, or lets others stand where it is.
  ///
  /// The view keeps the room that it takes in its own container. A source that comes by an animated
  /// change in which the former source goes is shown on its way from the former one's frame.
  ///
  /// - Shape: without a source nothing is changed; of several sources the first in the tree counts. It
  ///   does not matter which of them comes first. A source inside of its own follower is none for it.
  /// - Cost: while something moves, one conversion a follower.
  /// - Source: Apple documentation, `matchedGeometryEffect`; that the room taken stays is the
  ///   finding of objc.io's re-implementation (Swift Talk).
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
