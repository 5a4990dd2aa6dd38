// Alerts and action sheets of the older form: values that say what they show.

extension View {
  /// Shows an alert while a binding is true; every button makes it false.
  nonisolated public func alert(
    isPresented: Binding<Bool>, content: () -> Alert
  ) -> some View {
    let alert = isPresented.wrappedValue ? content() : nil
    return panel(
      .alert, alert?.title, isPresented, message: alert?.shownMessage, actions: alert?.actions)
  }

  /// Shows an alert while there is an item; every button makes it nil.
  nonisolated public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> Alert
  ) -> some View {
    let alert = item.wrappedValue.map(content)
    return panel(
      .alert, alert?.title, item.isThere(), message: alert?.shownMessage, actions: alert?.actions)
  }

  /// Shows a list of buttons while a binding is true; each of them makes it false.
  nonisolated public func actionSheet(
    isPresented: Binding<Bool>, content: () -> ActionSheet
  ) -> some View {
    let sheet = isPresented.wrappedValue ? content().alert : nil
    return panel(
      .dialog, sheet?.title, isPresented, message: sheet?.shownMessage, actions: sheet?.actions)
  }

  nonisolated public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> ActionSheet
  ) -> some View {
    let sheet = item.wrappedValue.map { content($0).alert }
    return panel(
      .dialog, sheet?.title, item.isThere(), message: sheet?.shownMessage, actions: sheet?.actions)
  }
}

extension Binding {
  /// Whether there is a value; setting it to false takes the value away.
  fileprivate func isThere<Item>() -> Binding<Bool> where Value == Item? {
    Binding<Bool>(
      get: { wrappedValue != nil },
      set: { if !$0 { wrappedValue = nil } })
  }
}

/// The parts of an alert of the older form.
public struct Alert {
  /// A button of an alert or action sheet.
  public struct Button {
    let label: Text
    let role: ButtonRole?
    let action: () -> Void

    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: nil, action: action ?? {})
    }

    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .destructive, action: action ?? {})
    }

    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .cancel, action: action ?? {})
    }

    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      cancel(Text(verbatim: "Cancel"), action: action)
    }
  }

  let title: Text
  let message: Text?
  let buttons: [Button]

  /// - Nil: without a button of its own an alert has an OK.
  nonisolated public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.init(title, message, dismissButton.map { [$0] } ?? [])
  }

  nonisolated public init(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) {
    self.init(title, message, [primaryButton, secondaryButton])
  }

  nonisolated fileprivate init(_ title: Text, _ message: Text?, _ buttons: [Button]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }

  nonisolated fileprivate var shownMessage: AnyView? { message.map { AnyView($0) } }

  nonisolated fileprivate var actions: AnyView {
    AnyView(
      ForEach(buttons.indices, id: \.self) { index in
        ViewTreeControls.Button(role: buttons[index].role, action: buttons[index].action) {
          buttons[index].label
        }
      })
  }
}

/// The parts of an action sheet.
public struct ActionSheet {
  public typealias Button = Alert.Button

  fileprivate let alert: Alert

  nonisolated public init(
    title: Text, message: Text? = nil, buttons: [ActionSheet.Button] = [.cancel()]
  ) {
    alert = Alert(title, message, buttons)
  }
}
