/// How deep a tree is followed.
///
/// Views that hold themselves twice would make more nodes than there is memory, however deep each
/// may be: when a tree has met its end in many places of one turn, it ends a layer earlier for each
/// further one.
///
/// - Source: COST-1.5: a stated number of layers, with a clear message.
extension TreeHost {
  /// Layers of the running tree that the engine follows; deeper ones are left out with a
  /// warning.
  ///
  /// Chosen so that a debug build stays within a stack of 8 MB. Measured bytes of stack a layer,
  /// the deepest of making, measuring and placing: `AnyView` around a stack 2,930, three stacks
  /// 2,400, a frame 1,480, a padding 1,100, a custom body 470. The worst of them needs 6.8 MB for
  /// the limit.
  ///
  /// - Checked by: `DepthTests`, "a tree beyond the limit loses what lies below, with a warning".
  package static let depthLimit = 2304

  /// The layers that are followed at this moment.
  fileprivate var depthInForce: Int {
    max(Self.depthLimit - max(tooDeepPlaces - Self.toleratedPlaces, 0), 1)
  }

  /// How many places of one turn may be too deep before the limit sinks.
  private static let toleratedPlaces = 1_000
}

extension Node {
  /// Whether content may be made below this node; warns where the tree is too deep.
  final var isWithinDepthLimit: Bool {
    let limit = host.depthInForce
    if depth < limit { return true }
    host.tooDeepPlaces += 1
    let reason =
      limit == TreeHost.depthLimit
      ? "" : " \(host.tooDeepPlaces) places were too deep already, so that the limit has sunk."
    host.warn(
      .tooDeep,
      """
      The tree has more than \(limit) layers at this place; what lies below is left out.\(reason) \
      Flatten the views, or split them over several hosts.
      """, self)
    return false
  }
}
