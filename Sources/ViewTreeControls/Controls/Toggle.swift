/// A control that is on or off, arranged by the nearest toggle style; a switch without one.
public struct Toggle<Label: View> {
  private let label: Label
  private let isOn: Binding<Bool>
  private let isMixed: Bool
  @Environment(\.toggleStyles) private var styles

  nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(isOn: isOn, isMixed: false, label: label())
  }

  /// A toggle for several values: on when all are; mixed when some are, and then it turns all on.
  public init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    let bindings = sources.map { $0[keyPath: isOn] }
    let count = bindings.count { $0.wrappedValue }
    let all = Binding(
      get: { bindings.allSatisfy(\.wrappedValue) },
      set: { value in
        for binding in bindings { binding.wrappedValue = value }
      })
    self.init(isOn: all, isMixed: count > 0 && count < bindings.count, label: label())
  }

  nonisolated private init(isOn: Binding<Bool>, isMixed: Bool, label: Label) {
    self.label = label
    self.isOn = isOn
    self.isMixed = isMixed
  }
}

extension Toggle where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == ViewTreeControls.Label<Text, Image> {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage name: String, isOn: Binding<Bool>
  ) {
    self.init(isOn: isOn) { ViewTreeControls.Label(titleKey, systemImage: name) }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage name: String, isOn: Binding<Bool>
  ) {
    self.init(isOn: isOn) { ViewTreeControls.Label(title, systemImage: name) }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// The toggle that a style is asked to arrange, arranged by the next style outside.
  nonisolated public init(_ configuration: ToggleStyleConfiguration) {
    self.init(
      isOn: configuration.$isOn, isMixed: configuration.isMixed, label: configuration.label)
  }
}

extension Toggle: View {
  public var body: some View {
    let configuration = ToggleStyleConfiguration(label: label, isOn: isOn, isMixed: isMixed)
    let style = styles.last ?? DefaultToggleStyle()
    var handle = ControlHandle(.toggle)
    handle.isOn = isOn
    handle.label = SpokenText.of(label)
    return style.arrange(configuration).environment(\.toggleStyles, styles.dropLast())
      .modifier(ControlModifier(handle: handle))
  }
}
