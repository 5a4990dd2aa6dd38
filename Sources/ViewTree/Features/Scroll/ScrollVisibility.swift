extension View {
  /// Runs an action when more or less of the view than a threshold has become visible.
  ///
  /// The part is the share of the view's area inside the nearest scroll view's viewport, or inside
  /// the window if there is no scroll view. A view that is hidden at first runs nothing.
  ///
  /// - Parameters:
  ///   - threshold: a share of the view's area; reached counts as visible.
  ///   - action: gets whether at least that share is visible.
  /// - Cost: one check per scroll tick.
  /// - Source: Apple documentation, `onScrollVisibilityChange(threshold:_:)`.
  nonisolated public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View {
    modifier(ScrollVisibilityAction(threshold: threshold, action: action))
  }

  /// Runs an action with the identities of the visible scroll targets, when they change.
  ///
  /// - Parameters:
  ///   - idType: targets with identities of another type are left out.
  ///   - threshold: the share of a target's area that has to be inside the viewport.
  ///   - action: gets all identities that are visible now, in the order of the tree.
  /// - Source: Apple documentation, `onScrollTargetVisibilityChange(idType:threshold:_:)`.
  nonisolated public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View {
    modifier(TargetVisibilityAction(threshold: threshold, action: action))
  }
}

nonisolated struct ScrollVisibilityAction: StructuralModifier {
  let threshold: Double
  let action: (Bool) -> Void

  static func makeNode(_ modifier: Self, inputs: _ViewInputs) -> ScrollVisibilityNode {
    ScrollVisibilityNode(modifier, inputs)
  }

  static func updateNode(_ modifier: Self, node: ScrollVisibilityNode) { node.update(modifier) }
}

/// Reads where its element lies in the viewport, after each layout or scroll tick that moved it.
final class ScrollVisibilityNode: UnaryNode {
  private(set) var modifier: ScrollVisibilityAction
  private var isVisible = false
  /// The fraction that was visible at the last check; nil before the first.
  private(set) var part: Double?

  init(_ modifier: ScrollVisibilityAction, _ inputs: _ViewInputs) {
    self.modifier = modifier
    super.init(inputs)
    isListener = true
  }

  override func contentIsCurrent(isNew: Bool) {
    if isNew { queueReading() }
  }

  override func dependencyChanged() { queueReading() }

  override func takesElementChange() -> Bool {
    queueReading()
    return false
  }

  fileprivate func update(_ modifier: ScrollVisibilityAction) {
    self.modifier = modifier
    queueReading()
  }

  override func readPreferences() {
    guard let element else { return }
    let part = evaluate { visiblePart(of: element) }
    self.part = part
    let isVisibleNow = part > 0 && part >= modifier.threshold
    guard isVisibleNow != isVisible else { return }
    isVisible = isVisibleNow
    let action = modifier.action
    host.enqueueAction("onScrollVisibilityChange", self, kind: .reading) { action(isVisibleNow) }
  }

  private func visiblePart(of element: LayoutNode) -> Double {
    let scroll = element.parent?.nearestScroll
    host.positions.add(self, reads: element, in: .named(AnyHashable(ScrollSpace.any)))
    host.positions.add(self, reads: scroll ?? host.root, in: .local)
    let rect = element.convert(CGRect(origin: .zero, size: element.size), to: scroll)
    return rect.part(inside: scroll?.viewportBounds ?? CGRect(origin: .zero, size: host.size))
  }
}

nonisolated struct TargetVisibilityAction<ID: Hashable>: StructuralModifier {
  let threshold: Double
  let action: ([ID]) -> Void

  static func makeNode(_ modifier: Self, inputs: _ViewInputs) -> TargetVisibilityNode<ID> {
    TargetVisibilityNode(modifier, inputs)
  }

  static func updateNode(_ modifier: Self, node: TargetVisibilityNode<ID>) {
    node.modifier = modifier
  }
}

/// Checks the targets of a scroll view after each tick.
final class TargetVisibilityNode<ID: Hashable>: ScrollModifierNode {
  fileprivate var modifier: TargetVisibilityAction<ID>
  private(set) var visible: [ID] = []

  init(_ modifier: TargetVisibilityAction<ID>, _ inputs: _ViewInputs) {
    self.modifier = modifier
    super.init(inputs)
    isListener = true
  }

  override var followsGeometry: Bool { true }

  override func geometryChanged(of scroll: ScrollNode) {
    if scroll === self.scroll { queueReading() }
  }

  override func readPreferences() {
    guard let scroll, scroll.isPlaced else { return }
    let viewport = CGRect(origin: scroll.contentOffset, size: scroll.viewport)
    let seen = scroll.scrollTargets().compactMap { target -> ID? in
      let part = target.rect.part(inside: viewport)
      return part > 0 && part >= modifier.threshold ? target.identity(ID.self) : nil
    }
    guard seen != visible else { return }
    visible = seen
    let action = modifier.action
    host.enqueueAction("onScrollTargetVisibilityChange", self, kind: .reading) { action(seen) }
  }
}

extension CGRect {
  /// The part of the area that lies inside another rectangle; without area, 1 inside and 0 outside.
  fileprivate func part(inside other: CGRect) -> Double {
    func part(_ lower: CGFloat, _ upper: CGFloat, _ from: CGFloat, _ to: CGFloat) -> CGFloat {
      guard upper > lower else { return lower >= from && lower <= to ? 1 : 0 }
      return max(min(upper, to) - max(lower, from), 0) / (upper - lower)
    }
    return Double(
      part(minX, maxX, other.minX, other.maxX) * part(minY, maxY, other.minY, other.maxY))
  }
}
