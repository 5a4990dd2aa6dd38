/// An element without children.
public class LeafNode: LayoutNode {
  /// What is shown, for pictures and printed trees.
  package final var look: Look

  package enum Look: Equatable {
    case color(Color)
    case shape(String)
    case text(String)
    case image(String)
    case indicator
    case line
  }

  init(_ look: Look, _ inputs: _ViewInputs) {
    self.look = look
    super.init(inputs)
  }

  override func isDrawn(at point: CGPoint) -> Bool {
    switch look {
    case .color(let color): color.resolved().opacity > 0
    case .shape(let name): name != Color.clear.styleDescription
    case .text, .image, .indicator, .line: true
    }
  }

  package override var typeLabel: String {
    switch look {
    case .color: "Color"
    case .shape(let name): name
    case .text: "Text"
    case .image: "Image"
    case .indicator: "ProgressView"
    case .line: "Divider"
    }
  }
}

extension Color: ElementView {
  nonisolated public static func makeElement(_ view: Self, inputs: _ViewInputs) -> LeafNode {
    LeafNode(.color(view), inputs)
  }

  nonisolated public static func updateElement(_ view: Self, node: LeafNode) {
    node.look = .color(view)
  }
}
