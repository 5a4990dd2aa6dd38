import UIKit
import ViewTreeInspection

/// The visible views of a tree, from its root, with their nodes.
@MainActor
struct ShownTree {
  let records: [NodeRecord]
  /// The node or frame-based view of each record.
  private let objects: [AnyObject]
  /// The places of the records inside each one.
  private let children: [[Int]]
  private let parents: [Int?]

  init(_ tree: TreeHost) {
    var objects: [AnyObject] = []
    let reader = LookReader { object in
      objects.append(object)
      return objects.count - 1
    }
    records = reader.records(of: tree, withCovers: false)
    let places = Dictionary(uniqueKeysWithValues: records.enumerated().map { ($1.number, $0) })
    parents = records.map { $0.parent.flatMap { places[$0] } }
    self.objects = records.map { objects[$0.number] }
    var children = Array(repeating: [Int](), count: records.count)
    for (place, parent) in parents.enumerated() {
      if let parent { children[parent].append(place) }
    }
    self.children = children
  }

  func object(at place: Int) -> AnyObject { objects[place] }

  /// The place of a view; nil where it is not in the tree.
  func place(of object: AnyObject) -> Int? { objects.firstIndex { $0 === object } }

  func node(at place: Int) -> Node? { objects[place] as? Node }

  /// The element that a view is, or that its content is.
  func element(at place: Int) -> LayoutNode? { node(at: place)?.element }

  func children(of place: Int) -> [Int] { children[place] }

  /// The places of the views around a view, the nearest first.
  func ancestors(of place: Int) -> UnfoldSequence<Int, Int?> {
    sequence(state: parents[place]) { next in
      defer { next = next.flatMap { parents[$0] } }
      return next
    }
  }

  /// Whether a view is laid out and visible: an element without a look is hidden.
  ///
  /// A view of several elements is seen if one of them is.
  func isShown(_ place: Int) -> Bool {
    let record = records[place]
    if record.frame != nil { return record.look != nil && record.window != nil }
    return record.window != nil || children[place].contains(where: isShown)
  }

  /// The frame in the window; for a view of several elements the box around them all. Points.
  func frame(of place: Int) -> CGRect? {
    if let window = records[place].window { return window }
    let frames = children[place].compactMap(frame)
    return frames.first.map { frames.dropFirst().reduce($0) { $0.union($1) } }
  }

  /// The texts of a view and of the views inside it, in tree order.
  func texts(in place: Int) -> [String] {
    (records[place].label.map { [$0] } ?? []) + children[place].flatMap(texts)
  }
}
