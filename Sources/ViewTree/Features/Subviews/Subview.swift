/// One of the views given to a container; showing it shows that view.
///
/// - Source: Apple documentation, `Subview`.
public struct Subview: Identifiable {
  let entry: SubviewEntry

  init(_ entry: SubviewEntry) {
    self.entry = entry
  }

  /// The identity of a view in the container's content; stable while the content keeps its
  /// structure.
  public struct ID: Hashable, @unchecked Sendable {
    fileprivate let path: [AnyHashable]
  }

  public var id: ID { ID(path: entry.id) }

  /// The id given to the view by `ForEach` or `id(_:)`; nil without either.
  package var explicitID: AnyHashable? { entry.explicitID }

  /// The values that the view passes to its container.
  public var containerValues: ContainerValues { ContainerValues(values: entry.traits) }
}

extension Subview: PrimitiveView {
  nonisolated public static func _makeView(view: Self, inputs: _ViewInputs) -> _ViewOutputs {
    EntryView._makeView(view: EntryView(entry: view.entry), inputs: inputs)
  }

  nonisolated public static func _updateView(view: Self, outputs: _ViewOutputs) {
    EntryView._updateView(view: EntryView(entry: view.entry), outputs: outputs)
  }

  nonisolated public static var _typeShape: _ViewShape { .content }

  nonisolated public func _valueShape() -> _ViewShape { entry.storage.shape }

  nonisolated public static func _collectSubviews(of view: Self, into list: inout _SubviewList) {
    list.append(view.entry)
  }
}

/// The views given to a container, in order; when shown, they follow one another.
///
/// - Source: Apple documentation, `SubviewsCollection`.
public struct SubviewsCollection: RandomAccessCollection {
  public typealias Element = Subview
  public typealias Index = Int
  public typealias SubSequence = SubviewsCollectionSlice
  let subviews: ArraySlice<Subview>

  package init<V: View>(of view: V) {
    subviews = _SubviewList.of(view).entries.map(Subview.init)[...]
  }

  init(_ subviews: ArraySlice<Subview>) {
    self.subviews = Array(subviews)[...]
  }

  public var startIndex: Int { subviews.startIndex }
  public var endIndex: Int { subviews.endIndex }
  public subscript(index: Int) -> Subview { subviews[index] }

  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews: subviews[bounds])
  }
}

/// A slice of a container's views.
public struct SubviewsCollectionSlice: RandomAccessCollection {
  public typealias Element = Subview
  public typealias Index = Int
  public typealias SubSequence = SubviewsCollectionSlice
  let subviews: ArraySlice<Subview>

  public var startIndex: Int { subviews.startIndex }
  public var endIndex: Int { subviews.endIndex }
  public subscript(index: Int) -> Subview { subviews[index] }

  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews: subviews[bounds])
  }
}

extension SubviewsCollection: View {
  public var body: some View { ForEach(subviews) { $0 } }

  nonisolated public static func _collectSubviews(of view: Self, into list: inout _SubviewList) {
    for subview in view.subviews { list.append(subview.entry) }
  }
}

extension SubviewsCollectionSlice: View {
  public var body: some View { ForEach(subviews) { $0 } }

  nonisolated public static func _collectSubviews(of view: Self, into list: inout _SubviewList) {
    for subview in view.subviews { list.append(subview.entry) }
  }
}

extension ForEach where Data == SubviewsCollection, ID == Subview.ID, Content: View {
  /// A view for each view of some content.
  nonisolated public init<V: View>(
    subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content
  ) {
    self.init(
      data: SubviewsCollection(of: view), content: content, id: { $0.id },
      isConstantRange: false, hasUniqueIDs: false)
  }
}

/// The views of some content, rearranged by a closure.
public struct GroupElementsOfContent<Subviews: View, Content: View> {
  let subviews: Subviews
  let content: (SubviewsCollection) -> Content
}

extension GroupElementsOfContent: View {
  public var body: some View { content(SubviewsCollection(of: subviews)) }
}

extension Group {
  /// The views of some content, rearranged by a closure.
  nonisolated public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init(content: GroupElementsOfContent(subviews: view, content: transform))
  }
}
