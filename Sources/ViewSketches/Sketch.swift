/// A view tree as data.
///
/// A node has two small parameters whose meaning depends on its kind. With plain parameters one
/// generator, one set of changes and one shrinking procedure serve every kind: a new kind is a case
/// of ``SketchKind`` and a line in one of the functions that show it.
public struct Sketch: Codable, Equatable, Sendable {
  /// How the node receives its children, which determines how a list may change.
  public enum Style: Int, CaseIterable, Codable, Sendable {
    /// A `ForEach` whose rows are views of a type of their own.
    case list
    /// A static tuple of views of a type of their own.
    case tuple
    /// A static tuple of the children's own types, with no view in between.
    case bare
  }

  /// Identifies the node: its identity in lists, its accessibility identifier, its mark in
  /// preferences.
  public var number: Int
  public var kind: SketchKind
  /// 0 to 7.
  public var a: Int
  /// 0 to 7.
  public var b: Int
  public var style: Style
  public var children: [Sketch]

  public init(
    number: Int, kind: SketchKind, a: Int = 0, b: Int = 0, style: Style = .list,
    children: [Sketch] = []
  ) {
    self.number = number
    self.kind = kind
    self.a = a
    self.b = b
    self.style = style
    self.children = children
  }
}

extension Sketch {
  public func contains(_ kind: SketchKind) -> Bool {
    self.kind == kind || children.contains { $0.contains(kind) }
  }

  /// Whether the node shows no view: it has none, or only modifiers and groups around none.
  public var showsNothing: Bool {
    switch kind {
    case .nothing: true
    case .group: children.allSatisfy(\.showsNothing)
    case .optional: a % 2 == 1 || children[0].showsNothing
    case .choice: children[a % 2].showsNothing
    default: (kind.shape == .layer || kind.shape == .pair) && children[0].showsNothing
    }
  }

  public var count: Int { children.reduce(1) { $0 + $1.count } }

  /// Visits every node, parents first.
  public func forEach(_ body: (Sketch) -> Void) {
    body(self)
    for child in children { child.forEach(body) }
  }

  /// The same tree with one node replaced; nil removes it from its parent.
  public func replacing(_ target: Int, _ change: (Sketch) -> Sketch?) -> Sketch? {
    if number == target { return change(self) }
    var tree = self
    tree.children = children.compactMap { $0.replacing(target, change) }
    return tree
  }
}

extension Sketch: CustomStringConvertible {
  /// One line per node, indented by two spaces per level.
  public var description: String { lines("") { _ in "" } }

  /// The same as `description`, with a note at the end of each node's line.
  func lines(_ indent: String, _ note: (Sketch) -> String) -> String {
    let head = "\(indent)\(kind.rawValue)(\(a), \(b)) #\(number)"
    let tail = children.count > 1 ? " \(style)" : style == .bare ? " bare" : ""
    let inside = children.map { $0.lines(indent + "  ", note) }
    return ([head + tail + note(self)] + inside).joined(separator: "\n")
  }
}
