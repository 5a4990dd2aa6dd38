/// A finger on a window.
@MainActor @preconcurrency
open class UITouch: UIResponder {
  public enum Phase: Int, Sendable { case began, moved, stationary, ended, cancelled }

  open internal(set) var phase = Phase.began
  /// The moment of the touch. Virtual seconds.
  open internal(set) var timestamp: TimeInterval = 0
  open internal(set) var tapCount = 1
  open internal(set) weak var view: UIView?
  open var window: UIWindow? { view?.window }
  open var gestureRecognizers: [UIGestureRecognizer]? { view?.gestureRecognizers }

  /// The position in the window's space.
  var point = CGPoint.zero
  var previousPoint = CGPoint.zero

  /// The finger's position in a view's space; nil for the window's.
  open func location(in view: UIView?) -> CGPoint { view?.convert(point, from: nil) ?? point }

  open func previousLocation(in view: UIView?) -> CGPoint {
    view?.convert(previousPoint, from: nil) ?? previousPoint
  }
}

/// The touches of all fingers at a moment.
@MainActor @preconcurrency
open class UIEvent: UIResponder {
  open internal(set) var allTouches: Set<UITouch>?
  open internal(set) var timestamp: TimeInterval = 0

  open func touches(for view: UIView) -> Set<UITouch>? {
    allTouches?.filter { $0.view === view }
  }
}

/// Delivers a finger to the view on which it came down and to the recognizers of the views around
/// it.
///
/// - Source: Apple documentation, `UIView.hitTest(_:with:)`: the touch belongs to that view
///   wherever the finger goes.
/// - Safety: `@unchecked` because it is used on the thread of its host only.
final class ViewTouch: TouchReceiver, @unchecked Sendable {
  private let view: UIView
  private let touch: UITouch
  private let event: UIEvent
  private let recognizers: [UIGestureRecognizer]
  /// Whether the view still receives the touch; a recognizer that has won takes it away.
  private var isViewTold = true

  @MainActor init(_ view: UIView) {
    self.view = view
    touch = UITouch()
    touch.view = view
    event = UIEvent()
    event.allTouches = [touch]
    var found: [UIGestureRecognizer] = []
    var current: UIView? = view
    while let candidate = current {
      found += (candidate.gestureRecognizers ?? []).filter(\.isEnabled)
      current = candidate.superview
    }
    recognizers = found
  }

  func touchBegan(at point: CGPoint, at time: Double) {
    MainActorAccess.run {
      move(to: point, time, .began)
      touch.previousPoint = point
      for recognizer in recognizers { recognizer.begin(touch) }
      tell { view.touchesBegan([touch], with: event) }
    }
  }

  func touchMoved(to point: CGPoint, at time: Double) {
    MainActorAccess.run {
      move(to: point, time, .moved)
      for recognizer in recognizers { recognizer.follow(touch) }
      tell { view.touchesMoved([touch], with: event) }
    }
  }

  func touchEnded(at point: CGPoint, at time: Double) {
    MainActorAccess.run {
      move(to: point, time, .ended)
      for recognizer in recognizers { recognizer.end(touch) }
      tell { view.touchesEnded([touch], with: event) }
    }
  }

  func touchCancelled() {
    MainActorAccess.run {
      touch.phase = .cancelled
      for recognizer in recognizers { recognizer.cancel() }
      if isViewTold { view.touchesCancelled([touch], with: event) }
      isViewTold = false
    }
  }

  @MainActor private func move(to point: CGPoint, _ time: Double, _ phase: UITouch.Phase) {
    touch.previousPoint = touch.point
    touch.point = point
    touch.phase = phase
    touch.timestamp = time
    event.timestamp = time
  }

  /// Notifies the view, unless a recognizer has taken the touch from it.
  @MainActor private func tell(_ body: () -> Void) {
    guard isViewTold else { return }
    if recognizers.contains(where: { $0.hasTakenTouch }) {
      isViewTold = false
      touch.phase = .cancelled
      view.touchesCancelled([touch], with: event)
    } else {
      body()
    }
  }
}
