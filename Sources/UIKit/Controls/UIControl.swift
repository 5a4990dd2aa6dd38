/// A view that turns touches into events and sends them to targets.
///
/// - Source: Apple documentation, `UIControl`.
@MainActor @preconcurrency
open class UIControl: UIView {
  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public static let touchDown = Event(rawValue: 1)
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    public static let touchDragInside = Event(rawValue: 1 << 2)
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    public static let touchDragExit = Event(rawValue: 1 << 5)
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    public static let touchCancel = Event(rawValue: 1 << 8)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    public static let allEditingEvents = Event(rawValue: 0xF0000)
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
  }

  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public static let normal: State = []
    public static let highlighted = State(rawValue: 1)
    public static let disabled = State(rawValue: 2)
    public static let selected = State(rawValue: 4)
    public static let focused = State(rawValue: 8)

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
  }

  public enum ContentHorizontalAlignment: Int, Sendable {
    case center, left, right, fill, leading, trailing
  }

  public enum ContentVerticalAlignment: Int, Sendable { case center, top, bottom, fill }

  private struct Registration {
    let target: ActionTarget
    let events: Event
    let action: UIAction?
  }

  private var registrations: [Registration] = []

  open var isEnabled = true
  open var isSelected = false
  open var isHighlighted = false
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  open var contentVerticalAlignment = ContentVerticalAlignment.center

  open private(set) var isTracking = false
  open private(set) var isTouchInside = false

  open var state: State {
    var state: State = []
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isHighlighted { state.insert(.highlighted) }
    return state
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Makes a control with a primary action; nil for none.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  // MARK: Targets

  /// Registers a target that performs an action by its name, see ``SelectorPerforming``.
  ///
  /// Registering the same combination again has no effect. The target is not retained.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    guard let object = target as AnyObject? else { return }
    let known = registrations.contains {
      $0.action == nil && $0.target.matches(object, action) && $0.events == controlEvents
    }
    if known { return }
    registrations.append(
      Registration(
        target: ActionTarget(target: object, selector: action), events: controlEvents, action: nil))
  }

  /// Stops notifying a target of events; nil matches every target or action.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    registrations = registrations.compactMap { registration in
      guard registration.action == nil,
        registration.target.matches(target as AnyObject?, action)
      else { return registration }
      let left = registration.events.subtracting(controlEvents)
      return left.isEmpty
        ? nil : Registration(target: registration.target, events: left, action: nil)
    }
  }

  /// Registers an action; one with the same identifier is replaced.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    registrations.removeAll {
      $0.action?.identifier == action.identifier && $0.events == controlEvents
    }
    registrations.append(
      Registration(
        target: ActionTarget { action.perform(sender: $0) }, events: controlEvents, action: action))
  }

  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  open func removeAction(identifiedBy identifier: UIAction.Identifier, for controlEvents: Event) {
    registrations.removeAll {
      $0.action?.identifier == identifier && controlEvents.contains($0.events)
    }
  }

  open var allControlEvents: Event {
    registrations.reduce(into: Event()) { $0.formUnion($1.events) }
  }

  /// Sends the action messages of events, in the order in which they were registered.
  open func sendActions(for controlEvents: Event) {
    for registration in registrations where !registration.events.isDisjoint(with: controlEvents) {
      registration.target.send(from: self)
    }
  }

  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    action.send(to: target as AnyObject?, from: self)
  }

  open func sendAction(_ action: UIAction) { action.perform(sender: self) }

  // MARK: Touches

  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  open func cancelTracking(with event: UIEvent?) {}

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, let touch = touches.first, beginTracking(touch, with: event) else { return }
    isTracking = true
    isTouchInside = true
    isHighlighted = true
    sendActions(for: .touchDown)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    guard continueTracking(touch, with: event) else { return stopTracking() }
    let wasInside = isTouchInside
    isTouchInside = isNear(touch.location(in: self))
    isHighlighted = isTouchInside
    if wasInside != isTouchInside {
      sendActions(for: isTouchInside ? .touchDragEnter : .touchDragExit)
    }
    sendActions(for: isTouchInside ? .touchDragInside : .touchDragOutside)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking else { return }
    let isInside = touches.first.map { isNear($0.location(in: self)) } ?? false
    stopTracking()
    endTracking(touches.first, with: event)
    sendActions(for: isInside ? [.touchUpInside, .primaryActionTriggered] : .touchUpOutside)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking else { return }
    stopTracking()
    cancelTracking(with: event)
    sendActions(for: .touchCancel)
  }

  private func stopTracking() {
    isTracking = false
    isTouchInside = false
    isHighlighted = false
  }

  /// Whether a finger that came down inside still counts as inside: within 70 points of the bounds,
  /// an unofficial figure.
  private func isNear(_ point: CGPoint) -> Bool {
    bounds.insetBy(dx: -70, dy: -70).contains(point)
  }
}
