import ViewTree

/// One line of a tree's text: a custom view or an element.
public struct TreeLine: Equatable, Sendable {
  /// How many printed ancestors it has.
  public let level: Int
  /// The type's name, without module and generic arguments.
  public let type: String
  /// Its accessibility identifiers, in the order in which they were attached.
  public let identifiers: [String]
  /// Its frame in the root's space. Points. Nil for a view that has no element of its own.
  public let frame: CGRect?

  package init(level: Int, type: String, identifiers: [String], frame: CGRect?) {
    self.level = level
    self.type = type
    self.identifiers = identifiers
    self.frame = frame
  }

  /// The line without its indentation: `VStack #rows (0, 0, 300, 120)`.
  public var text: String { text(decimals: ValueText.treeDecimals) }

  /// The line with at most so many decimals.
  public func text(decimals: Int) -> String {
    let frame = frame.map { [ValueText.rectangle($0, decimals: decimals)] } ?? []
    return ([type] + identifiers.map { "#\($0)" } + frame).joined(separator: " ")
  }
}

/// The running tree as text: one line per custom view or element, two spaces per level.
///
/// - Shape: rows that a lazy container keeps for their state but does not place are left out.
/// - Units: points, at most two decimals, no negative zero; the same tree gives the same text.
public enum TreeText {
  /// - Parameter words: what is told of a node after its frame; nil for nothing.
  package static func of(_ root: Node, words: (Node) -> String? = { _ in nil }) -> String {
    var text: [String] = []
    visit(root) { line, node in
      let told = node.flatMap(words).map { " " + $0 } ?? ""
      text.append(String(repeating: "  ", count: line.level) + line.text + told)
    }
    return text.joined(separator: "\n")
  }

  /// The lines in tree order, the root first.
  package static func lines(of root: Node) -> [TreeLine] {
    var lines: [TreeLine] = []
    visit(root) { line, _ in lines.append(line) }
    return lines
  }

  /// Tells the lines in tree order, with their nodes; the views inside a hosted view have none.
  private static func visit(_ node: Node, _ level: Int = 0, _ tell: (TreeLine, Node?) -> Void) {
    var level = level
    if node.hasNoPlace { return }
    if node.isPrinted {
      tell(line(node, level), node)
      level += 1
    }
    node.forEachChild { visit($0, level, tell) }
    (node as? HostedNode)?.hosted?.forEachLine { line in
      tell(
        TreeLine(
          level: level + line.level, type: line.type, identifiers: line.identifiers,
          frame: line.frame), nil)
    }
  }

  /// The line of one view or element.
  package static func line(_ node: Node, _ level: Int = 0) -> TreeLine {
    let element = node.element
    let names = node === element ? element?.attributes?.identifiers ?? [] : []
    return TreeLine(
      level: level, type: node.typeLabel, identifiers: names,
      frame: element?.frame(in: .global))
  }
}
