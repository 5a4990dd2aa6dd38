/// Rows of views that scroll: a lazy list, plain unless `listStyle(_:)` says otherwise.
///
/// It takes the whole proposal on both axes. Each view of its content is a row, as wide as the
/// list or its cards, with the view at the leading edge: see `ListRowNode` for insets and heights, and
/// `ListLook` for the room of a style. Rows are made when they come near the visible part, and only made
/// rows contribute preferences. Separators and backgrounds take no room; headers are not pinned.
///
/// - Source: PREF-1.8 and LAYOUT-3.14 for laziness; Apple documentation, `List`.
public struct List<SelectionValue: Hashable, Content: View> {
  let selection: ListSelection<SelectionValue>
  let content: Content
  @Environment(\.listStyleLook) private var look

  nonisolated fileprivate init(selection: ListSelection<SelectionValue>, content: Content) {
    self.selection = selection
    self.content = content
  }
}

extension List: View {
  public var body: some View {
    // A list without a selection has the same rows, but ignores their taps.
    let select = selection.action
    return ListScroll(
      look: look,
      content: content.listRows()
        .contentShape(ifAny: select == nil ? nil : Rectangle())
        .gesture(
          select.map { select in
            RowTapGesture { select($0, $1.editMode?.wrappedValue.isEditing ?? false) }
          }))
  }
}

extension List {
  /// A list whose rows are the views of a builder.
  nonisolated public init(
    selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: .init(selection), content: content())
  }

  nonisolated public init(
    selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: .init(selection), content: content())
  }

  // MARK: One row an element

  @_disfavoredOverload
  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(selection: .init(selection), content: ForEach(data, content: rowContent))
  }

  @_disfavoredOverload
  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(selection: .init(selection), content: ForEach(data, content: rowContent))
  }

  @_disfavoredOverload
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(selection: .init(selection), content: ForEach(data, id: id, content: rowContent))
  }

  @_disfavoredOverload
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(selection: .init(selection), content: ForEach(data, id: id, content: rowContent))
  }

  nonisolated public init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(selection: .init(selection), content: ForEach(data, content: rowContent))
  }

  nonisolated public init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(selection: .init(selection), content: ForEach(data, content: rowContent))
  }

  // MARK: One row an element of a bound collection

  nonisolated public init<Data, RowContent: View>(
    _ data: Binding<Data>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Data: MutableCollection & RandomAccessCollection, Data.Element: Identifiable,
    Content == ForEach<Binding<Data>, Data.Element.ID, RowContent>
  {
    self.init(selection: .init(selection), content: ForEach(data, content: rowContent))
  }

  nonisolated public init<Data, RowContent: View>(
    _ data: Binding<Data>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Data: MutableCollection & RandomAccessCollection, Data.Element: Identifiable,
    Content == ForEach<Binding<Data>, Data.Element.ID, RowContent>
  {
    self.init(selection: .init(selection), content: ForEach(data, content: rowContent))
  }

  nonisolated public init<Data, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Data: MutableCollection & RandomAccessCollection,
    Content == ForEach<Binding<Data>, ID, RowContent>
  {
    self.init(selection: .init(selection), content: ForEach(data, id: id, content: rowContent))
  }

  nonisolated public init<Data, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Data: MutableCollection & RandomAccessCollection,
    Content == ForEach<Binding<Data>, ID, RowContent>
  {
    self.init(selection: .init(selection), content: ForEach(data, id: id, content: rowContent))
  }
}

extension List where SelectionValue == Never {
  /// A list whose rows are the views of a builder.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(selection: .none, content: content())
  }

  @_disfavoredOverload
  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(selection: .none, content: ForEach(data, content: rowContent))
  }

  @_disfavoredOverload
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(selection: .none, content: ForEach(data, id: id, content: rowContent))
  }

  nonisolated public init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(selection: .none, content: ForEach(data, content: rowContent))
  }

  nonisolated public init<Data, RowContent: View>(
    _ data: Binding<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Data: MutableCollection & RandomAccessCollection, Data.Element: Identifiable,
    Content == ForEach<Binding<Data>, Data.Element.ID, RowContent>
  {
    self.init(selection: .none, content: ForEach(data, content: rowContent))
  }

  nonisolated public init<Data, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Data: MutableCollection & RandomAccessCollection,
    Content == ForEach<Binding<Data>, ID, RowContent>
  {
    self.init(selection: .none, content: ForEach(data, id: id, content: rowContent))
  }
}
