// Adding, moving and removing subviews.
//
// Order of the calls when a view gets a superview: the previous superview loses it, then
// `willMove(toWindow:)` if the window changes, `willMove(toSuperview:)`, the list changes,
// `didMoveToWindow`, `didMoveToSuperview`, and the superview's `didAddSubview`. When it loses it:
// `willRemoveSubview`, then the same with nil.

extension UIView {
  public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard subviews.indices.contains(index1), subviews.indices.contains(index2) else { return }
    subviews.swapAt(index1, index2)
  }

  func leaveSuperview() {
    guard let superview else { return }
    let hadWindow = window != nil
    superview.willRemoveSubview(self)
    if hadWindow { forEachInside { $0.willMove(toWindow: nil) } }
    willMove(toSuperview: nil)
    superview.subviews.removeAll { $0 === self }
    layer.removeFromSuperlayer()
    superview.removeConstraints(about: self)
    self.superview = nil
    superview.setNeedsLayout()
    if hadWindow { forEachInside { $0.didMoveToWindow() } }
    didMoveToSuperview()
  }

  /// Whether the view is another one or inside it.
  public func isDescendant(of view: UIView) -> Bool {
    var current: UIView? = self
    while let candidate = current {
      if candidate === view { return true }
      current = candidate.superview
    }
    return false
  }

  /// The first view with a tag, from this one inwards.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }

  func insert(_ view: UIView, at index: Int) {
    guard view !== self, !isDescendant(of: view) else { return }
    if view.superview === self { return move(view, to: index) }
    if view.superview != nil { view.removeFromSuperview() }
    let window = window
    if let window { view.forEachInside { $0.willMove(toWindow: window) } }
    view.willMove(toSuperview: self)
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    view.superview = self
    layer.addSublayer(view.layer)
    setNeedsLayout()
    if view.subtreeNeedsLayout { view.passLayoutRequestUp() }
    if window != nil { view.forEachInside { $0.didMoveToWindow() } }
    view.didMoveToSuperview()
    didAddSubview(view)
  }

  func move(_ view: UIView, to index: Int) {
    guard let present = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.remove(at: present)
    subviews.insert(view, at: min(max(index, 0), subviews.count))
  }

  /// Inserts a view next to another one in the list.
  func insert(_ view: UIView, beside sibling: UIView, offset: Int) {
    // A view that moves within the list must not count in the sibling's index.
    if view.superview === self { move(view, to: .max) }
    let place = subviews.firstIndex { $0 === sibling }
    insert(view, at: place.map { $0 + offset } ?? .max)
  }

  func forEachInside(_ body: (UIView) -> Void) {
    body(self)
    for view in subviews { view.forEachInside(body) }
  }
}
