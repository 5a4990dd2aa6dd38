import ViewTree

/// Works out a view's frame from the steps of a derivation, some of which may be left out.
///
/// - Safety: used while nothing else runs the tree.
final class WorkedFrame {
  private let derivation: Derivation
  private let leftOut: Set<StepKey>
  private let unmapped: Set<ObjectIdentifier>
  private var known: [StepKey: CGFloat?] = [:]
  /// The steps that the frame rests on.
  private(set) var used: Set<StepKey> = []

  init(
    _ derivation: Derivation, without leftOut: Set<StepKey> = [],
    unmapped: Set<ObjectIdentifier> = []
  ) {
    self.derivation = derivation
    self.leftOut = leftOut
    self.unmapped = unmapped
  }

  /// The steps that the frame depends on; works the frame out first.
  var usedSteps: Set<StepKey> {
    _ = frame
    return used
  }

  /// Whether every number on the way equals that of another calculation.
  func agrees(with other: WorkedFrame) -> Bool {
    known.allSatisfy { key, value in
      guard let theirs = other.known[key] else { return true }
      return isNear(value, theirs)
    }
  }

  /// The frame in the window. Points.
  var frame: CGRect {
    let target = derivation.target
    let size = CGSize(width: length(target, .horizontal), height: length(target, .vertical))
    let corners = CGRect(origin: .zero, size: size).cornerPoints.map(window)
    guard isTransformed else { return CGRect(origin: corners[0], size: size) }
    let xs = corners.map(\.x)
    let ys = corners.map(\.y)
    let origin = CGPoint(x: xs.min() ?? 0, y: ys.min() ?? 0)
    return CGRect(
      x: origin.x, y: origin.y, width: (xs.max() ?? 0) - origin.x,
      height: (ys.max() ?? 0) - origin.y)
  }

  /// The steps that some sides of the frame rest on; all of them where the frame is turned.
  func steps(of sides: Set<FrameSide>) -> Set<StepKey> {
    if isTransformed { return usedSteps }
    for side in sides {
      guard side.decided == .place else {
        _ = length(derivation.target, side.axis)
        continue
      }
      var node = derivation.target
      while let parent = node.layoutParent {
        _ = place(node, side.axis)
        node = parent
      }
    }
    return used
  }

  private var isTransformed: Bool {
    derivation.mapped.contains { mapping(of: $0)?.transforms == true }
  }

  private func mapping(of node: LayoutNode) -> ContentMapping? {
    unmapped.contains(ObjectIdentifier(node)) ? nil : node.contentAsLaidOut
  }

  private func window(_ point: CGPoint) -> CGPoint {
    var point = point
    var node = derivation.target
    while let parent = node.layoutParent {
      point.x += place(node, .horizontal)
      point.y += place(node, .vertical)
      if let mapping = mapping(of: parent) { point = mapping.toElement(point) }
      node = parent
    }
    return point
  }

  func question(_ node: LayoutNode, _ axis: Axis) -> CGFloat? {
    remembered(StepKey(node, .question, axis)) { step in
      if let step { return value(step) }
      return node.layoutParent.map { question($0, axis) } ?? 0
    }
  }

  func length(_ node: LayoutNode, _ axis: Axis) -> CGFloat {
    let length = remembered(StepKey(node, .answer, axis)) { step in
      if let step {
        if case .measured = step.why { return measured(node, axis) }
        return value(step) ?? ProposedViewSize.unspecified.replacingUnspecifiedDimensions()[axis]
      }
      if let content = node.unaryContent { return self.length(content, axis) }
      return question(node, axis) ?? 0
    }
    return length.flatMap { $0.isFinite ? $0 : nil } ?? 0
  }

  func place(_ node: LayoutNode, _ axis: Axis) -> CGFloat {
    remembered(StepKey(node, .place, axis)) { $0.flatMap(value) ?? 0 } ?? 0
  }

  private func remembered(
    _ key: StepKey, _ compute: (Derivation.Step?) -> CGFloat?
  ) -> CGFloat? {
    if let value = known[key] { return value }
    let step = leftOut.contains(key) ? nil : derivation.steps[key]
    if step != nil { used.insert(key) }
    // A term that depends on itself finds no value.
    known[key] = .some(nil)
    let value = compute(step)
    known[key] = .some(value)
    return value
  }

  private func measured(_ node: LayoutNode, _ axis: Axis) -> CGFloat {
    let proposal = ProposedViewSize(
      width: question(node, .horizontal), height: question(node, .vertical))
    return proposal == node.placedProposal ? node.size[axis] : node.answer(to: proposal)[axis]
  }

  private func value(_ step: Derivation.Step) -> CGFloat? {
    let decider = step.decider
    return step.term.value(
      asked: { question(decider, $0) }, own: { length(decider, $0) },
      answer: { child, axis, length in
        isFollowed(child, axis, length) ? self.length(child, axis) : length
      })
  }

  /// Whether a child's answer is worked out, and not only a number.
  private func isFollowed(_ child: LayoutNode, _ axis: Axis, _ length: CGFloat) -> Bool {
    isNear(child.size[axis], length) && derivation.follows(child)
  }
}

extension CGRect {
  fileprivate var cornerPoints: [CGPoint] {
    [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY),
      CGPoint(x: maxX, y: maxY),
    ]
  }
}
