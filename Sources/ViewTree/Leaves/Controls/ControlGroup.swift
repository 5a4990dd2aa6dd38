/// Controls that belong together, in a row; the label is not shown.
public struct ControlGroup<Content: View> {
  private let content: Content

  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  nonisolated public init<L: View>(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> L
  ) {
    self.content = content()
  }

  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension ControlGroup: View {
  public var body: some View { HStack { content } }
}

/// A button that turns a name's editing on; laid out as its title, it does nothing.
public struct RenameButton: View {
  nonisolated public init() {}

  public var body: some View { Button("Rename") {} }
}

/// A button that would paste; laid out as its title, it does nothing.
public struct PasteButton: View {
  nonisolated public init(
    supportedContentTypes: [String], payloadAction: @escaping ([NSItemProvider]) -> Void
  ) {}

  public var body: some View { Button("Paste") {} }
}
