/// How a change of the view's content is animated; recorded, and not drawn in pictures.
///
/// Source: Apple documentation, `ContentTransition`.
public struct ContentTransition: Equatable, Sendable {
  private let name: String

  public static let identity = ContentTransition(name: "identity")
  public static let opacity = ContentTransition(name: "opacity")
  public static let interpolate = ContentTransition(name: "interpolate")

  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(name: "numericText(countsDown: \(countsDown))")
  }

  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(name: "numericText(value: \(value))")
  }

  var label: String { name }
}

extension View {
  /// Sets how the view's content changes; recorded.
  nonisolated public func contentTransition(_ transition: ContentTransition) -> some View {
    recorded("contentTransition", transition.label)
  }
}
