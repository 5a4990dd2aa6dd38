/// The purposes of a content shape.
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

/// Decides where its element takes touches.
final class ContentShapeNode: AttributeNode {
  /// Whether a point is inside an element of the given size; nil leaves the default.
  var contains: ((CGPoint, CGSize) -> Bool)?

  override init(_ inputs: _ViewInputs) {
    super.init(inputs)
  }

  override func willLeaveTree() { detach() }
}
