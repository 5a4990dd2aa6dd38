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
public struct AccessibilityTechnologies: SetAlgebra, Sendable {
  private var names: Set<String> = []

  public init() {}

  private init(_ name: String) {
    names = [name]
  }

  public static let voiceOver = AccessibilityTechnologies("voiceOver")
  public static let switchControl = AccessibilityTechnologies("switchControl")

  public func contains(_ member: Self) -> Bool { names.isSuperset(of: member.names) }

  public mutating func insert(
    _ newMember: Self
  ) -> (inserted: Bool, memberAfterInsert: Self) {
    let isNew = !contains(newMember)
    names.formUnion(newMember.names)
    return (isNew, newMember)
  }

  public mutating func remove(_ member: Self) -> Self? {
    defer { names.subtract(member.names) }
    return contains(member) ? member : nil
  }

  public mutating func update(with newMember: Self) -> Self? {
    defer { names.formUnion(newMember.names) }
    return contains(newMember) ? newMember : nil
  }

  public mutating func formUnion(_ other: Self) { names.formUnion(other.names) }
  public mutating func formIntersection(_ other: Self) { names.formIntersection(other.names) }
  public mutating func formSymmetricDifference(_ other: Self) {
    names.formSymmetricDifference(other.names)
  }

  public func union(_ other: Self) -> Self { changed { $0.formUnion(other) } }
  public func intersection(_ other: Self) -> Self { changed { $0.formIntersection(other) } }
  public func symmetricDifference(_ other: Self) -> Self {
    changed { $0.formSymmetricDifference(other) }
  }

  private func changed(_ change: (inout Self) -> Void) -> Self {
    var result = self
    change(&result)
    return result
  }
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
