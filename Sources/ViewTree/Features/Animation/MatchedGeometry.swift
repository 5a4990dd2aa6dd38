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
  /// - Shape: without a source nothing is changed; of several sources the first in the tree counts.
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

/// Forwards layout, and places the content in the frame of its group's source.
final class MatchedNode: ForwardingNode {
  private var modifier: MatchedGeometry

  init(_ modifier: MatchedGeometry, _ inputs: _ViewInputs) {
    self.modifier = modifier
    super.init(inputs)
    host.matchedGroups.add(self, modifier.key)
  }

  package override var typeLabel: String { "matchedGeometryEffect" }

  func update(_ modifier: MatchedGeometry) {
    guard modifier != self.modifier else { return }
    host.matchedGroups.remove(self, self.modifier.key)
    self.modifier = modifier
    host.matchedGroups.add(self, modifier.key)
    setNeedsLayout()
  }

  override func willLeaveTree() { host.matchedGroups.remove(self, modifier.key) }

  private var isSource: Bool { modifier.isSource && !isLeaving }

  /// Whether the view has been removed and is on its way out.
  private var isLeaving: Bool {
    let departing = host.presentation?.departing ?? []
    guard !departing.isEmpty || !host.leaving.isEmpty else { return false }
    var node: Node? = self
    while let current = node {
      if current.isLeavingSoon || departing.contains(where: { $0.node === current }) { return true }
      node = current.parent
    }
    return false
  }

  private var source: MatchedNode? {
    guard !isSource else { return nil }
    let sources = host.matchedGroups.members(modifier.key).filter {
      $0 !== self && $0.isSource && $0.isPlaced && $0.isShown
    }
    return sources.dropFirst().reduce(sources.first) { first, other in
      first.map { other.comesBefore($0) ? other : $0 }
    }
  }

  /// A candidate that is shown is a source for others; one that is hidden is none any more.
  override func surroundingsChanged(_ change: SurroundingsChange) {
    guard change == .choice else { return }
    host.matchedGroups.tellOthers(self, modifier.key)
  }

  override func placeChildren() {
    if isSource { comeFromFormerSource() }
    guard let source, let content = contentElement else { return super.placeChildren() }
    dependencyEpoch &+= 1
    host.positions.add(self, reads: source, in: .global)
    let rect = convertFromRoot(source.frame(in: .global)) as CGRect
    let proposal =
      modifier.properties.contains(.size) ? ProposedViewSize(rect.size) : placedProposal
    let size = content.measure(proposal)
    guard modifier.properties.contains(.position) else {
      return content.place(at: .zero, proposal: proposal)
    }
    let goal = modifier.anchor.point(in: rect.size)
    let own = modifier.anchor.point(in: size)
    content.place(
      at: CGPoint(x: rect.minX + goal.x - own.x, y: rect.minY + goal.y - own.y),
      proposal: proposal)
  }

  /// Begins the motion from the frame of the source that leaves in the same change.
  private func comeFromFormerSource() {
    guard host.mayAnimate, contentElement?.isPlaced == false,
      let former = host.matchedGroups.members(modifier.key).first(where: {
        $0 !== self && $0.modifier.isSource && $0.isPlaced && $0.isLeaving
      })
    else { return }
    let transaction = transaction
    guard transaction.animation != nil else { return }
    let start = convertFromRoot(former.presentedFrame) as CGRect
    let own = CGRect(origin: .zero, size: size)
    host.animation.begin(
      &madeAttributes.frameDifference, of: self, by: own.animatableData - start.animatableData,
      in: transaction)
  }
}

extension Node {
  /// Whether the node comes before another one of the tree, in the order of their views.
  ///
  /// - Cost: the way up to where the two meet.
  fileprivate final func comesBefore(_ other: Node) -> Bool {
    var first: Node = self
    var second = other
    while first.depth > second.depth, let parent = first.parent { first = parent }
    while second.depth > first.depth, let parent = second.parent { second = parent }
    guard first !== second else { return depth < other.depth }
    while let parent = first.parent, let otherParent = second.parent {
      if parent === otherParent {
        var found: Node?
        parent.forEachChild { if found == nil, $0 === first || $0 === second { found = $0 } }
        return found === first
      }
      first = parent
      second = otherParent
    }
    return false
  }
}

/// The views of each group.
///
/// - Cost: nothing where no view is matched.
final class MatchedGroups: HostPart {
  private struct Member {
    weak var node: MatchedNode?
  }

  private var groups: [MatchedKey: [Member]] = [:]

  init(host: TreeHost) {}

  func members(_ key: MatchedKey) -> [MatchedNode] {
    groups[key]?.compactMap(\.node).filter(\.isAlive) ?? []
  }

  func add(_ node: MatchedNode, _ key: MatchedKey) {
    groups[key, default: []].append(Member(node: node))
    tellOthers(node, key)
  }

  func remove(_ node: MatchedNode, _ key: MatchedKey) {
    groups[key]?.removeAll { $0.node == nil || $0.node === node }
    if groups[key]?.isEmpty == true { groups[key] = nil }
    tellOthers(node, key)
  }

  func tellOthers(_ node: MatchedNode, _ key: MatchedKey) {
    for member in members(key) where member !== node { member.setNeedsLayout() }
  }
}

extension TreeHost {
  fileprivate var matchedGroups: MatchedGroups { part(MatchedGroups.self) }
}
