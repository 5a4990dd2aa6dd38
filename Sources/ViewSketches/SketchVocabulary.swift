/// The kinds of which a generator makes trees.
public struct SketchVocabulary: Sendable {
  public let kinds: [SketchKind]
  /// Whether a window may have safe areas.
  let hasSafeAreas: Bool
  let leaves: [SketchKind]
  /// Modifiers of one view.
  let layers: [SketchKind]
  /// Containers as often as modifiers, stacks most often.
  let branches: [SketchKind]

  /// - Parameter kinds: at least one leaf and one layer; a kind that is given twice is twice as
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

  /// All that the small tree has.
  public static let smallTree = SketchVocabulary([
    .color, .fixed, .spacer, .text, .reported, .halved, .token, .state, .nothing,
    .row, .column, .layersOfViews, .diagonal, .group, .scroll, .reader,
    .frame, .flexible, .padding, .fixedSize, .aspect, .offset, .position, .leadingGuide,
    .bottomGuide, .customGuide, .priority, .depth, .hidden, .direction, .valued,
    .written, .transformed, .anchored, .observed, .named, .environment, .identity, .optional,
    .erased, .modified, .appeared, .changed, .bound,
    .overlay, .background, .choice, .overlayValue, .backgroundValue, .resolved,
  ])

  /// Stacks and what makes their children give way: one after the other, and more or less.
  public static let stacks = SketchVocabulary([
    .color, .fixed, .spacer, .text, .row, .column, .layersOfViews, .frame, .flexible, .fixedSize,
    .priority, .bottomGuide, .customGuide,
  ])

  /// All that the large engine has.
  public static let everything = SketchVocabulary(SketchKind.allCases, hasSafeAreas: true)
}
