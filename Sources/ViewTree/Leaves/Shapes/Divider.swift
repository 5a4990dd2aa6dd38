/// A line one pixel thick, across the axis of the stack around it.
///
/// Outside a row it is horizontal. Source: LAYOUT-3.8.
public struct Divider: Sendable {
  public init() {}
}

extension Divider: ElementView {
  nonisolated public static func makeElement(_ view: Self, inputs: _ViewInputs) -> LeafNode {
    DividerNode(.line, inputs)
  }

  nonisolated public static func updateElement(_ view: Self, node: LeafNode) {}
}

final class DividerNode: LeafNode {
  override func surroundingsChanged(_ change: SurroundingsChange) {
    if change == .orientation { setNeedsLayout() }
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let thickness = reading { EnvironmentValues(environment).pixelLength }
    let size = proposal.replacingUnspecifiedDimensions()
    return enclosingOrientation == .horizontal
      ? CGSize(width: thickness, height: size.height)
      : CGSize(width: size.width, height: thickness)
  }
}
