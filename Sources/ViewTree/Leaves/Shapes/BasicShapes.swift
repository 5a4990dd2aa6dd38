/// A rectangle that fills its frame.
nonisolated public struct Rectangle: Shape {
  nonisolated public init() {}
  nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }
}

/// A circle centred in its frame; it answers with a square of the smaller side.
///
/// - Nil: a side without a proposal first counts as 10, so that (100, nil) gives 10 x 10.
/// - Source: LAYOUT-3.8.
nonisolated public struct Circle: Shape {
  nonisolated public init() {}

  nonisolated public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(
        x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }

  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions()
    let side = min(size.width, size.height)
    return CGSize(width: side, height: side)
  }
}

/// An ellipse that fills its frame.
nonisolated public struct Ellipse: Shape {
  nonisolated public init() {}
  nonisolated public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
}

/// A rectangle with semicircles at its shorter sides.
nonisolated public struct Capsule: Shape {
  public var style: RoundedCornerStyle

  nonisolated public init(style: RoundedCornerStyle = .continuous) {
    self.style = style
  }

  nonisolated public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
  }
}

/// A rectangle with rounded corners.
nonisolated public struct RoundedRectangle: Shape {
  public var cornerSize: CGSize
  public var style: RoundedCornerStyle

  nonisolated public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  nonisolated public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerSize: cornerSize, style: style)
  }

  nonisolated public var animatableData: CGSize.AnimatableData {
    get { cornerSize.animatableData }
    set { cornerSize.animatableData = newValue }
  }
}

/// The shape of the enclosing container; here always a rectangle, as containers only record theirs.
nonisolated public struct ContainerRelativeShape: Shape {
  nonisolated public init() {}
  nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }
}

extension View {
  /// Sets the container's shape; recorded, but no outline uses it.
  nonisolated public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    recorded("containerShape", TypeLabel.of(T.self))
  }
}
