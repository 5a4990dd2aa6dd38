import SwiftUI
import ViewTreeTesting

/// A host of a width and a height that shows a view.
@MainActor
func host<Content: View>(
  _ width: CGFloat, _ height: CGFloat, safeArea: EdgeInsets = EdgeInsets(),
  @ViewBuilder _ content: () -> Content
) -> ViewHost {
  ViewHost(
    size: CGSize(width: width, height: height), safeAreaInsets: safeArea, content: content)
}

/// A finger whose places are two numbers each; without any it is in the middle of a host of 100.
extension Finger {
  func down(_ x: CGFloat = 50, _ y: CGFloat = 50) { down(at: CGPoint(x: x, y: y)) }

  /// Comes down at a point, moves to the others, and stays there.
  func pull(_ start: (x: CGFloat, y: CGFloat), _ others: (x: CGFloat, y: CGFloat)...) {
    down(start.x, start.y)
    for point in others { move(point.x, point.y) }
  }

  func move(_ x: CGFloat, _ y: CGFloat) { move(to: CGPoint(x: x, y: y)) }

  func drag(
    _ start: (x: CGFloat, y: CGFloat), _ end: (x: CGFloat, y: CGFloat), over seconds: Double = 0.5,
    lifting: Bool = true
  ) {
    drag(
      from: CGPoint(x: start.x, y: start.y), to: CGPoint(x: end.x, y: end.y), over: seconds,
      lifting: lifting)
  }

  func fling(
    _ start: (x: CGFloat, y: CGFloat), _ end: (x: CGFloat, y: CGFloat), over seconds: Double = 0.1
  ) {
    fling(
      from: CGPoint(x: start.x, y: start.y), to: CGPoint(x: end.x, y: end.y), over: seconds)
  }
}

extension ViewHost {
  /// Puts the finger down, and lifts it at once or after some seconds.
  func tap(_ x: CGFloat = 50, _ y: CGFloat = 50, for seconds: Double = 0) {
    finger.down(x, y)
    if seconds > 0 { advance(by: seconds) }
    finger.up()
  }

  /// Drags, and lifts the finger after a second of rest, so that nothing flies on.
  func dragAndRest(
    _ start: (x: CGFloat, y: CGFloat), _ end: (x: CGFloat, y: CGFloat), over seconds: Double = 0.5
  ) {
    finger.drag(start, end, over: seconds, lifting: false)
    advance(by: 1)
    finger.up()
  }

  /// The offset of the scroll view `"scroll"` along the vertical axis.
  var offset: CGFloat? { scrollOffset(of: "scroll")?.y }
}
