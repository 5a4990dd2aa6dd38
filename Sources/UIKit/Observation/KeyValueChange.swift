// The names of key-value observation that Foundation for Linux lacks.

/// The values that an observer receives, and when it receives them.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt

  /// The change carries the new value.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// The change carries the previous value.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// One call during registration, with the present value as the new one.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// An additional call before each change.
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

/// The kind of change to a property; here it is always a setting.
public enum NSKeyValueChange: UInt, Sendable {
  case setting = 1
  case insertion, removal, replacement
}

/// A change as an observing closure receives it.
public struct NSKeyValueObservedChange<Value> {
  public typealias Kind = NSKeyValueChange

  public let kind: Kind
  /// Nil unless requested.
  public let newValue: Value?
  /// Nil unless requested.
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
