/// An element without children.
public class LeafNode: LayoutNode {
  /// The element's content as pictures and printed trees show it.
  package final var look: Look

  package enum Look: Equatable {
    case color(Color)
    /// A shape by its type's name; the element itself gives the outline.
    case shape(String)
    /// A style that fills its area.
    case style(Paint)
    case text(String)
    case image(String)
    /// A spinner, or a bar filled to a fraction from 0 to 1.
    case indicator(Double?)
    case line
  }

  init(_ look: Look, _ inputs: _ViewInputs) {
    self.look = look
    super.init(inputs)
  }

  override func isDrawn(at point: CGPoint) -> Bool {
    switch look {
    case .color(let color): color.resolved().opacity > 0
    case .style(let paint): !paint.isClear
    case .shape, .text, .image, .indicator, .line: true
    }
  }

  package override var typeLabel: String {
    switch look {
    case .color: "Color"
    case .shape(let name): name
    case .style(let paint): paint.text
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
