/// The root class of objects that receive events.
///
/// UIKit's is an `NSObject`. Foundation's `NSObject` for Linux has a nonisolated initializer, which
/// main-actor classes cannot override. So this root does not inherit from it and provides what code
/// expects of objects: equality, hash, description, and observation by key path.
///
/// - Source: Apple documentation, `UIResponder`.
@MainActor @preconcurrency
open class UIResponder: NSObjectProtocol, Hashable, CustomStringConvertible {
  public init() {}

  deinit {
    observation.object?.objectIsReleased(typeName: "\(Self.self)")
  }

  /// The observers of this object; made for the first one.
  let observation = ObservationStorage()

  /// The present value of an observable property; nil for other names.
  open func value(forKeyPath keyPath: String) -> Any? { nil }

  /// The next object that events go to; nil at the end of the chain.
  open var next: UIResponder? { nil }

  open var canBecomeFirstResponder: Bool { false }
  open var isFirstResponder: Bool { false }

  @discardableResult
  open func becomeFirstResponder() -> Bool { canBecomeFirstResponder }

  @discardableResult
  open func resignFirstResponder() -> Bool { true }

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// Called when a property observed with `addObserver` has changed.
  ///
  /// - Source: Apple documentation, `observeValue(forKeyPath:of:change:context:)`.
  /// - Errors: an implementation that forwards unknown key paths to the superclass ends up here. On
  ///   a device that throws an exception; here the program stops with the key path.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    preconditionFailure(
      """
      \(Self.self) was told that \(keyPath ?? "nil") has changed and did not handle it. Override \
      observeValue(forKeyPath:of:change:context:) and pass only what is not yours to super.
      """)
  }

  // MARK: As an object

  nonisolated open func isEqual(_ object: Any?) -> Bool {
    (object as AnyObject?) === self
  }

  nonisolated open var hash: Int { ObjectIdentifier(self).hashValue }

  nonisolated public func `self`() -> Self { self }

  nonisolated public func isProxy() -> Bool { false }

  nonisolated open var description: String { "<\(type(of: self))>" }

  nonisolated open var debugDescription: String { description }

  nonisolated public func isKind(of aClass: AnyClass) -> Bool {
    var current: AnyClass? = type(of: self)
    while let candidate = current {
      if candidate == aClass { return true }
      current = _getSuperclass(candidate)
    }
    return false
  }

  nonisolated public func isMember(of aClass: AnyClass) -> Bool { type(of: self) == aClass }

  nonisolated public static func == (left: UIResponder, right: UIResponder) -> Bool {
    left.isEqual(right)
  }

  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}

/// A method's name, for targets.
///
/// There is no Objective-C on Linux: `#selector` does not compile, and a selector is only a name. A
/// target performs it itself, see ``SelectorPerforming``.
public struct Selector: ExpressibleByStringLiteral, Hashable, Sendable, CustomStringConvertible {
  public let description: String

  public init(_ name: String) {
    description = name
  }

  public init(stringLiteral name: String) {
    description = name
  }
}

/// A target that performs methods by name.
///
/// It replaces the Objective-C runtime: a control with such a target calls `perform(_:with:)`, and
/// the target calls the method with that name.
@MainActor @preconcurrency
public protocol SelectorPerforming: AnyObject {
  /// Calls the method; unknown names are ignored.
  func perform(_ selector: Selector, with sender: Any?)
}

extension Selector {
  /// Makes a target perform the selector; has no effect where it cannot.
  @MainActor func send(to target: AnyObject?, from sender: Any?) {
    (target as? any SelectorPerforming)?.perform(self, with: sender)
  }
}
