/// Forwards layout, and places the content in the frame of its group's source.
final class MatchedNode: ForwardingNode {
  private var modifier: MatchedGeometry
  /// The index among the members of the same kind in the group.
  fileprivate(set) var groupIndex = 0
  private var goal = Goal.unknown

  /// Where the content is shown.
  private enum Goal: Equatable {
    /// Unknown until everything has been placed once; nothing is placed until then.
    case unknown
    /// In its own room: there is no source.
    case own
    /// In the source's frame, in this element's coordinates.
    case source(CGRect)
  }

  init(_ modifier: MatchedGeometry, _ inputs: _ViewInputs) {
    self.modifier = modifier
    super.init(inputs)
    join()
  }

  private func join() {
    host.matchedGroups.add(self, modifier.key)
    host.geometryChanged = true
  }

  private func leave() {
    host.matchedGroups.remove(self, modifier.key)
    host.geometryChanged = true
  }

  package override var typeLabel: String { "matchedGeometryEffect" }

  func update(_ modifier: MatchedGeometry) {
    guard modifier != self.modifier else { return }
    leave()
    self.modifier = modifier
    join()
    setNeedsLayout()
  }

  override func willLeaveTree() { leave() }

  /// Whether it would be a source if it were shown.
  var isCandidate: Bool { modifier.isSource }

  /// Whether the view has been removed and is leaving: it then follows the one that replaces it.
  var belongsToLeaving: Bool {
    guard host.hasLeaving else { return false }
    var node: Node? = self
    while let current = node {
      if current.isLeaving { return true }
      node = current.parent
    }
    return false
  }

  /// A shown candidate can be a source for others; a hidden one no longer can.
  override func surroundingsChanged(_ change: SurroundingsChange) {
    if change == .choice, isCandidate { host.geometryChanged = true }
  }

  /// Follows the source: places the content in the source's frame if it is not there yet.
  ///
  /// - Parameters:
  ///   - source: the group's source; nil if there is none.
  ///   - frame: its frame in the root's space.
  /// - Returns: whether the content has been placed again.
  func follow(_ source: MatchedNode?, in frame: CGRect) -> Bool {
    guard isPlaced, source !== self else { return false }
    let isFollowed = source.map { !$0.isInside(self) } ?? false
    let now = isFollowed ? Goal.source(convertFromRoot(frame)) : .own
    guard now != goal else { return false }
    goal = now
    placeAgain()
    return true
  }

  override func placeChildren() {
    if isCandidate, !belongsToLeaving {
      goal = .own
      comeFromFormerSource()
    }
    switch goal {
    case .unknown: break
    case .own: super.placeChildren()
    case .source(let rect): place(in: rect)
    }
  }

  private func place(in rect: CGRect) {
    guard let content = contentElement else { return }
    let proposal =
      modifier.properties.contains(.size) ? ProposedViewSize(rect.size) : placedProposal
    let size = content.measure(proposal)
    content.tell(.question) { axis in
      modifier.properties.contains(.size)
        ? Reason(.matched, .number(rect.size[axis])) : .passedOn(axis)
    }
    guard modifier.properties.contains(.position) else {
      return content.place(at: .zero, proposal: proposal)
    }
    let goal = modifier.anchor.point(in: rect.size)
    let own = modifier.anchor.point(in: size)
    content.tell(.place) { axis in
      let there = rect.origin[axis] + goal[axis]
      return Reason(.matched, Term.number(there).less(own[axis]))
    }
    content.place(
      at: CGPoint(x: rect.minX + goal.x - own.x, y: rect.minY + goal.y - own.y),
      proposal: proposal)
  }

  /// Starts the motion from the frame of the source that leaves in the same change.
  private func comeFromFormerSource() {
    guard host.mayAnimate, contentElement?.isPlaced == false,
      let former = host.matchedGroups.candidates(modifier.key).first(where: {
        $0 !== self && $0.isPlaced && $0.belongsToLeaving
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

/// The views of each id, with sources and followers.
///
/// When something has moved, every follower checks where its source is. So the order of source and
/// follower in the tree does not matter, nor which container has moved.
///
/// - Cost: nothing without followers; otherwise one check per member while something moves.
final class MatchedGroups: HostPart {
  private final class Group {
    var candidates: [MatchedNode] = []
    var followers: [MatchedNode] = []
    /// The index among the groups with followers.
    var index = 0
  }

  private var groups: [MatchedKey: Group] = [:]
  private var followed: [Group] = []
  private unowned let host: TreeHost
  /// How many members have been checked, for tests of growth.
  private(set) var looks = 0

  init(host: TreeHost) {
    self.host = host
  }

  func candidates(_ key: MatchedKey) -> [MatchedNode] { groups[key]?.candidates ?? [] }

  func add(_ node: MatchedNode, _ key: MatchedKey) {
    let group = groups[key] ?? Group()
    groups[key] = group
    if node.isCandidate {
      node.groupIndex = group.candidates.count
      group.candidates.append(node)
    } else {
      if group.followers.isEmpty {
        group.index = followed.count
        followed.append(group)
      }
      node.groupIndex = group.followers.count
      group.followers.append(node)
    }
  }

  func remove(_ node: MatchedNode, _ key: MatchedKey) {
    guard let group = groups[key] else { return }
    if node.isCandidate {
      group.candidates.removeMember(at: node.groupIndex)
    } else {
      group.followers.removeMember(at: node.groupIndex)
      if group.followers.isEmpty {
        followed.swapAt(group.index, followed.count - 1)
        followed[group.index].index = group.index
        followed.removeLast()
      }
    }
    if group.candidates.isEmpty, group.followers.isEmpty { groups[key] = nil }
  }

  /// How often all groups are checked in one pass: a source may lie inside a follower of another
  /// group.
  private static let longestChain = 64

  func geometryChanged() {
    for _ in 0..<Self.longestChain {
      var hasPlaced = false
      for group in followed where lead(group, group.followers) { hasPlaced = true }
      if host.hasLeaving {
        for group in groups.values {
          looks += group.candidates.count
          if lead(group, group.candidates.filter(\.belongsToLeaving)) { hasPlaced = true }
        }
      }
      guard hasPlaced else { return }
    }
  }

  /// - Returns: whether a follower has been placed again.
  private func lead(_ group: Group, _ followers: [MatchedNode]) -> Bool {
    guard !followers.isEmpty else { return false }
    looks += group.candidates.count + followers.count
    let source = source(of: group)
    let frame = source?.frame(in: .global) ?? .zero
    var hasPlaced = false
    for follower in followers where follower.follow(source, in: frame) { hasPlaced = true }
    return hasPlaced
  }

  /// The first candidate in the tree that is shown and not leaving.
  private func source(of group: Group) -> MatchedNode? {
    let able = group.candidates.filter { $0.isPlaced && $0.isShown && !$0.belongsToLeaving }
    guard able.count > 1 else { return able.first }
    var ways = Set<ObjectIdentifier>()
    for candidate in able {
      var node: Node? = candidate
      while let current = node, ways.insert(ObjectIdentifier(current)).inserted {
        node = current.parent
      }
    }
    let goals = Set(able.map { ObjectIdentifier($0) })
    var node: Node? = host.root
    while let current = node, !goals.contains(ObjectIdentifier(current)) {
      node = nil
      current.forEachChild {
        if node == nil, ways.contains(ObjectIdentifier($0)) { node = $0 }
      }
    }
    return node as? MatchedNode
  }
}

extension [MatchedNode] {
  /// Removes a member; the last one takes its index.
  fileprivate mutating func removeMember(at index: Int) {
    swapAt(index, count - 1)
    self[index].groupIndex = index
    removeLast()
  }
}

extension TreeHost {
  fileprivate var matchedGroups: MatchedGroups { part(MatchedGroups.self) }

  fileprivate var hasLeaving: Bool { !leaving.isEmpty || presentation?.departing.isEmpty == false }
}
