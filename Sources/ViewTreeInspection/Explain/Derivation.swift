import ViewTree

/// The steps from the window to a view's frame: each is one number with its reason.
///
/// Where there is no step, an element passes its question on, takes its content's answer, and is at
/// its container's corner. The frame can be worked out with any of the steps left out.
struct Derivation {
  /// One number, and who decided it.
  struct Step {
    let node: LayoutNode
    let decided: Decided
    let axis: Axis
    let why: Why
    let term: Term

    var key: StepKey { StepKey(node, decided, axis) }

    /// The element whose question and length the term means.
    var decider: LayoutNode { decided == .answer ? node : node.layoutParent ?? node }
  }

  enum Why {
    case reason(Reason.Kind)
    /// The window is given.
    case window
    /// The answer to this question in particular: it cannot be said in fewer words.
    case measured
    /// A number without a reason, such as that of a custom layout.
    case told
    /// A place at 0 of which the container says nothing.
    case edge
  }

  let target: LayoutNode
  /// From the root to the target, and on through the contents of modifiers.
  let chain: [LayoutNode]
  private(set) var steps: [StepKey: Step] = [:]
  /// The elements whose content is shown moved or transformed.
  private(set) var mapped: [LayoutNode] = []
  private(set) var turns: [ObjectIdentifier: [ReasonListener.Turn]] = [:]
  /// The reasons whose number differs from the decided one; none unless a reason is wrong.
  private(set) var refused: [(key: StepKey, term: Term)] = []

  /// The numbers of the target that keep a step also where it goes without saying.
  private let spoken: Set<FrameSide>

  /// - Parameters:
  ///   - target: in the tree of a host at rest.
  ///   - spoken: the sides that have a step of their own in any case.
  init(of target: LayoutNode, speaking spoken: Set<FrameSide> = []) {
    self.target = target
    self.spoken = spoken
    var outwards: [LayoutNode] = []
    var next: LayoutNode? = target
    while let node = next {
      outwards.append(node)
      next = node.layoutParent
    }
    var chain = Array(outwards.reversed())
    while let content = chain.last?.unaryContent { chain.append(content) }
    self.chain = chain
    let listener = ReasonListener()
    target.host.whileAsked(by: listener) {
      for node in chain {
        listener.decider = node
        node.decideAgain()
        // A layer's primary decides the size of both.
        if let primary = node.unaryContent, !chain.contains(where: { $0 === primary }) {
          hear(contentsOf: primary, listener)
        }
      }
    }
    listener.decider = nil
    turns = listener.turns
    target.host.whileAsked(by: nil) { takeSteps(listener) }
  }

  /// Whether an element belongs to the scene, and not to what lays the scene out.
  var isOwn: (LayoutNode) -> Bool = { _ in true }

  /// The target, the scene's elements around it, and those inside it: the nearest first.
  var outwards: [LayoutNode] { everyOutwards.filter(isOwn) }

  /// The same with those that lay the scene out.
  var everyOutwards: [LayoutNode] {
    let depth = target.depth
    return [target] + chain.filter { $0.depth < depth }.reversed()
      + chain.filter { $0.depth > depth }
  }

  private var followed: Set<ObjectIdentifier> = []

  /// The contents beside the chain, whose answers count.
  private(set) var beside: [LayoutNode] = []

  private mutating func hear(contentsOf primary: LayoutNode, _ listener: ReasonListener) {
    var next: LayoutNode? = primary
    while let node = next {
      beside.append(node)
      listener.decider = node
      node.decideAgain()
      next = node.unaryContent
    }
  }

  private mutating func takeSteps(_ listener: ReasonListener) {
    let targetIndex = chain.firstIndex { $0 === target } ?? 0
    for (index, node) in chain.enumerated() {
      for axis in Axis.allCases {
        takeQuestion(node, axis, listener)
        takeAnswer(node, axis, listener)
        if index <= targetIndex { takePlace(node, axis, listener) }
      }
      if index < targetIndex, node.contentAsLaidOut != nil { mapped.append(node) }
    }
    for node in beside {
      for axis in Axis.allCases {
        takeQuestion(node, axis, listener)
        takeAnswer(node, axis, listener)
      }
    }
    for side in spoken { speak(of: side) }
    for node in chain + beside {
      let asksOwn = Axis.allCases.contains {
        steps[StepKey(node, .question, $0)]?.term.namesOwn ?? false
      }
      if !asksOwn { followed.insert(ObjectIdentifier(node)) }
    }
  }

  /// Adds the step of a place at the corner or of an answer that is the content's.
  private mutating func speak(of side: FrameSide) {
    let step = steps[side.key(target)]
    if case .number(0) = step?.term ?? .number(0), side.decided == .place {
      add(target, .place, side.axis, .edge, .number(0))
    } else if step == nil, let content = target.unaryContent {
      let answer = Term.answer(content, side.axis, content.size[side.axis])
      add(target, .answer, side.axis, .reason(.kept), answer)
    }
  }

  private mutating func add(
    _ node: LayoutNode, _ decided: Decided, _ axis: Axis, _ why: Why, _ term: Term
  ) {
    let step = Step(node: node, decided: decided, axis: axis, why: why, term: term)
    steps[step.key] = step
  }

  private mutating func takeQuestion(
    _ node: LayoutNode, _ axis: Axis, _ listener: ReasonListener
  ) {
    guard let parent = node.layoutParent else {
      return add(node, .question, axis, .window, .number(node.size[axis]))
    }
    let actual = node.placedProposal[axis]
    let key = StepKey(node, .question, axis)
    if let reason = agreeing(listener.reasons[key], with: actual, by: parent, key) {
      add(node, .question, axis, .reason(reason.kind), reason.term)
    } else if !isNear(parent.proposedLength(axis), actual) {
      add(node, .question, axis, .told, actual.map(Term.number) ?? .nothing)
    }
  }

  private mutating func takeAnswer(_ node: LayoutNode, _ axis: Axis, _ listener: ReasonListener) {
    let actual = node.size[axis]
    guard node.layoutParent != nil else {
      return add(node, .answer, axis, .window, .asked(axis))
    }
    let key = StepKey(node, .answer, axis)
    if let reason = agreeing(listener.reasons[key], with: actual, by: node, key) {
      return add(node, .answer, axis, .reason(reason.kind), reason.term)
    }
    if let content = node.unaryContent, isNear(content.size[axis], actual) { return }
    let (why, term) = LeafAnswer(node, axis).told
    if case .asked = term { return add(node, .answer, axis, why, term) }
    add(node, .answer, axis, node.isLayoutOfUser ? .told : why, term)
  }

  private mutating func takePlace(_ node: LayoutNode, _ axis: Axis, _ listener: ReasonListener) {
    guard let parent = node.layoutParent else { return }
    let actual = node.origin[axis]
    let told = listener.reasons[StepKey(node, .place, axis)]
    if told == nil, isNear(actual, 0) { return }
    // A container that says nothing puts what it holds at its leading edge.
    let reason = told ?? Reason(.placed, .number(0))
    if isNear(asDecided(reason.term, by: parent), actual) {
      return add(node, .place, axis, .reason(reason.kind), reason.term)
    }
    // Right to left: the same distance, from the other side.
    let mirrored = Term.minus(
      .minus(.own(axis), reason.term), .answer(node, axis, node.size[axis]))
    if axis == .horizontal, parent.isMirrored, isNear(asDecided(mirrored, by: parent), actual) {
      add(node, .place, axis, .reason(reason.kind), mirrored)
    } else {
      if let told { refused.append((StepKey(node, .place, axis), told.term)) }
      add(node, .place, axis, .told, .number(actual))
    }
  }

  /// The reason where it gives the number that was decided.
  private mutating func agreeing(
    _ told: Reason?, with actual: CGFloat?, by decider: LayoutNode, _ key: StepKey
  ) -> Reason? {
    guard let told else { return nil }
    if isNear(asDecided(told.term, by: decider), actual) { return told }
    refused.append((key, told.term))
    return nil
  }

  /// A term's value with the present numbers of the layout.
  private func asDecided(_ term: Term, by decider: LayoutNode) -> CGFloat? {
    term.value(
      asked: { decider.proposedLength($0) }, own: { decider.size[$0] }, answer: { $2 })
  }
}

/// Whether two lengths are the same but for the last bits of a computation; nil equals nil.
func isNear(_ left: CGFloat?, _ right: CGFloat?) -> Bool {
  guard let left, let right else { return left == nil && right == nil }
  return left == right || abs(left - right) <= 1e-6 * max(1, abs(left), abs(right))
}

extension Derivation {
  /// Whether a term that uses an element's answer works it out from the steps. If the question
  /// depends on the asker's own size, that would lead back to the answer: then it is only a number.
  func follows(_ node: LayoutNode) -> Bool { followed.contains(ObjectIdentifier(node)) }

  /// Keeps the steps without which the frame, or a number on the way to it, would be different.
  ///
  /// - Cost: works the frame out at least once for each step that it depends on.
  mutating func keepWhatCounts() {
    var whole = WorkedFrame(self)
    let goal = whole.frame
    steps = steps.filter { whole.used.contains($0.key) }
    mapped = mapped.filter {
      !WorkedFrame(self, unmapped: [ObjectIdentifier($0)]).frame.isNear(goal)
    }
    var hasChanged = true
    while hasChanged {
      hasChanged = false
      whole = WorkedFrame(self)
      let silent = ordered.filter { step in !spoken.contains { $0.key(target) == step.key } }
      for step in silent {
        let trial = WorkedFrame(self, without: [step.key])
        guard trial.frame.isNear(goal), trial.agrees(with: whole) else { continue }
        steps[step.key] = nil
        whole = WorkedFrame(self)
        hasChanged = true
      }
      let used = WorkedFrame(self).usedSteps
      steps = steps.filter { used.contains($0.key) }
    }
  }

  /// Keeps the steps on which the spoken sides rest.
  mutating func keepWhatIsSpoken() {
    let rests = WorkedFrame(self).steps(of: spoken)
    steps = steps.filter { rests.contains($0.key) }
    if !spoken.contains(where: { $0.decided == .place }) {
      mapped = mapped.filter { $0.contentAsLaidOut?.transforms == true }
    }
  }

  /// The steps as they are told: questions inwards, answers outwards, places inwards.
  var ordered: [Step] {
    let members = chain + beside
    func steps(_ decided: Decided, _ nodes: [LayoutNode]) -> [Step] {
      nodes.flatMap { node in
        Axis.allCases.compactMap { self.steps[StepKey(node, decided, $0)] }
      }
    }
    return steps(.question, members) + steps(.answer, members.reversed()) + steps(.place, chain)
  }
}

extension LayoutNode {
  /// The length that was proposed to the element; the root has the window's.
  func proposedLength(_ axis: Axis) -> CGFloat? {
    layoutParent == nil ? size[axis] : placedProposal[axis]
  }
}

extension CGRect {
  /// Whether four numbers are the same but for the last bits of a computation.
  package func isNear(_ other: CGRect) -> Bool {
    ViewTreeInspection.isNear(minX, other.minX) && ViewTreeInspection.isNear(minY, other.minY)
      && ViewTreeInspection.isNear(width, other.width)
      && ViewTreeInspection.isNear(height, other.height)
  }
}
