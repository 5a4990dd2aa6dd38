// The names of key-value observation, which Foundation for Linux does not have.

/// The values that an observer wants to be told, and the moments at which it wants them.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt

  /// The change carries the new value.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// The change carries the value before.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// One call during registration, with the present value as the new one.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// A call before each change too.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }
}

/// The keys of a change.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
  public static let notificationIsPriorKey = NSKeyValueChangeKey(
    rawValue: "notificationIsPrior")

  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

/// The kind of change that a property has had; here it is always set.
public enum NSKeyValueChange: UInt, Sendable {
  case setting = 1
  case insertion, removal, replacement
}

/// A change as an observing closure gets it.
public struct NSKeyValueObservedChange<Value> {
  public typealias Kind = NSKeyValueChange

  public let kind: Kind
  /// Nil unless asked for.
  public let newValue: Value?
  /// Nil unless asked for.
  public let oldValue: Value?
  public let indexes: IndexSet?
  public let isPrior: Bool
}

/// An observation by a closure; it ends with this object.
public final class NSKeyValueObservation: @unchecked Sendable {
  private var end: (() -> Void)?

  init(_ end: @escaping () -> Void) {
    self.end = end
  }

  deinit { invalidate() }

  /// Ends the observation; a second call has no effect.
  public func invalidate() {
    end?()
    end = nil
  }
}
