/// A view for each element of a collection, identified by the element.
///
/// ```swift
/// VStack {
///   ForEach(["apple", "pear"], id: \.self) { Text($0) }
/// }
/// ```
///
/// - Shape: the elements' views in the collection's order; it may be empty.
/// - Identity: by id: moved elements keep their state. Elements with the same id are all shown,
///   told apart by their order, and the host warns. Source: STATE-4.6.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
  public var content: (Data.Element) -> Content
  let id: (Data.Element) -> ID
  let isConstantRange: Bool
  /// Whether no two elements can have the same id, so that no check is needed.
  let hasUniqueIDs: Bool
}

extension ForEach: View where Content: View {
  // Disfavoured, like the next: a binding is a collection too, and has its own initializers below.
  @_disfavoredOverload
  nonisolated public init(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(
      data: data, content: content, id: { $0.id }, isConstantRange: false,
      hasUniqueIDs: false)
  }

  @_disfavoredOverload
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    // A range of numbers with `\.self` is the common case; it needs no key path per element.
    let isSelf = (id as AnyKeyPath) == (\Data.Element.self as AnyKeyPath)
    if isSelf, let identity = { $0 } as ((Data.Element) -> Data.Element) as? (Data.Element) -> ID {
      self.init(
        data: data, content: content, id: identity,
        isConstantRange: false, hasUniqueIDs: Data.self is Range<Int>.Type)
    } else {
      self.init(
        data: data, content: content, id: { $0[keyPath: id] },
        isConstantRange: false, hasUniqueIDs: false)
    }
  }

  public var body: Never {
    fatalError("ForEach has no body. Lay it out in a host instead.")
  }

  nonisolated public static func _makeView(view: Self, inputs: _ViewInputs) -> _ViewOutputs {
    inputs.list(.dynamic) { inputs in
      let node = inputs.rowMaker?.loop(view, inputs) ?? ForEachNode(view, inputs)
      node.makeItems()
      return node
    }
  }

  nonisolated public static func _updateView(view: Self, outputs: _ViewOutputs) {
    unsafeDowncast(outputs.node.viewNode, to: ForEachNode<Data, ID, Content>.self)
      .update(view)
  }

  nonisolated public static var _typeShape: _ViewShape { .dynamic }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// A view for each number of a constant range.
  ///
  /// If its length changes all the same, the first range is kept and the host warns.
  nonisolated public init(
    _ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content
  ) {
    self.init(
      data: data, content: content, id: { $0 }, isConstantRange: true,
      hasUniqueIDs: true)
  }
}

extension ForEach where Content: View {
  /// A view for each element of a bound collection, built from a binding to the element.
  nonisolated public init<C>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == Binding<C>, C: MutableCollection & RandomAccessCollection,
    C.Element: Identifiable, ID == C.Element.ID
  {
    // Read here, on behalf of the body that makes the list: it follows insertions and removals.
    _ = data.wrappedValue
    self.init(
      data: data, content: content, id: { $0.wrappedValue.id },
      isConstantRange: false, hasUniqueIDs: false)
  }

  nonisolated public init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where Data == Binding<C>, C: MutableCollection & RandomAccessCollection {
    _ = data.wrappedValue
    self.init(
      data: data, content: content, id: { $0.wrappedValue[keyPath: id] },
      isConstantRange: false, hasUniqueIDs: false)
  }
}

/// Anything that can be enumerated for lists and menus.
public protocol DynamicViewContent: View {
  associatedtype Data: Collection
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}
