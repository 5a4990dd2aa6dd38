/// A knob on a line that sets a number.
///
/// As wide as proposed, 100 without a proposal, and 31 points high; its labels except the title are
/// at its ends. A finger that moves along it sets the value, from the minimum at the start to the
/// maximum at the end. Steps round to the nearest value.
///
/// Apple publishes no figures; the height is that of UIKit's slider.
public struct Slider<Label: View, ValueLabel: View> {
  private let value: Binding<Double>
  private let bounds: ClosedRange<Double>
  private let step: Double?
  private let label: Label
  private let minimum: ValueLabel
  private let maximum: ValueLabel
  private let editingChanged: (Bool) -> Void
  @State private var isEditing = false
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.layoutDirection) private var direction

  nonisolated fileprivate init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>, _ step: V.Stride?, label: Label,
    minimum: ValueLabel, maximum: ValueLabel, _ editingChanged: @escaping (Bool) -> Void
  ) where V.Stride: BinaryFloatingPoint {
    self.value = Binding(
      get: { Double(value.wrappedValue) }, set: { value.wrappedValue = V($0) })
    self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
    self.step = step.map { Double($0) }
    self.label = label
    self.minimum = minimum
    self.maximum = maximum
    self.editingChanged = editingChanged
  }

  /// The nearest value that the slider can have.
  private func settled(_ number: Double) -> Double {
    guard !number.isNaN else { return bounds.lowerBound }
    let number = min(max(number, bounds.lowerBound), bounds.upperBound)
    guard let step, step > 0, step.isFinite else { return number }
    let steps = ((number - bounds.lowerBound) / step).rounded()
    return min(bounds.lowerBound + steps * step, bounds.upperBound)
  }
}

/// The line as far as the value in the tint, the rest in grey, and a white knob of 27.
private struct SliderLine {
  let share: Double
  let width: CGFloat

  nonisolated init(share: Double, _ width: CGFloat) {
    self.share = share
    self.width = width
  }
}

extension SliderLine: View {
  private static var knob: CGFloat { 27 }

  var body: some View {
    let start = max(width - Self.knob, 0) * share
    ZStack(alignment: .leading) {
      Capsule().fill(.fill).frame(height: 4)
      Capsule().fill(.tint).frame(width: start + Self.knob / 2, height: 4)
      Circle().fill(Color.white).shadow(radius: 3, y: 1)
        .frame(width: Self.knob, height: Self.knob)
        .offset(x: start)
    }
  }
}

extension Slider {
  /// The position of a number between the minimum and the maximum, from 0 to 1.
  fileprivate func share(of number: Double) -> Double {
    let length = bounds.upperBound - bounds.lowerBound
    guard length > 0, number.isFinite else { return 0 }
    return min(max((number - bounds.lowerBound) / length, 0), 1)
  }
}

extension Slider: View {
  public var body: some View {
    HStack {
      minimum
      track
      maximum
    }
  }

  private var track: some View {
    let value = Binding(
      get: { settled(self.value.wrappedValue) }, set: { self.value.wrappedValue = settled($0) })
    var handle = ControlHandle(.slider, number: value)
    handle.label = SpokenText.of(label)
    return GeometryReader { proxy in
      let width = proxy.size.width
      SliderLine(share: share(of: value.wrappedValue), width)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
        .contentShape(Rectangle())
        .gesture(
          DragGesture(minimumDistance: 0)
            .onChanged { drag in
              if !isEditing {
                isEditing = true
                editingChanged(true)
              }
              guard width > 0 else { return }
              let along = Double(drag.location.x / width)
              let share = direction == .rightToLeft ? 1 - along : along
              value.wrappedValue =
                bounds.lowerBound + share * (bounds.upperBound - bounds.lowerBound)
            }
            .onEnded { _ in
              isEditing = false
              editingChanged(false)
            },
          isEnabled: isEnabled)
    }
    .frame(minWidth: 0, idealWidth: 100, maxWidth: .infinity)
    .frame(height: 31)
    .modifier(ControlModifier(handle: handle))
  }
}

extension Slider {
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, nil, label: label(), minimum: minimumValueLabel(),
      maximum: maximumValueLabel(), onEditingChanged)
  }

  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step, label: label(), minimum: minimumValueLabel(),
      maximum: maximumValueLabel(), onEditingChanged)
  }
}

extension Slider where ValueLabel == EmptyView {
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, nil, label: label(), minimum: EmptyView(), maximum: EmptyView(),
      onEditingChanged)
  }

  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step, label: label(), minimum: EmptyView(), maximum: EmptyView(),
      onEditingChanged)
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, nil, label: EmptyView(), minimum: EmptyView(), maximum: EmptyView(),
      onEditingChanged)
  }

  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step, label: EmptyView(), minimum: EmptyView(), maximum: EmptyView(),
      onEditingChanged)
  }
}

// The forms of 2019, with the labels of the ends as values and the title last.

extension Slider {
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, nil, label: label(), minimum: minimumValueLabel, maximum: maximumValueLabel,
      onEditingChanged)
  }

  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step, label: label(), minimum: minimumValueLabel, maximum: maximumValueLabel,
      onEditingChanged)
  }
}

extension Slider where ValueLabel == EmptyView {
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value: value, in: bounds, label: label, onEditingChanged: onEditingChanged)
  }

  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride,
    onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
  }
}
