/// Every container and modifier that random trees are made of, under the name in printed trees.
enum LawKind: String, CaseIterable, Sendable {
  // Leaves.
  case color = "Color"
  case fixed = "Color.frame"
  case spacer = "Spacer"
  case divider = "Divider"
  case text = "Text"
  case circle = "Circle"
  case path = "path shape"
  case reported = "frame report"
  case halved = "half of a GeometryReader"
  case token = "environment leaf"
  case state = "state leaf"

  // Containers.
  case row = "HStack"
  case column = "VStack"
  case layersOfViews = "ZStack"
  case grid = "Grid"
  case lazyColumn = "LazyVStack"
  case lazyRow = "LazyHStack"
  case lazyGrid = "LazyVGrid"
  case lazyRowGrid = "LazyHGrid"
  case fits = "ViewThatFits"
  case anyLayout = "AnyLayout"
  case diagonal = "user layout"
  case group = "Group"
  case section = "Section"
  case scroll = "ScrollView"
  case reader = "GeometryReader"

  // Modifiers of layout.
  case frame = ".frame"
  case flexible = ".frame(min, max)"
  case padding = ".padding"
  case fixedSize = ".fixedSize"
  case aspect = ".aspectRatio"
  case offset = ".offset"
  case position = ".position"
  case leadingGuide = ".alignmentGuide(leading)"
  case bottomGuide = ".alignmentGuide(bottom)"
  case customGuide = ".alignmentGuide(custom)"
  case priority = ".layoutPriority"
  case relative = ".containerRelativeFrame"
  case safePadding = ".safeAreaPadding"
  case unsafe = ".ignoresSafeArea"
  case cell = "grid cell"
  case rotation = ".rotationEffect"
  case scale = ".scaleEffect"
  case affine = ".transformEffect"
  case depth = ".zIndex"
  case hidden = ".hidden"
  case dressed = "appearance"
  case direction = ".layoutDirection"
  case font = ".font"

  // Modifiers of data and identity.
  case written = ".preference"
  case transformed = ".transformPreference"
  case anchored = ".anchorPreference"
  case anchoredToo = ".transformAnchorPreference"
  case observed = ".onPreferenceChange"
  case named = ".coordinateSpace"
  case watched = ".onGeometryChange"
  case environment = ".environment"
  case transformedToken = ".transformEnvironment"
  case identity = ".id"
  case equatable = ".equatable"
  case optional = "if"
  case erased = "AnyView"
  case modified = "ViewModifier"

  // Two children.
  case overlay = ".overlay"
  case background = ".background"
  case inset = ".safeAreaInset"
  case choice = "if else"
  case overlayValue = ".overlayPreferenceValue"
  case backgroundValue = ".backgroundPreferenceValue"
  case resolved = "anchors in an overlay"

  static let leaves: [LawKind] = [
    .color, .fixed, .fixed, .spacer, .divider, .text, .circle, .path, .reported, .halved, .token,
    .state,
  ]

  static let lists: [LawKind] = [
    .row, .column, .layersOfViews, .grid, .lazyColumn, .lazyRow, .lazyGrid, .lazyRowGrid, .fits,
    .anyLayout, .diagonal, .group, .section, .scroll, .reader,
  ]

  static let pairs: [LawKind] = [
    .overlay, .background, .inset, .choice, .overlayValue, .backgroundValue, .resolved,
  ]

  /// Modifiers of one view.
  static let layers: [LawKind] = allCases.filter {
    !leaves.contains($0) && !lists.contains($0) && !pairs.contains($0)
  }

  /// Containers as often as modifiers, stacks most often.
  static let branches: [LawKind] =
    lists + lists + [.row, .column, .row, .column] + pairs + layers

  private static let leafSet = Set(leaves)
  private static let listSet = Set(lists)
  private static let pairSet = Set(pairs)

  /// How many children a node of the kind is made with.
  var children: ClosedRange<Int> {
    if Self.leafSet.contains(self) { return 0...0 }
    if Self.pairSet.contains(self) { return 2...2 }
    return takesList ? 0...3 : 1...1
  }

  var takesList: Bool { Self.listSet.contains(self) }

  /// Whether what stands below is made on demand.
  var isLazy: Bool {
    switch self {
    case .lazyColumn, .lazyRow, .lazyGrid, .lazyRowGrid: true
    default: false
    }
  }
}
