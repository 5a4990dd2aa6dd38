/// Shows that something is in progress, in the nearest progress view style: without one a spinner
/// of 20 x 20 points, or a bar if the fraction is known.
///
/// - Units: the share is the value over the total, clamped from 0 to 1; 0 for a total of 0.
/// - Source: the spinner's size is that of the medium activity indicator.
public struct ProgressView<Label: View, CurrentValueLabel: View> {
  let label: Label?
  let currentValueLabel: CurrentValueLabel?
  let fraction: Double?
  @Environment(\.progressViewStyles) private var styles

  private nonisolated init(
    _ fraction: Double?, label: Label? = nil, currentValueLabel: CurrentValueLabel? = nil
  ) {
    self.label = label
    self.currentValueLabel = currentValueLabel
    self.fraction = fraction
  }

  private nonisolated static func share<V: BinaryFloatingPoint>(_ value: V?, of total: V) -> Double?
  {
    value.map { total == 0 ? 0 : min(max(Double($0 / total), 0), 1) }
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  nonisolated public init() where Label == EmptyView {
    self.init(nil)
  }

  nonisolated public init(@ViewBuilder label: () -> Label) {
    self.init(nil, label: label())
  }

  nonisolated public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init(nil, label: Text(titleKey))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S) where Label == Text {
    self.init(nil, label: Text(title))
  }

  nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1)
  where Label == EmptyView {
    self.init(Self.share(value, of: total))
  }

  nonisolated public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1, @ViewBuilder label: () -> Label
  ) {
    self.init(Self.share(value, of: total), label: label())
  }

  nonisolated public init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: V?, total: V = 1
  ) where Label == Text {
    self.init(Self.share(value, of: total), label: Text(titleKey))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: BinaryFloatingPoint>(
    _ title: S, value: V?, total: V = 1
  ) where Label == Text {
    self.init(Self.share(value, of: total), label: Text(title))
  }
}

extension ProgressView {
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      Self.share(value, of: total), label: label(), currentValueLabel: currentValueLabel())
  }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
  /// The progress view that a style is asked to arrange, arranged by the next style outside.
  nonisolated public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      configuration.fractionCompleted, label: configuration.label,
      currentValueLabel: configuration.currentValueLabel)
  }
}

extension ProgressView: View {
  public var body: some View {
    VStack(alignment: fraction == nil ? .center : .leading) {
      if let style = styles.last {
        style.arrange(
          ProgressViewStyleConfiguration(
            fractionCompleted: fraction, label: label.map { .init(content: AnyView($0)) },
            currentValueLabel: currentValueLabel.map { .init(content: AnyView($0)) })
        )
        .environment(\.progressViewStyles, styles.dropLast())
      } else {
        label
        ProgressIndicator(fraction: fraction)
        currentValueLabel
      }
    }
  }
}
