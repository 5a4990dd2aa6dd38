/// A label at the leading edge and two buttons at the trailing one that count down and up.
///
/// Source: the buttons together have the size of UIKit's stepper, 94 x 32 points, half for each.
public struct Stepper<Label: View> {
  private let label: Label
  private let increment: (() -> Void)?
  private let decrement: (() -> Void)?
  private let editingChanged: (Bool) -> Void
  @Environment(\.labelsHidden) private var labelsHidden

  nonisolated fileprivate init(
    label: Label, increment: (() -> Void)?, decrement: (() -> Void)?,
    _ editingChanged: @escaping (Bool) -> Void
  ) {
    self.label = label
    self.increment = increment
    self.decrement = decrement
    self.editingChanged = editingChanged
  }
}

extension Stepper: View {
  public var body: some View {
    HStack {
      if !labelsHidden {
        label
        Spacer()
      }
      HStack(spacing: 0) {
        half("decrement", decrement)
        half("increment", increment)
      }
    }
  }

  private func half(_ name: String, _ action: (() -> Void)?) -> some View {
    Rectangle()
      .frame(width: 47, height: 32)
      .recorded("stepper", name)
      .contentShape(Rectangle())
      .onTapGesture {
        guard let action else { return }
        editingChanged(true)
        action()
        editingChanged(false)
      }
      .disabled(action == nil)
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
      label: label(), increment: { value.wrappedValue = stepped(value.wrappedValue, by: step) },
      decrement: { value.wrappedValue = stepped(value.wrappedValue, by: -step) },
      onEditingChanged)
  }

  /// A stepper that stops at its bounds: a step beyond one reaches the bound, whatever its sign.
  nonisolated public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label(),
      increment: {
        value.wrappedValue = bounds.nearest(to: stepped(value.wrappedValue, by: step))
      },
      decrement: {
        value.wrappedValue = bounds.nearest(to: stepped(value.wrappedValue, by: -step))
      }, onEditingChanged)
  }
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
