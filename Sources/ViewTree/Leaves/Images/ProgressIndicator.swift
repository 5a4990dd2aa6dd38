/// The spinner, or the bar as wide as proposed.
package struct ProgressIndicator: Equatable, Sendable {
  fileprivate let fraction: Double?

  /// - Parameter fraction: from 0 to 1; nil for the spinner.
  package init(fraction: Double?) {
    self.fraction = fraction
  }
}

extension ProgressIndicator: ElementView {
  package static func makeElement(_ view: Self, inputs: _ViewInputs) -> LeafNode {
    ProgressIndicatorNode(view, inputs)
  }

  package static func updateElement(_ view: Self, node: LeafNode) {
    unsafeDowncast(node, to: ProgressIndicatorNode.self).update(view)
  }
}

final class ProgressIndicatorNode: LeafNode {
  private var indicator: ProgressIndicator

  init(_ indicator: ProgressIndicator, _ inputs: _ViewInputs) {
    self.indicator = indicator
    super.init(.indicator(indicator.fraction), inputs)
  }

  func update(_ indicator: ProgressIndicator) {
    let changesSize = (self.indicator.fraction == nil) != (indicator.fraction == nil)
    self.indicator = indicator
    look = .indicator(indicator.fraction)
    if changesSize { setNeedsLayout() }
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    indicator.fraction == nil
      ? CGSize(width: 20, height: 20) : CGSize(width: proposal.width ?? 10, height: 4)
  }
}
