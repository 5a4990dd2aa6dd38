/// The focused field, as stored in a view.
///
/// Setting it gives the keyboard to the field inside the `focused` view that it names. A tap on
/// such a field sets it; the return key clears it.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  @State private var value: Value

  public init() where Value == Bool {
    _value = State(initialValue: false)
  }

  public init<T: Hashable>() where Value == T? {
    _value = State(initialValue: nil)
  }

  public var wrappedValue: Value {
    get { value }
    nonmutating set { value = newValue }
  }

  public var projectedValue: Binding { Binding(binding: $value) }

  /// Reads and sets a view's focus state from elsewhere.
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

extension View {
  /// Connects the field inside with a state that says whether it has the focus.
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    environment(
      \.fieldFocus,
      FieldFocus {
        condition.wrappedValue
      } set: {
        condition.wrappedValue = $0
      })
  }

  /// Connects the field inside with a state that says which field has the focus.
  nonisolated public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    environment(
      \.fieldFocus,
      FieldFocus {
        binding.wrappedValue == value
      } set: { hasFocus in
        if hasFocus {
          binding.wrappedValue = value
        } else if binding.wrappedValue == value, let none = FieldFocus.none(Value.self) {
          binding.wrappedValue = none
        }
      })
  }

  nonisolated public func focusable(_ isFocusable: Bool = true) -> some View {
    recorded("focusable", "\(isFocusable)")
  }

  /// Gives a field the focus when the view appears.
  nonisolated public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V
  ) -> some View {
    onAppear { binding.wrappedValue = value }
  }
}

extension View {
  /// Publishes a value while the view, or one inside it, has the focus; recorded only.
  nonisolated public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    recorded("focusedValue", "\(keyPath)")
  }

  /// Publishes a value while the scene is active; recorded only.
  nonisolated public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    recorded("focusedSceneValue", "\(keyPath)")
  }
}

/// Updates a focus state when a field gains or loses the focus.
struct FieldFocus {
  let isSet: () -> Bool
  let set: (Bool) -> Void

  /// The value that means no field; nil for a type without one.
  static func none<Value>(_ type: Value.Type) -> Value? {
    (Value.self as? any ExpressibleByNilLiteral.Type).flatMap { empty($0) as? Value }
  }

  private static func empty<T: ExpressibleByNilLiteral>(_ type: T.Type) -> T { nil }
}

private enum IsFocusedKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  @Entry var fieldFocus: FieldFocus?

  /// The actions of the return key in the fields inside, the outermost first.
  @Entry var submitActions: [() -> Void] = []

  /// Whether the nearest focusable view around has the focus: never, as there are only fields.
  public var isFocused: Bool { self[IsFocusedKey.self] }
}

/// Which return key counts.
public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let text = SubmitTriggers(rawValue: 1)
  public static let search = SubmitTriggers(rawValue: 2)
}

/// The label of the return key.
public struct SubmitLabel: Hashable, Sendable {
  private let name: String

  public static let done = SubmitLabel(name: "done")
  public static let go = SubmitLabel(name: "go")
  public static let send = SubmitLabel(name: "send")
  public static let join = SubmitLabel(name: "join")
  public static let route = SubmitLabel(name: "route")
  public static let search = SubmitLabel(name: "search")
  public static let `return` = SubmitLabel(name: "return")
  public static let next = SubmitLabel(name: "next")
  public static let `continue` = SubmitLabel(name: "continue")
}

extension View {
  /// Runs an action when the return key is pressed in a field inside, or in the search field of the
  /// views inside; those further in run later.
  nonisolated public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View {
    transformEnvironment(\.submitActions) {
      if triggers.contains(.text) { $0.append(action) }
    }
    .transformEnvironment(\.searchSubmitActions) {
      if triggers.contains(.search) { $0.append(action) }
    }
  }

  nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    recorded("submitLabel", "\(submitLabel)")
  }

  /// Keeps the return key of the fields inside from those outside.
  nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View {
    transformEnvironment(\.submitActions) { if isBlocking { $0 = [] } }
  }

  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    environment(\.autocorrectionDisabled, disable)
      .recorded("autocorrectionDisabled", "\(disable)")
  }

  nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View {
    environment(\.autocorrectionDisabled, disable ?? false)
      .recorded("autocorrectionDisabled", disable.map { "\($0)" } ?? "nil")
  }

  nonisolated public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View {
    recorded("textInputAutocapitalization", autocapitalization.map { "\($0)" } ?? "nil")
  }
}

/// Which letters a keyboard capitalises automatically; there is no keyboard here.
public struct TextInputAutocapitalization: Hashable, Sendable, CustomStringConvertible {
  public let description: String

  public static var never: Self { Self(description: "never") }
  public static var words: Self { Self(description: "words") }
  public static var sentences: Self { Self(description: "sentences") }
  public static var characters: Self { Self(description: "characters") }
}
