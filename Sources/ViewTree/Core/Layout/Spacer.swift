/// A space that takes the remaining length along its stack's axis.
///
/// Its priority is below all others. It is at least `minLength` long, 8 unless given, and 0 across
/// the axis. Outside a stack it is flexible on both axes. Gaps beside it are 0 unless the stack's
/// spacing is given. Source: LAYOUT-3.3, LAYOUT-3.8.
///
/// ```swift
/// HStack(spacing: 0) {
///   Text("left")
///   Spacer(minLength: 20)
///   Text("right")
/// }
/// ```
public struct Spacer: Sendable {
  public var minLength: CGFloat?

  public init(minLength: CGFloat? = nil) {
    self.minLength = minLength
  }
}

extension Spacer: ElementView {
  nonisolated public static func makeElement(_ view: Self, inputs: _ViewInputs) -> LayoutNode {
    SpacerNode(view.minLength, inputs)
  }

  nonisolated public static func updateElement(_ view: Self, node: LayoutNode) {
    unsafeDowncast(node, to: SpacerNode.self).update(view.minLength)
  }
}

final class SpacerNode: LayoutNode {
  private var minimum: CGFloat
  private lazy var orientation: StackOrientation = enclosingOrientation

  init(_ minimum: CGFloat?, _ inputs: _ViewInputs) {
    self.minimum = minimum ?? ViewSpacing.defaultDistance
    super.init(inputs)
  }

  package override var typeLabel: String { "Spacer" }

  func update(_ minimum: CGFloat?) {
    let minimum = minimum ?? ViewSpacing.defaultDistance
    guard minimum != self.minimum else { return }
    self.minimum = minimum
    setNeedsLayout()
  }

  override func refreshGuides() { orientation = enclosingOrientation }

  override func surroundingsChanged(_ change: SurroundingsChange) {
    if change == .orientation { setNeedsLayoutWithTraits() }
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    tell(.answer) { axis in
      if orientation == (axis == .horizontal ? .vertical : .horizontal) {
        return Reason(.fixed, .number(0))
      }
      let takesAll = proposal[axis].map { $0 >= minimum } ?? false
      return Reason(takesAll ? .took : .clamped, .atLeast(.asked(axis), .number(minimum)))
    }
    func along(_ length: CGFloat?) -> CGFloat { max(length ?? -.infinity, minimum) }
    return CGSize(
      width: orientation == .vertical ? 0 : along(proposal.width),
      height: orientation == .horizontal ? 0 : along(proposal.height))
  }

  override var layoutPriority: Double { attributes?.layoutPriority ?? -.infinity }

  override var spacing: ViewSpacing {
    var spacing = ViewSpacing()
    if orientation != .vertical {
      spacing.leading = .none
      spacing.trailing = .none
    }
    if orientation != .horizontal {
      spacing.top = .none
      spacing.bottom = .none
    }
    return spacing
  }

  override var spacingKind: SpacingKind { .projected }
}

/// An element that arranges several views in a row or a column, whichever way it scrolls.
protocol StackScrolling: LayoutNode {
  var stackAxis: Axis { get }
}

extension Node {
  /// The axis of an implicit stack here or below, as the nearest scroll view sets it.
  final var axisOfScrolledStack: Axis {
    var node: Node? = self
    while let current = node {
      if let scroll = current as? any StackScrolling { return scroll.stackAxis }
      node = current.parent
    }
    return .vertical
  }

  /// The axis of the nearest stack around this node.
  final var enclosingOrientation: StackOrientation {
    var node = parentReference
    while let current = node {
      if let orientation = current.use({ $0.stackOrientation }) { return orientation }
      node = current.use { $0.parentReference }
    }
    return .neither
  }
}
