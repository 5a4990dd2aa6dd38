/// A button that opens an address through the environment's `openURL`; laid out as its label.
public struct Link<Label: View> {
  private let label: Label
  private let destination: URL
  @Environment(\.openURL) private var openURL

  nonisolated public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.destination = destination
  }
}

extension Link: View {
  public var body: some View {
    Button {
      openURL(destination)
    } label: {
      label
    }
  }
}

extension Link where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}

/// A button that would share something; laid out as its label, it does nothing.
public struct ShareLink<Label: View> {
  private let label: Label

  nonisolated private init(label: Label) {
    self.label = label
  }
}

extension ShareLink: View {
  public var body: some View { Button(action: {}) { label }.recorded("shareLink") }
}

extension ShareLink {
  nonisolated public init(
    item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label())
  }

  nonisolated public init(
    item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label())
  }

  nonisolated public init<Data: RandomAccessCollection>(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label())
  }
}

extension ShareLink where Label == ViewTreeControls.Label<Text, Image> {
  nonisolated public init(item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init("Share…", item: item)
  }

  nonisolated public init(item: String, subject: Text? = nil, message: Text? = nil) {
    self.init("Share…", item: item)
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(label: ViewTreeControls.Label(titleKey, systemImage: "square.and.arrow.up"))
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(label: ViewTreeControls.Label(titleKey, systemImage: "square.and.arrow.up"))
  }
}
