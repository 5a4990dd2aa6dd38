import SwiftUI

/// Records the calls of a scroll view's delegate.
@MainActor final class ScrollRecorder: UIScrollViewDelegate {
  /// Several `didScroll` after each other are one.
  private(set) var calls: [String] = []
  private(set) var scrolls = 0
  private(set) var target: CGFloat?
  var chosen: CGFloat?
  var onScroll: ((UIScrollView) -> Void)?

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    scrolls += 1
    if calls.last != "didScroll*" { calls.append("didScroll*") }
    onScroll?(scrollView)
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    calls.append("willBeginDragging")
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    calls.append("willEndDragging(\((Double(velocity.y) * 1e6).rounded() / 1e6))")
    target = targetContentOffset.pointee.y
    if let chosen { targetContentOffset.pointee.y = chosen }
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    calls.append("didEndDragging(\(decelerate))")
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    calls.append("willBeginDecelerating")
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    calls.append("didEndDecelerating")
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    calls.append("didEndScrollingAnimation")
  }
}
