/// A label at the leading edge and two buttons at the trailing one that count down and up.
///
/// Source: the buttons together have the size of UIKit's stepper, 94 x 32 points, half for each.
public struct Stepper<Label: View> {
  private let label: Label
  private let increment: (() -> Void)?
  private let decrement: (() -> Void)?
  /// The number that it counts; nil for one that only runs actions.
  private let number: Binding<Double>?
  private let editingChanged: (Bool) -> Void
  @Environment(\.labelsHidden) private var labelsHidden

  nonisolated fileprivate init(
    label: Label, number: Binding<Double>? = nil, increment: (() -> Void)?,
    decrement: (() -> Void)?, _ editingChanged: @escaping (Bool) -> Void
  ) {
    self.number = number
    self.label = label
    self.increment = increment
    self.decrement = decrement
    self.editingChanged = editingChanged
  }
}

extension Stepper: View {
  public var body: some View {
    var handle = ControlHandle(.stepper, number: number, step: { run($0 ? increment : decrement) })
    handle.label = SpokenText.of(label)
    return HStack {
      if !labelsHidden {
        label
        Spacer()
      }
      HStack(spacing: 0) {
        half("decrement", decrement)
        half("increment", increment)
      }
      .background(.fill, in: RoundedRectangle(cornerRadius: 8))
      .overlay { Rectangle().fill(.separator).frame(width: 1, height: 18) }
    }
    .modifier(ControlModifier(handle: handle))
  }

  private func run(_ action: (() -> Void)?) {
    guard let action else { return }
    editingChanged(true)
    action()
    editingChanged(false)
  }

  private func half(_ name: String, _ action: (() -> Void)?) -> some View {
    StepSign(isPlus: name == "increment").stroke(style: Chevron.stroke(1.5))
      .foregroundStyle(action == nil ? AnyShapeStyle(.tertiary) : AnyShapeStyle(.primary))
      .frame(width: 15, height: 15)
      .frame(width: 47, height: 32)
      .recorded("stepper", name)
      .contentShape(Rectangle())
      .onTapGesture { run(action) }
      .disabled(action == nil)
  }
}

/// A minus, or a plus.
private struct StepSign: Shape {
  let isPlus: Bool

  nonisolated func path(in rect: CGRect) -> Path {
    var path = Path()
    path.addLines([CGPoint(x: rect.minX, y: rect.midY), CGPoint(x: rect.maxX, y: rect.midY)])
    if isPlus {
      path.addLines([CGPoint(x: rect.midX, y: rect.minY), CGPoint(x: rect.midX, y: rect.maxY)])
    }
    return path
  }
}

extension Stepper {
  /// A stepper that runs actions; a missing one disables its button.
  nonisolated public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label: label(), increment: onIncrement, decrement: onDecrement, onEditingChanged)
  }

  nonisolated public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label(), number: numbers(of: value),
      increment: { value.wrappedValue = stepped(value.wrappedValue, by: step) },
      decrement: { value.wrappedValue = stepped(value.wrappedValue, by: -step) },
      onEditingChanged)
  }

  /// A stepper that stops at its bounds: a step beyond one reaches the bound, whatever its sign.
  nonisolated public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label(), number: numbers(of: value, in: bounds),
      increment: {
        value.wrappedValue = bounds.nearest(to: stepped(value.wrappedValue, by: step))
      },
      decrement: {
        value.wrappedValue = bounds.nearest(to: stepped(value.wrappedValue, by: -step))
      }, onEditingChanged)
  }
}

/// A value that is a number, as one; nil for values of another kind.
private func numbers<V: Strideable>(
  of value: Binding<V>, in bounds: ClosedRange<V>? = nil
) -> Binding<Double>? {
  func write(_ new: V?) {
    if let new { value.wrappedValue = bounds?.nearest(to: new) ?? new }
  }
  switch V.self {
  case let type as any BinaryFloatingPoint.Type:
    return Binding(get: { number(value.wrappedValue) }, set: { write(type.init($0) as? V) })
  case let type as any BinaryInteger.Type:
    return Binding(
      get: { number(value.wrappedValue) },
      set: { write($0.isFinite ? type.init(clamping: Int($0.rounded().clamped)) as? V : nil) })
  default: return nil
  }
}

private func number<V>(_ value: V) -> Double {
  if let value = value as? any BinaryFloatingPoint { return Double(value) }
  return (value as? any BinaryInteger).map { Double($0) } ?? .nan
}

extension Double {
  /// The nearest number that every whole-number type of 64 bits can be made from.
  fileprivate var clamped: Double { Swift.min(Swift.max(self, -9e18), 9e18) }
}

/// A value one step on; a whole number stops where its type ends, instead of the trap of `advanced`.
private func stepped<V: Strideable>(_ value: V, by step: V.Stride) -> V {
  guard let number = value as? any FixedWidthInteger, let step = step as? Int else {
    return value.advanced(by: step)
  }
  return number.saturated(adding: step) as? V ?? value
}

extension FixedWidthInteger {
  fileprivate func saturated(adding step: Int) -> Self {
    let length = Self(clamping: step.magnitude)
    let (sum, isBeyond) =
      step < 0 ? subtractingReportingOverflow(length) : addingReportingOverflow(length)
    return isBeyond ? (step < 0 ? .min : .max) : sum
  }
}

extension ClosedRange {
  fileprivate func nearest(to value: Bound) -> Bound {
    Swift.min(Swift.max(value, lowerBound), upperBound)
  }
}

extension Stepper where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: Text(titleKey), increment: onIncrement, decrement: onDecrement, onEditingChanged)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: Text(title), increment: onIncrement, decrement: onDecrement, onEditingChanged)
  }

  nonisolated public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }

  nonisolated public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>,
    step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, step: step, label: { Text(titleKey) },
      onEditingChanged: onEditingChanged)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, step: step, label: { Text(title) },
      onEditingChanged: onEditingChanged)
  }
}
