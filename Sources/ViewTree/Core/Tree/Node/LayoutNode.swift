/// A node with geometry: an element of the list that a container lays out.
///
/// It remembers where its parent placed it, the proposal it was placed with, and its latest
/// responses. `origin` is in the space of `layoutParent`'s content; everything global is computed
/// on demand by walking up, so that moving a subtree costs one assignment.
@UncheckedAccess
public class LayoutNode: Node {
  private(set) final var layoutParentReference: Unretained<LayoutNode>?
  /// The outermost single-element node around this element, which reports its preferences.
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
  /// Set while the children's places are asked for without moving them.
  final var recorder: PlacementRecorder?
  /// Set while the tree is tried without this element: its content takes its place.
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

  /// The width of that response, from an element that finds it without the height; nil from any
  /// other.
  func computeWidth(_ proposal: ProposedViewSize) -> CGFloat? { nil }

  /// Whether every proposal gets the same response: one answer is then cached for all.
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

  /// The element that a unary layout modifier wraps; nil for leaves and containers.
  package var unaryContent: LayoutNode? { nil }

  /// How the content is shown: moved by a scroll offset, mapped by an effect; nil if it is
  /// unchanged.
  ///
  /// - Parameter asShown: whether to use the state an animation currently shows, not its end.
  func contentMapping(asShown: Bool) -> ContentMapping? { nil }

  /// This element's effect on the safe area at a child's edges; nil if it has none.
  func safeAreaShare(for child: LayoutNode) -> SafeAreaShare? { nil }

  /// Whether something is drawn at a point of the element's bounds, so that a touch hits it there.
  func isDrawn(at point: CGPoint) -> Bool { false }

  /// That mapping as a matrix, as currently shown; with an empty size everything maps to one point.
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

  /// The child's presence in this element. A container that shows only some of its children answers
  /// here, and sets the host's ``TreeHost/hasChoosingContainers``.
  func presence(of child: LayoutNode) -> Presence { .seen }

  override func dependencyChanged() {
    knownDirection = nil
    setNeedsLayout()
  }

  /// Adopts an element: from now on this element places it.
  ///
  /// - Parameter itemRoot: the outermost node that belongs to this item alone, which reports its
  ///   preferences; nil keeps the one found when elements were collected.
  final func adopt(_ child: LayoutNode, itemRoot: Node? = nil) {
    child.layoutParent = self
    if let itemRoot { child.itemRoot = Unretained(itemRoot) }
    child.refreshGuides()
  }

  // MARK: Measuring and placing

  /// The response to a proposal, cached for the latest proposals.
  ///
  /// - Cost: a few comparisons if the proposal is cached.
  package final func measure(_ proposal: ProposedViewSize) -> CGSize {
    measure(ProposalKey(proposal))
  }

  @inline(__always)
  final func measure(_ key: ProposalKey) -> CGSize { responses.first(for: key) ?? recall(key) }

  private final func recall(_ key: ProposalKey) -> CGSize { responses[key] ?? remeasure(key) }

  private final func remeasure(_ key: ProposalKey) -> CGSize {
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

  /// The width of the response to a proposal; cheaper than the whole response where the element
  /// finds it without the height.
  ///
  /// A grid asks its cells so. Its columns do not depend on its rows, and a grid inside it would
  /// otherwise lay out its rows for each width that the columns around it try.
  ///
  /// - Source: COST-1.8.
  final func measureWidth(_ proposal: ProposedViewSize) -> CGFloat {
    let key = ProposalKey(proposal)
    if let width = responses[key]?.width ?? responses.width(for: key) { return width }
    // An observer is told whole responses, with their reasons.
    guard !isMeasuring, !host.isObserved, let width = widthAlone(proposal), !width.isNaN else {
      return measure(key).width
    }
    host.counters.measurements += 1
    responses.insert(width: width, for: key)
    return width
  }

  private final func widthAlone(_ proposal: ProposedViewSize) -> CGFloat? {
    isMeasuring = true
    defer { isMeasuring = false }
    return computeWidth(proposal)
  }

  /// Puts the element at a place in its parent's content, with the proposal that gave its size.
  ///
  /// - Cost: one comparison if nothing changed; one assignment if only the place did.
  /// - Infinity: an infinite side or place counts as 0, with a warning: nothing can be shown there.
  package final func place(at origin: CGPoint, proposal: ProposedViewSize) {
    let question = ProposalKey(proposal)
    place(at: origin, answer: measure(question), question)
  }

  /// The proposal with which the element was last placed.
  package final var placedProposal: ProposedViewSize { placedQuestion.proposal }

  /// Places the element where the caller knows its answer to the proposal.
  private final func place(at origin: CGPoint, answer: CGSize, _ question: ProposalKey) {
    let size = finiteSize(answer)
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

  /// Places the children again inside the current size.
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

  /// Also marks the element's spacing or priority as changed, which no cached size reveals.
  final func setNeedsLayoutWithTraits() {
    traitsChanged = true
    setNeedsLayout()
  }

  /// Forgets the state that depended on the children's old responses.
  ///
  /// - Parameter isForQuestion: only the size of a container of relative frames has changed, for a
  ///   question about to be asked; the next question may be about the former size.
  func childrenResponded(isForQuestion: Bool) {}

  /// Updates the guides that the element may answer with; called when it has changed and when a
  /// container has adopted it.
  func refreshGuides() {}

  /// Applies the queued change and returns whether the parent has to be asked again.
  ///
  /// The parent's layout rests on the cached proposals; if all of them get the same answers as
  /// before, and spacing and priority are unchanged, the change ends here.
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
    // One answer for all proposals does not record which questions were asked.
    if before.answersAll, !respondsAlike { return true }
    return !before.allSatisfy { key, size in
      size.height.isNaN
        ? measureWidth(key.proposal) == size.width : measure(key.proposal) == size
    }
  }
}
