/// A folded value, cached at a node where several values meet, or where one is written or changed.
package class PreferenceCell {
  final let key: PreferenceOperations
  /// Whether the value has to be folded again; true until it is first folded.
  final var isOutOfDate = true { didSet { if !isOutOfDate { hasPassedNews = false } } }
  /// Whether a change of the key has been passed on since the value was folded.
  final var hasPassedNews = false
  /// Whether the node has an output, a structural fact; nil until it is next asked for.
  final var hasOutput: Bool?

  required init(_ key: PreferenceOperations) {
    self.key = key
  }

  /// The value, for an observer; read only if there is one.
  var anyValue: Any { () }
}

/// The facts about a key that folding needs, without its type.
///
/// There is one instance per key, so that identity compares keys.
package class PreferenceOperations {
  final let id: ObjectIdentifier
  package final let name: String

  /// Whether views that are being removed still contribute.
  var includesRemovedValues: Bool { false }

  init(_ key: Any.Type) {
    id = ObjectIdentifier(key)
    name = TypeLabel.of(key)
  }

  /// The fold of a static list. Source: PREF-1.2.
  func fold(in node: Node, _ children: [Node]) -> Unretained<PreferenceCell>? { nil }

  /// Whether any child of a node that caches folded values has an output.
  func hasOutput(in node: Node, _ children: [Node]) -> Bool { false }

  /// The fold of a dynamic container, which always has an output. Source: PREF-1.3.
  ///
  /// - Parameter items: called only if the cached value is out of date.
  func foldDynamic(in node: Node, _ items: () -> [Unretained<Node>]) -> Unretained<PreferenceCell>?
  { nil }

  /// A dynamic slot's output: that of its content, or the default if there is none.
  final func outputOrDefault(in node: Node, _ child: Node?) -> Unretained<PreferenceCell>? {
    foldDynamic(in: node) { child.map { [Unretained($0)] } ?? [] }
  }
}
