/// A view that shows a part of its content and lets a finger move it.
///
/// Along a scroll axis it takes the whole proposal and proposes nothing; across it is as thick as its
/// content. Content shorter than the viewport starts at the top leading corner and is centred across.
/// Source: `semantics.md` 3.13.
public struct ScrollView<Content: View> {
  public var content: Content
  public var axes: Axis.Set
  public var showsIndicators: Bool

  nonisolated public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }
}

extension ScrollView: ElementView {
  nonisolated public static func makeElement(_ view: Self, inputs: _ViewInputs) -> ScrollNode {
    let node = ScrollNode(view.axes, inputs)
    node.adopt(
      Content._makeView(
        view: view.content,
        inputs: _ViewInputs(
          parent: node, slot: view.axes == .horizontal ? .horizontal : .vertical)
      ).node)
    return node
  }

  nonisolated public static func updateElement(_ view: Self, node: ScrollNode) {
    node.update(view.axes)
    if let content = node.content {
      Content._updateView(view: view.content, outputs: _ViewOutputs(content))
    }
  }
}

/// The element of a scroll view: its viewport, its content and the offset between them.
///
/// Moving the content changes the offset alone: nothing inside is measured or placed again.
public final class ScrollNode: LayoutNode {
  @exclusivity(unchecked) private(set) var content: Node?
  @exclusivity(unchecked) private unowned(unsafe) var contentElement: LayoutNode?
  @exclusivity(unchecked) package private(set) var axes: Axis.Set
  /// How far the content has moved up and left; negative while it is pulled.
  @exclusivity(unchecked) package private(set) var contentOffset = CGPoint.zero
  /// The size of the content as it was placed last.
  @exclusivity(unchecked) package private(set) var contentSize = CGSize.zero
  @exclusivity(unchecked) package var isDragging = false
  @exclusivity(unchecked) private var motion: Motion?
  /// How far lazy content has moved the offset since the drag or motion began.
  @exclusivity(unchecked) private var shifted = CGPoint.zero
  /// The offset that the finger has asked for when it came down, without the rubber band.
  @exclusivity(unchecked) private var pullStart = CGPoint.zero

  private struct Motion {
    let start: Double
    let horizontal: ScrollMotion?
    let vertical: ScrollMotion?
    let duration: Double
  }

  init(_ axes: Axis.Set, _ inputs: _ViewInputs) {
    self.axes = axes
    super.init(inputs)
    madeAttributes.ownSpaceNames = ScrollSpace.names(axes)
  }

  package override var typeLabel: String { "ScrollView" }

  package override func forEachChild(_ body: (Node) -> Void) {
    if let content { body(content) }
  }

  override var stackOrientation: StackOrientation? { .neither }

  func adopt(_ content: Node) {
    self.content = content
    adoptContent()
  }

  private func adoptContent() {
    contentElement = content?.element
    contentElement?.layoutParent = self
    contentElement?.refreshOnAdoption()
  }

  override func takesElementChange() -> Bool {
    adoptContent()
    setNeedsLayout()
    return true
  }

  func update(_ axes: Axis.Set) {
    guard axes != self.axes else { return }
    self.axes = axes
    madeAttributes.ownSpaceNames = ScrollSpace.names(axes)
    setNeedsLayout()
  }

  // MARK: Layout

  private func scrolls(_ axis: Axis) -> Bool { axes.contains(Axis.Set(axis)) }

  private func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: scrolls(.horizontal) ? nil : proposal.width,
      height: scrolls(.vertical) ? nil : proposal.height)
  }

  private let frames = RelativeFrames()

  override var relativeFrames: RelativeFrames? { frames }

  /// The container of relative frames is what is proposed; the window where nothing is.
  private func containerSize(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: host.size)
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    if !isPlaced { size = expectedViewport(proposal) }
    frames.use(containerSize(proposal), in: self)
    defer { if isPlaced { frames.use(containerSize(placedProposal), in: self) } }
    let content = contentElement?.measure(contentProposal(proposal)) ?? .zero
    return CGSize(
      width: scrolls(.horizontal) ? proposal.width ?? content.width : content.width,
      height: scrolls(.vertical) ? proposal.height ?? content.height : content.height)
  }

  /// How much a lazy list has to fill before the first placing tells.
  private func expectedViewport(_ proposal: ProposedViewSize) -> CGSize {
    func length(_ proposed: CGFloat?, _ host: CGFloat) -> CGFloat {
      guard let proposed, proposed < host else { return host }
      return max(proposed, 0)
    }
    return CGSize(
      width: length(proposal.width, host.size.width),
      height: length(proposal.height, host.size.height))
  }

  override func placeChildren() {
    guard let contentElement else { return }
    frames.use(containerSize(placedProposal), in: self)
    let proposal = contentProposal(placedProposal)
    contentSize = contentElement.measure(proposal)
    func origin(_ axis: Axis) -> CGFloat {
      scrolls(axis) ? 0 : (size[axis] - contentSize[axis]) / 2
    }
    contentElement.place(
      at: CGPoint(x: origin(.horizontal), y: origin(.vertical)), proposal: proposal)
    if motion == nil, !isDragging { setOffset(restingOffset) }
  }

  override var movesContent: Bool { true }

  override func contentToLocal(_ point: CGPoint) -> CGPoint {
    CGPoint(x: point.x - contentOffset.x, y: point.y - contentOffset.y)
  }

  override func localToContent(_ point: CGPoint) -> CGPoint {
    CGPoint(x: point.x + contentOffset.x, y: point.y + contentOffset.y)
  }

  package override func preferenceOutput(_ key: PreferenceOperations) -> PreferenceCell? {
    content?.preferenceOutput(key)
  }

  // MARK: Scrolling

  /// Where the content can rest along an axis.
  package func limits(_ axis: Axis) -> ScrollLimits {
    ScrollLimits(content: contentSize[axis], viewport: size[axis])
  }

  private var restingOffset: CGPoint {
    CGPoint(
      x: scrolls(.horizontal)
        ? limits(.horizontal).nearestEdge(to: contentOffset.x) : contentOffset.x,
      y: scrolls(.vertical) ? limits(.vertical).nearestEdge(to: contentOffset.y) : contentOffset.y)
  }

  /// Moves the content, whatever the limits.
  package func setOffset(_ offset: CGPoint) {
    guard offset != contentOffset else { return }
    contentOffset = offset
    host.geometryChanged = true
  }

  /// Moves content and offset together, so that nothing is seen to move.
  ///
  /// A drag or motion under way goes on from the new place.
  func shift(_ axis: Axis, by distance: CGFloat) {
    var offset = contentOffset
    offset[axis] += distance
    shifted[axis] += distance
    setOffset(offset)
  }

  /// Brings a rectangle of the content into view and ends any motion.
  ///
  /// - Parameters:
  ///   - target: in the content's coordinates.
  ///   - anchor: the point of target and viewport that shall meet; nil for the shortest way.
  /// - Source: `semantics.md` 3.13: clamped to where the content can rest.
  func show(_ target: CGRect, at anchor: UnitPoint?) {
    motion = nil
    var offset = contentOffset
    for axis in [Axis.horizontal, .vertical] where scrolls(axis) {
      let lower = target.origin[axis]
      let length = target.size[axis]
      let viewport = size[axis]
      if let anchor {
        let share = axis == .horizontal ? anchor.x : anchor.y
        offset[axis] = lower + share * (length - viewport)
      } else {
        offset[axis] = min(max(offset[axis], lower + length - viewport), lower)
      }
      offset[axis] = limits(axis).nearestEdge(to: offset[axis])
    }
    setOffset(offset)
  }

  /// Stops any motion, as a finger that comes down does.
  func grab() {
    motion = nil
    shifted = .zero
    pullStart = CGPoint(
      x: limits(.horizontal).unresistedOffset(contentOffset.x),
      y: limits(.vertical).unresistedOffset(contentOffset.y))
    isDragging = true
  }

  /// Follows a finger that has moved since it came down.
  func drag(_ axis: Axis, translation: CGFloat, from start: CGFloat) {
    guard scrolls(axis) else { return }
    var offset = contentOffset
    // Lazy content can change its length meanwhile: what was a pull then is one for the whole drag.
    let unresisted = pullStart[axis].isFinite ? pullStart[axis] + shifted[axis] : nil
    if let unresisted, translation.isFinite {
      offset[axis] = limits(axis).stretched(unresisted - translation)
    } else {
      offset[axis] = limits(axis).offset(dragging: translation, from: start + shifted[axis])
    }
    setOffset(offset)
  }

  /// Lets the content go with the finger's velocity, in points a second.
  func release(velocity: CGPoint) {
    isDragging = false
    func motion(_ axis: Axis) -> ScrollMotion? {
      guard scrolls(axis) else { return nil }
      return ScrollMotion(
        offset: contentOffset[axis], velocity: -velocity[axis], limits: limits(axis))
    }
    let horizontal = motion(.horizontal)
    let vertical = motion(.vertical)
    let duration = max(horizontal?.duration ?? 0, vertical?.duration ?? 0)
    guard duration > 0 else { return setOffset(restingOffset) }
    shifted = .zero
    self.motion = Motion(
      start: host.now, horizontal: horizontal, vertical: vertical, duration: duration)
    host.motions.append(self)
  }

  /// Whether the content moves by itself.
  package var isDecelerating: Bool { motion != nil }

  /// Moves the content to where its motion is at a moment; false when the motion has ended.
  fileprivate func follow(at moment: Double) -> Bool {
    guard isAlive, let motion else { return false }
    let elapsed = moment - motion.start
    let hasEnded = elapsed >= motion.duration
    func offset(_ motion: ScrollMotion?, _ axis: Axis) -> CGFloat {
      guard let motion else { return contentOffset[axis] }
      return (hasEnded ? motion.restOffset : motion.offset(at: elapsed)) + shifted[axis]
    }
    setOffset(
      CGPoint(x: offset(motion.horizontal, .horizontal), y: offset(motion.vertical, .vertical)))
    if hasEnded {
      self.motion = nil
      setOffset(restingOffset)
    }
    return !hasEnded
  }
}

extension TreeHost {
  /// Moves every scroll view that is in motion to where it is now.
  func advanceMotions() {
    guard !motions.isEmpty else { return }
    let moment = now
    motions.removeAll { !$0.follow(at: moment) }
  }
}
