/// A `ForEach` in a lazy container: it makes only the items that its container asks for.
@UncheckedAccess
final class LazyForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  ForEachNode<Data, ID, Content>, RowSource
{
  /// The items by index; nil if the items are lists themselves: then all of them are made.
  private var made: RowItems<Item>?
  /// The ids of those items, to detect one that occurs twice; empty if none can.
  private var ids = Set<ID>()

  override func forEachChild(_ body: (Node) -> Void) {
    guard let made else { return super.forEachChild(body) }
    for item in made.inOrder { body(item) }
  }

  /// Inside a row of another list there is no window: every item is made.
  override func collectElements(into list: inout [LayoutNode], root: Node?) {
    guard made != nil else { return super.collectElements(into: &list, root: root) }
    for index in 0..<rowCount { collectRow(index, into: &list) }
  }

  override var rowTraits: RowTraits { made != nil ? [.onDemand, .list] : super.rowTraits }

  override func collectRows(into rows: RowCollector) {
    guard made != nil else { return super.collectRows(into: rows) }
    unsafeDowncast(rows, to: RowList.self).append(self)
  }

  /// Makes the first item, which shows whether the others can wait.
  ///
  /// Items that are lists themselves are made, and their own rows wait: otherwise a row's index
  /// would not be known. Source: LAYOUT-3.14.
  override func makeItems() {
    made = RowItems()
    guard let first = makeItem(at: 0), first.rowTraits.contains(.list) else { return }
    made = nil
    ids = []
    items = arranged(reusing: [first.key: first])
  }

  // MARK: Rows

  var rowCount: Int { view.data.count }

  private func element(at index: Int) -> (value: Data.Element, id: ID) {
    let place = view.data.index(view.data.startIndex, offsetBy: index)
    let value = view.data[place]
    return (value, view.id(value))
  }

  /// The item at an index, made if needed; nil outside the data.
  private func makeItem(at index: Int) -> Item? {
    if let item = made?[index] { return item }
    guard index < rowCount else { return nil }
    let (value, id) = element(at: index)
    if !view.hasUniqueIDs, !ids.insert(id).inserted { warnDuplicate(id) }
    let item = Item(id, 0, value, view.content, itemInputs)
    item.makeContent()
    made?[index] = item
    return item
  }

  func collectRow(_ index: Int, into elements: inout [LayoutNode]) {
    let isNew = made?[index] == nil
    guard let item = makeItem(at: index) else { return }
    item.collectElements(into: &elements, root: nil)
    if isNew { item.elementsChanged() }
  }

  func useRows(_ window: Range<Int>, at tick: UInt64) {
    made?.markOutside(of: window, at: tick)
  }

  func releaseRows(at tick: UInt64) -> Bool {
    guard let expired = made?.takeExpired(at: tick) else { return false }
    for item in expired {
      ids.remove(item.id)
      item.destroy()
    }
    if !expired.isEmpty { elementsChanged() }
    return made?.hasOutsiders ?? false
  }

  func rowIndex(of id: AnyHashable) -> Int? {
    guard let id = id.base as? ID else { return nil }
    if let number = id as? Int, let range = view.data as? Range<Int>, view.hasUniqueIDs {
      return range.contains(number) ? number - range.lowerBound : nil
    }
    return firstIndices(of: [id])[id]
  }

  /// Brings the made items up to date; an item follows its element when that has moved.
  ///
  /// - Cost: the made items while all stay in place; else one look at each identity.
  override func updateItems() {
    guard let former = made?.byIndex else { return super.updateItems() }
    let count = rowCount
    let hasMoved = former.contains { $0.index >= count || element(at: $0.index).id != $0.item.id }
    let places = hasMoved ? firstIndices(of: Set(former.map(\.item.id))) : [:]
    if hasMoved { made = RowItems() }
    for (index, item) in former {
      guard let place = hasMoved ? places[item.id] : index, !hasMoved || made?[place] == nil
      else {
        if places[item.id] == nil { ids.remove(item.id) }
        item.destroy()
        continue
      }
      if hasMoved { made?[place] = item }
      item.update(element(at: place).value, view.content)
    }
    // The first item of a list that was empty shows whether the others can wait.
    if former.isEmpty, count > 0 { makeItems() }
    elementsChanged()
  }

  private func firstIndices(of ids: Set<ID>) -> [ID: Int] {
    var found: [ID: Int] = [:]
    var place = view.data.startIndex
    for index in 0..<rowCount {
      let id = view.id(view.data[place])
      if ids.contains(id), found[id] == nil {
        found[id] = index
        if found.count == ids.count { break }
      }
      view.data.formIndex(after: &place)
    }
    return found
  }
}
