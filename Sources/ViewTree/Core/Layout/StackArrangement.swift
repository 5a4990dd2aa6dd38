/// One child of a stack while its length is being decided.
struct StackChild {
  let node: Unretained<LayoutNode>
  /// Read only if a length is shared.
  var priority = 0.0
  /// The distance to the previous child.
  var gap: CGFloat = 0
  var flexibility = Flexibility()
  var question = ProposalKey(.unspecified)
  var size = CGSize.zero
  /// The position of the child's guide on the minor axis.
  var guide: CGFloat = 0
  /// The index of the child that is asked at this one's turn.
  var turn = 0

  init(_ node: Unretained<LayoutNode>) {
    self.node = node
  }
}

/// Shares a length among the children of a stack and puts them after one another.
///
/// Steps, as LAYOUT-3.1 has them:
/// 0. Gaps between neighbours: the given spacing, else their preferences.
/// 1. A nil length asks each child for its ideal.
/// 2. A given length is shared by priority, then by flexibility, in equal shares of what is left.
/// 3. The thickness is the union of the children aligned at their guides, seeded with 0...0.
/// 4. The children follow one another from the start of the bounds.
///
/// - Shape: one entry per child in tree order; there may be none.
/// - Units: points, in the stack's own space, left to right.
/// - NaN: a child's length that is not a number takes nothing from the others.
/// - Cost: at most three questions per child, n log n comparisons.
/// - Source: OpenSwiftUI `StackLayout.swift`, objc.io "How an HStack Lays out Its Children".
struct StackArrangement {
  let children: UnsafeMutableBufferPointer<StackChild>
  let axis: Axis
  let minor: Axis
  private let alignment: AlignmentKey
  let internalSpacing: CGFloat

  init(
    children: UnsafeMutableBufferPointer<StackChild>, axis: Axis, alignment: AlignmentKey,
    spacing: CGFloat?
  ) {
    self.children = children
    self.axis = axis
    minor = axis.crossing
    self.alignment = alignment
    internalSpacing = Self.setGaps(children, axis, spacing)
  }

  /// Step 0: sets the gaps and returns their sum.
  private static func setGaps(
    _ children: UnsafeMutableBufferPointer<StackChild>, _ axis: Axis, _ spacing: CGFloat?
  ) -> CGFloat {
    guard children.count > 1 else { return 0 }
    if let spacing, !spacing.isFinite {
      children[0].node.use { $0.layoutParent?.warnOfSpacing(spacing) }
      return setGaps(children, axis, nil)
    }
    var sum: CGFloat = 0
    for index in 1..<children.count {
      let gap: CGFloat
      if let spacing {
        gap = spacing
      } else {
        gap = children[index - 1].node.use { before in
          children[index].node.use { after in
            before.spacingKind == .ordinary && after.spacingKind == .ordinary
              ? ViewSpacing.defaultDistance
              : before.spacing.distance(to: after.spacing, along: axis)
          }
        }
      }
      children[index].gap = gap
      sum += gap
    }
    return sum
  }

  /// Steps 1 and 2: asks every child for its size.
  mutating func shareLength(_ proposal: ProposedViewSize) {
    guard let length = proposal[axis] else {
      let question = ProposalKey(ProposedViewSize(nil, along: axis, across: proposal[minor]))
      for index in children.indices {
        ask(index, question)
        children[index].node.use { $0.tell(.question) { $0 == axis ? .passedOn($0) : nil } }
      }
      return
    }
    orderByPriorityAndFlexibility(proposal[minor])
    shareByGroups(length - internalSpacing, proposal[minor])
  }

  private func ask(_ index: Int, _ question: ProposalKey) {
    children[index].question = question
    children[index].size = children[index].node.use { $0.measure(question) }
  }

  private func probe(_ index: Int, _ length: CGFloat, _ thickness: CGFloat?) -> CGFloat {
    let proposal = ProposedViewSize(length, along: axis, across: thickness)
    return children[index].node.use { $0.measure(proposal) }[axis]
  }

  /// Step 2.1: descending priority; within one priority, ascending flexibility. The only child of a
  /// priority is not probed for flexibility. Children below the highest priority need their
  /// minimum.
  private func orderByPriorityAndFlexibility(_ thickness: CGFloat?) {
    var highest = -Double.infinity
    var isUniform = true
    for index in children.indices {
      let priority = children[index].node.use { $0.layoutPriority }
      children[index].priority = priority
      children[index].turn = index
      if priority != children[0].priority { isUniform = false }
      highest = max(highest, priority)
    }
    guard children.count > 1 else { return }
    for index in children.indices {
      let priority = children[index].priority
      let isAlone = !isUniform && !hasCompanion(index, priority)
      if isAlone, priority == highest { continue }
      children[index].flexibility.minimum = probe(index, 0, thickness)
      if isAlone { continue }
      children[index].flexibility.reach(probe(index, .infinity, thickness))
    }
    sortTurns()
  }

  private func hasCompanion(_ index: Int, _ priority: Double) -> Bool {
    for other in children.indices
    where other != index && children[other].priority == priority {
      return true
    }
    return false
  }

  /// A stable sort of the turns: insertion sort for a few, the library's sort for many.
  private func sortTurns() {
    if children.count <= 16 {
      for index in 1..<children.count {
        let turn = children[index].turn
        var place = index
        while place > 0, comes(turn, before: children[place - 1].turn) {
          children[place].turn = children[place - 1].turn
          place -= 1
        }
        children[place].turn = turn
      }
      return
    }
    let turns = children.indices.sorted { left, right in
      if comes(left, before: right) { return true }
      return comes(right, before: left) ? false : left < right
    }
    for (place, turn) in turns.enumerated() { children[place].turn = turn }
  }

  private func comes(_ left: Int, before right: Int) -> Bool {
    let (first, second) = (children[left].priority, children[right].priority)
    if first != second { return first > second }
    return children[left].flexibility.comes(before: children[right].flexibility)
  }

  /// Steps 2.2 and 2.3: equal shares of what is left, group by group.
  private func shareByGroups(_ length: CGFloat, _ thickness: CGFloat?) {
    var available = length
    var end = groupEnd(from: 0)
    for place in end..<children.count { available -= minimum(at: place) }
    // Infinity minus an infinite minimum is not a number; the length to share then stays infinite.
    if available.isNaN { available = length }
    var start = 0
    while start < end {
      if start > 0 {
        for place in start..<end { available += minimum(at: place) }
        if available.isNaN { available = length }
      }
      var rest = LengthToShare(available, among: end - start)
      for place in start..<end {
        let index = children[place].turn
        ask(index, ProposalKey(ProposedViewSize(rest.share, along: axis, across: thickness)))
        tellShare(place, end - place, rest.length)
        rest.take(children[index].size[axis])
      }
      available = rest.length
      start = end
      end = groupEnd(from: start)
    }
  }

  private func minimum(at place: Int) -> CGFloat {
    children[children[place].turn].flexibility.minimum
  }

  /// The position after the group of one priority that starts at a given position.
  private func groupEnd(from start: Int) -> Int {
    guard start < children.count else { return start }
    let priority = children[children[start].turn].priority
    var end = start + 1
    while end < children.count, children[children[end].turn].priority == priority { end += 1 }
    return end
  }

  /// Step 3: the stack's size once the children have been asked.
  var size: CGSize {
    var length = internalSpacing
    for index in children.indices { length += children[index].size[axis] }
    let range = minorRange()
    return CGSize(length, along: axis, across: range.end - range.start)
  }

  /// The range that the children occupy on the minor axis, with every guide at 0.
  func minorRange() -> (start: CGFloat, end: CGFloat) {
    var start: CGFloat = 0
    var end: CGFloat = 0
    for index in children.indices {
      let (size, question) = (children[index].size, children[index].question)
      let guide = children[index].node.use {
        $0.guide(alignment, size: size, proposal: question.proposal)
      }
      children[index].guide = guide
      start = min(start, -guide)
      end = max(end, size[minor] - guide)
    }
    return (start, end)
  }

  /// Step 4: places the children one after another; overflow goes to the trailing side.
  func place(in bounds: CGRect, _ proposal: ProposedViewSize) {
    guard let parent = children.first?.node.use({ $0.layoutParentReference }) else { return }
    let range = minorRange()
    var position = bounds.origin[axis]
    for index in children.indices {
      let child = children[index]
      position += child.gap
      var origin = bounds.origin
      origin[axis] = position
      origin[minor] -= range.start + child.guide
      child.node.use { node in
        parent.use { $0.receivePlacement(of: node, at: origin, size: child.size, child.question) }
      }
      position += child.size[axis]
    }
  }
}
