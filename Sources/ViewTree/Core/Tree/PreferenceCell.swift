/// A folded value kept at a node where several values meet, or where one is written or changed.
package class PreferenceCell {
  final let key: PreferenceOperations
  /// Whether the value has to be folded again; true until it has been for the first time.
  final var isOutOfDate = true
  /// Whether the node has an output, a structural fact; nil until it is asked for again.
  final var hasOutput: Bool?

  required init(_ key: PreferenceOperations) {
    self.key = key
  }

  /// The value, for an observer; asked for only where there is one.
  var anyValue: Any { () }
}

/// The facts about a key that folding needs, without its type.
///
/// There is one instance a key, so that identity compares keys.
package class PreferenceOperations {
  final let id: ObjectIdentifier
  package final let name: String

  /// Whether views that are being removed still count.
  var includesRemovedValues: Bool { false }

  init(_ key: Any.Type) {
    id = ObjectIdentifier(key)
    name = TypeLabel.of(key)
  }

  /// The fold of a static list. Source: PREF-1.2.
  func fold(in node: Node, _ children: [Node]) -> Unretained<PreferenceCell>? { nil }

  /// Whether any child of a node that keeps folded values has an output.
  func hasOutput(in node: Node, _ children: [Node]) -> Bool { false }

  /// The fold of a dynamic container, which always has an output. Source: PREF-1.3.
  ///
  /// - Parameter items: asked for only when the kept value is out of date.
  func foldDynamic(in node: Node, _ items: () -> [Unretained<Node>]) -> Unretained<PreferenceCell>?
  { nil }

  /// A dynamic slot's output: that of its content, the default where there is none.
  final func outputOrDefault(in node: Node, _ child: Node?) -> Unretained<PreferenceCell>? {
    foldDynamic(in: node) { child.map { [Unretained($0)] } ?? [] }
  }
}
