/// How a section folds: a binding, and its value of this turn.
struct SectionFolding {
  let isExpanded: Binding<Bool>
  /// Read when the section is made, so that the body that makes it depends on the binding.
  let isOpen: Bool

  init(_ isExpanded: Binding<Bool>) {
    self.isExpanded = isExpanded
    isOpen = isExpanded.wrappedValue
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// A section whose content is there while a binding is true.
  ///
  /// In a list of the style `sidebar` the header has a chevron, and a tap on it folds and unfolds.
  /// Elsewhere the header looks like any other, and only the binding folds. Folded content has no
  /// nodes, so its state ends.
  ///
  /// ```swift
  /// struct Hikes: View {
  ///   @State private var showsAll = true
  ///
  ///   var body: some View {
  ///     List {
  ///       Section(isExpanded: $showsAll) {
  ///         Text("Alps")
  ///       } header: {
  ///         Text("Hikes")
  ///       }
  ///     }
  ///     .listStyle(.sidebar)
  ///   }
  /// }
  /// ```
  ///
  /// - Source: Apple documentation, `Section.init(isExpanded:content:header:)`.
  nonisolated public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent
  ) {
    self.init(
      header: header(), content: content(), footer: EmptyView(),
      folding: SectionFolding(isExpanded))
  }
}

/// The header of a section that folds, as the list around it shows such headers.
struct FoldingHeader<Header: View> {
  let header: Header
  let isExpanded: Binding<Bool>
  @Environment(\.foldingHeader) private var show

  nonisolated init(header: Header, isExpanded: Binding<Bool>) {
    self.header = header
    self.isExpanded = isExpanded
  }
}

extension FoldingHeader: View {
  var body: some View {
    if let show {
      show(AnyView(header), isExpanded)
    } else {
      header
    }
  }
}

extension EnvironmentValues {
  /// Wraps a section's header in a control that folds the section; nil in lists without such a
  /// control.
  @Entry package var foldingHeader: (@MainActor (AnyView, Binding<Bool>) -> AnyView)? = nil
}
