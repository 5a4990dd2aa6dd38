/// An element with numeric parameters: the sides of a frame, the insets of a padding, a spacing.
package protocol NumberHolding: LayoutNode {
  associatedtype Value

  /// The layout or the modifier that the numbers belong to.
  var numbered: Value { get }
  func update(_ value: Value)
}

extension ModifierLayoutNode: NumberHolding {
  package var numbered: M { modifier }
}

extension LayoutContainerNode: NumberHolding {
  package var numbered: L { layout }
}

extension NumberHolding {
  /// The labels of the numbers in code; none for a layout that does not name its own.
  package var numberNames: [String] {
    func names<Named: NumberNaming>(_: Named.Type) -> [String] { Named.numbers.map(\.name) }
    return (Value.self as? any NumberNaming.Type).map { names($0) } ?? []
  }

  /// The number of that name; nil for an unknown name, and if code has not given it.
  package func number(_ name: String) -> CGFloat? {
    (numbered as? any NumberNaming)?.number(name)
  }

  /// Changes a number and returns the closure that restores it; nil for an unknown name.
  fileprivate func give(_ name: String, _ number: CGFloat) -> (() -> Void)? {
    let before = numbered
    guard let after = (before as? any NumberNaming)?.with(name, number) as? Value else {
      return nil
    }
    update(after)
    return { self.update(before) }
  }
}

extension TreeHost {
  /// Lays out the tree with another number in an element, reads it, and restores the old one.
  ///
  /// - Returns: nil if the element has no number of that name.
  package func with<Result>(
    _ name: String, _ number: CGFloat, in element: any NumberHolding, _ read: () -> Result
  ) -> Result? {
    guard element.numberNames.contains(name) else { return nil }
    var undo: (() -> Void)?
    return trying({ undo = element.give(name, number) }, undo: { undo?() }, read)
  }

  /// The same with another priority; nil for an element without an explicit one.
  package func with<Result>(
    priority: Double, of element: LayoutNode, _ read: () -> Result
  ) -> Result? {
    guard let attributes = element.attributes, let before = attributes.layoutPriority else {
      return nil
    }
    func give(_ priority: Double) {
      attributes.layoutPriority = priority
      element.setNeedsLayoutWithTraits()
    }
    return trying({ give(priority) }, undo: { give(before) }, read)
  }

  /// The same with another width or height of the window.
  package func with<Result>(window size: CGSize, _ read: () -> Result) -> Result {
    let before = self.size
    return trying({ self.size = size }, undo: { self.size = before }, read)
  }
}
