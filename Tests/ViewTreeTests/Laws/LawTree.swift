import SwiftUI
import TestSupport

/// A tree of every container and modifier that the engine has, as data.
///
/// A node has two small parameters whose meaning depends on its kind. Plain parameters make one
/// generator, one set of changes and one shrinking serve every kind: a new kind is a case of
/// ``LawKind`` and a line in one of the functions that show it.
struct LawTree: Equatable, Sendable {
  /// How the children reach the node: what a list may do follows from it.
  enum Style: Int, CaseIterable, Sendable {
    /// A `ForEach` over views of their own.
    case list
    /// A static tuple of views of their own.
    case tuple
    /// A static tuple of the children's own types, without a view between.
    case bare
  }

  /// Names the node: an identity in lists, the accessibility identifier, the mark in preferences.
  var number: Int
  var kind: LawKind
  /// 0 to 7.
  var a = 0
  /// 0 to 7.
  var b = 0
  var style = Style.list
  var children: [LawTree] = []

  func contains(_ kind: LawKind) -> Bool {
    self.kind == kind || children.contains { $0.contains(kind) }
  }

  var count: Int { children.reduce(1) { $0 + $1.count } }

  /// Visits every node, parents first.
  func forEach(_ body: (LawTree) -> Void) {
    body(self)
    for child in children { child.forEach(body) }
  }

  /// The same tree with one node replaced; nil takes it out of its parent.
  func replacing(_ target: Int, _ change: (LawTree) -> LawTree?) -> LawTree? {
    if number == target { return change(self) }
    var tree = self
    tree.children = children.compactMap { $0.replacing(target, change) }
    return tree
  }
}

extension LawTree: CustomStringConvertible {
  /// One line a node, two spaces a level.
  var description: String { lines("") }

  private func lines(_ indent: String) -> String {
    let head = "\(indent)\(kind.rawValue)(\(a), \(b)) #\(number)"
    let tail = children.count > 1 ? " \(style)" : style == .bare ? " bare" : ""
    return ([head + tail] + children.map { $0.lines(indent + "  ") }).joined(separator: "\n")
  }
}

/// Makes trees and changes of trees from a seed.
struct LawGenerator {
  /// Small enough for tens of thousands of comparisons in a debug build.
  static let largest = 9

  private var random: SeededGenerator
  private var numbers = 0

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  mutating func number(below bound: Int) -> Int { Int.random(in: 0..<bound, using: &random) }

  mutating func tree(depth: Int) -> LawTree {
    let kinds = depth == 0 || number(below: 6) == 0 ? LawKind.leaves : LawKind.branches
    return tree(of: kinds[number(below: kinds.count)], depth: depth)
  }

  private mutating func tree(of kind: LawKind, depth: Int) -> LawTree {
    numbers += 1
    var tree = LawTree(number: numbers, kind: kind, a: number(below: 8), b: number(below: 8))
    tree.style = [.list, .list, .tuple, .bare][number(below: 4)]
    let children = kind.children
    for _ in 0..<(children.lowerBound + number(below: children.count)) {
      tree.children.append(self.tree(depth: max(depth - 1, 0)))
    }
    return tree
  }

  /// The tree with one place changed: parameters, kind, a child more or less, order, a layer.
  mutating func changed(_ tree: LawTree) -> LawTree {
    var targets: [Int] = []
    tree.forEach { targets.append($0.number) }
    let target = targets[number(below: targets.count)]
    let action = number(below: 10)
    let isFull = tree.count >= Self.largest
    return tree.replacing(target) { changed($0, action, isFull: isFull) } ?? tree
  }

  private mutating func changed(_ node: LawTree, _ action: Int, isFull: Bool) -> LawTree {
    var node = node
    switch action {
    case 0, 1: node.a = number(below: 8)
    case 2: node.b = number(below: 8)
    case 3:
      let same = LawKind.allCases.filter { $0.children == node.kind.children }
      node.kind = same[number(below: same.count)]
    case 4 where node.kind.takesList && !isFull:
      node.children.insert(tree(depth: 1), at: number(below: node.children.count + 1))
    case 5 where node.kind.takesList && !node.children.isEmpty:
      node.children.remove(at: number(below: node.children.count))
    case 6 where node.children.count > 1:
      let last = node.children.removeLast()
      node.children.insert(last, at: number(below: node.children.count))
    case 7 where !isFull:
      var layer = tree(of: .padding, depth: 0)
      layer.kind = LawKind.layers[number(below: LawKind.layers.count)]
      layer.children = [node]
      node = layer
    case 8 where node.children.count == 1: node = node.children[0]
    case 9: node = isFull ? tree(depth: 0) : tree(depth: 2)
    default: node.a = (node.a + 1) % 8
    }
    return node
  }
}
