/// Recognizes a finger's gesture on a view.
///
/// All recognizers under a finger are notified, independently of each other; a delegate's answers
/// about other recognizers are not requested. One finger only.
///
/// - Source: Apple documentation, `UIGestureRecognizer`.
@MainActor @preconcurrency
open class UIGestureRecognizer: UIResponder {
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed

    public static let recognized = State.ended
  }

  open internal(set) weak var view: UIView?
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open var isEnabled = true
  open var cancelsTouchesInView = true
  open var delaysTouchesBegan = false
  open var delaysTouchesEnded = true
  open var name: String?
  open var numberOfTouches: Int { touch == nil ? 0 : 1 }

  private var targets: [ActionTarget] = []
  private var touch: UITouch?

  private var presentState = State.possible

  open var state: State {
    get { presentState }
    set { assign("state", old: presentState, new: presentState) { presentState = newValue } }
  }

  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  public override convenience init() {
    self.init(target: nil, action: nil)
  }

  /// Adds a target that performs an action by its name, see ``SelectorPerforming``.
  open func addTarget(_ target: Any, action: Selector) {
    targets.append(ActionTarget(target: target as AnyObject, selector: action))
  }

  /// Adds a closure; not part of Apple's recognizer, which uses selectors.
  public func addAction(_ action: @escaping (UIGestureRecognizer) -> Void) {
    targets.append(
      ActionTarget { sender in
        if let recognizer = sender as? UIGestureRecognizer { action(recognizer) }
      })
  }

  open func removeTarget(_ target: Any?, action: Selector?) {
    targets.removeAll { $0.matches(target as AnyObject?, action) }
  }

  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}

  /// The finger's position in a view's space; nil for the window's.
  open func location(in view: UIView?) -> CGPoint { touch?.location(in: view) ?? .zero }

  // MARK: Overridden by each kind

  func began(_ touch: UITouch) {}
  func moved(_ touch: UITouch) {}
  func ended(_ touch: UITouch) {}

  final var hasTakenTouch: Bool {
    cancelsTouchesInView && (state == .began || state == .changed || state == .ended)
  }

  final func begin(_ touch: UITouch) {
    guard delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true else { return }
    self.touch = touch
    state = .possible
    began(touch)
  }

  final func follow(_ touch: UITouch) {
    guard self.touch != nil, state != .failed else { return }
    moved(touch)
  }

  final func end(_ touch: UITouch) {
    guard self.touch != nil else { return }
    if state != .failed { ended(touch) }
    reset()
  }

  final func cancel() {
    guard touch != nil else { return }
    if state == .began || state == .changed { enter(.cancelled) }
    reset()
  }

  open func reset() {
    touch = nil
    state = .possible
  }

  /// Enters a state, and notifies the targets.
  final func enter(_ state: State) {
    let starts = state == .began || (state == .ended && self.state == .possible)
    if starts, delegate?.gestureRecognizerShouldBegin(self) == false {
      self.state = .failed
      return
    }
    self.state = state
    guard state != .failed, state != .possible else { return }
    for target in targets { target.send(from: self) }
  }
}

/// Answers the questions of a recognizer.
@MainActor @preconcurrency
public protocol UIGestureRecognizerDelegate: AnyObject {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }

  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { true }

  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
}

/// The receiver of an event: a closure, or a target that performs a selector.
@MainActor
struct ActionTarget {
  private weak var target: AnyObject?
  private let selector: Selector?
  private let closure: ((Any?) -> Void)?

  init(target: AnyObject, selector: Selector) {
    self.target = target
    self.selector = selector
    closure = nil
  }

  init(_ closure: @escaping (Any?) -> Void) {
    self.closure = closure
    selector = nil
  }

  /// - Nil: matches any target or any selector.
  func matches(_ target: AnyObject?, _ selector: Selector?) -> Bool {
    guard closure == nil else { return false }
    return (target == nil || target === self.target)
      && (selector == nil || selector == self.selector)
  }

  func send(from sender: Any?) {
    closure?(sender)
    selector?.send(to: target, from: sender)
  }
}

/// Recognizes taps: a finger that comes down and up again in place.
@MainActor @preconcurrency
open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1

  private var start = CGPoint.zero
  private var taps = 0
  private var latestEnd = -Double.infinity

  override func began(_ touch: UITouch) {
    start = touch.point
    if touch.timestamp - latestEnd > Self.pause { taps = 0 }
  }

  override func moved(_ touch: UITouch) {
    if hypot(touch.point.x - start.x, touch.point.y - start.y) > Self.slop { state = .failed }
  }

  override func ended(_ touch: UITouch) {
    taps += 1
    latestEnd = touch.timestamp
    guard taps >= numberOfTapsRequired else { return }
    taps = 0
    enter(.ended)
  }

  /// The distance that a finger may move, and the seconds between taps that count together. Both
  /// are unofficial figures.
  private static let slop: CGFloat = 10
  private static let pause = 0.35
}

/// Recognizes a finger that moves.
@MainActor @preconcurrency
open class UIPanGestureRecognizer: UIGestureRecognizer {
  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int.max

  private var start = CGPoint.zero
  private var present = CGPoint.zero
  private var samples: [(point: CGPoint, time: Double)] = []

  /// How far the finger has moved since the pan began.
  open func translation(in view: UIView?) -> CGPoint {
    CGPoint(x: present.x - start.x, y: present.y - start.y)
  }

  /// Continues from another translation.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    start = CGPoint(x: present.x - translation.x, y: present.y - translation.y)
  }

  /// The velocity over the last tenth of a second, in points per second.
  open func velocity(in view: UIView?) -> CGPoint {
    guard let first = samples.first, let last = samples.last, last.time > first.time else {
      return .zero
    }
    let seconds = CGFloat(last.time - first.time)
    return CGPoint(
      x: (last.point.x - first.point.x) / seconds, y: (last.point.y - first.point.y) / seconds)
  }

  override func began(_ touch: UITouch) {
    start = touch.point
    samples = []
    note(touch)
  }

  override func moved(_ touch: UITouch) {
    note(touch)
    if state == .possible {
      guard hypot(present.x - start.x, present.y - start.y) >= Self.slop else { return }
      enter(.began)
    } else {
      enter(.changed)
    }
  }

  override func ended(_ touch: UITouch) {
    if state == .began || state == .changed { enter(.ended) }
  }

  /// Takes over a translation from a scroll view's drag.
  final func follow(_ translation: CGPoint) {
    start = .zero
    present = translation
  }

  private func note(_ touch: UITouch) {
    present = touch.point
    samples.append((touch.point, touch.timestamp))
    while let first = samples.first, samples.count > 2, touch.timestamp - first.time > 0.1 {
      samples.removeFirst()
    }
  }

  /// Source: the value of the engine's own drags.
  private static let slop: CGFloat = 10
}

/// Recognizes a finger that stays in place.
@MainActor @preconcurrency
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// Virtual seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  open var allowableMovement: CGFloat = 10
  open var numberOfTapsRequired = 0

  private var start = CGPoint.zero
  private var serial = 0

  override func began(_ touch: UITouch) {
    start = touch.point
    serial += 1
    let serial = serial
    DispatchQueue.main.asyncAfter(deadline: .now() + minimumPressDuration) { [weak self] in
      guard let self, self.serial == serial, self.state == .possible, self.numberOfTouches > 0
      else { return }
      self.enter(.began)
    }
  }

  override func moved(_ touch: UITouch) {
    if state == .began || state == .changed { return enter(.changed) }
    if hypot(touch.point.x - start.x, touch.point.y - start.y) > allowableMovement {
      state = .failed
    }
  }

  override func ended(_ touch: UITouch) {
    serial += 1
    if state == .began || state == .changed { enter(.ended) }
  }
}
