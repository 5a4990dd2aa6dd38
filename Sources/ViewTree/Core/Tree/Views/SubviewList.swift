/// The views that a view contributes to a list, as values: the input of a custom container.
///
/// Groups, tuples, branches, loops, sections and erased views are resolved; a custom view counts as
/// one, whatever its body holds. A modifier on several views wraps each of them.
///
/// - Cost: visits every element and runs the closures of loops, each time the list is made.
/// - Source: PREF-1.4, LAYOUT-3.7 for what counts as several views.
public struct _SubviewList {
  fileprivate(set) var entries: [SubviewEntry] = []
  fileprivate(set) var sections: [SubviewSection] = []
  /// The next view's place in the list's description.
  private var path: [AnyHashable] = []
  /// The identity that a loop or `id(_:)` gives to the views inside.
  private var explicitID: AnyHashable?
  /// The values that outer modifiers give to the container, by key; inner ones replace them.
  private var traits: [ObjectIdentifier: Any] = [:]

  static func of<V: View>(_ view: V) -> _SubviewList {
    var list = _SubviewList()
    // With another type they are other views.
    list.nested(at: ObjectIdentifier(V.self)) { V._collectSubviews(of: view, into: &$0) }
    return list
  }

  /// Adds a view that counts as one.
  mutating func append<V: View>(_ view: V) {
    entries.append(
      SubviewEntry(
        id: path, explicitID: explicitID, storage: AnyViewStorageOf(view), traits: traits))
  }

  mutating func append(_ entry: SubviewEntry) {
    var entry = entry
    entry.traits.merge(traits) { own, _ in own }
    entries.append(entry)
  }

  /// Adds the views inside a modifier that may give the container a value.
  ///
  /// Source: LAYOUT-3.10.5: a trait is added on the way down, so that the innermost counts.
  mutating func telling(_ trait: (any SubviewTrait)?, _ body: (inout _SubviewList) -> Void) {
    guard let trait else { return body(&self) }
    let outer = traits
    trait.tell(&traits)
    body(&self)
    traits = outer
  }

  /// Adds the views at one place of the description.
  mutating func nested(
    at place: some Hashable, id: AnyHashable? = nil, _ body: (inout _SubviewList) -> Void
  ) {
    let outer = (path, explicitID)
    path.append(AnyHashable(place))
    if let id { explicitID = id }
    body(&self)
    (path, explicitID) = outer
  }

  /// Changes the views that have been added after the first `start`.
  mutating func change(from start: Int, _ body: (inout SubviewEntry) -> Void) {
    for index in start..<entries.count { body(&entries[index]) }
  }

  /// Adds a section: header, rows and footer in order.
  mutating func appendSection(
    header: (inout _SubviewList) -> Void, content: (inout _SubviewList) -> Void,
    footer: (inout _SubviewList) -> Void
  ) {
    let start = entries.count
    header(&self)
    let contentStart = entries.count
    content(&self)
    let footerStart = entries.count
    footer(&self)
    sections.append(
      SubviewSection(
        id: path, header: start..<contentStart, content: contentStart..<footerStart,
        footer: footerStart..<entries.count))
  }
}

/// One view of a list, whatever its type.
struct SubviewEntry {
  let id: [AnyHashable]
  let explicitID: AnyHashable?
  var storage: AnyViewStorage
  /// The values that the view gives to the container around it, by key.
  var traits: [ObjectIdentifier: Any]
}

/// The positions of a section's parts in a list.
struct SubviewSection {
  let id: [AnyHashable]
  let header: Range<Int>
  let content: Range<Int>
  let footer: Range<Int>
}

/// A modifier that gives a value to the container around it.
protocol SubviewTrait {
  func tell(_ traits: inout [ObjectIdentifier: Any])
}

extension View {
  nonisolated public static func _collectSubviews(of view: Self, into list: inout _SubviewList) {
    if view._valueShape() != .none { list.append(view) }
  }
}

extension TupleView {
  nonisolated public static func _collectSubviews(of view: Self, into list: inout _SubviewList) {
    let members = TupleMembers.of(T.self)
    withUnsafePointer(to: view.value) { value in
      for (index, member) in members.members.enumerated() {
        list.nested(at: index) { member.collect(from: UnsafeRawPointer(value), into: &$0) }
      }
    }
  }
}

extension Group where Content: View {
  nonisolated public static func _collectSubviews(of view: Self, into list: inout _SubviewList) {
    Content._collectSubviews(of: view.content, into: &list)
  }
}

extension ForEach where Content: View {
  nonisolated public static func _collectSubviews(of view: Self, into list: inout _SubviewList) {
    for element in view.data {
      let id = AnyHashable(view.id(element))
      list.nested(at: id, id: id) {
        Content._collectSubviews(of: view.content(element), into: &$0)
      }
    }
  }
}

extension _ConditionalContent where TrueContent: View, FalseContent: View {
  nonisolated public static func _collectSubviews(of view: Self, into list: inout _SubviewList) {
    switch view.storage {
    case .trueContent(let content):
      list.nested(at: true) { TrueContent._collectSubviews(of: content, into: &$0) }
    case .falseContent(let content):
      list.nested(at: false) { FalseContent._collectSubviews(of: content, into: &$0) }
    }
  }
}

extension Optional where Wrapped: View {
  nonisolated public static func _collectSubviews(of view: Self, into list: inout _SubviewList) {
    if let view { Wrapped._collectSubviews(of: view, into: &list) }
  }
}

extension AnyView {
  nonisolated public static func _collectSubviews(of view: Self, into list: inout _SubviewList) {
    list.nested(at: view.storage.type) { view.storage.collect(into: &$0) }
  }
}

extension IdentifiedView {
  static func _collectSubviews(of view: Self, into list: inout _SubviewList) {
    let id = AnyHashable(view.id)
    list.nested(at: id, id: id) { Content._collectSubviews(of: view.content, into: &$0) }
  }
}

extension _ViewModifier_Content {
  nonisolated public static func _collectSubviews(of view: Self, into list: inout _SubviewList) {
    view.content.collect(into: &list)
  }
}

extension ModifiedContent where Content: View, Modifier: ViewModifier {
  /// The modifier wraps each view; one that applies to a list as a whole wraps only the first.
  nonisolated public static func _collectSubviews(of view: Self, into list: inout _SubviewList) {
    let start = list.entries.count
    list.telling(view.modifier as? any SubviewTrait) {
      Content._collectSubviews(of: view.content, into: &$0)
    }
    let isForEach =
      (Modifier.self as? any PrimitiveModifier.Type)?.appliesToEachElement ?? true
    var isFirst = true
    list.change(from: start) { entry in
      if isForEach || isFirst {
        entry.storage = AnyViewStorageOf(
          ModifiedContent<EntryView, Modifier>(
            content: EntryView(entry: entry), modifier: view.modifier))
      }
      isFirst = false
    }
  }
}

/// Shows one view of a list.
struct EntryView {
  let entry: SubviewEntry
}

extension EntryView: PrimitiveView {
  static func _makeView(view: Self, inputs: _ViewInputs) -> _ViewOutputs {
    let node = SubviewNode(view.entry, inputs)
    node.makeContent()
    return _ViewOutputs(node)
  }

  static func _updateView(view: Self, outputs: _ViewOutputs) {
    unsafeDowncast(outputs.node, to: SubviewNode.self).update(view.entry)
  }

  static var _typeShape: _ViewShape { .content }

  func _valueShape() -> _ViewShape { entry.storage.shape }

  static func _collectSubviews(of view: Self, into list: inout _SubviewList) {
    list.append(view.entry)
  }
}

/// Shows a subview; another subview in its place, or another type of view, has another identity.
final class SubviewNode: UnaryNode, ItemOwner {
  private var entry: SubviewEntry
  private let slot: _ViewInputs.Slot
  private let pending: PendingModifiers?
  /// The views that are still leaving; nil unless there ever was one.
  private var departures: Departures?

  init(_ entry: SubviewEntry, _ inputs: _ViewInputs) {
    self.entry = entry
    slot = inputs.slot
    pending = inputs.pending
    super.init(inputs)
  }

  package override func forEachChild(_ body: (Node) -> Void) {
    super.forEachChild(body)
    departures?.forEach(body)
  }

  func update(_ entry: SubviewEntry) {
    let isSame = self.entry.id == entry.id && self.entry.storage.type == entry.storage.type
    self.entry = entry
    if isSame {
      if let child { entry.storage.update(_ViewOutputs(child)) }
      return
    }
    if let child { remove(child, &departures) }
    makeContent()
    if let child { insert(child) }
    elementsChanged()
  }

  func makeContent() {
    child =
      isWithinDepthLimit
      ? withTransitions(
        entry.storage.make(_ViewInputs(parent: self, slot: slot, pending: pending)).node) : nil
  }
}
