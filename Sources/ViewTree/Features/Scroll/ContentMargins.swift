/// The part of a scroll view to which a content margin applies.
///
/// - Source: Apple documentation, `ContentMarginPlacement`.
public struct ContentMarginPlacement: Sendable {
  enum Part {
    case automatic, scrollContent, scrollIndicators
  }

  let part: Part

  /// Content and indicators.
  public static let automatic = ContentMarginPlacement(part: .automatic)
  /// The content, not the indicators.
  public static let scrollContent = ContentMarginPlacement(part: .scrollContent)
  /// The indicators, which have no effect on layout.
  public static let scrollIndicators = ContentMarginPlacement(part: .scrollIndicators)
}

extension View {
  /// Adds margins around the content of the scroll views inside; the edges left out do not change.
  ///
  /// Along a scroll axis a margin is an inset: content scrolls through it and rests inside. Across
  /// it, the content is proposed less.
  ///
  /// - Parameters:
  ///   - edges: the edges with a margin.
  ///   - insets: one length per edge; only those of `edges` count.
  ///   - placement: whether the margin is for the content, for the indicators, or for both.
  /// - Source: Apple documentation, `contentMargins(_:_:for:)`. If several modifiers set one edge,
  ///   a margin for the content takes precedence over an automatic one, then the innermost one
  ///   applies (this engine's choice, as Apple states no rule).
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(placement) { edges.contains($0) ? insets[$0] : nil }
  }

  /// Adds the same margin on several edges.
  ///
  /// - Nil: the margins do not change; the system's own is 0 for scroll views.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(placement) { edges.contains($0) ? length : nil }
  }

  /// Adds the same margin on all edges.
  nonisolated public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(placement) { _ in length }
  }

  nonisolated private func contentMargins(
    _ placement: ContentMarginPlacement, _ length: (Edge) -> CGFloat?
  ) -> some View {
    var margins = ContentMargins()
    let lengths = ContentMargins.Lengths(length)
    switch placement.part {
    case .automatic: margins.automatic = lengths
    case .scrollContent: margins.content = lengths
    case .scrollIndicators: break
    }
    return modifier(ScrollSetting(value: margins) { $0.contentMargins.override(with: $1) })
  }
}

/// The margins that modifiers have set, edge by edge.
struct ContentMargins: Equatable {
  struct Lengths: Equatable {
    private var top: CGFloat?
    private var leading: CGFloat?
    private var bottom: CGFloat?
    private var trailing: CGFloat?

    init(_ length: (Edge) -> CGFloat?) {
      top = length(.top)
      leading = length(.leading)
      bottom = length(.bottom)
      trailing = length(.trailing)
    }

    init() {}

    subscript(edge: Edge) -> CGFloat? {
      switch edge {
      case .top: top
      case .leading: leading
      case .bottom: bottom
      case .trailing: trailing
      }
    }

    func overridden(with other: Lengths) -> Lengths {
      Lengths { other[$0] ?? self[$0] }
    }
  }

  var automatic = Lengths()
  var content = Lengths()

  mutating func override(with inner: ContentMargins) {
    automatic = automatic.overridden(with: inner.automatic)
    content = content.overridden(with: inner.content)
  }

  /// - NaN: a margin that is not finite counts as 0.
  func physical(_ direction: LayoutDirection) -> PhysicalInsets {
    func length(_ edge: Edge) -> CGFloat {
      let length = content[edge] ?? automatic[edge] ?? 0
      return length.isFinite ? length : 0
    }
    let leading = length(.leading)
    let trailing = length(.trailing)
    let isMirrored = direction == .rightToLeft
    return PhysicalInsets(
      left: isMirrored ? trailing : leading, top: length(.top),
      right: isMirrored ? leading : trailing, bottom: length(.bottom))
  }
}
