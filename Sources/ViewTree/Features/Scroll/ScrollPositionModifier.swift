extension View {
  /// Ties a position to the first scroll view inside: a change of the position scrolls, and a
  /// finger that scrolls changes the position.
  ///
  /// - Parameters:
  ///   - position: the scroll view reads it, and writes it when a finger has scrolled.
  ///   - anchor: decides which target is reported while a finger scrolls, and where a requested
  ///     view comes to rest; nil means the topmost visible target, and the shortest way.
  /// - Source: Apple documentation, `scrollPosition(_:anchor:)`.
  nonisolated public func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View {
    modifier(
      ScrollPositionModifier(anchor: anchor) {
        position.wrappedValue
      } report: { target in
        let scrolled = position.wrappedValue.scrolledByUser(to: target)
        if scrolled != position.wrappedValue { position.wrappedValue = scrolled }
      })
  }

  /// Ties an identity to the first scroll view inside: setting it scrolls to the view, a finger
  /// sets it to that of the target at the anchor.
  ///
  /// - Nil: as an identity: nothing is asked for; it stays nil until a finger scrolls.
  /// - Source: Apple documentation, `scrollPosition(id:anchor:)`.
  nonisolated public func scrollPosition<ID: Hashable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil
  ) -> some View {
    modifier(
      ScrollPositionModifier(anchor: anchor) {
        ScrollPosition(binding: id.wrappedValue)
      } report: { target in
        guard let seen = target?.identity(ID.self), seen != id.wrappedValue else { return }
        id.wrappedValue = seen
      })
  }
}

nonisolated struct ScrollPositionModifier: StructuralModifier {
  let anchor: UnitPoint?
  let read: () -> ScrollPosition
  /// Tells the owner which target a finger has brought to the anchor.
  let report: (PlacedScrollTarget?) -> Void

  static func makeNode(_ modifier: Self, inputs: _ViewInputs) -> ScrollPositionNode {
    ScrollPositionNode(modifier, inputs)
  }

  static func updateNode(_ modifier: Self, node: ScrollPositionNode) { node.update(modifier) }
}

/// Follows a position in both directions.
///
/// - Cost: one look at each made target per scroll tick.
final class ScrollPositionNode: ScrollModifierNode {
  private var modifier: ScrollPositionModifier
  /// The place that was carried out last, or that a finger has made void.
  private var known = ScrollPosition.Place.automatic
  private var position: ScrollPosition
  private var isReporting = false
  /// The target that stays where it is while content around it changes.
  private var kept: (element: LayoutNode, origin: CGPoint)?

  init(_ modifier: ScrollPositionModifier, _ inputs: _ViewInputs) {
    self.modifier = modifier
    position = ScrollPosition()
    super.init(inputs)
    readPosition()
  }

  override var followsGeometry: Bool { true }

  override func attach(_ scroll: ScrollNode) {
    super.attach(scroll)
    known = .automatic
    readPosition()
  }

  override func willLeaveTree() { kept = nil }

  fileprivate func update(_ modifier: ScrollPositionModifier) {
    self.modifier = modifier
    readPosition()
  }

  override func dependencyChanged() { queueUpdate() }

  override func performUpdate() {
    isQueuedForUpdate = false
    readPosition()
  }

  /// Reads the owner's position, and asks for its place where that is new.
  private func readPosition() {
    position = evaluate { modifier.read() }
    guard position.place != known else { return }
    known = position.place
    guard known != .automatic else { return }
    let animation = host.transaction.animation
    let anchor = host.transaction.scrollTargetAnchor
    host.enqueueAction("scrollPosition", self, kind: .reading) { [weak self] in
      self?.carryOut(animation, wishing: anchor)
    }
  }

  /// - Parameter wish: the anchor of the transaction that has changed the position.
  private func carryOut(_ animation: Animation?, wishing wish: UnitPoint?) {
    guard isAlive, let scroll else { return }
    kept = nil
    switch position.place {
    case .automatic: break
    case .view(let id, let anchor):
      scroll.reveal(id.id, at: anchor ?? wish ?? modifier.anchor, below: self, animation)
    case .edge(let edge): scroll.travel(to: scroll.offset(at: edge), animation)
    case .point(let x, let y):
      var offset = scroll.contentOffset
      if let x { offset.x = x - scroll.insets.left }
      if let y { offset.y = y - scroll.insets.top }
      scroll.travel(to: offset, animation)
    }
  }

  // MARK: A finger

  override func geometryChanged(of scroll: ScrollNode) {
    guard scroll === self.scroll, scroll.phase != .animating, scroll.phase != .idle, !isReporting
    else { return }
    isReporting = true
    host.enqueueAction("scrollPosition", self, kind: .reading) { [weak self] in self?.reportTarget()
    }
  }

  private func reportTarget() {
    isReporting = false
    guard isAlive, let scroll else { return }
    let target = target(in: scroll)
    known = .automatic
    kept = target.map { ($0.element, $0.rect.origin) }
    modifier.report(target)
    // A reported position requests nothing: the next reading finds it unchanged.
    known = modifier.read().place
  }

  /// The target at the anchor: the nearest one, or without an anchor the first that can be seen.
  private func target(in scroll: ScrollNode) -> PlacedScrollTarget? {
    let visible = scroll.visibleRect(at: scroll.contentOffset)
    let targets = scroll.scrollTargets().filter { position.canReport($0) }
    guard let anchor = modifier.anchor else {
      return targets.first { target in
        Axis.allCases.allSatisfy { axis in
          !scroll.scrolls(axis)
            || target.rect.origin[axis] + target.rect.size[axis]
              > visible.origin[axis] + Self.tolerance
        }
      }
    }
    let place = anchor.point(in: visible)
    func distance(_ target: PlacedScrollTarget) -> CGFloat {
      let point = anchor.point(in: target.rect)
      return Axis.allCases.filter(scroll.scrolls).reduce(0) {
        $0 + (point[$1] - place[$1]) * (point[$1] - place[$1])
      }
    }
    return targets.min { distance($0) < distance($1) }
  }

  /// How much of a target has to be seen, in points; less is a matter of rounding.
  private static let tolerance: CGFloat = 0.5

  /// Keeps the reported target where it is seen while content around it comes, goes or changes.
  ///
  /// - Source: Apple documentation: the identified view keeps its place when the content's size
  ///   changes.
  override func contentWasPlaced(in scroll: ScrollNode) {
    guard scroll === self.scroll, let (element, origin) = kept else { return }
    guard element.isAlive, element.isPlaced else {
      kept = nil
      return
    }
    let now = scroll.contentFrame(of: element).origin
    for axis in Axis.allCases where scroll.scrolls(axis) && now[axis] != origin[axis] {
      scroll.shift(axis, by: now[axis] - origin[axis])
    }
    if scroll.phase == .idle { scroll.setOffset(scroll.resting(scroll.contentOffset)) }
  }

  override func contentWasShifted(in scroll: ScrollNode, _ axis: Axis, by distance: CGFloat) {
    if scroll === self.scroll { kept?.origin[axis] += distance }
  }
}
