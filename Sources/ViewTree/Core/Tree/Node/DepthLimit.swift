/// The depth to which a tree is followed.
///
/// A view that contains itself twice would make more nodes than memory can hold, at any depth
/// limit. So once a tree has been cut off in many places in one turn, each further one lowers the
/// limit by a layer.
///
/// - Source: COST-1.5: a stated number of layers, with a clear message.
extension TreeHost {
  /// The layers of the running tree that the engine follows; deeper ones are left out with a
  /// warning.
  ///
  /// Chosen so that a debug build stays within a stack of 8 MB. Measured stack bytes per layer, the
  /// deepest of making, measuring and placing: `AnyView` around a stack 2,930, three stacks 2,400,
  /// a frame 1,480, a padding 1,100, a custom body 470. The worst of them needs 6.8 MB at the
  /// limit.
  ///
  /// - Checked by: `DepthTests`, "a tree beyond the limit loses what lies below, with a warning".
  package static let depthLimit = 2304

  /// The current limit.
  fileprivate var depthInForce: Int {
    max(Self.depthLimit - max(tooDeepPlaces - Self.toleratedPlaces, 0), 1)
  }

  /// The places in one turn that may be too deep before the limit drops.
  private static let toleratedPlaces = 1_000
}

extension Node {
  /// Whether content may be made below this node; warns if the tree is too deep.
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
