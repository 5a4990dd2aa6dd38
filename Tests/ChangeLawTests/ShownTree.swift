import SwiftUI
import ViewSketches
import ViewTreeTesting

@testable import SwiftUISketches
@testable import UIKit
@testable import ViewTree

/// All that a host shows at rest, line by line: another one that shows the same scene has the same.
///
/// Left out, as a fresh host cannot know them: what lies in a lazy container beside its visible rows,
/// and what is inside of one whose rows have different lengths, which it has to estimate, or had others
/// before, which places those above the visible ones. Two trees are compared while their hosts are as
/// they were.
@MainActor
struct ShownTree {
  private struct Line {
    let name: String
    var numbers: [CGFloat] = []
    /// Whether it tells of a row that a lazy container keeps beside the visible ones, or of what is
    /// inside of one whose rows have different lengths.
    var isUnknown = false
  }

  private let scene: SketchScene
  private var lines: [Line] = []
  private let host: ViewHost
  private let told: SketchLog
  private let uneven: Set<Int>

  /// - Parameter changedRows: the numbers of nodes whose rows have been of other lengths.
  init(_ screen: SketchScreen, changedRows: Set<Int> = []) {
    scene = screen.scene
    uneven = changedRows.union(scene.tree.numbers(of: .unevenRows))
    told = screen.log
    host = screen.host
    let trees = host.tree.treesInWindow
    for tree in trees { visit(tree.root) }
    if let foremost = trees.last { addHits(foremost) }
    lines += [
      "preference \(host.value(of: SketchKey.self))",
      "first \(host.value(of: SketchFirstKey.self))",
      "last \(host.value(of: SketchLastKey.self))", "anchors \(told.anchors)",
    ].map { Line(name: $0) }
  }

  /// The first thing in which the tree of a fresh host differs; nil when nothing does.
  func difference(from fresh: ShownTree) -> String? {
    for (old, new) in zip(lines, fresh.lines)
    where !old.isUnknown && !new.isUnknown
      && (old.name != new.name || !areClose(old.numbers, new.numbers))
    {
      return """
        after the change \(old.name) \(old.numbers), in a fresh host \(new.name) \(new.numbers)
        after the change:
        \(host.text())
        fresh:
        \(fresh.host.text())
        """
    }
    if lines.count != fresh.lines.count {
      return "\(lines.count) lines instead of \(fresh.lines.count)\n\(host.text())\nfresh:\n"
        + fresh.host.text()
    }
    let onDemand = scene.tree.numbersOnDemand.union(scene.tree.numbersAroundLists)
    let news: [(String, KeyPath<SketchLog, [Int: [Int]]>)] = [
      ("value", \.values), ("geometry", \.geometry),
    ]
    for (what, path) in news {
      for (number, value) in fresh.told[keyPath: path] where !onDemand.contains(number) {
        let old = told[keyPath: path][number] ?? []
        if old != value { return "last \(what) of #\(number): \(old), in a fresh host \(value)" }
      }
    }
    return nil
  }

  // MARK: Elements

  private mutating func visit(_ node: Node) {
    if let element = node as? LayoutNode {
      if element.isOutOfWindow { return }
      if element.isKeptRow { return }
      add(element)
      if isUneven(element) { return }
    }
    node.forEachChild { visit($0) }
  }

  private mutating func add(_ element: LayoutNode) {
    let names = element.attributes?.identifiers ?? []
    var line = Line(name: ([element.typeLabel] + names.map { "#\($0)" }).joined(separator: " "))
    guard element.isPlaced else {
      lines.append(Line(name: line.name + " is not placed"))
      return
    }
    line.numbers =
      element.frame(in: .global).numbers + element.presentedFrame.numbers
      + [CGFloat(element.presentedOpacity)]
    if let scroll = element as? ScrollNode {
      line.numbers += [scroll.contentOffset.x, scroll.contentOffset.y]
      for axis in Axis.allCases {
        let range = scroll.limits(axis).range
        line.numbers += [range.lowerBound, range.upperBound]
      }
    }
    if let choice = element as? ChoiceNode { line.numbers.append(CGFloat(choice.contents.count)) }
    lines.append(line)
    if let hosted = (element as? HostedNode)?.hosted { add(hosted) }
  }

  private mutating func add(_ hosted: any HostedView) {
    var around: [HostedLine] = []
    var skipped: HostedLine?
    hosted.forEachLine { line in
      if let level = skipped?.level, line.level > level { return }
      skipped = nil
      around.removeAll { $0.level >= line.level }
      let viewport = around.last { $0.contentOffset != nil }?.frame
      if around.last?.type.hasPrefix("Lazy") == true, viewport?.intersects(line.frame) == false {
        skipped = line
        return
      }
      around.append(line)
      if isUneven(line.identifiers) { skipped = line }
      let offset = line.contentOffset ?? .zero
      lines.append(
        Line(
          name: "\(line.type) \(line.identifiers)",
          numbers: line.frame.numbers + [offset.x, offset.y]))
    }
    if let view = (hosted as? any ViewShowing)?.shownView { addConstraints(of: view) }
  }

  private mutating func addConstraints(of view: UIView) {
    lines += view.constraints.map(\.line).sorted().map { Line(name: $0) }
    for inner in view.subviews { addConstraints(of: inner) }
  }

  private func isUneven(_ element: LayoutNode) -> Bool {
    isUneven(element.attributes?.identifiers ?? [])
  }

  private func isUneven(_ names: [String]) -> Bool {
    !names.isEmpty && uneven.contains { names.contains("\($0)") }
  }

  private func isInsideUneven(_ element: LayoutNode) -> Bool {
    guard let around = element.layoutParent else { return false }
    return isUneven(around) || isInsideUneven(around)
  }

  // MARK: Touches

  /// The views that a finger meets at the points of a grid.
  private mutating func addHits(_ tree: TreeHost) {
    for column in 0..<6 {
      for row in 0..<5 {
        let point = CGPoint(
          x: (CGFloat(column) + 0.5) / 6 * tree.size.width,
          y: (CGFloat(row) + 0.5) / 5 * tree.size.height)
        let hit = HitTest(point, in: tree.root)
        let foremost = hit.foremost
        lines.append(
          Line(
            name: "a finger at \(point) meets \(foremost?.typeLabel ?? "no view"), "
              + "\(hit.gestures.count) gestures, \(hit.scrollViews.count) scroll views, "
              + "\(hit.receivers.count) receivers",
            numbers: foremost?.frame(in: .global).numbers ?? [],
            isUnknown: foremost.map { $0.isInKeptRow || isInsideUneven($0) } ?? false))
      }
    }
  }
}

extension LayoutNode {
  /// Whether it is a row beside the visible ones of a lazy container.
  fileprivate var isKeptRow: Bool {
    (layoutParent as? LazyNode).map { $0.presence(of: self) != .seen } ?? false
  }

  /// Whether it is in such a row, from which it may reach into what is visible.
  fileprivate var isInKeptRow: Bool { isKeptRow || layoutParent?.isInKeptRow == true }
}

extension CGRect {
  fileprivate var numbers: [CGFloat] { [minX, minY, width, height] }
}

extension NSLayoutConstraint {
  fileprivate var line: String {
    func name(_ item: AnyObject?) -> String {
      guard let view = item as? UIView else { return item == nil ? "nothing" : "guide" }
      let place = view.superview?.subviews.firstIndex { $0 === view }
      return "\(TypeLabel.of(type(of: view))) \(place ?? -1)"
    }
    return "\(name(firstItem)) \(firstAttribute) \(relation) \(multiplier) of \(name(secondItem)) "
      + "\(secondAttribute) and \(constant), \(priority.rawValue)"
  }
}

extension Sketch {
  /// The numbers of the nodes of a kind.
  func numbers(of kind: SketchKind) -> [Int] {
    var found: [Int] = []
    forEach { if $0.kind == kind { found.append($0.number) } }
    return found
  }

  /// The numbers of nodes that give rows other lengths than the nodes of another tree do.
  func rowsUnlike(_ other: Sketch) -> Set<Int> {
    var lengths: [Int: Int] = [:]
    other.forEach { if $0.kind == .rowInsets { lengths[$0.number] = $0.b } }
    var unlike: Set<Int> = []
    forEach { node in
      if node.kind == .rowInsets, let length = lengths[node.number], length != node.b {
        unlike.insert(node.number)
      }
    }
    return unlike
  }

  /// The numbers of nodes that are around several views and hear of each.
  var numbersAroundLists: [Int] {
    var found: [Int] = []
    forEach { if $0.kind.shape == .layer, $0.isList { found.append($0.number) } }
    return found
  }

  private var isList: Bool {
    switch kind.shape {
    case .list: kind == .group
    case .layer: children[0].isList
    case .pair: children.contains(where: \.isList)
    case .leaf: false
    }
  }

  /// The tree with at most one view a window's tree that presents something, and none in lazy rows.
  ///
  /// Of two that do, the first to ask is shown, which is the host's past and not its present
  /// (STATE-4.7.6); so is whether a row beside the visible ones has been made.
  var presentingOnce: Sketch {
    var tree = self
    var presents = false
    tree.presentOnce(&presents)
    return tree
  }

  private mutating func presentOnce(_ presents: inout Bool) {
    if [.presentation, .recorded].contains(kind), a % 2 == 0 {
      if presents { a += 1 }
      presents = true
    }
    for index in children.indices {
      if kind == .presentation, index == 1 {
        children[index] = children[index].presentingOnce
      } else if kind.isLazy {
        var isPresented = true
        children[index].presentOnce(&isPresented)
      } else {
        children[index].presentOnce(&presents)
      }
    }
  }

  /// The numbers of all nodes below a lazy container.
  var numbersOnDemand: Set<Int> {
    numbers { tree, _ in tree.kind.isLazy }
  }

  /// The numbers of all nodes on a page over which the sketch may push another: the whole root of a
  /// stack, if something in it pushes.
  var numbersOnCoveredPages: Set<Int> {
    numbers { tree, index in
      switch tree.kind {
      case .path: true
      case .navigation: tree.contains(.destination)
      case .destination: index == 0
      default: false
      }
    }
  }

  /// The numbers of all nodes in those children, told by their parent and index, that count.
  private func numbers(below counts: (_ parent: Sketch, _ index: Int) -> Bool) -> Set<Int> {
    var found: Set<Int> = []
    func visit(_ tree: Sketch, _ isBelow: Bool) {
      if isBelow { found.insert(tree.number) }
      for (index, child) in tree.children.enumerated() {
        visit(child, isBelow || counts(tree, index))
      }
    }
    visit(self, false)
    return found
  }
}

extension SketchScreen {
  /// Every element's place and size, in tree order.
  var geometry: [CGFloat] {
    var found: [CGFloat] = []
    host.tree.forEachNode { node in
      guard node.element === node, let element = node.element else { return }
      found += [element.origin.x, element.origin.y, element.size.width, element.size.height]
    }
    return found
  }
}

/// Equal up to the rounding of sums taken in another order; NaN equals itself.
func areClose(_ old: [CGFloat], _ new: [CGFloat]) -> Bool {
  old.count == new.count
    && zip(old, new).allSatisfy { $0 == $1 || abs($0 - $1) < 1e-6 || ($0.isNaN && $1.isNaN) }
}
