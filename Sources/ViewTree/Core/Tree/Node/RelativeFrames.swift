/// The size from which relative frames below a container are computed.
///
/// It comes from the proposal that the container is answering, so that answers stay pure: an
/// element that relied on another size is asked again.
final class RelativeFrames {
  private struct User {
    weak var node: LayoutNode?
  }

  private(set) var size = CGSize.zero
  private var users: [User] = []
  /// The number of recorded frames, including those gone since the latest sweep.
  var count: Int { users.count }
  private var sweepCount = 0

  /// Makes an element forget its answers whenever the size changes; call it once per element.
  ///
  /// - Cost: constant; elements that are gone are swept whenever the list has doubled.
  func add(_ node: LayoutNode) {
    if users.count >= sweepCount {
      users.removeAll { $0.node?.isAlive != true }
      sweepCount = users.count * 2
    }
    users.append(User(node: node))
  }

  /// Sets the size; everything between the frames and the container forgets its answers.
  func use(_ size: CGSize, in container: LayoutNode) {
    guard size != self.size else { return }
    self.size = size
    guard !users.isEmpty else { return }
    users.removeAll { $0.node?.isAlive != true }
    for user in users {
      var node: LayoutNode? = user.node
      while let current = node, current !== container {
        current.forgetAnswers()
        node = current.layoutParent
      }
    }
  }
}

extension LayoutNode {
  /// Forgets every answer, because something other than the proposal that it depends on has
  /// changed.
  fileprivate final func forgetAnswers() {
    responses.invalidate()
    knownGuides.removeAll()
    needsPlacing = true
    childrenResponded(isForQuestion: true)
  }
}
