/// Tracks which view has the accessibility focus.
///
/// There is no screen reader: setting it changes nothing but its value.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  @State private var value: Value

  public init() where Value == Bool {
    _value = State(initialValue: false)
  }

  public init<T: Hashable>() where Value == T? {
    _value = State(initialValue: nil)
  }

  /// - Parameter technologies: which tools are followed; there are none.
  public init(for technologies: AccessibilityTechnologies) where Value == Bool {
    self.init()
  }

  public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? {
    self.init()
  }

  public var wrappedValue: Value {
    get { value }
    nonmutating set { value = newValue }
  }

  public var projectedValue: Binding { Binding(binding: $value) }

  /// Reads and sets a view's state from elsewhere.
  @propertyWrapper
  public struct Binding {
    let binding: ViewTree.Binding<Value>

    public var wrappedValue: Value {
      get { binding.wrappedValue }
      nonmutating set { binding.wrappedValue = newValue }
    }

    public var projectedValue: Binding { self }
  }
}

/// The kinds of assistive technologies.
///
/// Apple's type is a set without raw values; code that is to run there uses none.
public struct AccessibilityTechnologies: OptionSet, Sendable {
  public let rawValue: UInt64

  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  public static let voiceOver = AccessibilityTechnologies(rawValue: 1)
  public static let switchControl = AccessibilityTechnologies(rawValue: 2)
}

extension View {
  /// Records the focus state that follows the view.
  nonisolated public func accessibilityFocused(
    _ condition: AccessibilityFocusState<Bool>.Binding
  ) -> some View {
    recorded("accessibilityFocused")
  }

  nonisolated public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View {
    recorded("accessibilityFocused", "\(value)")
  }
}
