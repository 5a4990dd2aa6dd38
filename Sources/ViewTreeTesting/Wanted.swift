import UIKit
import ViewTreeInspection

/// The target of a finder, and where it is searched for.
@MainActor
struct Wanted {
  enum Mark {
    case identifier(String)
    case text(String)
    case label(String)
    case type(String)
    case role(ViewRole, String?, String?)
  }

  private let mark: Mark
  private let scope: FoundView?

  init(_ mark: Mark, _ scope: FoundView?) {
    self.mark = mark
    self.scope = scope
  }

  /// The places of the views in a tree that match.
  func places(in tree: ShownTree) -> [Int] {
    let places = tree.records.indices.filter { place in
      isInScope(place, tree) && matches(place, tree) && tree.isShown(place)
    }
    switch mark {
    case .label:
      // A container often takes its name from the only view inside it.
      let innermost = places.filter { place in
        !places.contains { tree.ancestors(of: $0).contains(place) }
      }
      return onPages(innermost.map { tree.outermost(named: $0) }, tree)
    case .text: return onPages(places, tree)
    default: return places
    }
  }

  /// Those outside of tabs; a tab's words are meant only where no page has them.
  private func onPages(_ places: [Int], _ tree: ShownTree) -> [Int] {
    let onPages = places.filter { !tree.isInTab($0) }
    return onPages.isEmpty ? places : onPages
  }

  private func isInScope(_ place: Int, _ tree: ShownTree) -> Bool {
    guard let scope else { return true }
    guard let object = scope.object else { return false }
    return tree.object(at: place) === object
      || tree.ancestors(of: place).contains { tree.object(at: $0) === object }
  }

  private func matches(_ place: Int, _ tree: ShownTree) -> Bool {
    let record = tree.records[place]
    switch mark {
    case .identifier(let identifier): return record.identifiers.contains(identifier)
    case .text(let text): return record.label == text
    case .label(let label): return tree.label(at: place) == label
    case .type(let type): return record.type == type
    case .role(let role, let text, let label):
      guard tree.represents(role, at: place) else { return false }
      return (text.map { tree.texts(in: place).contains($0) } ?? true)
        && (label.map { tree.label(at: place) == $0 } ?? true)
    }
  }

  // MARK: Messages

  /// The call as the test wrote it.
  var call: String {
    let words =
      switch mark {
      case .identifier(let identifier): "\"\(identifier)\""
      case .text(let text): "text: \"\(text)\""
      case .label(let label): "label: \"\(label)\""
      case .type(let type): "type: \"\(type)\""
      case .role(let role, let text, let label):
        "role: .\(role)" + (text.map { ", text: \"\($0)\"" } ?? "")
          + (label.map { ", label: \"\($0)\"" } ?? "")
      }
    return "find(\(words)\(scope.map { ", in: \($0)" } ?? ""))"
  }

  /// Why nothing was found, with the closest candidates. They come from the foremost tree only,
  /// since nothing behind an alert can be meant.
  func absence(in host: ViewHost) -> String {
    if let scope, !scope.exists {
      return "\(call): the view to look in was not found itself."
    }
    guard let front = host.tree.treesInWindow.last else { return call }
    let tree = ShownTree(front)
    let places = tree.records.indices.filter { isInScope($0, tree) && tree.isShown($0) }
    let hidden = tree.records.indices.contains { matches($0, tree) && isInScope($0, tree) }
    if hidden { return "\(call): the view is there and hidden, or its list keeps it unplaced." }
    switch mark {
    case .identifier(let identifier):
      let known = places.flatMap { tree.records[$0].identifiers }
      return UnknownIdentifier(identifier, known: known).message(for: call)
    case .text(let text):
      return missing("shows this text", text, places.compactMap { tree.records[$0].label })
        + tree.unshownContent
    case .label(let label):
      return missing("has this label", label, places.compactMap { tree.label(at: $0) })
        + tree.unshownContent
    case .type(let type):
      return missing("has this type", type, places.map { tree.records[$0].type })
    case .role(let role, let text, let label):
      let others = places.filter { tree.represents(role, at: $0) }.map { tree.line(at: $0) }
      let isMore = text != nil || label != nil
      return "\(call): no view has this role"
        + (isMore ? " and these words. Those of the role: \(Self.list(others))." : ".")
    }
  }

  private func missing(_ what: String, _ wanted: String, _ words: [String]) -> String {
    let known = words.uniqued()
    let nearest = NearestMatch.of(wanted, among: known).map { " The nearest is \"\($0)\"." }
    return "\(call): no view \(what).\(nearest ?? "") There are: \(Self.list(known))."
  }

  static func list(_ words: [String]) -> String {
    guard !words.isEmpty else { return "none" }
    let rest = words.count - mostListed
    return words.prefix(mostListed).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }

  private static var mostListed: Int { 12 }
}

extension ShownTree {
  /// Whether a view is the one that counts for a role: a control shown by means of another counts
  /// once.
  func represents(_ role: ViewRole, at place: Int) -> Bool {
    let isOne = { (place: Int) in role.types.contains(records[place].type) }
    return isOne(place) && !(role.isControl && ancestors(of: place).contains(where: isOne))
  }

  /// Whether a view belongs to a tab of a bar.
  func isInTab(_ place: Int) -> Bool {
    ([place] + ancestors(of: place)).contains { ViewRole.tab.types.contains(records[$0].type) }
  }

  /// The outermost control around a place that has the same name, such as the button around a text that
  /// is all it shows.
  func outermost(named place: Int) -> Int {
    guard let name = label(at: place) else { return place }
    let control = ancestors(of: place).prefix { label(at: $0) == name }
      .last { ViewRole(type: records[$0].type)?.isControl == true }
    return control ?? place
  }

  /// `Button #save (0, 0, 68, 17) "Save"`.
  func line(at place: Int) -> String {
    var record = records[place]
    record.window = frame(of: place)
    return record.line(label: label(at: place))
  }
}
