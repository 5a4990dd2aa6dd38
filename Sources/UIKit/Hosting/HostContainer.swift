/// A view positioned at an element of a tree, with the element's transforms.
@MainActor
protocol TreePlace {
  /// Converts a point of this view's space to the root's.
  func rootPoint(_ point: CGPoint) -> CGPoint

  /// Converts a point of the root's space to this view's.
  func ownPoint(_ point: CGPoint) -> CGPoint
}

/// The view that represents an element of the tree in the window of its host.
///
/// Its superview is the stand-in for the nearest scroll view of the tree, or the window.
final class HostContainer: UIView, TreePlace {
  private(set) weak var node: HostedNode?

  init(_ node: HostedNode) {
    self.node = node
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var treePlace: (any TreePlace)? { self }

  func rootPoint(_ point: CGPoint) -> CGPoint { node?.rootPoint(point) ?? point }

  func ownPoint(_ point: CGPoint) -> CGPoint { node?.convertFromRoot(point) ?? point }

  override func contentSizeInvalidated(of view: UIView) { node?.sizeMayHaveChanged() }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}

/// A hosted view that shows a frame-based view, for pictures.
package protocol ViewShowing: HostedView {
  var shownView: UIView { get }
}

/// A hosted `UIView`, as the engine sees it.
///
/// - Safety: `@unchecked` because it is used on the thread of its host only.
final class HostedUIView: HostedView, ViewShowing, @unchecked Sendable {
  let view: UIView
  let controller: UIViewController?
  private let container: HostContainer
  /// Answers a proposal in place of the view; nil to use the view's own size.
  var fitting: ((ProposedViewSize) -> CGSize?)?
  /// Runs when the element leaves the tree.
  var dismantle: (() -> Void)?

  @MainActor init(_ view: UIView, controller: UIViewController? = nil, in node: HostedNode) {
    self.view = view
    self.controller = controller
    container = HostContainer(node)
    controller?.viewWillAppear(false)
    container.addSubview(view)
    TreeScrollView.superview(in: node).addSubview(container)
    controller?.viewDidAppear(false)
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    MainActorAccess.run {
      fitting?(proposal) ?? view.hostedSize(proposal, preferred: controller?.preferredContentSize)
    }
  }

  func wasPlaced(size: CGSize) {
    MainActorAccess.run {
      if let node = container.node { _ = HostWindow.of(node.host) }
      let origin = container.convert(CGPoint.zero, to: container.superview)
      let place = CGRect(origin: origin, size: size)
      if container.layer.frame != place { container.frame = place }
      let inside = CGRect(origin: .zero, size: size)
      if view.transform.isIdentity {
        if view.frame != inside { view.frame = inside }
      } else {
        view.bounds.size = size
        view.center = CGPoint(x: size.width / 2, y: size.height / 2)
      }
      if container.subtreeNeedsLayout { container.passLayoutRequestUp() }
    }
  }

  var shownView: UIView { view }

  func leaveTree() {
    MainActorAccess.run {
      controller?.viewWillDisappear(false)
      dismantle?()
      dismantle = nil
      fitting = nil
      view.removeFromSuperview()
      container.removeFromSuperview()
      controller?.viewDidDisappear(false)
    }
  }

  func forEachLine(_ body: (HostedLine) -> Void) {
    for line in MainActorAccess.run({ lines(of: view, 0) }) { body(line) }
  }

  @MainActor private func lines(of view: UIView, _ level: Int) -> [HostedLine] {
    let line = HostedLine(
      level: level, type: TypeLabel.of(type(of: view)),
      identifiers: view.accessibilityIdentifier.map { [$0] } ?? [],
      frame: view.convert(view.bounds, to: nil),
      contentOffset: (view as? UIScrollView)?.contentOffset)
    return [line] + view.hostedLines(level + 1) + view.subviews.flatMap { lines(of: $0, level + 1) }
  }

  func touchTargets(at point: CGPoint) -> TouchTargets? {
    MainActorAccess.run {
      guard let hit = container.hitTest(point, with: nil) else { return nil }
      var scrollViews: [any FingerScrolling] = []
      var current: UIView? = hit
      while let candidate = current, candidate !== container {
        if let scroll = candidate as? UIScrollView { scrollViews.insert(scroll.driver, at: 0) }
        current = candidate.superview
      }
      return TouchTargets(
        scrollViews: scrollViews, receiver: hit.touchReceiver ?? ViewTouch(hit))
    }
  }
}

extension UIView {
  /// The response of a hosted view to a proposal.
  ///
  /// On an axis where the content has a length, the view is no shorter than that if it resists
  /// compression with high priority, and no longer if it hugs its content with high priority.
  /// Without a content length it accepts any, and is 0 where nothing is proposed.
  ///
  /// - Source: OpenSwiftUI's platform view host derives its layout traits the same way.
  fileprivate func hostedSize(_ proposal: ProposedViewSize, preferred: CGSize?) -> CGSize {
    var content = intrinsicContentSize
    if let preferred, preferred != .zero { content = preferred }
    if content.width < 0, content.height < 0, ConstraintLayout.isNeeded(for: self) {
      let fitted = systemLayoutSizeFitting(Self.layoutFittingCompressedSize)
      if fitted.width > 0 { content.width = fitted.width }
      if fitted.height > 0 { content.height = fitted.height }
    }
    func length(_ axis: NSLayoutConstraint.Axis, _ own: CGFloat, _ proposed: CGFloat?) -> CGFloat {
      guard own >= 0 else { return max(proposed ?? 0, 0) }
      guard let proposed else { return own }
      let resists = contentCompressionResistancePriority(for: axis) >= .defaultHigh
      let hugs = contentHuggingPriority(for: axis) >= .defaultHigh
      return min(max(proposed, resists ? own : 0), hugs ? own : .infinity)
    }
    return CGSize(
      width: length(.horizontal, content.width, proposal.width),
      height: length(.vertical, content.height, proposal.height))
  }
}
