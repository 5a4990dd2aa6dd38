/// Shows that something goes on: a spinner of 20 x 20 points, or a bar for a known share.
///
/// Source: the spinner's size is that of the medium activity indicator.
public struct ProgressView<Label: View, CurrentValueLabel: View> {
  let label: Label
  let fraction: Double?
}

extension ProgressView where CurrentValueLabel == EmptyView {
  nonisolated public init() where Label == EmptyView {
    label = EmptyView()
    fraction = nil
  }

  nonisolated public init(@ViewBuilder label: () -> Label) {
    self.label = label()
    fraction = nil
  }

  nonisolated public init(_ titleKey: LocalizedStringKey) where Label == Text {
    label = Text(titleKey)
    fraction = nil
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S) where Label == Text {
    label = Text(title)
    fraction = nil
  }

  nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1)
  where Label == EmptyView {
    label = EmptyView()
    fraction = value.map { total == 0 ? 0 : Double($0 / total) }
  }
}

extension ProgressView: View {
  public var body: some View {
    VStack {
      label
      ProgressIndicator(fraction: fraction)
    }
  }
}

/// The spinner, or the bar that takes the proposed width.
struct ProgressIndicator: Equatable, Sendable {
  let fraction: Double?
}

extension ProgressIndicator: ElementView {
  static func makeElement(_ view: Self, inputs: _ViewInputs) -> LeafNode {
    ProgressIndicatorNode(view, inputs)
  }

  static func updateElement(_ view: Self, node: LeafNode) {
    unsafeDowncast(node, to: ProgressIndicatorNode.self).update(view)
  }
}

final class ProgressIndicatorNode: LeafNode {
  private var indicator: ProgressIndicator

  init(_ indicator: ProgressIndicator, _ inputs: _ViewInputs) {
    self.indicator = indicator
    super.init(.indicator, inputs)
  }

  func update(_ indicator: ProgressIndicator) {
    let changesSize = (self.indicator.fraction == nil) != (indicator.fraction == nil)
    self.indicator = indicator
    if changesSize { setNeedsLayout() }
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    indicator.fraction == nil
      ? CGSize(width: 20, height: 20) : CGSize(width: proposal.width ?? 10, height: 4)
  }
}
