/// A preview as made by the macro `#Preview`: the compiler checks it, but nothing here shows it.
///
/// - Source: Apple documentation, `Preview`, `Preview(_:traits:body:)`,
///   `Preview(_:traits:arguments:body:)`.
@MainActor
public struct Preview {
  /// The kind of previews whose traits are about views.
  public enum ViewTraits {}

  /// The name under which the preview would be listed.
  public let name: String?

  /// A preview whose content belongs to a module above this one.
  package init(name: String?) {
    self.name = name
  }

  public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    self.name = name
  }

  /// A preview for each of the arguments.
  public init<T>(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>..., arguments: [T],
    @ViewBuilder body: @escaping @MainActor (T) -> any View
  ) {
    self.name = name
  }
}

/// A type that makes a preview; the macro `#Preview` declares one for each use.
@MainActor
public protocol PreviewRegistry {
  static func makePreview() -> Preview
}

/// Makes a preview of a view, which the compiler checks like all other code.
///
/// ```swift
/// #Preview {
///   Text("hello").padding()
/// }
/// ```
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "ViewTreeMacros", type: "PreviewMacro")

/// Makes a preview of a view under the given traits.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "ViewTreeMacros", type: "PreviewMacro")

/// Makes a preview of a view for each of the arguments.
@freestanding(declaration)
public macro Preview<T>(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., arguments: [T],
  @ViewBuilder body: @escaping @MainActor (T) -> any View
) = #externalMacro(module: "ViewTreeMacros", type: "PreviewMacro")

/// Marks a property of a preview's closure that belongs to the preview's view, such as a state.
@attached(peer)
public macro Previewable() = #externalMacro(module: "ViewTreeMacros", type: "PreviewableMacro")
