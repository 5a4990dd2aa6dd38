/// A named value that views report to the views around them.
///
/// - Source: `semantics.md` 1.1. `defaultValue` is what is read where nothing has an output; it is
///   never fed into `reduce` as a first value.
public protocol PreferenceKey {
  associatedtype Value

  static var defaultValue: Value { get }

  /// Takes the next sibling's value into the value so far.
  ///
  /// `nextValue` is evaluated when it is called, and only then; calling it again gives the same.
  static func reduce(value: inout Value, nextValue: () -> Value)

  /// Whether views that are being removed still contribute.
  static var _includesRemovedValues: Bool { get }

  static var _isReadableByHost: Bool { get }
}

extension PreferenceKey {
  public static var _includesRemovedValues: Bool { false }
  public static var _isReadableByHost: Bool { false }
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { Value(nilLiteral: ()) }
}
