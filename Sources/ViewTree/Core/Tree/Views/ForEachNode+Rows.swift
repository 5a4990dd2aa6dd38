// In a lazy container a ForEach makes only the items that its container asks for.

extension ForEachNode: RowSource {
  var rowCount: Int { view.data.count }

  private func element(at index: Int) -> (value: Data.Element, id: ID) {
    let place = view.data.index(view.data.startIndex, offsetBy: index)
    let value = view.data[place]
    return (value, view.id(value))
  }

  /// The item at an index, made if needed; nil outside the data.
  func makeLazyItem(at index: Int) -> Item? {
    if let item = lazyItems?[index] { return item }
    guard index < rowCount else { return nil }
    let (value, id) = element(at: index)
    if !view.hasUniqueIDs, !lazyIDs.insert(id).inserted { warnDuplicate(id) }
    let item = Item(id, 0, value, view.content, itemInputs)
    item.makeContent()
    lazyItems?[index] = item
    return item
  }

  func collectRow(_ index: Int, into elements: inout [LayoutNode]) {
    let isNew = lazyItems?[index] == nil
    guard let item = makeLazyItem(at: index) else { return }
    item.collectElements(into: &elements, root: nil)
    if isNew { item.elementsChanged() }
  }

  /// Inside a row of another list there is no window: every item is made.
  func collectAllItems(into list: inout [LayoutNode]) {
    for index in 0..<rowCount { collectRow(index, into: &list) }
  }

  func useRows(_ window: Range<Int>, at frame: UInt64) {
    lazyItems?.markOutside(of: window, at: frame)
  }

  func releaseRows(at frame: UInt64) -> Bool {
    guard let expired = lazyItems?.takeExpired(at: frame) else { return false }
    for item in expired {
      lazyIDs.remove(item.id)
      item.destroy()
    }
    if !expired.isEmpty { elementsChanged() }
    return lazyItems?.hasOutsiders ?? false
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
  func updateLazyItems() {
    guard let made = lazyItems?.byIndex else { return }
    let count = rowCount
    let hasMoved = made.contains { $0.index >= count || element(at: $0.index).id != $0.item.id }
    let places = hasMoved ? firstIndices(of: Set(made.map(\.item.id))) : [:]
    if hasMoved { lazyItems = RowItems() }
    for (index, item) in made {
      guard let place = hasMoved ? places[item.id] : index, !hasMoved || lazyItems?[place] == nil
      else {
        if places[item.id] == nil { lazyIDs.remove(item.id) }
        item.destroy()
        continue
      }
      if hasMoved { lazyItems?[place] = item }
      item.update(element(at: place).value, view.content)
    }
    // The first item of a list that was empty shows whether the others can wait.
    if made.isEmpty, count > 0 { makeItems() }
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
