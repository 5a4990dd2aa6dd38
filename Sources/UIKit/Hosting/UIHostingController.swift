/// A view controller whose view shows a SwiftUI view.
///
/// The tree inside uses the clock and the text measurer of the enclosing host, and takes part in
/// its turns.
///
/// - Source: Apple documentation, `UIHostingController`.
@MainActor @preconcurrency
open class UIHostingController<Content: View>: UIViewController {
  private let hosting: HostingView<Content>

  public init(rootView: Content) {
    hosting = HostingView(rootView)
    super.init(nibName: nil, bundle: nil)
  }

  public init?(coder aDecoder: NSCoder, rootView: Content) {
    hosting = HostingView(rootView)
    super.init(coder: aDecoder)
  }

  public required init?(coder: NSCoder) { nil }

  /// The root view; a new value of the same type keeps the identities inside.
  open var rootView: Content {
    get { hosting.content }
    set { hosting.content = newValue }
  }

  open override func loadView() { view = hosting }

  /// The size that the content takes for a proposed size.
  ///
  /// - Infinity: a length that is not finite, or the greatest number, counts as unspecified.
  open func sizeThatFits(in size: CGSize) -> CGSize { hosting.sizeThatFits(size) }
}

/// The view that shows a tree of its own.
@MainActor @preconcurrency
final class HostingView<Content: View>: UIView {
  var content: Content {
    didSet {
      let content = content
      guest.tree?.update { content }
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  private let guest = Guest()

  init(_ content: Content) {
    self.content = content
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  /// The tree, made when its size or position is first needed.
  private var tree: TreeHost {
    if let tree = guest.tree { return tree }
    let content = content
    let owner = hostAround
    let made = TreeHost(
      size: bounds.size, displayScale: Screen.scale(of: owner),
      textMeasurer: Screen.textMeasurer(of: owner), time: owner?.time ?? VirtualTime(),
      isInWindow: window != nil
    ) { content }
    guest.enter(owner, with: made)
    return made
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    func proposed(_ length: CGFloat) -> CGFloat? {
      length.isFinite && length < .greatestFiniteMagnitude ? length : nil
    }
    return tree.contentSize(
      for: ProposedViewSize(width: proposed(size.width), height: proposed(size.height)))
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    guest.follow(window)
  }

  override var intrinsicContentSize: CGSize { tree.contentSize(for: .unspecified) }

  override func layoutSubviews() {
    super.layoutSubviews()
    tree.size = bounds.size
  }

  override var shownTree: TreeHost? { tree }

  override func hostedLines(_ level: Int) -> [HostedLine] {
    let origin = convert(CGPoint.zero, to: nil)
    return tree.lines(from: level, origin: origin)
  }

  override var touchReceiver: (any TouchReceiver)? { GuestTouch(self, tree) }
}

/// The tree inside a view and its enclosing host, which it leaves with the view.
///
/// - Safety: `@unchecked` because it is used on the thread of its host only.
private final class Guest: @unchecked Sendable {
  private(set) var tree: TreeHost?
  private weak var owner: TreeHost?

  func enter(_ owner: TreeHost?, with tree: TreeHost) {
    self.tree = tree
    self.owner = owner
    owner?.hostedTrees.add(tree)
  }

  /// Makes the views inside appear and disappear with the window.
  ///
  /// A tree that was measured on another clock before it joined a host is discarded; the one made
  /// in its place uses the host's clock.
  @MainActor func follow(_ window: UIWindow?) {
    if let time = window?.host?.time, let tree, tree.time !== time {
      leave()
    } else {
      tree?.isInWindow = window != nil
    }
  }

  private func leave() {
    if let tree { owner?.hostedTrees.remove(tree) }
    tree = nil
  }

  deinit { leave() }
}

/// Forwards a finger to the tree inside a view.
///
/// - Safety: `@unchecked` because it is used on the thread of its host only.
private final class GuestTouch: TouchReceiver, @unchecked Sendable {
  private let view: UIView
  private let tree: TreeHost

  init(_ view: UIView, _ tree: TreeHost) {
    self.view = view
    self.tree = tree
  }

  private func inside(_ point: CGPoint) -> CGPoint {
    MainActorAccess.run { view.convert(point, from: nil) }
  }

  func touchBegan(at point: CGPoint, at time: Double) { tree.touchDown(at: inside(point)) }
  func touchMoved(to point: CGPoint, at time: Double) { tree.touchMoved(to: inside(point)) }
  func touchEnded(at point: CGPoint, at time: Double) { tree.touchUp() }
  func touchCancelled() { tree.touchCancelled() }
}

/// The macOS name, for code that only distinguishes iOS from everything else; Linux counts as the
/// rest.
public typealias NSHostingController = UIHostingController
