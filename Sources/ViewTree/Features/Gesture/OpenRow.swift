/// The row of a window whose actions are open, of one at most: a finger beside it closes it.
package final class OpenRow: HostPart {
  /// Which of the row's modifiers has opened it.
  private weak var opener: Node?
  private weak var row: LayoutNode?
  private weak var scrollView: Node?
  private var closing: (() -> Void)?

  package init(host: TreeHost) {}

  /// - Parameters:
  ///   - opener: another one closes what is open.
  ///   - row: in it a finger closes nothing.
  ///   - scrollView: where a finger beside the row does nothing else than to close it; nil for none.
  ///   - close: takes the actions away.
  func open(
    _ opener: Node, of row: LayoutNode, in scrollView: Node?, _ close: @escaping () -> Void
  ) {
    if opener !== self.opener { self.close() }
    self.opener = opener
    self.row = row
    self.scrollView = scrollView
    closing = close
  }

  /// Closes the row, as scrolling does.
  func close() {
    if opener?.isAlive == true { closing?() }
    opener = nil
    closing = nil
  }

  /// Closes the row when a finger comes down beside it.
  ///
  /// - Returns: the gestures that hear of the finger: in the row's own list only those of a finger that
  ///   moves, so that a tap does nothing else.
  func closing(
    _ gestures: [GestureNode], at point: CGPoint, in scrollViews: [any FingerScrolling]
  ) -> [GestureNode] {
    guard opener?.isAlive == true, let row, !row.frame(in: .global).contains(point) else {
      return gestures
    }
    let isInList = scrollViews.contains { $0 === scrollView }
    close()
    return isInList ? gestures.filter { $0.recognition.followsMovement } : gestures
  }
}
