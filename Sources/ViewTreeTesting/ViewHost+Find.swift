import UIKit
import ViewTreeInspection

/// Finders look at what is shown: hidden views, and rows that only their list still keeps, are not found.
///
/// - Errors: those that give one view record an issue at the caller's line where none matches, with
///   what comes near, and where several do, with a list of them; the first one is given then.
extension ViewHost {
  /// The view with an accessibility identifier.
  public func find(
    _ identifier: String, sourceLocation: SourceLocation = #_sourceLocation
  ) -> FoundView {
    one("find(\"\(identifier)\")", findAll(identifier), sourceLocation) {
      UnknownIdentifier(identifier, in: tree).message(for: $0)
    }
  }

  /// The view that shows a text, all of it.
  public func find(
    text: String, sourceLocation: SourceLocation = #_sourceLocation
  ) -> FoundView {
    one("find(text: \"\(text)\")", findAll(text: text), sourceLocation) {
      nobody($0, "shows this text", wanted: text, among: records.compactMap(\.label))
    }
  }

  /// The view of a type, named as the tree's text names it: `HStack`, `ProfileRow`.
  public func find(
    type: String, sourceLocation: SourceLocation = #_sourceLocation
  ) -> FoundView {
    one("find(type: \"\(type)\")", findAll(type: type), sourceLocation) {
      nobody($0, "has this type", wanted: type, among: records.map(\.type))
    }
  }

  /// The view of a role, of those that show a text where one is given.
  public func find(
    role: ViewRole, text: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) -> FoundView {
    let words = text.map { ", text: \"\($0)\"" } ?? ""
    return one("find(role: .\(role)\(words))", findAll(role: role, text: text), sourceLocation) {
      let others = findAll(role: role).map(\.description)
      return "\($0): no view has this role"
        + (text == nil ? "." : " and text. Those of the role: \(Self.list(others)).")
    }
  }

  /// All views with an identifier, in tree order; empty where none has it.
  public func findAll(_ identifier: String) -> [FoundView] {
    found { $0.identifiers.contains(identifier) }
  }

  public func findAll(text: String) -> [FoundView] { found { $0.label == text } }

  public func findAll(type: String) -> [FoundView] { found { $0.type == type } }

  public func findAll(role: ViewRole, text: String? = nil) -> [FoundView] {
    let all = records
    let types = role.types
    return all.indices.filter { index in
      types.contains(all[index].type) && all[index].isShown
        && (text == nil || all.showsText(text ?? "", at: index))
    }
    .map { FoundView(all[$0], in: self) }
  }

  // MARK: Parts

  var records: [NodeRecord] { LookReader().records(of: tree) }

  private func found(_ matches: (NodeRecord) -> Bool) -> [FoundView] {
    records.filter { $0.isShown && matches($0) }.map { FoundView($0, in: self) }
  }

  private func one(
    _ call: String, _ found: [FoundView], _ location: SourceLocation,
    none: (String) -> String
  ) -> FoundView {
    if found.count == 1 { return found[0] }
    var message = none(call)
    if let first = found.first {
      message =
        "\(call): \(found.count) views match: \(Self.list(found.map(\.description))). The first one is"
        + " taken; findAll gives all, an identifier tells them apart."
      Issue.record(Comment(rawValue: message), sourceLocation: location)
      return first
    }
    Issue.record(Comment(rawValue: message), sourceLocation: location)
    return FoundView(nil, in: self)
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
