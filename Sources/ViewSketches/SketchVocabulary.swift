/// The kinds from which a generator makes trees.
public struct SketchVocabulary: Sendable {
  public let kinds: [SketchKind]
  /// Whether a window may have safe areas.
  let hasSafeAreas: Bool
  let leaves: [SketchKind]
  /// Modifiers of one view.
  let layers: [SketchKind]
  /// Containers as often as modifiers; stacks are the most frequent.
  let branches: [SketchKind]

  /// - Parameter kinds: at least one leaf and one layer; a kind that is listed twice is twice as
  ///   likely.
  public init(_ kinds: [SketchKind], hasSafeAreas: Bool = false) {
    self.kinds = kinds
    self.hasSafeAreas = hasSafeAreas
    leaves = kinds.filter { $0.shape == .leaf } + kinds.filter { $0 == .fixed }
    layers = kinds.filter { $0.shape == .layer }
    let lists = kinds.filter(\.takesList)
    let stacks = kinds.filter { $0 == .row || $0 == .column }
    branches = lists + lists + stacks + stacks + kinds.filter { $0.shape == .pair } + layers
  }

  /// Every kind that the small tree supports.
  public static let smallTree = SketchVocabulary([
    .color, .fixed, .spacer, .text, .reported, .halved, .token, .state, .nothing,
    .row, .column, .layersOfViews, .diagonal, .group, .scroll, .reader,
    .frame, .flexible, .padding, .fixedSize, .aspect, .offset, .position, .leadingGuide,
    .bottomGuide, .customGuide, .priority, .depth, .hidden, .direction, .valued,
    .written, .transformed, .anchored, .observed, .named, .environment, .identity, .optional,
    .erased, .modified, .appeared, .changed, .bound,
    .overlay, .background, .choice, .overlayValue, .backgroundValue, .resolved,
  ])

  /// Stacks, and kinds that make their children yield space, one after another and by different
  /// amounts.
  public static let stacks = SketchVocabulary([
    .color, .fixed, .spacer, .text, .row, .column, .layersOfViews, .frame, .flexible, .fixedSize,
    .priority, .bottomGuide, .customGuide,
  ])

  /// Every kind that the full engine supports.
  public static let everything = SketchVocabulary(SketchKind.allCases, hasSafeAreas: true)
}
