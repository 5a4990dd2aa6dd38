/// A shape of any type.
///
/// Its outline and its size are those of the wrapped shape. Its animated values jump to their final
/// ones, since two values may have different types.
///
/// - Source: Apple documentation, `AnyShape`.
nonisolated public struct AnyShape: Shape {
  private let outline: @Sendable (CGRect) -> Path
  private let size: @Sendable (ProposedViewSize) -> CGSize

  public init<S: Shape>(_ shape: S) {
    outline = { shape.path(in: $0) }
    size = { shape.sizeThatFits($0) }
  }

  public func path(in rect: CGRect) -> Path { outline(rect) }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { size(proposal) }
}
