/// A button that pushes a page on the stack around it.
///
/// It is laid out as its label. Without a stack, or without a value, it is disabled.
///
/// - Source: Apple documentation, `NavigationLink`.
public struct NavigationLink<Label: View, Destination: View> {
  let label: Label
  /// The value that the link appends to the path; nil for a link with a page of its own.
  let value: AnyHashable?
  let destination: (() -> Destination)?
  let isActive: Binding<Bool>?
  @State private var isOpen = false
  @Environment(\.navigator) private var navigator
  @Environment(\.controlPlace) private var place
  @Environment(\.editMode) private var editMode

  nonisolated fileprivate init(
    label: Label, value: AnyHashable? = nil, destination: (() -> Destination)? = nil,
    isActive: Binding<Bool>? = nil
  ) {
    self.label = label
    self.value = value
    self.destination = destination
    self.isActive = isActive
  }
}

extension NavigationLink: View {
  public var body: some View {
    let isOpen = isActive ?? $isOpen
    return Button {
      if let value { navigator?.push(value) }
      if destination != nil { isOpen.wrappedValue = true }
    } label: {
      label
    }
    // In a list the chevron says what a tap does, and not the label's colour.
    .environment(\.buttonInk, place == .row ? AnyShapeStyle(.foreground) : nil)
    .modifier(LinkedPage(destination: destination, isOpen: isOpen))
    .opensPage(editMode?.wrappedValue.isEditing != true)
    .disabled(navigator == nil || (value == nil && destination == nil))
  }
}

extension NavigationLink {
  /// Notes in which column the page was to be shown; it is the stack around the link here.
  nonisolated public func isDetailLink(_ isDetailLink: Bool) -> some View {
    recorded("isDetailLink", "\(isDetailLink)")
  }
}

/// The page of a link that has one of its own.
private struct LinkedPage<Destination: View>: ViewModifier {
  let destination: (() -> Destination)?
  let isOpen: Binding<Bool>

  func body(content: Content) -> some View {
    content.page(
      whilePresented: { destination != nil && isOpen.wrappedValue ? AnyHashable(true) : nil },
      { destination.map { AnyView($0()) } }, end: { isOpen.wrappedValue = false })
  }
}

extension NavigationLink where Destination == Never {
  /// A link that appends a value to the path.
  nonisolated public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(label: label(), value: value.map { AnyHashable($0) })
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  nonisolated public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
    self.init(value: value) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
    self.init(value: value) { Text(title) }
  }
}

extension NavigationLink {
  /// A link to a page of its own.
  nonisolated public init(
    @ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), destination: destination)
  }

  nonisolated public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(label: label(), destination: { destination })
  }

  /// A link whose page is shown while a binding is true.
  nonisolated public init(
    isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), destination: destination, isActive: isActive)
  }

  nonisolated public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), destination: { destination }, isActive: isActive)
  }

  /// A link whose page is shown while a selection has its tag.
  nonisolated public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: @escaping () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(), destination: destination, isActive: Self.binding(tag, selection))
  }

  nonisolated public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(), destination: { destination }, isActive: Self.binding(tag, selection))
  }

  nonisolated private static func binding<V: Hashable>(
    _ tag: V, _ selection: Binding<V?>
  ) -> Binding<Bool> {
    Binding(
      get: { selection.wrappedValue == tag },
      set: { selection.wrappedValue = $0 ? tag : nil })
  }
}

extension NavigationLink where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(destination: destination) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(destination: destination) { Text(title) }
  }

  nonisolated public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(destination: destination) { Text(title) }
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>,
    @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(isActive: isActive, destination: destination) { Text(titleKey) }
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>
  ) {
    self.init(destination: destination, isActive: isActive) { Text(titleKey) }
  }
}
