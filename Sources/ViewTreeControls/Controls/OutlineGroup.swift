/// The elements of a tree, each with its children in a disclosure group; leaves have no group.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Leaf: View> {
  private let roots: [Data.Element]
  private let id: KeyPath<Data.Element, ID>
  private let children: KeyPath<Data.Element, Data?>
  private let content: (Data.Element) -> Leaf
}

extension OutlineGroup: View {
  public var body: some View {
    ForEach(roots, id: id) { element in
      if let below = element[keyPath: children] {
        DisclosureGroup {
          AnyView(
            OutlineGroup(roots: Array(below), id: id, children: children, content: content))
        } label: {
          content(element)
        }
      } else {
        content(element)
      }
    }
  }
}

extension OutlineGroup {
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) {
    self.init(roots: Array(data), id: id, children: children, content: content)
  }

  nonisolated public init<DataElement>(
    _ root: DataElement, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(roots: [root], id: id, children: children, content: content)
  }
}

extension OutlineGroup where Data.Element: Identifiable, ID == Data.Element.ID {
  nonisolated public init(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) {
    self.init(roots: Array(data), id: \.id, children: children, content: content)
  }

  nonisolated public init<DataElement>(
    _ root: DataElement, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(roots: [root], id: \.id, children: children, content: content)
  }
}
