/// A tap on a row that reports the row's identity: its tag, or else that of its `ForEach` element.
package struct RowTapGesture {
  package typealias Value = Void

  private let select: (_ id: AnyHashable, _ environment: EnvironmentValues) -> Void

  package init(_ select: @escaping (_ id: AnyHashable, _ environment: EnvironmentValues) -> Void) {
    self.select = select
  }
}

extension RowTapGesture: PrimitiveGesture {
  nonisolated package static func _makeRecognizer(
    _ gesture: Self, site: GestureSite
  ) -> GestureRecognizer<Void> {
    _EndedGesture._makeRecognizer(gesture.tap(site), site: site)
  }

  nonisolated package static func _updateRecognizer(
    _ gesture: Self, _ recognizer: GestureRecognizer<Void>
  ) {
    guard let ended = recognizer as? EndedRecognizer<Void> else { return }
    ended.action = gesture.tap(ended.site).action
  }

  private func tap(_ site: GestureSite) -> _EndedGesture<TapGesture> {
    TapGesture().onEnded(as: "selection") { [weak site] _ in
      guard let node = site?.node, let id = node.rowIdentity else { return }
      select(id, EnvironmentValues(node.environment))
    }
  }
}

extension Node {
  /// The identity of the row around or inside this node.
  fileprivate var rowIdentity: AnyHashable? {
    if let tag = element?.selectionTags.first { return tag }
    var node: Node? = self
    while let current = node, !(current is LazyNode) {
      if let identity = current.identity { return identity }
      node = current.parent
    }
    return nil
  }
}
