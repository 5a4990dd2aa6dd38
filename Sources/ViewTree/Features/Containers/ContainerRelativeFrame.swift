extension View {
  /// Gives the view the size of its container along the axes, as a fixed frame.
  ///
  /// The container is the nearest scroll view, or else the host's window minus its safe area.
  /// Source: LAYOUT-3.14.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View {
    modifier(RelativeFrame(axes: axes, alignment: alignment) { length, _ in length })
  }

  /// Gives the view a length computed from its container's, axis by axis.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modifier(RelativeFrame(axes: axes, alignment: alignment, length: length))
  }

  /// Gives the view the length of some of the equal parts that the container is divided into.
  ///
  /// - Parameters:
  ///   - axes: the sides that get such a length; the others keep the view's own.
  ///   - count: the number of parts; less than one counts as one.
  ///   - span: how many of them this view takes, including the distances between them.
  ///   - spacing: the distance between two parts. Points.
  ///   - alignment: the alignment of the view in its frame.
  /// - Source: LAYOUT-3.14.7: part = (L - spacing (count - 1)) / count, and the view is
  ///   part span + spacing (span - 1).
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat,
    alignment: Alignment = .center
  ) -> some View {
    let parts = CGFloat(max(count, 1))
    let taken = CGFloat(span)
    return modifier(
      RelativeFrame(axes: axes, alignment: alignment) { length, _ in
        (length - spacing * (parts - 1)) / parts * taken + spacing * (taken - 1)
      })
  }
}

nonisolated struct RelativeFrame: ForwardingModifier {
  let axes: Axis.Set
  let alignment: Alignment
  let length: (CGFloat, Axis) -> CGFloat

  static func makeElement(_ modifier: Self, inputs: _ViewInputs) -> RelativeFrameNode {
    RelativeFrameNode(modifier, inputs)
  }

  static func updateElement(_ modifier: Self, node: RelativeFrameNode) { node.update(modifier) }

  /// The fixed frame for a container's size.
  func frame(in container: CGSize) -> _FrameLayout {
    func side(_ axis: Axis) -> CGFloat? {
      axes.contains(Axis.Set(axis)) ? max(length(container[axis], axis), 0) : nil
    }
    return _FrameLayout(width: side(.horizontal), height: side(.vertical), alignment: alignment)
  }
}

final class RelativeFrameNode: ForwardingNode {
  private var modifier: RelativeFrame
  /// Whether the container knows that this frame depends on it.
  private var isKnown = false

  init(_ modifier: RelativeFrame, _ inputs: _ViewInputs) {
    self.modifier = modifier
    super.init(inputs)
  }

  package override var typeLabel: String { "containerRelativeFrame" }

  /// Closures cannot be compared, so every new value may have changed the length.
  func update(_ modifier: RelativeFrame) {
    self.modifier = modifier
    setNeedsLayoutWithTraits()
  }

  private var frame: _FrameLayout {
    var node = parent
    while let current = node {
      if let container = (current as? LayoutNode)?.attributes?.relativeFrames {
        if !isKnown {
          isKnown = true
          container.add(self)
        }
        return reading { modifier.frame(in: container.size) }
      }
      node = current.parent
    }
    return reading { modifier.frame(in: .zero) }
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    guard let subviews = contentAsSubviews else { return .zero }
    var cache: Void = ()
    let size = frame.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    tell(.answer) { relative($0, size[$0]) }
    return size
  }

  /// The share of the container along the given axes.
  private func relative(_ axis: Axis, _ length: CGFloat) -> Reason? {
    modifier.axes.contains(Axis.Set(axis)) ? Reason(.relative, .number(length)) : nil
  }

  override func placeChildren() {
    place(in: CGRect(origin: .zero, size: size), placedProposal)
  }

  private func place(in bounds: CGRect, _ proposal: ProposedViewSize) {
    guard let subviews = contentAsSubviews else { return }
    var cache: Void = ()
    frame.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    subviews[0].tell(.question) { relative($0, bounds.size[$0]) }
  }

  override func explicitGuide(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    guard let contentElement, contentElement.guides.mayAnswer(key) else { return nil }
    let bounds = CGRect(origin: .zero, size: size)
    let places = PlacementRecorder.record(in: self) { place(in: bounds, proposal) }
    return places.guide(key, of: contentElement, in: bounds, proposal)
  }

  override var spacing: ViewSpacing {
    var spacing = super.spacing
    if spacingKind != .projected {
      if modifier.axes.contains(.horizontal) { spacing.reset(.horizontal) }
      if modifier.axes.contains(.vertical) { spacing.reset(.vertical) }
    }
    return spacing
  }

  override var layoutPriority: Double { attributes?.layoutPriority ?? 0 }
}

/// The containers that have taken a missing length of a proposal from the window.
///
/// - Cost: one entry per container that has ever been asked this way; nothing without any.
final class WindowFollowers: HostPart {
  private struct Follower {
    weak var node: LayoutNode?
  }

  private var followers: [Follower] = []

  init(host: TreeHost) {}

  func add(_ node: LayoutNode) {
    guard !followers.contains(where: { $0.node === node }) else { return }
    followers.removeAll { $0.node?.isAlive != true }
    followers.append(Follower(node: node))
  }

  /// Invalidates every answer that depends on the window.
  func windowChanged() {
    for follower in followers { follower.node?.setNeedsLayout() }
  }
}

extension LayoutNode {
  /// The proposal with missing lengths taken from the window: the size of a container of relative
  /// frames.
  final func filledByWindow(_ proposal: ProposedViewSize) -> CGSize {
    if proposal.width == nil || proposal.height == nil {
      host.part(WindowFollowers.self).add(self)
    }
    return proposal.replacingUnspecifiedDimensions(by: host.size)
  }
}
