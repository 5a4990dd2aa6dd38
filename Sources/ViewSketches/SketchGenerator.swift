/// Makes trees and changes of trees from a seed.
public struct SketchGenerator {
  /// The largest number of nodes: small enough for tens of thousands of comparisons in a debug
  /// build.
  public static let largest = 9

  private let vocabulary: SketchVocabulary
  private var random: SeededGenerator
  private var numbers = 0

  public init(seed: UInt64, vocabulary: SketchVocabulary = .everything) {
    random = SeededGenerator(seed: seed)
    self.vocabulary = vocabulary
  }

  private mutating func number(below bound: Int) -> Int {
    Int.random(in: 0..<bound, using: &random)
  }

  private mutating func one<Element>(of elements: [Element]) -> Element {
    elements[number(below: elements.count)]
  }

  private mutating func tree(depth: Int) -> Sketch {
    let isLeaf = depth == 0 || number(below: 6) == 0
    return tree(of: one(of: isLeaf ? vocabulary.leaves : vocabulary.branches), depth: depth)
  }

  private mutating func tree(of kind: SketchKind, depth: Int) -> Sketch {
    numbers += 1
    var tree = Sketch(number: numbers, kind: kind, a: number(below: 8), b: number(below: 8))
    tree.style = one(of: [.list, .list, .tuple, .bare])
    let children = kind.children
    for _ in 0..<(children.lowerBound + number(below: children.count)) {
      tree.children.append(self.tree(depth: max(depth - 1, 0)))
    }
    return tree
  }
}

extension SketchGenerator {
  public mutating func scene(depth: Int) -> SketchScene {
    var scene = SketchScene(tree: tree(depth: depth))
    while scene.tree.count < 3 || scene.tree.count > Self.largest {
      scene.tree = tree(depth: depth)
    }
    return scene
  }

  /// The scene after one change: mostly of the tree, sometimes of the window or by scrolling.
  public mutating func changed(_ scene: SketchScene) -> SketchScene {
    var scene = scene
    scene.way = number(below: 8) == 0 ? .newRoot : .observation
    let hasReader = vocabulary.kinds.contains(.scrollReader)
    switch number(below: 20) {
    case 0: scene.width = scene.width == 200 ? 90 : 200
    case 1: scene.height = scene.height == 160 ? 60 : 160
    case 2 where vocabulary.hasSafeAreas: scene.top = scene.top == 0 ? 20 : 0
    case 3: scene.token = number(below: 8)
    case 4, 5: scene.scrolled = number(below: 5)
    case 6 where hasReader, 7 where hasReader:
      scene.revealed = one(of: numbers(in: scene.tree))
    default: scene.tree = changed(scene.tree)
    }
    return scene
  }

  /// The tree with one change: of parameters, kind, order, or by one child or layer more or less.
  public mutating func changed(_ tree: Sketch) -> Sketch {
    let target = one(of: numbers(in: tree))
    let action = number(below: 10)
    let isFull = tree.count >= Self.largest
    return tree.replacing(target) { changed($0, action, isFull: isFull) } ?? tree
  }

  private func numbers(in tree: Sketch) -> [Int] {
    var numbers: [Int] = []
    tree.forEach { numbers.append($0.number) }
    return numbers
  }

  private mutating func changed(_ node: Sketch, _ action: Int, isFull: Bool) -> Sketch {
    var node = node
    switch action {
    case 0, 1: node.a = number(below: 8)
    case 2: node.b = number(below: 8)
    case 3: node.kind = one(of: vocabulary.kinds.filter { $0.children == node.kind.children })
    case 4 where node.kind.takesList && !isFull:
      node.children.insert(tree(depth: 1), at: number(below: node.children.count + 1))
    case 5 where node.kind.takesList && !node.children.isEmpty:
      node.children.remove(at: number(below: node.children.count))
    case 6 where node.children.count > 1:
      let last = node.children.removeLast()
      node.children.insert(last, at: number(below: node.children.count))
    case 7 where !isFull:
      var layer = tree(of: .padding, depth: 0)
      layer.kind = one(of: vocabulary.layers)
      layer.children = [node]
      node = layer
    case 8 where node.children.count == 1: node = node.children[0]
    case 8 where node.kind.shape == .pair && vocabulary.hasSafeAreas: node = node.children[0]
    case 9: node = isFull ? tree(depth: 0) : tree(depth: 2)
    default: node.a = (node.a + 1) % 8
    }
    return node
  }
}
