/// The lengths of a scroll view and how far its content has moved.
///
/// - Units: points; the offset is that of the viewport in the content, so it is minus the inset at
///   rest at the start, and less while content is pulled.
/// - Source: Apple documentation, `ScrollGeometry`; SCROLL-3.13.
public struct ScrollGeometry: Equatable, Sendable {
  /// Where the viewport's corner lies in the content.
  public var contentOffset: CGPoint {
    didSet {
      visibleRect.origin.x += contentOffset.x - oldValue.x
      visibleRect.origin.y += contentOffset.y - oldValue.y
    }
  }

  public var contentSize: CGSize

  /// The insets that unsafe area and margins add around the content.
  public var contentInsets: EdgeInsets

  /// The part of the top inset that a refresh control takes while its action runs.
  package fileprivate(set) var refreshInset: CGFloat = 0

  /// The viewport's whole size, the insets included.
  public var containerSize: CGSize {
    didSet {
      visibleRect.size.width += containerSize.width - oldValue.width
      visibleRect.size.height += containerSize.height - oldValue.height
    }
  }

  /// The part of the content's space that the viewport covers.
  public private(set) var visibleRect: CGRect

  /// Offset and container size as one rectangle.
  public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }

  public init(
    contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize
  ) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
    visibleRect = CGRect(origin: contentOffset, size: containerSize)
  }
}

extension ScrollGeometry: CustomDebugStringConvertible {
  public var debugDescription: String {
    """
    ScrollGeometry(contentOffset: \(contentOffset), contentSize: \(contentSize), \
    contentInsets: \(contentInsets), containerSize: \(containerSize), visibleRect: \(visibleRect))
    """
  }
}

extension ScrollNode {
  /// The present geometry; from right to left the offset is counted from the right.
  package var geometry: ScrollGeometry {
    var offset = contentOffset
    if layoutDirection == .rightToLeft, scrolls(.horizontal) {
      offset.x = contentSize.width - offset.x - viewport.width
    }
    var geometry = ScrollGeometry(
      contentOffset: offset, contentSize: contentSize,
      contentInsets: insets.directed(layoutDirection), containerSize: viewport)
    geometry.refreshInset = refreshing.inset
    return geometry
  }
}

extension View {
  /// Runs an action with a value computed from the geometry of the first scroll view inside: first
  /// with both values equal, and then whenever the value changes.
  ///
  /// - Parameters:
  ///   - type: of the value that is compared.
  ///   - transform: runs whenever offset or sizes have changed, before the action's pass.
  ///   - action: gets the value before and the value now.
  /// - Cost: one run of the transform a scroll tick; other scroll views pay nothing.
  /// - Source: Apple documentation, `onScrollGeometryChange(for:of:action:)`; queued as in
  ///   STATE-4.2.
  nonisolated public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(ScrollGeometryAction(transform: transform, valueWithoutScroll: nil, action: action))
  }

  /// The same, but the action also runs when the last scroll view inside leaves the tree.
  ///
  /// - Parameter valueWithoutScroll: the new value in that case.
  nonisolated package func onScrollGeometryChange<T: Equatable>(
    or valueWithoutScroll: T, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(
      ScrollGeometryAction(
        transform: transform, valueWithoutScroll: valueWithoutScroll, action: action))
  }
}

nonisolated struct ScrollGeometryAction<Value: Equatable>: StructuralModifier {
  let transform: (ScrollGeometry) -> Value
  /// Nil: the action does not run when the last scroll view leaves.
  let valueWithoutScroll: Value?
  let action: (_ oldValue: Value, _ newValue: Value) -> Void

  static func makeNode(_ modifier: Self, inputs: _ViewInputs) -> ScrollGeometryNode<Value> {
    ScrollGeometryNode(modifier, inputs)
  }

  static func updateNode(_ modifier: Self, node: ScrollGeometryNode<Value>) {
    node.update(modifier)
  }
}

/// Reads a value from a scroll view's geometry in the pass after the change.
final class ScrollGeometryNode<Value: Equatable>: ScrollModifierNode {
  private var modifier: ScrollGeometryAction<Value>
  private(set) var last: Value?

  init(_ modifier: ScrollGeometryAction<Value>, _ inputs: _ViewInputs) {
    self.modifier = modifier
    super.init(inputs)
    isListener = true
  }

  override var followsGeometry: Bool { true }

  fileprivate func update(_ modifier: ScrollGeometryAction<Value>) {
    self.modifier = modifier
    queueReading()
  }

  override func dependencyChanged() { queueReading() }

  override func geometryChanged(of scroll: ScrollNode) {
    if scroll === self.scroll { queueReading() }
  }

  override func detach(_ scroll: ScrollNode) {
    super.detach(scroll)
    queueReading()
  }

  private var value: Value? {
    guard let scroll else { return last == nil ? nil : modifier.valueWithoutScroll }
    guard scroll.isPlaced else { return nil }
    let geometry = scroll.geometry
    return evaluate { modifier.transform(geometry) }
  }

  override func readPreferences() {
    let former = last
    guard let value, value != former else { return }
    last = value
    let action = modifier.action
    host.enqueueAction("onScrollGeometryChange", self, kind: .reading) {
      action(former ?? value, value)
    }
  }
}
