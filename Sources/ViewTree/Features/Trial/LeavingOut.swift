extension TreeHost {
  /// Lays the tree out without a modifier, reads it, and puts the modifier back.
  ///
  /// Bodies, layout and preferences run as in a turn. Actions do not run; those that the two
  /// changes queue are dropped.
  ///
  /// - Parameter modifier: an element around a single other one, which takes its place.
  /// - State: a view inside a geometry reader that exists only at certain sizes may lose its state.
  package func without<Result>(_ modifier: LayoutNode, _ read: () -> Result) -> Result {
    let attributes = [modifier, modifier.unaryContent].compactMap { $0 }.map(KeptAttributes.init)
    return trying(
      { modifier.setLeftOut(true) },
      undo: {
        modifier.setLeftOut(false)
        for kept in attributes { kept.putBack() }
      }, read)
  }

  /// The same for any reversible change.
  package func trying<Result>(
    _ change: () -> Void, undo: () -> Void, _ read: () -> Result
  ) -> Result {
    whileAsked(by: nil) {
      let waiting = actions
      change()
      updateTree()
      defer {
        undo()
        updateTree()
        actions = waiting
      }
      return read()
    }
  }
}

extension LayoutNode {
  fileprivate final func setLeftOut(_ isLeftOut: Bool) {
    self.isLeftOut = isLeftOut
    if !isLeftOut { _ = takesElementChange() }
    elementsChanged()
  }
}

/// Attributes that views have set on an element, such as identifiers and priority: its content
/// takes them over while the element is left out.
private struct KeptAttributes {
  private let element: LayoutNode
  private let sources: [ElementAttributes.Source]?

  init(_ element: LayoutNode) {
    self.element = element
    sources = element.attributes?.allSources
  }

  func putBack() {
    if let sources { element.attributes?.allSources = sources } else { element.attributes = nil }
  }
}
