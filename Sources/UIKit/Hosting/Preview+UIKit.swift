extension Preview {
  public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
    @PreviewBodyBuilder<UIView> body: @escaping @MainActor () -> UIView
  ) {
    self.init(name: name)
  }

  public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
    @PreviewBodyBuilder<UIViewController> body: @escaping @MainActor () -> UIViewController
  ) {
    self.init(name: name)
  }

  public init<T>(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>..., arguments: [T],
    @PreviewBodyBuilder<UIView> body: @escaping @MainActor (T) -> UIView
  ) {
    self.init(name: name)
  }

  public init<T>(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>..., arguments: [T],
    @PreviewBodyBuilder<UIViewController> body: @escaping @MainActor (T) -> UIViewController
  ) {
    self.init(name: name)
  }
}

/// Lets a preview's closure run statements and end with its view, without `return`.
@resultBuilder
public enum PreviewBodyBuilder<Body> {
  public static func buildExpression(_ body: Body) -> Body { body }

  public static func buildBlock(_ body: Body) -> Body { body }
}

/// Makes a preview of a UIKit view.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
  @PreviewBodyBuilder<UIView> body: @escaping @MainActor () -> UIView
) = #externalMacro(module: "ViewTreeMacros", type: "PreviewMacro")

/// Makes a preview of a view controller.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
  @PreviewBodyBuilder<UIViewController> body: @escaping @MainActor () -> UIViewController
) = #externalMacro(module: "ViewTreeMacros", type: "PreviewMacro")

/// Makes a preview of a UIKit view for each of the arguments.
@freestanding(declaration)
public macro Preview<T>(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., arguments: [T],
  @PreviewBodyBuilder<UIView> body: @escaping @MainActor (T) -> UIView
) = #externalMacro(module: "ViewTreeMacros", type: "PreviewMacro")

/// Makes a preview of a view controller for each of the arguments.
@freestanding(declaration)
public macro Preview<T>(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., arguments: [T],
  @PreviewBodyBuilder<UIViewController> body: @escaping @MainActor (T) -> UIViewController
) = #externalMacro(module: "ViewTreeMacros", type: "PreviewMacro")
