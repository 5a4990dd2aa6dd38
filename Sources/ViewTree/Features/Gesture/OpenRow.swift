/// The row of a window whose actions are open, at most one: a touch elsewhere closes it.
package final class OpenRow: HostPart {
  /// The modifier of the row that has opened it.
  private weak var opener: Node?
  private weak var row: LayoutNode?
  private weak var scrollView: Node?
  private var closing: (() -> Void)?

  package init(host: TreeHost) {}

  /// - Parameters:
  ///   - opener: opening from another one closes the open row.
  ///   - row: a touch inside it closes nothing.
  ///   - scrollView: a touch in it beside the row only closes the row; nil for none.
  ///   - close: hides the actions.
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
  /// - Returns: the gestures that take part in the touch: in the row's own list only those of a
  ///   moving finger, so that a tap only closes the row.
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
