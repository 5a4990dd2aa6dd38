/// An alert, a dialog or an open menu: a title, a message and a list of buttons over the window.
///
/// Each button takes the panel away after its action. Apple publishes no figures: the panel is in the
/// middle of the window, an alert 270 wide, a menu 250, a dialog as wide as the window less 8 at either
/// side and at its lower edge; a button is at least 44 high, texts have 16 around them. The title is a headline and the message a
/// footnote.
///
/// - Source: Apple documentation, "alert(_:isPresented:actions:)": a list without actions gets an OK;
///   "confirmationDialog": one without an action of the role `cancel` gets a Cancel.
struct PresentedPanel {
  enum Kind {
    case alert, dialog, menu
  }

  let kind: Kind
  let title: Text?
  let message: AnyView?
  let actions: AnyView
  let end: () -> Void
  @State private var hasCancel = false
}

extension PresentedPanel: View {
  var body: some View {
    ZStack(alignment: kind == .dialog ? .bottom : .center) {
      if kind != .menu { PresentedShade() }
      if kind != .alert {
        TouchGround().onTapGesture(perform: end)
      }
      VStack(spacing: 0) {
        texts
        buttons
      }
      .frame(width: kind.width)
      .background {
        PresentedGround(outline: RoundedRectangle(cornerRadius: 14))
          .shadow(color: .black.opacity(kind == .menu ? 0.2 : 0), radius: 16)
      }
      .frame(maxWidth: .infinity)
      .padding(kind == .dialog ? 8 : 0)
    }
    .buttonStyle(PanelButtonStyle(end: end, isMenu: kind == .menu))
    .onPreferenceChange(HasCancelKey.self) { hasCancel = $0 }
  }

  private var hasTexts: Bool { title != nil || message != nil }

  @ViewBuilder private var texts: some View {
    if hasTexts {
      VStack {
        title.font(.headline)
        message.font(.footnote)
      }
      .multilineTextAlignment(.center)
      .padding(16)
    }
  }

  @ViewBuilder private var buttons: some View {
    Group(subviews: actions) { actions in
      if actions.isEmpty, kind == .alert {
        Button("OK") {}.overlay(alignment: .top) { if hasTexts { line } }
      }
      ForEach(actions) { action in
        action.overlay(alignment: .top) {
          if action.id != actions.first?.id || (hasTexts && kind != .menu) { line }
        }
      }
    }
    if kind == .dialog, !hasCancel {
      Button("Cancel") {}.fontWeight(.semibold).overlay(alignment: .top) { line }
    }
  }

  /// Between actions; it takes no room.
  private var line: some View {
    Rectangle().fill(.separator).frame(height: 0.5)
  }
}

extension PresentedPanel.Kind {
  fileprivate var width: CGFloat? {
    switch self {
    case .alert: 270
    case .dialog: nil
    case .menu: 250
    }
  }
}

/// Whether an action of a panel has the role of cancelling.
private enum HasCancelKey: PreferenceKey {
  static let defaultValue = false
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

extension EnvironmentValues {
  /// Whether a button opens a menu, and so does not close the menu that contains it.
  @Entry var opensMenu: Bool = false
}

/// Runs a button's action and takes the panel away.
private struct PanelButtonStyle: PrimitiveButtonStyle {
  let end: () -> Void
  let isMenu: Bool
  @Environment(\.opensMenu) private var opensMenu

  func makeBody(configuration: Configuration) -> some View {
    Button(role: configuration.role) {
      configuration.trigger()
      if !opensMenu { end() }
    } label: {
      configuration.label
        .fontWeight(configuration.role == .cancel ? .semibold : nil)
        .frame(maxWidth: .infinity, minHeight: 44, alignment: isMenu ? .leading : .center)
        .padding(.horizontal, 16)
    }
    .environment(\.buttonInk, ink(configuration.role))
    .preference(key: HasCancelKey.self, value: configuration.role == .cancel)
  }

  /// A menu's actions are written like text; nil for the colour of the role.
  private func ink(_ role: ButtonRole?) -> AnyShapeStyle? {
    isMenu && role != .destructive ? AnyShapeStyle(.foreground) : nil
  }
}

extension View {
  /// Shows a panel over the window while a binding is true and there is something to show.
  nonisolated func panel(
    _ kind: PresentedPanel.Kind, _ title: Text?, _ isPresented: Binding<Bool>,
    message: AnyView? = nil, actions: AnyView?
  ) -> some View {
    let end = { isPresented.wrappedValue = false }
    return presenting(
      {
        guard isPresented.wrappedValue, let actions else { return nil }
        return PresentedContent(true) {
          AnyView(
            PresentedPanel(
              kind: kind, title: title, message: message, actions: actions, end: end))
        }
      }, end: end)
  }
}
