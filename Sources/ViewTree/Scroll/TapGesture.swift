extension View {
  /// Runs an action when the view is tapped.
  nonisolated public func onTapGesture(
    count: Int = 1, perform action: @escaping () -> Void
  ) -> some View {
    modifier(TapModifier(count: max(count, 1), action: action))
  }
}

nonisolated struct TapModifier: StructuralModifier {
  let count: Int
  let action: () -> Void

  static func makeNode(_ modifier: Self, inputs: _ViewInputs) -> TapNode {
    TapNode(modifier, inputs)
  }

  static func updateNode(_ modifier: Self, node: TapNode) {
    node.modifier = modifier
  }
}

/// Recognises taps on its element; several taps belong together within 0.35 seconds each.
package final class TapNode: AttributeNode {
  fileprivate(set) var modifier: TapModifier
  private var taps: [Double] = []

  /// Seconds between taps that count as one gesture. UIKit's own limit is not published.
  private static let interval = 0.35

  init(_ modifier: TapModifier, _ inputs: _ViewInputs) {
    self.modifier = modifier
    super.init(inputs)
  }

  override func attach(to attributes: ElementAttributes) {
    attributes.taps.append(self)
  }

  /// The element below holds this node, which holds the element: one of the two has to let go.
  override func willLeaveTree() {
    attachedAttributes?.taps.removeAll { $0 === self }
  }

  /// Queues the action when this tap completes the gesture; a disabled view ignores it.
  package func recognise() {
    guard EnvironmentValues(environment).isEnabled else { return }
    taps.removeAll { host.now - $0 > Self.interval }
    taps.append(host.now)
    guard taps.count >= modifier.count else { return }
    taps = []
    host.enqueueAction("tap", self) { [weak self] in self?.modifier.action() }
  }
}
