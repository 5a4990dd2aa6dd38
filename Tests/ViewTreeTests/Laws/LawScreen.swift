import SwiftUI
import ViewSketches
import ViewTreeTesting

@testable import SwiftUISketches
@testable import ViewTree

extension SketchScene {
  var insets: EdgeInsets { EdgeInsets(top: top, leading: 0, bottom: 0, trailing: 0) }
}

/// A host that shows scenes one after the other, and what it shows.
@MainActor
final class LawScreen {
  private(set) var host: ViewHost
  let log = SketchLog()
  private var model: SketchModel
  private var scene: SketchScene

  init(_ scene: SketchScene) {
    let model = SketchModel(scene.tree)
    let log = log
    self.model = model
    self.scene = scene
    host = ViewHost(size: scene.size, safeAreaInsets: scene.insets) {
      SketchRoot(model: model, log: log, token: scene.token)
    }
  }

  func show(_ next: SketchScene) {
    if next.size != scene.size { host.size = next.size }
    if next.insets != scene.insets { host.tree.safeAreaInsets = next.insets }
    let isNew = next.way == .newRoot || next.tree.number != scene.tree.number
    if isNew { model = SketchModel(next.tree) }
    if isNew || next.token != scene.token {
      let model = model
      let log = log
      host.update { SketchRoot(model: model, log: log, token: next.token) }
    }
    if next.tree != scene.tree, !isNew {
      model.become(next.tree, log)
      host.settle()
    }
    if next.scrolled != scene.scrolled { scroll(next.scrolled) }
    // Views that leave with an animation are gone when it has ended.
    if next.tree.contains(.animated) || scene.tree.contains(.animated) { host.advance(by: 0.2) }
    scene = next
  }

  /// Moves every scroll view to a number of quarters of its way.
  private func scroll(_ quarters: Int) {
    for scroll in scrollNodes {
      func place(_ axis: Axis) -> CGFloat {
        let range = scroll.limits(axis).range
        return range.lowerBound
          + (range.upperBound - range.lowerBound) * CGFloat(quarters) / 4
      }
      let offset = CGPoint(x: place(.horizontal), y: place(.vertical))
      if offset.x.isFinite, offset.y.isFinite { scroll.setOffset(offset) }
    }
    host.settle()
  }

  private var scrollNodes: [ScrollNode] {
    var found: [ScrollNode] = []
    host.tree.forEachNode { if let scroll = $0 as? ScrollNode { found.append(scroll) } }
    return found
  }

  /// Where every scroll view stands, in tree order: the only thing that a fresh host cannot know
  /// from the scene.
  var scrollOffsets: [CGPoint] { scrollNodes.map(\.contentOffset) }

  /// Moves every scroll view to where the other host's stands.
  func followScrolling(of other: LawScreen) { followScrolling(to: other.scrollOffsets) }

  func followScrolling(to offsets: [CGPoint]) {
    let own = scrollNodes
    guard own.map(\.contentOffset) != offsets else { return }
    for (scroll, offset) in zip(own, offsets) { scroll.setOffset(offset) }
    host.settle()
  }

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

/// The first thing in which two hosts that show the same scene differ; nil when nothing does.
@MainActor
func lawDifference(_ changed: LawScreen, _ fresh: LawScreen, _ scene: SketchScene) -> String? {
  func difference<Value: Equatable>(_ what: String, _ old: Value, _ new: Value) -> String? {
    old == new ? nil : "\(what): after the change \(old), in a fresh host \(new)"
  }
  if !areClose(changed.geometry, fresh.geometry),
    let difference = frameDifference(changed.host, fresh.host, scene)
  {
    return difference
  }
  if let difference = difference(
    "preference", changed.host.value(of: SketchKey.self), fresh.host.value(of: SketchKey.self))
    ?? difference("anchors", changed.log.anchors, fresh.log.anchors)
  {
    return difference
  }
  let madeOnDemand = numbers(in: scene.tree, belowLazy: true)
  for (number, value) in fresh.log.values where !madeOnDemand.contains(number) {
    if let text = difference("last value of #\(number)", changed.log.values[number] ?? [], value) {
      return text
    }
  }
  for (number, value) in fresh.log.geometry where !madeOnDemand.contains(number) {
    if let text = difference(
      "last geometry of #\(number)", changed.log.geometry[number] ?? [], value)
    {
      return text
    }
  }
  return nil
}

extension ViewHost {
  /// Whether a node below a lazy container is among what that keeps in place now.
  ///
  /// A row that has left the window stays for some frames with its state, where it stood last.
  fileprivate func placesRow(_ identifier: String) -> Bool {
    tree.elements(identifier).contains { $0.size != .zero && $0.isInWindow }
  }
}

extension LayoutNode {
  fileprivate var isInWindow: Bool {
    var node = self
    while let parent = node.layoutParent {
      if let lazy = parent as? LazyNode,
        !lazy.window.lines.contains(where: { line in line.elements.contains { $0 === node } })
      {
        return false
      }
      node = parent
    }
    return true
  }
}

extension SketchScene {
  /// The warnings that readers below lazy containers may give.
  ///
  /// They warn when their row is made; which rows were made is the container's past, and a fresh
  /// host begins at the start of the rows.
  var warningsOnDemand: Set<String> {
    let numbers = numbers(in: tree, belowLazy: true)
    var messages: Set<String> = []
    tree.forEach { node in
      guard numbers.contains(node.number) else { return }
      switch node.kind {
      case .reported: messages.insert("\"\(node.space ?? "")\"")
      case .watched: messages.insert("\"s1\"")
      default: break
      }
    }
    return messages
  }
}

/// Compares the frames of named nodes; of what is made on demand the size, where both hosts have it.
@MainActor
private func frameDifference(
  _ changed: ViewHost, _ fresh: ViewHost, _ scene: SketchScene
) -> String? {
  let madeOnDemand = numbers(in: scene.tree, belowLazy: true)
  for number in numbers(in: scene.tree, belowLazy: false) {
    let isOnDemand = madeOnDemand.contains(number)
    let old = changed.frames(of: "\(number)")
    let new = fresh.frames(of: "\(number)")
    if isOnDemand, !changed.placesRow("\(number)") || !fresh.placesRow("\(number)") { continue }
    func lengths(_ frames: [CGRect]) -> [CGFloat] {
      frames.flatMap { (isOnDemand ? [] : [$0.minX, $0.minY]) + [$0.width, $0.height] }
    }
    guard areClose(lengths(old), lengths(new)) else {
      return """
        frames of #\(number): after the change \(old), in a fresh host \(new)
        after the change:
        \(changed.text())
        fresh:
        \(fresh.text())
        """
    }
  }
  return nil
}

/// The numbers of all nodes, or of those below a lazy container.
private func numbers(in tree: Sketch, belowLazy: Bool) -> Set<Int> {
  var found: Set<Int> = []
  func visit(_ tree: Sketch, _ isBelow: Bool) {
    if isBelow || !belowLazy { found.insert(tree.number) }
    for child in tree.children { visit(child, isBelow || tree.kind.isLazy) }
  }
  visit(tree, false)
  return found
}

/// Equal up to the rounding of sums taken in another order; a value that is no number equals itself.
func areClose(_ old: [CGFloat], _ new: [CGFloat]) -> Bool {
  old.count == new.count
    && zip(old, new).allSatisfy { $0 == $1 || abs($0 - $1) < 1e-6 || ($0.isNaN && $1.isNaN) }
}
