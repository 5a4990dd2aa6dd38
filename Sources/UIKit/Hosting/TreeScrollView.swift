/// The scroll view that hosted views find in their superview chain: it represents a scroll view of
/// the tree.
///
/// Offset, sizes and insets are the tree's, and changes of offset and inset act on the tree. The
/// delegate and observers are notified when the tree scrolls, at most once per turn each. Layout
/// determines frame and content size, so values set for these last until the next layout. Touches
/// go to the tree's targets.
/// the tree's.
final class TreeScrollView: UIScrollView, TreePlace {
  weak var node: ScrollNode?
  private(set) var isFollowing = false
  private var knownInsets = UIEdgeInsets.zero

  /// The superview for a hosted view: the stand-in for the enclosing scroll view, or the window.
  static func superview(in node: Node) -> UIView {
    guard let scroll = node.parent?.nearestScroll else { return HostWindow.of(node.host).window }
    if let known = scroll.counterpart as? Link { return known.view }
    let made = TreeScrollView(frame: .zero)
    made.node = scroll
    superview(in: scroll).addSubview(made)
    scroll.counterpart = Link(made)
    return made
  }

  override func makeDriver() -> ScrollDriver { TreeScrollDriver(self) }

  // MARK: Place

  override var treePlace: (any TreePlace)? { self }

  func rootPoint(_ point: CGPoint) -> CGPoint { node?.rootPoint(ofContent: point) ?? point }

  func ownPoint(_ point: CGPoint) -> CGPoint { node?.contentPoint(ofRoot: point) ?? point }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }

  // MARK: From the tree

  fileprivate func follow() {
    guard let node else { return }
    takePlace()
    isFollowing = true
    if contentSize != node.contentSize { contentSize = node.contentSize }
    isFollowing = false
    let insets = adjustedContentInset
    if insets != knownInsets {
      knownInsets = insets
      adjustedContentInsetDidChange()
      delegate?.scrollViewDidChangeAdjustedContentInset(self)
    }
    if isDragging { panGestureRecognizer.dragged(node.dragged, .changed) }
    if contentOffset != node.contentOffset { moveContent(to: node.contentOffset) }
  }

  private func takePlace() {
    guard let node, let superview else { return }
    isFollowing = true
    let corner = rootPoint(node.contentOffset)
    let place = CGRect(origin: superview.convert(corner, from: nil), size: node.viewport)
    if frame != place { frame = place }
    isFollowing = false
  }

  override func insetsMayHaveChanged() { takePlace() }

  override var adjustedContentInset: UIEdgeInsets {
    guard let insets = node?.adjustedInsets else { return .zero }
    return UIEdgeInsets(
      top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
  }

  fileprivate func phaseChanged(from old: ScrollPhase, to new: ScrollPhase) {
    let wasDragging = isDragging
    isTracking = new == .tracking || new == .interacting
    isDragging = new == .interacting
    isDecelerating = new == .decelerating
    if isDragging {
      panGestureRecognizer.dragged(node?.dragged ?? .zero, .began)
      delegate?.scrollViewWillBeginDragging(self)
    } else if wasDragging {
      panGestureRecognizer.dragged(node?.dragged ?? .zero, .ended)
      delegate?.scrollViewDidEndDragging(self, willDecelerate: isDecelerating)
      panGestureRecognizer.dragged(.zero, .possible)
    }
    if !isTracking, old == .tracking || old == .interacting { refreshControl?.fingerHasLeft(self) }
    if old == .decelerating { delegate?.scrollViewDidEndDecelerating(self) }
    if old == .animating, new == .idle { delegate?.scrollViewDidEndScrollingAnimation(self) }
    if isDecelerating { delegate?.scrollViewWillBeginDecelerating(self) }
  }

  fileprivate func restingPlace(velocity: CGPoint, expected: CGPoint) -> CGPoint {
    var target = expected
    delegate?.scrollViewWillEndDragging(
      self, withVelocity: CGPoint(x: velocity.x / 1000, y: velocity.y / 1000),
      targetContentOffset: &target)
    return target
  }

  // MARK: To the tree

  override func moveContent(to offset: CGPoint) {
    node?.jump(to: offset)
    super.moveContent(to: offset)
  }

  override func refreshRoomChanged() {
    giveInsets()
    super.refreshRoomChanged()
  }

  fileprivate func giveInsets() {
    let room = contentInset
    node?.setCounterpartInsets(
      EdgeInsets(
        top: room.top + (refreshControl?.room ?? 0), leading: room.left, bottom: room.bottom,
        trailing: room.right))
  }

  /// Connects the tree to the stand-in.
  ///
  /// - Safety: `@unchecked` because it is used on the thread of its host only.
  private final class Link: ScrollCounterpart, @unchecked Sendable {
    @MainActor let view: TreeScrollView

    @MainActor init(_ view: TreeScrollView) {
      self.view = view
    }

    var isScrollEnabled: Bool { MainActorAccess.run { view.isScrollEnabled } }

    var bounces: Bool { MainActorAccess.run { view.bounces } }

    func geometryChanged() { MainActorAccess.run { view.follow() } }

    func phaseChanged(from old: ScrollPhase, to new: ScrollPhase) {
      MainActorAccess.run { view.phaseChanged(from: old, to: new) }
    }

    func restingPlace(velocity: CGPoint, expected: CGPoint) -> CGPoint {
      MainActorAccess.run { view.restingPlace(velocity: velocity, expected: expected) }
    }

    func leaveTree() { MainActorAccess.run { view.removeFromSuperview() } }
  }
}

/// Makes the tree move the content.
///
/// - Safety: `@unchecked` because it is used on the thread of its host only.
private final class TreeScrollDriver: ScrollDriver, @unchecked Sendable {
  @MainActor private var view: TreeScrollView { unsafeDowncast(scroll, to: TreeScrollView.self) }

  @MainActor private var node: ScrollNode? { view.node }

  @MainActor override var isMoving: Bool { node?.isDecelerating == true }

  @MainActor override func limits(_ axis: Axis) -> ScrollLimits {
    node?.limits(axis) ?? super.limits(axis)
  }

  @MainActor override func limitsChanged() {
    guard !view.isFollowing else { return }
    view.giveInsets()
    guard !scroll.isTracking, !isMoving else { return }
    let rest = resting(scroll.contentOffset)
    if rest != scroll.contentOffset { scroll.moveContent(to: rest) }
  }

  @MainActor override func returnToRest() { node?.returnToRest() }

  /// - Shape: goes no further than the tree's content can rest.
  @MainActor override func animate(to target: CGPoint) {
    node?.travel(to: target, .easeInOut(duration: UIScrollView.scrollAnimationDuration))
  }

  @MainActor override func stopMotion() { node?.stop() }

  @MainActor override func contentWasSet() {}
}
