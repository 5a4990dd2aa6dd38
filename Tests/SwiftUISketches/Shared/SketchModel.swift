import Observation
import ViewSketches

#if SMALL_TREE
  import SmallTree
#else
  import SwiftUI
#endif

/// A node of a sketch that views read; a change of one node is seen by its own body alone.
@Observable
final class SketchModel {
  @ObservationIgnored let number: Int
  /// The node without its children.
  private(set) var sketch: Sketch
  private(set) var children: [SketchModel]
  /// The number that a state leaf shows; its view hears of it by its state, not by this object.
  @ObservationIgnored private(set) var quiet: Int

  init(_ tree: Sketch) {
    number = tree.number
    sketch = Self.alone(tree)
    quiet = tree.a
    children = tree.children.map(SketchModel.init)
  }

  private static func alone(_ tree: Sketch) -> Sketch {
    var sketch = tree
    sketch.children = []
    if sketch.kind == .state { sketch.a = 0 }
    return sketch
  }

  /// Changes what differs and nothing else; children keep their objects by number.
  func become(_ tree: Sketch, _ log: SketchLog) {
    let sketch = Self.alone(tree)
    if sketch != self.sketch { self.sketch = sketch }
    if quiet != tree.a {
      quiet = tree.a
      for poke in log.pokes.removeValue(forKey: number) ?? [] { poke() }
    }
    let known = Dictionary(children.map { ($0.number, $0) }) { first, _ in first }
    let next = tree.children.map { child in
      guard let model = known[child.number] else { return SketchModel(child) }
      model.become(child, log)
      return model
    }
    if next.map(\.number) != children.map(\.number) { children = next }
  }
}

/// The news that one host's tree has told: the latest value of every callback, by node.
final class SketchLog {
  /// Writes the states of state leaves, by node: a modifier on a list shows its own leaf once an
  /// element. A leaf that is told says so again when it shows the news.
  var pokes: [Int: [() -> Void]] = [:]
  /// Scrolls to the view with a number, in engines that can.
  var reveal: ((Int) -> Void)?
  var values: [Int: [Int]] = [:]
  var geometry: [Int: [Int]] = [:]
  /// Of all anchors, in the root's space.
  var anchors: [Int] = []
  /// How many states of each node's views are alive.
  var states: [Int: Int] = [:]
}
