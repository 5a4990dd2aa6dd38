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
