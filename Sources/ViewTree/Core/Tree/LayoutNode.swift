/// A node with geometry: an element of the list that a container lays out.
///
/// It remembers where its parent placed it, the proposal it was placed with, and its latest
/// responses. `origin` is in the space of `layoutParent`'s content; everything global is computed
/// on demand by walking up, so that moving a subtree costs one assignment.
@UncheckedAccess
public class LayoutNode: Node {
  private(set) final var layoutParentReference: Unretained<LayoutNode>?
  /// The outermost single-element node around this element: where its preferences come out.
  private(set) final var itemRoot: Unretained<Node>?

  package final var origin: CGPoint = .zero
  package final var size: CGSize = .zero
  private final var placedQuestion = ProposalKey(.unspecified)
  package internal(set) final var isPlaced = false
  final var needsPlacing = true
  private final var isMeasuring = false
  /// Whether the element's own spacing and priority follow those of its content.
  final var derivesTraits = false
  final var hasWarnedOfSpacing = false
  final var isQueuedForLayout = false
  /// Whether spacing or priority may differ from what the parent has seen.
  final var traitsChanged = false
  final var measureStamp: UInt64 = 0
  final var responses = ResponseCache()
  final var knownGuides: [KnownGuide] = []
  /// Which kinds of explicit alignment guides this element may answer with.
  final var guides: GuideMask = []
  package final var attributes: ElementAttributes?
  /// Set while the places of children are asked for without moving them.
  final var recorder: PlacementRecorder?
  /// Set while the tree is tried without this element: its content stands in its place.
  final var isLeftOut = false
  final var knownDirection: Direction?
  final var placementStamp: UInt32 = 0
  final var placementMark: UInt32 = 0

  override init(_ inputs: _ViewInputs) {
    super.init(inputs)
    isPrinted = true
  }

  override init(host: TreeHost, environment: EnvironmentScope) {
    super.init(host: host, environment: environment)
    isPrinted = true
  }

  package final override var element: LayoutNode? { isLeftOut ? unaryContent : self }

  override func collectElements(into list: inout [LayoutNode], root: Node?) {
    if isLeftOut, let content = unaryContent {
      return content.collectElements(into: &list, root: root ?? self)
    }
    itemRoot = root.map(Unretained.init) ?? Unretained(self)
    list.append(self)
  }

  /// The element that lays this one out; it outlives its children in the tree.
  package final var layoutParent: LayoutNode? {
    get { layoutParentReference?.object }
    set { layoutParentReference = newValue.map(Unretained.init) }
  }

  // MARK: Overridden by subclasses

  /// The response to a proposal. Pure: the same proposal gives the same response.
  func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// Whether every proposal gets the same response: one answer is then remembered for all.
  var respondsAlike: Bool { false }

  /// Places the children inside `size`, for `placedProposal`.
  func placeChildren() {}

  /// An explicit guide, in this element's space, for a given response; nil when there is none.
  func explicitGuide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    nil
  }

  /// The preferred distances to neighbours.
  var spacing: ViewSpacing { ViewSpacing() }

  /// Where `spacing` comes from.
  var spacingKind: SpacingKind { .ordinary }

  var layoutPriority: Double { attributes?.layoutPriority ?? 0 }

  /// The element that a unary layout modifier stands around; nil for leaves and containers.
  package var unaryContent: LayoutNode? { nil }

  /// How the content is shown: moved by a scroll offset, mapped by an effect; nil where it is as it
  /// is.
  ///
  /// - Parameter asShown: as an animation shows it at this moment, not as it will be at its end.
  func contentMapping(asShown: Bool) -> ContentMapping? { nil }

  /// This element's share in how safe a child's edges are; nil where it has none.
  func safeAreaShare(for child: LayoutNode) -> SafeAreaShare? { nil }

  /// Whether something is drawn at a point of the element's bounds, so that a finger meets it
  /// there.
  func isDrawn(at point: CGPoint) -> Bool { false }

  /// That mapping as a matrix, as shown at this moment; without an area everything falls on a
  /// point.
  package final var presentedContentMapping: ProjectionTransform {
    switch contentMapping(asShown: true) {
    case nil: return ProjectionTransform()
    case .moved(let vector):
      return ProjectionTransform(CGAffineTransform(translationX: vector.dx, y: vector.dy))
    case .affine(let transform): return ProjectionTransform(transform)
    case .projected(let transform): return transform
    case .flat: return ProjectionTransform(CGAffineTransform(scaleX: 0, y: 0))
    }
  }

  /// How a child stands in this element; a container that shows only some of them says so here, and
  /// sets the host's ``TreeHost/hasChoosingContainers``.
  func standing(of child: LayoutNode) -> Standing { .seen }

  override func dependencyChanged() {
    knownDirection = nil
    setNeedsLayout()
  }

  /// Takes an element into this one's list: from now on this element places it.
  ///
  /// - Parameter itemRoot: the outermost node that belongs to this item alone, where its
  ///   preferences come out; nil leaves it as the collecting of elements has found it.
  final func adopt(_ child: LayoutNode, itemRoot: Node? = nil) {
    child.layoutParent = self
    if let itemRoot { child.itemRoot = Unretained(itemRoot) }
    child.refreshGuides()
  }

  // MARK: Measuring and placing

  /// The response to a proposal, remembered for the latest proposals.
  ///
  /// - Cost: a few comparisons when the proposal is remembered.
  package final func measure(_ proposal: ProposedViewSize) -> CGSize {
    measure(ProposalKey(proposal))
  }

  @inline(__always)
  final func measure(_ key: ProposalKey) -> CGSize { responses.first(for: key) ?? recall(key) }

  private final func recall(_ key: ProposalKey) -> CGSize { responses[key] ?? measureAnew(key) }

  private final func measureAnew(_ key: ProposalKey) -> CGSize {
    let proposal = key.proposal
    if isMeasuring { return answerToItself(proposal) }
    isMeasuring = true
    defer { isMeasuring = false }
    let isObserved = hostReference.use { host in
      host.counters.measurements += 1
      if measureStamp != host.serials.measure {
        measureStamp = host.serials.measure
        host.counters.measuredNodes += 1
        responses.forgetMany()
        if knownGuides.count > ResponseCache.mostKept { knownGuides = [] }
      }
      return host.isObserved
    }
    if isObserved { host.observer?.proposalAsked(self, proposal) }
    var size = computeSize(proposal)
    if size.width.isNaN || size.height.isNaN { size = replacingNoNumber(size, proposal) }
    responses.insert(key, size, forAll: !isObserved && respondsAlike)
    if isObserved { host.observer?.responseGiven(self, proposal, size) }
    return size
  }

  /// Puts the element at a place in its parent's content, with the proposal its size answers.
  ///
  /// - Cost: one comparison when nothing changed; one assignment when only the place did.
  ///
  /// - Infinity: an endless side or place counts as 0, with a warning: nothing can stand there.
  package final func place(at origin: CGPoint, proposal: ProposedViewSize) {
    let question = ProposalKey(proposal)
    place(at: origin, answer: measure(question), question)
  }

  /// The proposal that the place in force was given with.
  package final var placedProposal: ProposedViewSize { placedQuestion.proposal }

  /// The same where the caller knows the element's answer to the proposal.
  private final func place(at origin: CGPoint, answer: CGSize, _ question: ProposalKey) {
    let size = standingSize(answer)
    let origin = (origin.x + origin.y).isFinite ? origin : finitePlace(origin, question.proposal)
    let wasPlaced = isPlaced
    if origin != self.origin || !isPlaced {
      let isNoted = hostReference.use { host in
        host.geometryChanged = true
        return host.notesChanges
      }
      if isNoted {
        if wasPlaced {
          host.presentation?.frameWillChange(of: self)
        } else {
          host.presentation?.elementArrived(self)
        }
      }
      self.origin = origin
      isPlaced = true
    }
    guard needsPlacing || size != self.size || question != placedQuestion else { return }
    if wasPlaced, size != self.size, host.mayAnimate {
      host.presentation?.frameWillChange(of: self)
    }
    self.size = size
    placedQuestion = question
    placeAgain()
  }

  /// Puts a child of this element at a place given in left-to-right coordinates.
  ///
  /// - NaN: a place that is not a number counts as 0, with a warning.
  final func receivePlacement(
    of child: LayoutNode, at origin: CGPoint, size childSize: CGSize, proposal: ProposedViewSize
  ) {
    receivePlacement(of: child, at: origin, size: childSize, ProposalKey(proposal))
  }

  @inline(__always)
  final func receivePlacement(
    of child: LayoutNode, at origin: CGPoint, size childSize: CGSize, _ question: ProposalKey
  ) {
    if let recorder { return recorder.add(child, origin, childSize, question.proposal) }
    var origin = origin.x.isNaN || origin.y.isNaN ? placeOfNumbers(origin) : origin
    if direction.isMirrored {
      origin.x = size.width - origin.x - childSize.width
    }
    child.placementMark = placementStamp
    child.place(at: origin, answer: childSize, question)
  }

  /// Places the children anew inside the present size.
  final func placeAgain() {
    needsPlacing = false
    let isObserved = hostReference.use { host in
      host.geometryChanged = true
      host.counters.placements += 1
      return host.isObserved
    }
    placeChildren()
    if isObserved { host.observer?.placed(self) }
  }

  // MARK: Change

  /// Marks the element's own layout as changed; the layout pass follows the change upwards.
  package final func setNeedsLayout() {
    guard isAlive, !isQueuedForLayout else { return }
    isQueuedForLayout = true
    host.layoutQueue.insert(self)
  }

  /// Marks the element's spacing or priority as changed too: no remembered size tells that.
  final func setNeedsLayoutWithTraits() {
    traitsChanged = true
    setNeedsLayout()
  }

  /// Forgets what depended on the children's old responses.
  ///
  /// - Parameter isForQuestion: nothing has changed but the size of a container of relative frames,
  ///   which is about to be asked a question; the next question may be about the former size.
  func childrenResponded(isForQuestion: Bool) {}

  /// Computes anew which guides the element may answer with; called when it has changed and when a
  /// container has taken it into its list.
  func refreshGuides() {}

  /// Takes the queued change in: tells whether the parent has to be asked again.
  ///
  /// The remembered proposals are those on which the parent's layout rests; when all of them are
  /// answered as before, and spacing and priority are what they were, the change ends here.
  final func absorbChange() -> Bool {
    isQueuedForLayout = false
    needsPlacing = true
    let before = responses
    let oldGuides = guides
    responses.removeAll()
    knownGuides.removeAll()
    childrenResponded(isForQuestion: false)
    refreshGuides()
    guard let layoutParent else { return false }
    if traitsChanged {
      traitsChanged = false
      if layoutParent.derivesTraits { layoutParent.traitsChanged = true }
      return true
    }
    if !before.isComplete || !oldGuides.isEmpty || !guides.isEmpty || !isPlaced { return true }
    // One answer for all proposals says nothing of the questions that rest on it.
    if before.answersAll, !respondsAlike { return true }
    return !before.allSatisfy { measure($0.proposal) == $1 }
  }
}
