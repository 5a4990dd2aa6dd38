import SwiftUI
import ViewSketches

/// A random tree of stacks, frames, layers and readers, as a value that a view can show.
///
/// Every node has a number, which is its accessibility identifier and its contribution to `NumbersKey`.
struct RandomTree: Equatable, Sendable {
  /// The kind of one node: a leaf, or a layout of its children.
  enum Kind: Equatable, Sendable {
    case fill
    case fixed(CGFloat, CGFloat)
    case spacer(CGFloat?)
    case text(String)
    case row(spacing: CGFloat?, bottom: Bool)
    case column(spacing: CGFloat?, leading: Bool)
    case layers(topLeading: Bool)
    case padding(CGFloat)
    case flexible(minimum: CGFloat?, maximum: CGFloat?)
    case fixedSize(horizontal: Bool, vertical: Bool)
    case ratio(CGFloat)
    case offset(CGFloat)
    case guide(CGFloat)
    case overlay
    case background
    case reader
    case scroll
    case choice(Bool)
    case direction(LayoutDirection)
    case depth(Double)
    case font(CGFloat)
    case identity(Int)
  }

  var number: Int
  var kind: Kind
  var priority: Double
  var children: [RandomTree]
}

extension RandomTree {
  /// A tree of at most the given depth.
  init(depth: Int, numbers: inout Int, using generator: inout SeededGenerator) {
    let isLeaf = depth == 0 || Int.random(in: 0..<6, using: &generator) == 0
    kind = isLeaf ? .randomLeaf(using: &generator) : .randomContainer(using: &generator)
    numbers += 1
    number = numbers
    priority = Int.random(in: 0..<5, using: &generator) == 0 ? 1 : 0
    children = []
    let count = isLeaf ? 0 : kind.takesManyChildren ? Int.random(in: 0...4, using: &generator) : 2
    for _ in 0..<count {
      children.append(RandomTree(depth: depth - 1, numbers: &numbers, using: &generator))
    }
  }

  /// The tree with one random change: a node's parameters, a child more, or a child less.
  func changed(numbers: inout Int, using generator: inout SeededGenerator) -> RandomTree {
    var tree = self
    let goesDeeper = !children.isEmpty && Int.random(in: 0..<4, using: &generator) != 0
    if goesDeeper {
      let index = Int.random(in: children.indices, using: &generator)
      tree.children[index] = children[index].changed(numbers: &numbers, using: &generator)
      return tree
    }
    switch Int.random(in: 0..<5, using: &generator) {
    case 0 where kind.takesManyChildren:
      let child = RandomTree(depth: 1, numbers: &numbers, using: &generator)
      tree.children.insert(child, at: Int.random(in: 0...children.count, using: &generator))
    case 1 where kind.takesManyChildren && !children.isEmpty:
      tree.children.remove(at: Int.random(in: children.indices, using: &generator))
    case 2 where kind.takesManyChildren:
      tree.children.shuffle(using: &generator)
    case 3:
      tree.priority = 1 - priority
    default:
      tree.kind =
        children.isEmpty ? .randomLeaf(using: &generator) : kind.varied(using: &generator)
    }
    return tree
  }
}

extension RandomTree.Kind {
  var takesManyChildren: Bool {
    switch self {
    case .row, .column, .layers: true
    default: false
    }
  }

  static func randomLeaf(using generator: inout SeededGenerator) -> Self {
    switch Int.random(in: 0..<6, using: &generator) {
    case 0: .spacer(Bool.random(using: &generator) ? nil : length(using: &generator))
    case 1: .text(String(repeating: "ab ", count: Int.random(in: 1...6, using: &generator)))
    case 2, 3: .fill
    default: .fixed(length(using: &generator), length(using: &generator))
    }
  }

  static func randomContainer(using generator: inout SeededGenerator) -> Self {
    let kinds: [Self] = [
      .row(spacing: nil, bottom: false), .column(spacing: nil, leading: false),
      .row(spacing: nil, bottom: false), .column(spacing: nil, leading: false),
      .layers(topLeading: false), .padding(0), .flexible(minimum: nil, maximum: nil),
      .fixedSize(horizontal: false, vertical: false), .ratio(1), .offset(0), .guide(0), .overlay,
      .background, .reader, .scroll, .choice(false), .direction(.leftToRight), .depth(0), .font(17),
      .identity(0),
    ]
    return kinds[Int.random(in: kinds.indices, using: &generator)].varied(using: &generator)
  }

  /// The same kind with other parameters.
  func varied(using generator: inout SeededGenerator) -> Self {
    func flag() -> Bool { Bool.random(using: &generator) }
    func length() -> CGFloat { Self.length(using: &generator) }
    switch self {
    case .row: return .row(spacing: flag() ? nil : length() / 10, bottom: flag())
    case .column: return .column(spacing: flag() ? nil : length() / 10, leading: flag())
    case .layers: return .layers(topLeading: flag())
    case .padding: return .padding(length() / 10)
    case .flexible:
      let minimum = flag() ? nil : length()
      return .flexible(
        minimum: minimum, maximum: flag() ? nil : flag() ? .infinity : (minimum ?? 0) + length())
    case .fixedSize: return .fixedSize(horizontal: flag(), vertical: flag())
    case .ratio: return .ratio(flag() ? 0.5 : 2)
    case .offset: return .offset(length() - 60)
    case .guide: return .guide(length() - 60)
    case .choice: return .choice(flag())
    case .direction: return .direction(flag() ? .leftToRight : .rightToLeft)
    case .depth: return .depth(flag() ? 0 : 1)
    case .font: return .font(10 + length() / 10)
    case .identity: return .identity(flag() ? 0 : 1)
    default: return self
    }
  }

  private static func length(using generator: inout SeededGenerator) -> CGFloat {
    CGFloat(Int.random(in: 0...12, using: &generator) * 10)
  }
}
