/// Every container and modifier that a sketch can have, by its name in the description.
public enum SketchKind: String, CaseIterable, Codable, Sendable {
  // Leaves.
  case color = "Color"
  case fixed = "Color.frame"
  case spacer = "Spacer"
  case divider = "Divider"
  case text = "Text"
  case circle = "Circle"
  case pathShape = "path shape"
  case reported = "frame report"
  case halved = "half of a GeometryReader"
  case scrollReported = "frame report in a scroll view"
  case token = "environment leaf"
  case objectLeaf = "environment object leaf"
  case state = "state leaf"
  case image = "Image"
  case shaped = "shape styles"
  case joinedText = "joined text"
  case nothing = "EmptyView"
  case valueControl = "value controls"
  case field = "text fields"
  case smallControl = "small controls"
  case drawing = "drawings"
  case table = "Table"
  case outline = "OutlineGroup"
  case kitLabels = "labels in a UIView"
  case kitTable = "UITableView"
  case kitScroll = "UIScrollView"
  case kitView = "UIKit views"

  // Containers.
  case row = "HStack"
  case column = "VStack"
  case layersOfViews = "ZStack"
  case grid = "Grid"
  case lazyColumn = "LazyVStack"
  case lazyRow = "LazyHStack"
  case lazyGrid = "LazyVGrid"
  case lazyRowGrid = "LazyHGrid"
  case unevenRows = "LazyVStack of uneven rows"
  case plainList = "List"
  case form = "Form"
  case fits = "ViewThatFits"
  case anyLayout = "AnyLayout"
  case diagonal = "user layout"
  case group = "Group"
  case section = "Section"
  case scroll = "ScrollView"
  case reader = "GeometryReader"
  case navigation = "NavigationStack"
  case tabs = "TabView"
  case scrollReader = "ScrollViewReader"
  case box = "boxes"
  case path = "NavigationStack(path)"
  case selectedTab = "TabView(selection)"
  case selectedRow = "List(selection)"
  case subviews = "Group(subviews)"

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
  case sizedGuide = ".alignmentGuide(custom, of the size)"
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
  case textual = "text style"
  case margins = ".contentMargins"
  case turned = ".rotation3DEffect"
  case projected = ".projectionEffect"
  case ignoredEffect = ".ignoredByLayout"
  case visual = ".visualEffect"
  case clipped = "clips and masks"
  case typeSize = ".dynamicTypeSize"
  case relativeLength = ".containerRelativeFrame { }"
  case mirrored = ".layoutDirectionBehavior"
  case valued = ".layoutValue"
  case rowInsets = "list rows"
  case matched = ".matchedGeometryEffect"
  case button = "Button"
  case toggle = "Toggle"
  case progress = "ProgressView"
  case link = "NavigationLink"
  case phased = ".phaseAnimator"
  case keyframed = ".keyframeAnimator"
  case animatable = "Animatable"
  case looks = "looks"
  case styled = "styles of controls"
  case hosting = "UIHostingController"

  // Modifiers of scroll views.
  case scrollPosition = ".scrollPosition"
  case scrollTargets = ".scrollTargetLayout"
  case scrollAnchor = ".defaultScrollAnchor"
  case scrollBehavior = ".scrollTargetBehavior"
  case scrollWatched = "scroll actions"
  case scrollTransition = ".scrollTransition"
  case targetsSeen = ".onScrollTargetVisibilityChange"

  // Modifiers of data and identity.
  case written = ".preference"
  case transformed = ".transformPreference"
  case anchored = ".anchorPreference"
  case anchoredRect = ".anchorPreference(rect)"
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
  case touched = "gestures"
  case still = ".transaction"
  case comesAndGoes = ".transition"
  case animated = ".animation"
  case appeared = ".onAppear"
  case changed = ".onChange"
  case bound = "binding"
  case object = ".environmentObject"
  case recorded = "bars and sheets"
  case searched = ".searchable"
  case focused = ".focused"
  case task = ".task"
  case received = ".onReceive"

  // Two children.
  case overlay = ".overlay"
  case background = ".background"
  case inset = ".safeAreaInset"
  case choice = "if else"
  case overlayValue = ".overlayPreferenceValue"
  case backgroundValue = ".backgroundPreferenceValue"
  case resolved = "anchors in an overlay"
  case label = "Label"
  case split = "NavigationSplitView"
  case masked = ".mask"
  case destination = ".navigationDestination"
  case presentation = "presentations"
  case menu = "menus"

  /// How a kind takes its children.
  public enum Shape: Sendable {
    /// It has no children.
    case leaf
    /// It arranges any number of children.
    case list
    /// It surrounds one child.
    case layer
    /// It has two children, in different roles.
    case pair
  }

  public var shape: Shape {
    switch self {
    case .color, .fixed, .spacer, .divider, .text, .circle, .pathShape, .reported,
      .scrollReported, .halved, .token, .objectLeaf, .state, .image, .shaped, .joinedText,
      .nothing, .valueControl, .field, .smallControl, .drawing, .table, .outline, .kitLabels,
      .kitTable, .kitScroll, .kitView:
      .leaf
    case .row, .column, .layersOfViews, .grid, .lazyColumn, .lazyRow, .lazyGrid, .lazyRowGrid,
      .unevenRows, .plainList, .form, .fits, .anyLayout, .diagonal, .group, .section, .scroll,
      .reader, .navigation, .tabs, .scrollReader, .box, .path, .selectedTab, .selectedRow,
      .subviews:
      .list
    case .overlay, .background, .inset, .choice, .overlayValue, .backgroundValue, .resolved,
      .label, .split, .masked, .destination, .presentation, .menu:
      .pair
    default: .layer
    }
  }

  /// How many children a new node of the kind gets.
  public var children: ClosedRange<Int> {
    switch shape {
    case .leaf: 0...0
    case .list: 0...3
    case .layer: 1...1
    case .pair: 2...2
    }
  }

  public var takesList: Bool { shape == .list }

  /// Whether the kind makes its children on demand.
  public var isLazy: Bool {
    switch self {
    case .lazyColumn, .lazyRow, .lazyGrid, .lazyRowGrid, .plainList, .form, .unevenRows,
      .selectedRow:
      true
    default: false
    }
  }
}
