/// The element at the top: it proposes the host's size minus the safe area and centres its content.
///
/// Source: LAYOUT-3.7.9.
package final class RootNode: LayoutNode {
  package internal(set) var hostSize = CGSize.zero
  package internal(set) var safeAreaInsets = EdgeInsets()
  /// Whether the whole tree is shown.
  var isInWindow = true
  private var content: Node?
  private var contentType: ObjectIdentifier?
  private var contentElement: LayoutNode?
  private let frames = RelativeFrames()

  override init(host: TreeHost, environment: EnvironmentScope) {
    super.init(host: host, environment: environment)
    madeAttributes.relativeFrames = frames
  }

  package override var typeLabel: String { "root" }

  package override func forEachChild(_ body: (Node) -> Void) {
    if let content { body(content) }
  }

  /// Shows a view value; identities are kept if the type is the same.
  func show<Content: View>(_ view: Content) {
    let type = ObjectIdentifier(Content.self)
    if let content, contentType == type {
      Content._updateView(view: view, outputs: _ViewOutputs(content))
      return
    }
    content?.destroy()
    contentType = type
    content = Content._makeView(view: view, inputs: _ViewInputs(parent: self, slot: .vertical)).node
    adoptContent()
    setNeedsLayout()
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

  /// The content's response to a proposal; the content is not moved.
  func contentSize(for proposal: ProposedViewSize) -> CGSize {
    contentElement?.measure(proposal) ?? .zero
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize { hostSize }

  override func placeChildren() {
    size = hostSize
    isPlaced = true
    guard let contentElement else { return }
    let safe = CGRect(origin: .zero, size: hostSize).inset(by: safeAreaInsets)
    frames.use(safe.size, in: self)
    let proposal = ProposedViewSize(safe.size)
    let contentSize = contentElement.measure(proposal)
    contentElement.tell(.question) { axis in
      let ends = safeEnds(axis)
      return Reason(.asked, .own(axis).less(ends.start).less(ends.end))
    }
    contentElement.tell(.place) { axis in
      let ends = safeEnds(axis)
      let room = Term.own(axis).less(ends.start).less(ends.end)
      return Reason(
        .placed, ((room - .answer(contentElement, axis, contentSize[axis])) / 2).adding(ends.start))
    }
    contentElement.place(
      at: CGPoint(
        x: safe.midX - contentSize.width / 2, y: safe.midY - contentSize.height / 2),
      proposal: proposal)
  }

  private func safeEnds(_ axis: Axis) -> (start: CGFloat, end: CGFloat) {
    axis == .horizontal
      ? (safeAreaInsets.leading, safeAreaInsets.trailing)
      : (safeAreaInsets.top, safeAreaInsets.bottom)
  }

  /// Source: LAYOUT-3.12: the host's insets cover the edges of its window.
  override func safeAreaShare(for child: LayoutNode) -> SafeAreaShare? {
    let window = CGRect(origin: .zero, size: hostSize)
    return .band(SafeAreaBand(outer: window, inner: window.inset(by: safeAreaInsets)))
  }

  override func preferenceOutput(_ key: PreferenceOperations) -> Unretained<PreferenceCell>? {
    content?.preferenceOutput(key)
  }
}
