/// The parts of a view's surroundings that may cover its edges.
public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt

  /// The regions of the container: the host's edges, bars, insets of enclosing views.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The keyboard; a headless host has none.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  public static let all: SafeAreaRegions = [.container, .keyboard]

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }
}

extension View {
  /// Lets the view extend into the unsafe area at the edges that touch it.
  ///
  /// The size reported to layout does not change; the view is proposed a size larger by the insets
  /// and moved out. Source: LAYOUT-3.12.
  nonisolated public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    modifier(SafeAreaIgnoring(edges: regions.contains(.container) ? edges : []))
  }

  nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    ignoresSafeArea(edges: edges)
  }
}

nonisolated struct SafeAreaIgnoring: ForwardingModifier {
  let edges: Edge.Set

  static func makeElement(_ modifier: Self, inputs: _ViewInputs) -> SafeAreaIgnoringNode {
    SafeAreaIgnoringNode(modifier.edges, inputs)
  }

  static func updateElement(_ modifier: Self, node: SafeAreaIgnoringNode) {
    node.update(modifier.edges)
  }
}

/// Enlarges its content at the edges that lie in an unsafe band.
///
/// The enlargement depends on the place, which is known when children are placed: ancestors are
/// placed first. If only an ancestor moves later, the content is placed again.
@UncheckedAccess
final class SafeAreaIgnoringNode: ForwardingNode {
  private var edges: Edge.Set
  private var watcher: PlaceWatcher?

  init(_ edges: Edge.Set, _ inputs: _ViewInputs) {
    self.edges = edges
    super.init(inputs)
    watcher = PlaceWatcher(self)
  }

  package override var typeLabel: String { "ignoresSafeArea" }

  func update(_ edges: Edge.Set) {
    guard edges != self.edges else { return }
    self.edges = edges
    setNeedsLayout()
  }

  override func willLeaveTree() { watcher?.destroy() }

  override func placeChildren() {
    guard let contentElement else { return }
    watcher?.watch()
    var insets = physicalSafeAreaInsets.directed(layoutDirection)
    for edge in Edge.allCases where !edges.contains(edge) { insets[edge] = 0 }
    let proposal = ProposedViewSize(
      width: placedProposal.width.map { $0 + insets.horizontal },
      height: placedProposal.height.map { $0 + insets.vertical })
    contentElement.tell(.question) { axis in
      let ends = axis == .horizontal ? insets.horizontal : insets.vertical
      return Reason(.safeArea, Term.asked(axis).adding(ends))
    }
    contentElement.tell(.place) { axis in
      Reason(.safeArea, .number(axis == .horizontal ? -insets.leading : -insets.top))
    }
    receivePlacement(
      of: contentElement, at: CGPoint(x: -insets.leading, y: -insets.top),
      size: contentElement.measure(proposal), proposal: proposal)
  }
}

/// Asks an element to place its children again when its place or safe area has changed.
final class PlaceWatcher: Node {
  private unowned(unsafe) let watched: LayoutNode

  init(_ watched: LayoutNode) {
    self.watched = watched
    super.init(_ViewInputs(parent: watched, slot: .list))
  }

  func watch() {
    evaluate { watched.readSafeArea() }
  }

  override func dependencyChanged() { watched.setNeedsLayout() }
}
