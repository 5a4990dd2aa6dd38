/// A setting of a preview, such as its size; without an effect here, like all preview settings.
///
/// - Source: Apple documentation, `PreviewTrait`.
public struct PreviewTrait<T>: Sendable {
  fileprivate init() {}
}

extension PreviewTrait where T == Preview.ViewTraits {
  public static var defaultLayout: PreviewTrait<T> { PreviewTrait() }
  public static var sizeThatFitsLayout: PreviewTrait<T> { PreviewTrait() }

  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<T> {
    PreviewTrait()
  }

  public static var portrait: PreviewTrait<T> { PreviewTrait() }
  public static var portraitUpsideDown: PreviewTrait<T> { PreviewTrait() }
  public static var landscapeLeft: PreviewTrait<T> { PreviewTrait() }
  public static var landscapeRight: PreviewTrait<T> { PreviewTrait() }
  public static var assistiveAccess: PreviewTrait<T> { PreviewTrait() }

  /// Wraps the preview's view in a modifier.
  @MainActor
  public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait<T> {
    PreviewTrait()
  }
}

/// A modifier of previews with a context that all previews share.
///
/// - Source: Apple documentation, `PreviewModifier`.
@MainActor @preconcurrency
public protocol PreviewModifier {
  typealias Content = PreviewModifierContent

  associatedtype Body: View
  associatedtype Context = Void

  static func makeSharedContext() async throws -> Context
  @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  public static func makeSharedContext() async throws {}
}

/// The view of a preview, as passed to a preview modifier.
public struct PreviewModifierContent: View {
  private let content: AnyView

  public var body: some View { content }
}
