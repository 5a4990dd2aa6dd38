/// Shows a value between two bounds: the label, a bar as wide as proposed and 4 points high, and
/// the value, one below the other; the bounds' labels are at the bar's ends.
///
/// Apple publishes no figures; these are the engine's. A circular style is 44 x 44 points.
public struct Gauge<
  Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View
> {
  private let fraction: Double
  private let label: Label
  private let current: CurrentValueLabel
  private let minimum: BoundsLabel
  private let maximum: BoundsLabel
  @Environment(\.gaugeIsCircular) private var isCircular

  nonisolated fileprivate init<V: BinaryFloatingPoint>(
    _ value: V, _ bounds: ClosedRange<V>, label: Label, current: CurrentValueLabel,
    minimum: BoundsLabel, maximum: BoundsLabel
  ) {
    let length = Double(bounds.upperBound - bounds.lowerBound)
    let share = length > 0 ? Double(value - bounds.lowerBound) / length : 0
    fraction = min(max(share, 0), 1)
    self.label = label
    self.current = current
    self.minimum = minimum
    self.maximum = maximum
  }
}

extension Gauge: View {
  public var body: some View {
    if isCircular {
      Circle().frame(width: 44, height: 44).recorded("gauge", "\(fraction)")
    } else {
      VStack {
        label
        HStack {
          minimum
          ProgressIndicator(fraction: fraction).recorded("gauge", "\(fraction)")
          maximum
        }
        current
      }
    }
  }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) where CurrentValueLabel == EmptyView {
    self.init(
      value, bounds, label: label(), current: EmptyView(), minimum: EmptyView(),
      maximum: EmptyView())
  }

  nonisolated public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      value, bounds, label: label(), current: currentValueLabel(), minimum: EmptyView(),
      maximum: EmptyView())
  }
}

extension Gauge where MarkedValueLabels == EmptyView {
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(
      value, bounds, label: label(), current: currentValueLabel(),
      minimum: minimumValueLabel(), maximum: maximumValueLabel())
  }
}

/// Decides whether a gauge is a bar or a circle.
public protocol GaugeStyle: Sendable {
  static var _isCircular: Bool { get }
}

public struct DefaultGaugeStyle: GaugeStyle {
  nonisolated public init() {}
  public static var _isCircular: Bool { false }
}

public struct LinearCapacityGaugeStyle: GaugeStyle {
  nonisolated public init() {}
  public static var _isCircular: Bool { false }
}

public struct AccessoryLinearGaugeStyle: GaugeStyle {
  nonisolated public init() {}
  public static var _isCircular: Bool { false }
}

public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  nonisolated public init() {}
  public static var _isCircular: Bool { false }
}

public struct AccessoryCircularGaugeStyle: GaugeStyle {
  nonisolated public init() {}
  public static var _isCircular: Bool { true }
}

public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  nonisolated public init() {}
  public static var _isCircular: Bool { true }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  nonisolated public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  nonisolated public static var linearCapacity: LinearCapacityGaugeStyle {
    LinearCapacityGaugeStyle()
  }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  nonisolated public static var accessoryLinear: AccessoryLinearGaugeStyle {
    AccessoryLinearGaugeStyle()
  }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  nonisolated public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  nonisolated public static var accessoryCircular: AccessoryCircularGaugeStyle {
    AccessoryCircularGaugeStyle()
  }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  nonisolated public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}

extension EnvironmentValues {
  @Entry var gaugeIsCircular: Bool = false
}

extension View {
  /// Sets the style of the gauges inside; the nearest one counts.
  nonisolated public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    environment(\.gaugeIsCircular, S._isCircular)
  }
}
