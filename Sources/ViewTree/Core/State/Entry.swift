/// Turns a property into a value of the environment, a transaction, a container or the focus.
///
/// ```swift
/// extension EnvironmentValues {
///   @Entry var tint: String = "blue"
/// }
/// ```
///
/// - Shape: a `var` with a default value, which applies where no view sets another; an optional one
///   without a value is nil by default. In `FocusedValues` the type is optional, without a value.
/// - Source: Apple documentation, `Entry()`.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "ViewTreeMacros", type: "EntryMacro")

/// The default value of an entry whose type is not written; used only by the macro's expansions.
///
/// - Isolation: the value may be of any type, as if it were made at each read. Keeping apart values
///   that must not be shared is up to the client.
public struct _InferredDefault<Value>: @unchecked Sendable {
  fileprivate let value: Value

  public init(_ make: () -> Value) {
    value = make()
  }
}

/// A key that infers its value type from its default value.
public protocol _InferredKey {
  associatedtype Value
  static var inferred: _InferredDefault<Value> { get }
}

extension _InferredKey {
  public static var defaultValue: Value { inferred.value }
}
