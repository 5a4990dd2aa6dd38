/// Says that there is nothing to show: a label, a description and actions, in the middle of the whole
/// proposal.
///
/// Apple publishes no figures; the distances are the engine's defaults.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View> {
  private let label: Label
  private let description: Description
  private let actions: Actions

  nonisolated public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }
}

extension ContentUnavailableView: View {
  public var body: some View {
    VStack {
      label.labelStyle(StackedLabelStyle())
      description
      actions
    }
    .frame(
      minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity, alignment: .center)
  }
}

/// The picture above the title.
private struct StackedLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.icon
      configuration.title
    }
  }
}

extension ContentUnavailableView
where Label == ViewTreeControls.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  nonisolated public init(
    _ title: LocalizedStringKey, systemImage name: String, description: Text? = nil
  ) {
    self.init(
      label: { ViewTreeControls.Label(title, systemImage: name) }, description: { description },
      actions: { EmptyView() })
  }

  nonisolated public init(
    _ title: LocalizedStringKey, image name: String, description: Text? = nil
  ) {
    self.init(
      label: { ViewTreeControls.Label(title, image: name) }, description: { description },
      actions: { EmptyView() })
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage name: String, description: Text? = nil
  ) {
    self.init(
      label: { ViewTreeControls.Label(title, systemImage: name) }, description: { description },
      actions: { EmptyView() })
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// Says that a search has found nothing.
  nonisolated public static var search: Self { search(text: "") }

  /// Says that a search for a text has found nothing.
  nonisolated public static func search(text: String) -> Self {
    Self(
      label: { SearchUnavailableContent.Label(text: text) },
      description: { SearchUnavailableContent.Description() },
      actions: { SearchUnavailableContent.Actions() })
  }
}

/// The words for a search that has found nothing.
public enum SearchUnavailableContent {
  public struct Label {
    let text: String
  }

  public struct Description {}

  public struct Actions {}
}

extension SearchUnavailableContent.Label: View {
  public var body: some View {
    Label(text.isEmpty ? "No Results" : "No Results for “\(text)”", systemImage: "magnifyingglass")
  }

  private func Label(_ title: String, systemImage: String) -> some View {
    ViewTreeControls.Label(title, systemImage: systemImage)
  }
}

extension SearchUnavailableContent.Description: View {
  public var body: some View { Text("Check the spelling or try a new search.") }
}

extension SearchUnavailableContent.Actions: View {
  public var body: some View { EmptyView() }
}
