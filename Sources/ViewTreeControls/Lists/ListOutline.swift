/// The elements of a tree in the order in which an outline shows them, with everything unfolded.
///
/// Here nothing can be folded: a list of a tree shows all of it, each element before its children.
///
/// - Cost: visits the whole tree when the list's value is made.
enum Outline {
  static func flattened<Data: RandomAccessCollection>(
    _ data: Data, _ children: KeyPath<Data.Element, Data?>
  ) -> [Data.Element] {
    data.flatMap { [$0] + ($0[keyPath: children].map { flattened($0, children) } ?? []) }
  }
}

extension List where SelectionValue == Never {
  /// A list of a tree; see `Outline`.
  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<[Data.Element], Data.Element.ID, RowContent>, Data.Element: Identifiable
  {
    self.init(Outline.flattened(data, children), rowContent: rowContent)
  }

  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<[Data.Element], ID, RowContent> {
    self.init(Outline.flattened(data, children), id: id, rowContent: rowContent)
  }
}

extension List {
  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<[Data.Element], Data.Element.ID, RowContent>, Data.Element: Identifiable
  {
    self.init(
      Outline.flattened(data, children), selection: selection, rowContent: rowContent)
  }

  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<[Data.Element], Data.Element.ID, RowContent>, Data.Element: Identifiable
  {
    self.init(
      Outline.flattened(data, children), selection: selection, rowContent: rowContent)
  }
}
