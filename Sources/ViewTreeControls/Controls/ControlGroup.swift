/// Controls that belong together; a style lays them out, in a row unless another one is set.
public struct ControlGroup<Content: View> {
  private let content: Content
  private let label: AnyView
  @Environment(\.controlGroupStyle) private var style

  nonisolated private init(content: Content, label: AnyView) {
    self.content = content
    self.label = label
  }

  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(content: content(), label: AnyView(EmptyView()))
  }

  nonisolated public init<L: View>(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> L
  ) {
    self.init(content: content(), label: AnyView(label()))
  }

  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content(), label: AnyView(Text(titleKey)))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content(), label: AnyView(Text(title)))
  }
}

extension ControlGroup: View {
  public var body: some View {
    style.arrange(
      ControlGroupStyleConfiguration(
        content: .init(content: AnyView(content)), label: .init(content: label)))
  }
}

/// A button that would start the editing of a name; laid out as its title, it does nothing.
public struct RenameButton: View {
  nonisolated public init() {}

  public var body: some View { Button("Rename") {} }
}

/// A button that would paste; laid out as its title, it does nothing.
public struct PasteButton: View {
  nonisolated public init(
    supportedTypes: [String], payloadAction: @escaping ([NSItemProvider]) -> Void
  ) {}

  nonisolated public init(
    supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void
  ) {}

  public var body: some View { Button("Paste") {} }
}
