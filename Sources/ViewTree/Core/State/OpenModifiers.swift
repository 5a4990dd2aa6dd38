// Modifiers that code outside SwiftUI names although their names begin with an underscore.

/// Sets a value of the environment, as `environment(_:_:)` does.
///
/// - Source: SwiftUI's public interface.
nonisolated public struct _EnvironmentKeyWritingModifier<Value>: ViewModifier {
  public var keyPath: WritableKeyPath<EnvironmentValues, Value>
  public var value: Value

  nonisolated public init(keyPath: WritableKeyPath<EnvironmentValues, Value>, value: Value) {
    self.keyPath = keyPath
    self.value = value
  }

  @MainActor public func body(content: Content) -> some View { content.environment(keyPath, value) }
}

/// Names a view for tools; it changes nothing.
///
/// - Source: SwiftUI's public interface.
nonisolated public struct _IdentifiedModifier<Identifier: Hashable>: ViewModifier {
  public var identifier: Identifier

  nonisolated public init(identifier: Identifier) {
    self.identifier = identifier
  }

  @MainActor public func body(content: Content) -> some View { content }
}

/// The name that Xcode's previews give to views; packages name its type, and none is made here.
///
/// - Source: SwiftUI's public interface.
nonisolated public struct __DesignTimeSelectionIdentifier: Hashable, Sendable {}

extension View {
  /// Names the view for tools; it changes nothing.
  nonisolated public func _identified<I: Hashable>(by identifier: I) -> some View {
    modifier(_IdentifiedModifier(identifier: identifier))
  }
}
