/// A named value that views report to the views around them.
///
/// ```swift
/// struct WidestKey: PreferenceKey {
///   static let defaultValue: CGFloat = 0
///
///   static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
///     value = max(value, nextValue())
///   }
/// }
///
/// let host = ViewHost(size: CGSize(width: 100, height: 100)) {
///   VStack {
///     Color.red.preference(key: WidestKey.self, value: 30)
///     Color.blue.preference(key: WidestKey.self, value: 70)
///   }
/// }
/// #expect(host.value(of: WidestKey.self) == 70)
/// ```
///
/// - Source: PREF-1.1. `defaultValue` is read where no view has an output; it is never fed into
///   `reduce` as a first value.
public protocol PreferenceKey {
  associatedtype Value

  static var defaultValue: Value { get }

  /// Combines the next sibling's value into the value so far.
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
