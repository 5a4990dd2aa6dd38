import UIKit
import ViewTreeInspection

/// Finders look at what is shown: hidden views, and rows that only their list still keeps, are not found.
/// Those that give one view look at what lies in front first: an alert's button is found before one of
/// the same text behind the alert.
///
/// - Errors: those that give one view record an issue at the caller's line where none matches, with
///   what comes near, and where several do, with a list of them; the first one is given then.
extension ViewHost {
  /// The view with an accessibility identifier.
  public func find(
    _ identifier: String, sourceLocation: SourceLocation = #_sourceLocation
  ) -> FoundView {
    one("find(\"\(identifier)\")", found { $0.identifiers.contains(identifier) }, sourceLocation) {
      UnknownIdentifier(identifier, in: tree).message(for: $0)
    }
  }

  /// The view that shows a text, all of it.
  public func find(
    text: String, sourceLocation: SourceLocation = #_sourceLocation
  ) -> FoundView {
    one("find(text: \"\(text)\")", found { $0.label == text }, sourceLocation) {
      nobody($0, "shows this text", wanted: text, among: records.compactMap(\.label))
    }
  }

  /// The view of a type, named as the tree's text names it: `HStack`, `ProfileRow`.
  public func find(
    type: String, sourceLocation: SourceLocation = #_sourceLocation
  ) -> FoundView {
    one("find(type: \"\(type)\")", found { $0.type == type }, sourceLocation) {
      nobody($0, "has this type", wanted: type, among: records.map(\.type))
    }
  }

  /// The view of a role, of those that show a text where one is given.
  public func find(
    role: ViewRole, text: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) -> FoundView {
    let words = text.map { ", text: \"\($0)\"" } ?? ""
    return one("find(role: .\(role)\(words))", found(role, text), sourceLocation) {
      let others = findAll(role: role).map(\.description)
      return "\($0): no view has this role"
        + (text == nil ? "." : " and text. Those of the role: \(Self.list(others)).")
    }
  }

  /// All views with an identifier, in tree order; empty where none has it.
  public func findAll(_ identifier: String) -> [FoundView] {
    found { $0.identifiers.contains(identifier) }.flatMap(\.self)
  }

  public func findAll(text: String) -> [FoundView] {
    found { $0.label == text }.flatMap(\.self)
  }

  public func findAll(type: String) -> [FoundView] {
    found { $0.type == type }.flatMap(\.self)
  }

  /// All views of a role; a control that its style shows by another one counts once.
  public func findAll(role: ViewRole, text: String? = nil) -> [FoundView] {
    found(role, text).flatMap(\.self)
  }

  // MARK: Parts

  /// The views that a tree shows, and their nodes by their records' numbers.
  private struct ShownTree {
    let records: [NodeRecord]
    let nodes: [AnyObject]

    init(_ tree: TreeHost) {
      var nodes: [AnyObject] = []
      let reader = LookReader { node in
        nodes.append(node)
        return nodes.count - 1
      }
      records = reader.records(of: tree, withCovers: false)
      self.nodes = nodes
    }
  }

  /// From back to front.
  private var trees: [ShownTree] { tree.treesInWindow.map(ShownTree.init) }

  var records: [NodeRecord] { trees.flatMap(\.records) }

  private func found(_ record: NodeRecord, in tree: ShownTree) -> FoundView {
    FoundView(record, tree.nodes[record.number] as? Node, in: self)
  }

  private func found(_ matches: (NodeRecord) -> Bool) -> [[FoundView]] {
    trees.map { tree in
      tree.records.filter { $0.isShown && matches($0) }.map { found($0, in: tree) }
    }
  }

  private func found(_ role: ViewRole, _ text: String?) -> [[FoundView]] {
    trees.map { tree in
      let records = tree.records
      return records.indices.filter { index in
        role.types.contains(records[index].type) && records[index].isShown
          && !(role.isControl && records.isInside(role.types, at: index))
          && (text == nil || records.showsText(text ?? "", at: index))
      }
      .map { found(records[$0], in: tree) }
    }
  }

  private func one(
    _ call: String, _ trees: [[FoundView]], _ location: SourceLocation,
    none: (String) -> String
  ) -> FoundView {
    let found = trees.last { !$0.isEmpty } ?? []
    if found.count == 1 { return found[0] }
    var message = none(call)
    if let first = found.first {
      message =
        "\(call): \(found.count) views match: \(Self.list(found.map(\.description))). The first one is"
        + " taken; findAll gives all, an identifier tells them apart."
      Issue.record(.visible(message), sourceLocation: location)
      return first
    }
    Issue.record(.visible(message), sourceLocation: location)
    return FoundView(nil, nil, in: self)
  }

  private func nobody(
    _ call: String, _ what: String, wanted: String, among words: [String]
  ) -> String {
    var seen: Set<String> = []
    let known = words.filter { seen.insert($0).inserted }
    let nearest = NearestMatch.of(wanted, among: known).map { " The nearest is \"\($0)\"." }
    return "\(call): no view \(what).\(nearest ?? "") There are: \(Self.list(known))."
  }

  private static func list(_ words: [String]) -> String {
    guard !words.isEmpty else { return "none" }
    let rest = words.count - mostListed
    return words.prefix(mostListed).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }

  private static var mostListed: Int { 12 }
}

extension NodeRecord {
  /// Whether it is laid out and seen: an element without a look is hidden.
  fileprivate var isShown: Bool { window != nil && (frame == nil || look != nil) }
}

extension [NodeRecord] {
  /// Whether the view at a place of this list stands inside another one of some types.
  fileprivate func isInside(_ types: Set<String>, at index: Int) -> Bool {
    var outer = self[index].parent
    for record in self[..<index].reversed() where record.number == outer {
      if types.contains(record.type) { return true }
      outer = record.parent
    }
    return false
  }

  /// Whether the view at a place of this list in tree order, or one inside it, shows a text.
  fileprivate func showsText(_ text: String, at index: Int) -> Bool {
    var inside: Set<Int> = [self[index].number]
    for record in self[index...] {
      if record.number != self[index].number {
        guard let parent = record.parent, inside.contains(parent) else { continue }
        inside.insert(record.number)
      }
      if record.label == text { return true }
    }
    return false
  }
}
