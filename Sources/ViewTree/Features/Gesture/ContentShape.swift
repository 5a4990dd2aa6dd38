extension View {
  /// Sets where the view can be touched: inside the shape, in the view's bounds.
  ///
  /// Without it a view is touched where something inside it is drawn: neither the gaps of a stack nor
  /// a spacer, a padding or a clear colour count. It has to stand inside the gesture that it is for.
  /// Source: Apple documentation, "contentShape(_:eoFill:)".
  nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    modifier(ContentShapeModifier(shape: shape, eoFill: eoFill))
  }

  /// The same for some purposes; only `.interaction` has an effect here.
  nonisolated public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    modifier(
      ContentShapeModifier(
        shape: kind.contains(.interaction) ? shape : nil, eoFill: eoFill))
  }
}

/// What a content shape is for.
public struct ContentShapeKinds: OptionSet, Sendable {
  public var rawValue: Int

  nonisolated public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let interaction = ContentShapeKinds(rawValue: 1)
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  public static let focusEffect = ContentShapeKinds(rawValue: 16)
  public static let accessibility = ContentShapeKinds(rawValue: 32)
}

nonisolated struct ContentShapeModifier<S: Shape>: StructuralModifier {
  let shape: S?
  let eoFill: Bool

  static func makeNode(_ modifier: Self, inputs: _ViewInputs) -> ContentShapeNode {
    let node = ContentShapeNode(inputs)
    updateNode(modifier, node: node)
    return node
  }

  static func updateNode(_ modifier: Self, node: ContentShapeNode) {
    let eoFill = modifier.eoFill
    node.contains = modifier.shape.map { shape in
      { point, size in
        shape.path(in: CGRect(origin: .zero, size: size)).contains(point, eoFill: eoFill)
      }
    }
  }
}

/// Decides where its element is touched.
final class ContentShapeNode: AttributeNode {
  /// Whether a point of an element of a size is inside; nil decides nothing.
  fileprivate(set) var contains: ((CGPoint, CGSize) -> Bool)?

  init(_ inputs: _ViewInputs) {
    super.init(inputs)
  }

  override func attach(to attributes: ElementAttributes) {
    attributes.touchParts.append(.shape(self))
  }

  override func willLeaveTree() {
    attachedAttributes?.removeTouchPart(of: self)
  }
}

/// What a view has attached to its element for touches, from the innermost outwards.
enum TouchPart {
  case gesture(GestureNode)
  case shape(ContentShapeNode)

  var node: AttributeNode {
    switch self {
    case .gesture(let node): node
    case .shape(let node): node
    }
  }
}

extension ElementAttributes {
  func removeTouchPart(of node: AttributeNode) {
    touchParts.removeAll { $0.node === node }
  }
}
