/// A modifier that resolves to another one, chosen by its environment.
///
/// It resolves again when a value that `resolve(in:)` has read changes.
///
/// ```swift
/// struct PaddedBy: ViewModifier {
///   let length: CGFloat
///
///   func body(content: Content) -> some View {
///     content.padding(length)
///   }
/// }
///
/// struct Room: EnvironmentalModifier {
///   func resolve(in environment: EnvironmentValues) -> some ViewModifier {
///     PaddedBy(length: environment.isEnabled ? 8 : 0)
///   }
/// }
/// ```
///
/// - Source: Apple documentation, `EnvironmentalModifier`.
public protocol EnvironmentalModifier: ViewModifier where Body == Never {
  associatedtype ResolvedModifier: ViewModifier

  @MainActor @preconcurrency func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
  @MainActor @preconcurrency public func body(content: Content) -> Never {
    fatalError("\(Self.self) has no body. Apply it to a view instead.")
  }

  nonisolated public static func _makeModifier<C: View>(
    _ modifier: Self, content: C, inputs: _ViewInputs
  ) -> _ViewOutputs {
    Resolving<Self>._makeModifier(Resolving(modifier), content: content, inputs: inputs)
  }

  nonisolated public static func _updateModifier<C: View>(
    _ modifier: Self, content: C, outputs: _ViewOutputs
  ) {
    Resolving<Self>._updateModifier(Resolving(modifier), content: content, outputs: outputs)
  }

  nonisolated public static func _shape(around content: _ViewShape) -> _ViewShape {
    Resolving<Self>._shape(around: content)
  }
}

/// Wraps its content in the modifier that another one resolves to.
nonisolated private struct Resolving<Modifier: EnvironmentalModifier>: ViewModifier {
  let modifier: Modifier
  @Environment(\.self) private var environment

  init(_ modifier: Modifier) {
    self.modifier = modifier
  }

  @MainActor func body(content: Content) -> some View {
    content.modifier(modifier.resolve(in: environment))
  }
}
