/// Holds one item per element, matched by id between updates.
@UncheckedAccess
class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: Node {
  typealias Item = ItemNode<Data.Element, ID, Content>

  final var view: ForEach<Data, ID, Content>
  private final let slot: _ViewInputs.Slot
  private final let pending: PendingModifiers?
  final var items: [Item] = []
  /// The removed items that are still leaving; nil unless there ever was one.
  private final var departures: Departures?

  init(_ view: ForEach<Data, ID, Content>, _ inputs: _ViewInputs) {
    self.view = view
    slot = inputs.slot
    pending = inputs.pending
    super.init(inputs)
  }

  package override final var typeLabel: String { "ForEach" }

  package override func forEachChild(_ body: (Node) -> Void) {
    for item in items { body(item) }
    departures?.forEach(body)
  }

  override func collectElements(into list: inout [LayoutNode], root: Node?) {
    for item in items { item.collectElements(into: &list, root: nil) }
  }

  override var rowTraits: RowTraits { RowTraits(below: items).union(.list) }

  override func collectRows(into rows: RowCollector) {
    for item in items { item.collectRows(into: rows) }
  }

  func makeItems() { items = arranged(reusing: [:]) }

  final var itemInputs: _ViewInputs { _ViewInputs(parent: self, slot: slot, pending: pending) }

  final func update(_ view: ForEach<Data, ID, Content>) {
    if view.isConstantRange, view.data.count != self.view.data.count {
      host.warn(
        .constantRangeChanged,
        """
        \(ForEach<Data, ID, Content>.self) count (\(view.data.count)) != its initial count \
        (\(self.view.data.count)). `ForEach(_:content:)` should only be used for *constant* data. \
        Instead conform data to `Identifiable` or use `ForEach(_:id:content:)` and provide an \
        explicit `id`!
        """, self)
      self.view.content = view.content
    } else {
      self.view = view
    }
    updateItems()
  }

  /// Brings the items up to date with the view's elements.
  func updateItems() {
    guard keepsItems() else { return rearrange() }
    let content = view.content
    let elements = elements
    for index in items.indices { items[index].update(elements[index], content) }
  }

  /// Whether every element still has the item at its place.
  private final func keepsItems() -> Bool {
    guard items.count == view.data.count else { return false }
    let (identify, elements) = (view.id, elements)
    return items.indices.allSatisfy { items[$0].id == identify(elements[$0]) }
  }

  private final func rearrange() {
    var known: [ItemKey<ID>: Item] = [:]
    departures?.forEach {
      let item = unsafeDowncast($0, to: Item.self)
      known[item.key] = item
    }
    for item in items { known[item.key] = item }
    let old = items
    items = arranged(reusing: known)
    if host.presentation?.mayTransition == true {
      for item in items where known[item.key] == nil { insert(item) }
    }
    takeBack(items, departures)
    let staying = Set(items.map { ObjectIdentifier($0) })
    for item in old where !staying.contains(ObjectIdentifier(item)) {
      remove(item, &departures)
    }
    elementsChanged()
  }

  /// The items for the current data: kept by id, and made for new ids.
  ///
  /// Elements with the same id are told apart by their order, so that each is shown with its own
  /// state.
  final func arranged(reusing known: [ItemKey<ID>: Item]) -> [Item] {
    var arranged: [Item] = []
    arranged.reserveCapacity(view.data.count)
    // Read once: a field of a generic value costs a type look-up at every use.
    let content = view.content
    let identify = view.id
    let hasUniqueIDs = view.hasUniqueIDs
    let isFresh = known.isEmpty
    let inputs = itemInputs
    var seen = Set<ID>()
    var repeated: [ID: Int] = [:]
    for element in elements {
      let id = identify(element)
      var repetition = 0
      if !hasUniqueIDs, !seen.insert(id).inserted {
        if repeated[id] == nil { warnDuplicate(id) }
        repeated[id, default: 0] += 1
        repetition = repeated[id] ?? 0
      }
      if !isFresh, let item = known[ItemKey(id: id, repetition: repetition)] {
        item.update(element, content)
        arranged.append(item)
      } else {
        let item = Item(id, repetition, element, content, inputs)
        item.makeContent()
        arranged.append(item)
      }
    }
    return arranged
  }

  /// The elements; a range's without its iterator, whose type is known only at run time here.
  private final var elements: [Data.Element] {
    guard let range = view.data as? Range<Int> else { return Array(view.data) }
    return unsafeBitCast(Array(range), to: [Data.Element].self)
  }

  final func warnDuplicate(_ id: ID) {
    host.warn(
      .duplicateIdentity,
      """
      \(ForEach<Data, ID, Content>.self): the ID \(id) occurs multiple times within the \
      collection, this will give undefined results! Each element is shown, told apart by its order.
      """, self)
  }
}

/// The key that identifies an item: the element's id, and the number of earlier elements with it.
struct ItemKey<ID: Hashable>: Hashable {
  let id: ID
  let repetition: Int
}

/// One element's view; it runs again on its own when something it read has changed.
@UncheckedAccess
final class ItemNode<Element, ID: Hashable, Content: View>: ReplacingNode {
  let id: ID
  private let repetition: Int
  private var value: Element
  private var content: (Element) -> Content

  init(
    _ id: ID, _ repetition: Int, _ value: Element, _ content: @escaping (Element) -> Content,
    _ inputs: _ViewInputs
  ) {
    self.id = id
    self.repetition = repetition
    self.value = value
    self.content = content
    super.init(inputs)
  }

  var key: ItemKey<ID> { ItemKey(id: id, repetition: repetition) }

  package override var typeLabel: String { "item \(id)" }

  override var identity: AnyHashable? { AnyHashable(id) }

  func makeContent() {
    let view = evaluate { content(value) }
    makeContent { Content._makeView(view: view, inputs: $0) }
  }

  func update(_ value: Element, _ content: @escaping (Element) -> Content) {
    self.value = value
    self.content = content
    performUpdate()
  }

  override func dependencyChanged() { queueUpdate() }

  override func performUpdate() {
    isQueuedForUpdate = false
    guard let child else { return }
    Content._updateView(view: evaluate { content(value) }, outputs: _ViewOutputs(child))
  }
}
