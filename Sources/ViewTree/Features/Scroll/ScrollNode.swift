/// The element of a scroll view: its viewport, its content and the offset between them.
///
/// Moving the content changes the offset alone: nothing inside is measured or placed again.
///
/// - Units: points. The element's own space starts at the frame that layout sees; the viewport
///   reaches beyond it under an unsafe area, by `overhang`.
@UncheckedAccess
public final class ScrollNode: LayoutNode, FingerScrolling, TouchTaking, StackScrolling {
  private(set) var content: Node?
  private unowned(unsafe) var contentElement: LayoutNode?
  package private(set) var axes: Axis.Set
  /// How far the content has moved up and left; at rest minus the inset, less while it is pulled.
  package private(set) var contentOffset = CGPoint.zero
  /// The size of the content as it was placed last.
  package private(set) var contentSize = CGSize.zero
  /// How far the viewport reaches beyond the element under the unsafe area.
  private(set) var overhang = PhysicalInsets()
  /// The insets of resting content in the viewport: unsafe area, margins, refresh control,
  /// counterpart.
  private(set) var insets = PhysicalInsets()
  /// The settings that modifiers around the scroll view make.
  private(set) var settings = ScrollSettings()
  private var modifiers: [ScrollModifierNode.Reference] = []
  /// The modifiers that follow the offset and the sizes; empty in most scroll views.
  private var followers: [ScrollModifierNode.Reference] = []
  private var watcher: PlaceWatcher?
  /// The lengths for which the offset was settled; nil before the first placement.
  private var extent: ScrollExtent?
  /// The views that a scroll position and an aligning behaviour choose from.
  var targetLayouts: [ScrollTargetNode.Reference] = []

  var motion: ScrollTravel?
  package var isDragging = false
  package internal(set) var phase = ScrollPhase.idle
  /// How far lazy content has moved the offset since the drag or motion began.
  var shifted = CGPoint.zero
  /// The offset when the finger came down, with the rubber band undone.
  var pullStart = CGPoint.zero
  /// The offset when the finger came down.
  var dragStart = CGPoint.zero
  var refreshing = RefreshState()
  var link = ScrollCounterpartLink()
  /// How far the finger that is down has moved along each axis.
  package internal(set) var dragged = CGPoint.zero

  init(_ axes: Axis.Set, _ inputs: _ViewInputs) {
    self.axes = axes
    super.init(inputs)
    madeAttributes.ownSpaceNames = ScrollSpace.names(axes)
    madeAttributes.relativeFrames = frames
    findModifiers()
  }

  package override var typeLabel: String { "ScrollView" }

  package override func forEachChild(_ body: (Node) -> Void) {
    if let content { body(content) }
  }

  override var stackOrientation: StackOrientation? { .neither }

  /// Several views form a row if only the horizontal axis scrolls. Source: SCROLL-3.13.4.
  var stackAxis: Axis { axes == .horizontal ? .horizontal : .vertical }

  func show(_ content: Node) {
    self.content = content
    adoptContent()
  }

  private func adoptContent() {
    contentElement = content?.element
    if let contentElement { adopt(contentElement) }
  }

  override func takesElementChange() -> Bool {
    adoptContent()
    setNeedsLayout()
    return true
  }

  func update(_ axes: Axis.Set) {
    guard axes != self.axes else { return }
    let stackAxis = stackAxis
    self.axes = axes
    contentOffset = CGPoint(
      x: scrolls(.horizontal) ? contentOffset.x : 0, y: scrolls(.vertical) ? contentOffset.y : 0)
    madeAttributes.ownSpaceNames = ScrollSpace.names(axes)
    setNeedsLayout()
    content?.tellSurroundingsChanged(.scrolling)
    if self.stackAxis != stackAxis { content?.tellSurroundingsChanged(.orientation) }
  }

  override func willLeaveTree() {
    refreshing.task?.cancel()
    watcher?.destroy()
    for modifier in modifiers { modifier.node.detach(self) }
    modifiers = []
    followers = []
    link.counterpart?.leaveTree()
    link.counterpart = nil
  }

  // MARK: Modifiers

  /// Finds the modifiers between this scroll view and the next one outside.
  private func findModifiers() {
    var node = parent
    while let current = node, !(current is ScrollNode) {
      if let modifier = current as? ScrollModifierNode {
        modifiers.append(ScrollModifierNode.Reference(node: modifier))
        modifier.attach(self)
      }
      node = current.parent
    }
    followers = modifiers.filter { $0.node.followsGeometry }
    readSettings()
  }

  /// The innermost modifier is applied last, so that it takes precedence.
  private func readSettings() {
    settings = ScrollSettings()
    for modifier in modifiers.reversed() { modifier.node.configure(&settings) }
  }

  func settingsChanged() {
    readSettings()
    setNeedsLayout()
  }

  func forEachModifier(_ body: (ScrollModifierNode) -> Void) {
    for modifier in modifiers { body(modifier.node) }
  }

  // MARK: Layout

  package func scrolls(_ axis: Axis) -> Bool { axes.contains(Axis.Set(axis)) }

  private var margins: PhysicalInsets { settings.contentMargins.physical(layoutDirection) }

  /// The proposal for the content: nothing along a scroll axis, the room between the margins
  /// across.
  private func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let margins = margins
    func side(_ axis: Axis) -> CGFloat? {
      scrolls(axis) ? nil : proposal[axis].map { max($0 - margins[axis].total, 0) }
    }
    return ProposedViewSize(width: side(.horizontal), height: side(.vertical))
  }

  private let frames = RelativeFrames()

  /// How many relative frames are known to follow this scroll view.
  package var relativeFrameCount: Int { frames.count }

  /// The container of relative frames has the proposed size less the margins; the window gives a
  /// length that is not proposed.
  private func containerSize(_ proposal: ProposedViewSize) -> CGSize {
    let whole = filledByWindow(proposal)
    let margins = margins
    return CGSize(
      width: max(whole.width - margins[.horizontal].total, 0),
      height: max(whole.height - margins[.vertical].total, 0))
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    if !isPlaced { size = expectedViewport(proposal) }
    frames.use(containerSize(proposal), in: self)
    defer { if isPlaced { frames.use(containerSize(placedProposal), in: self) } }
    let content = contentElement?.measure(contentProposal(proposal)) ?? .zero
    let margins = margins
    func length(_ axis: Axis) -> CGFloat {
      let whole = content[axis] + margins[axis].total
      return scrolls(axis) ? proposal[axis] ?? whole : whole
    }
    tell(.answer) { axis in
      if scrolls(axis), proposal[axis] != nil { return Reason(.took, .asked(axis)) }
      guard let contentElement else { return nil }
      return Reason(
        .kept, Term.answer(contentElement, axis, content[axis]).adding(margins[axis].total))
    }
    return CGSize(width: length(.horizontal), height: length(.vertical))
  }

  /// The viewport that a lazy list has to fill, until the first placement decides it.
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
    renewInsets()
    let margins = margins
    func origin(_ axis: Axis) -> CGFloat {
      guard scrolls(axis) else {
        let room = size[axis] - margins[axis].total
        return margins[axis].lower + (room - contentSize[axis]) / 2
      }
      let free = viewport[axis] - insets[axis].total - contentSize[axis]
      return max(free, 0) * anchor(.alignment, axis)
    }
    contentElement.place(
      at: CGPoint(x: origin(.horizontal), y: origin(.vertical)), proposal: proposal)
    contentElement.tell(.question) { axis in
      scrolls(axis)
        ? Reason(.unlimited, .nothing)
        : Reason(.asked, Term.asked(axis).less(margins[axis].lower).less(margins[axis].upper))
    }
    contentElement.tell(.place) { axis in
      if scrolls(axis) { return Reason(.placed, .number(origin(axis))) }
      let free = Term.own(axis).less(margins[axis].total)
      let answer = Term.answer(contentElement, axis, contentSize[axis])
      return Reason(.placed, ((free - answer) / 2).adding(margins[axis].lower))
    }
    settleOffset(from: extent)
    extent = ScrollExtent(self)
    tellFollowers()
  }

  /// Reads how far the unsafe area reaches in, and adds margins and a refresh control's room.
  private func renewInsets() {
    overhang = PhysicalInsets()
    if isNearUnsafeArea {
      watcher = watcher ?? PlaceWatcher(self)
      watcher?.watch()
      let safeArea = physicalSafeAreaInsets
      for axis in Axis.allCases where scrolls(axis) { overhang[axis] = safeArea[axis] }
    }
    addInsets()
  }

  private func addInsets() {
    let margins = margins
    insets = PhysicalInsets()
    for axis in Axis.allCases where scrolls(axis) {
      insets[axis] = overhang[axis] + margins[axis] + link.insets[axis]
    }
    if scrolls(.vertical) { insets.top += refreshing.inset }
  }

  /// Whether an ancestor makes a part of itself unsafe; if none does, nothing has to be watched.
  private var isNearUnsafeArea: Bool {
    var node: LayoutNode = self
    while let parent = node.layoutParent {
      if case .band(let band)? = parent.safeAreaShare(for: node), band.inner != band.outer {
        return true
      }
      node = parent
    }
    return false
  }

  override func safeAreaShare(for child: LayoutNode) -> SafeAreaShare? { .safe(axes) }

  override func contentMapping(asShown: Bool) -> ContentMapping? { contentMapping }

  var contentMapping: ContentMapping {
    .moved(CGVector(dx: -contentOffset.x - overhang.left, dy: -contentOffset.y - overhang.top))
  }

  override func preferenceOutput(_ key: PreferenceOperations) -> Unretained<PreferenceCell>? {
    content?.preferenceOutput(key)
  }

  // MARK: Geometry

  /// The size of the visible part, including the parts under the unsafe area.
  package var viewport: CGSize {
    CGSize(
      width: size.width + overhang[.horizontal].total,
      height: size.height + overhang[.vertical].total)
  }

  /// The viewport in the element's own coordinates.
  package var viewportBounds: CGRect {
    CGRect(origin: CGPoint(x: -overhang.left, y: -overhang.top), size: viewport)
  }

  /// A finger that comes down anywhere in the viewport can scroll.
  func touchTargets(at point: CGPoint) -> TouchTargets? { TouchTargets(scrollViews: [self]) }

  var clipBounds: CGRect? { viewportBounds }

  /// Where the content can rest along an axis.
  package func limits(_ axis: Axis) -> ScrollLimits {
    ScrollLimits(
      content: contentSize[axis], viewport: viewport[axis], insetTop: restingInset(axis),
      insetBottom: insets[axis].upper)
  }

  /// The inset before content at rest, where a bar that collapses during scrolling is fully
  /// expanded.
  func restingInset(_ axis: Axis) -> CGFloat {
    insets[axis].lower + (axis == .vertical && overhang.top > 0 ? settings.collapsedBar : 0)
  }

  /// The nearest offset at which the content can rest.
  ///
  /// - Shape: an axis that does not scroll stays as it is, and so does one for which NaN is given;
  ///   an infinity is the edge on its side.
  func resting(_ offset: CGPoint) -> CGPoint {
    var resting = contentOffset
    for axis in Axis.allCases where scrolls(axis) && !offset[axis].isNaN {
      resting[axis] = limits(axis).nearestEdge(to: offset[axis])
    }
    return resting
  }

  /// Moves the content, whatever the limits.
  package func setOffset(_ offset: CGPoint) {
    guard offset != contentOffset else { return }
    contentOffset = offset
    host.geometryChanged = true
    tellFollowers()
  }

  private func tellFollowers() {
    for follower in followers { follower.node.geometryChanged(of: self) }
    tellCounterpart()
  }

  /// Moves content and offset together, so that nothing is seen to move.
  ///
  /// A drag or motion under way goes on from the new place.
  func shift(_ axis: Axis, by distance: CGFloat) {
    var offset = contentOffset
    offset[axis] += distance
    shifted[axis] += distance
    setOffset(offset)
    forEachModifier { $0.contentWasShifted(in: self, axis, by: distance) }
  }

  /// Gives the refresh control its room, or takes it back; the offset stays.
  func setRefreshInset(_ inset: CGFloat) {
    refreshing.inset = inset
    insetsChanged()
  }

  func insetsChanged() {
    addInsets()
    extent = ScrollExtent(self)
    tellFollowers()
  }

  /// The share of the free space, or of the scrollable distance, at which content is anchored.
  ///
  /// Without an anchor it is the leading end, which is on the right in right-to-left layouts.
  func anchor(_ role: ScrollAnchorRole, _ axis: Axis) -> CGFloat {
    guard let anchor = settings.anchors[role] else { return startsAtEnd(axis) ? 1 : 0 }
    return axis == .horizontal ? anchor.x : anchor.y
  }

  func startsAtEnd(_ axis: Axis) -> Bool {
    axis == .horizontal && layoutDirection == .rightToLeft
  }
}
