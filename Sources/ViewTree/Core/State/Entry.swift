/// Makes a value of the environment, a transaction, a container or the focus out of a property.
///
/// ```swift
/// extension EnvironmentValues {
///   @Entry var tint: String = "blue"
/// }
/// ```
///
/// - Shape: a `var` with a default value, which holds where no view sets another; an optional one
///   without a value is nil by default. In `FocusedValues` the type is optional, without a value.
/// - Source: Apple documentation, `Entry()`.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "ViewTreeMacros", type: "EntryMacro")

/// The default value of an entry whose type is not written; only the macro's expansions use it.
///
/// - Isolation: the value may be of any type, as if it were made anew at each read. It is the
///   client's to keep apart what may not be shared.
public struct _InferredDefault<Value>: @unchecked Sendable {
  fileprivate let value: Value

  public init(_ make: () -> Value) {
    value = make()
  }
}

/// A key that finds the type of its value in its default value.
public protocol _InferredKey {
  associatedtype Value
  static var inferred: _InferredDefault<Value> { get }
}

extension _InferredKey {
  public static var defaultValue: Value { inferred.value }
}
