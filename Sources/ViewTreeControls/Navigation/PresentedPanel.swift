/// An alert, a dialog or an open menu: a title, a message and a list of buttons over the window.
///
/// Apple publishes no figures, so these are ours. An alert is in the middle of the window and 270 wide; a
/// dialog is at the lower edge, as wide as the window less 8 at either side and below. A menu is 250 wide
/// and 8 below its button, or above it where there is no room below. A button is at least 44 high, texts
/// have 16 around them; ``PanelLayout`` arranges them. The title is a headline and the message a footnote.
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
  @Environment(\.presenterFrame) private var presenterFrame
  @Environment(\.layoutDirection) private var layoutDirection
}

extension PresentedPanel: View {
  var body: some View {
    ZStack(alignment: kind == .dialog ? .bottom : .center) {
      if kind != .menu { PresentedShade() }
      if kind != .alert {
        TouchGround().onTapGesture(perform: end)
      }
      if kind == .menu {
        GeometryReader { window in
          MenuPlace(source: source(in: window)) { panel }
        }
      } else {
        panel.padding(kind == .dialog ? 8 : 0)
      }
    }
    .buttonStyle(PanelButtonStyle(end: end, isMenu: kind == .menu))
    .onPreferenceChange(HasCancelKey.self) { hasCancel = $0 }
  }

  /// The menu's button, from the upper leading corner of a part of the window; nil where it shows nothing.
  private func source(in part: GeometryProxy) -> CGRect? {
    let origin = part.frame(in: .global).origin
    guard var source = presenterFrame?.offsetBy(dx: -origin.x, dy: -origin.y) else { return nil }
    if layoutDirection == .rightToLeft { source.origin.x = part.size.width - source.maxX }
    return source
  }

  private var panel: some View {
    Group(subviews: actions) { actions in
      let needsOK = actions.isEmpty && kind == .alert
      let needsCancel = kind == .dialog && !hasCancel
      PanelLayout(kind: kind) {
        ForEach(0..<(kind == .dialog ? 2 : 1), id: \.self) { _ in ground }
        texts
        ForEach(actions) { $0 }
        if needsOK { Button("OK") {} }
        if needsCancel {
          // Only the actions' own one counts.
          Button("Cancel", role: .cancel) {}.transformPreference(HasCancelKey.self) { $0 = false }
        }
        ForEach(0..<actions.count + (needsOK || needsCancel ? 1 : 0), id: \.self) { _ in line }
      }
    }
  }

  @ViewBuilder private var texts: some View {
    if title != nil || message != nil {
      VStack {
        title.font(.headline)
        message.font(.footnote)
      }
      .multilineTextAlignment(.center)
      .padding(16)
      .layoutValue(key: PanelPartKey.self, value: .texts)
    }
  }

  private var ground: some View {
    PresentedGround(outline: RoundedRectangle(cornerRadius: 14))
      .shadow(color: .black.opacity(kind == .menu ? 0.2 : 0), radius: 16)
      .layoutValue(key: PanelPartKey.self, value: .ground)
  }

  private var line: some View {
    Rectangle().fill(.separator).layoutValue(key: PanelPartKey.self, value: .line)
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
