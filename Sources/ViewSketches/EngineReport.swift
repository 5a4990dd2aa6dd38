/// A scene as an engine shows it, in plain numbers and words.
public struct EngineReport: Codable, Equatable, Sendable {
  /// The frames of every node by its number, in the root's space and in 64ths of a point.
  public var frames: [Int: [[Int]]] = [:]
  /// The places of all anchors in the space of the root's content.
  public var anchors: [Int] = []
  /// The values of the keys, folded at the root.
  public var values: [[Int]] = []
  /// Calls of `reduce` with their arguments, and of closures that make values, in order.
  public var folds: [String] = []
  /// The actions of views, in order.
  public var actions: [String] = []
  /// The readings of geometry readers in layers that read preferences, in order.
  public var sights: [String] = []

  public init() {}
}

extension EngineReport {
  /// The first difference from another engine's report; nil where there is none.
  public func difference(from other: EngineReport) -> String? {
    for number in Set(frames.keys).union(other.frames.keys).sorted() {
      if let text = differ("frames of #\(number)", frames[number], other.frames[number]) {
        return text
      }
    }
    return differ("values", values, other.values) ?? differ("anchors", anchors, other.anchors)
      ?? differ("actions", actions, other.actions) ?? differ("folds", folds, other.folds)
  }

  /// The first thing that a closure of this engine has seen more often than the same closure of an
  /// engine that runs each closure once per update; nil where there is none.
  public func surplus(over other: EngineReport) -> String? {
    var left = Dictionary(other.sights.map { ($0, 1) }, uniquingKeysWith: +)
    for sight in sights {
      left[sight, default: 0] -= 1
      if left[sight] == -1 {
        return "\(sight), more often than it may\n  the other: \(other.sights)"
      }
    }
    return nil
  }

  private func differ<Value: Equatable>(_ what: String, _ one: Value, _ other: Value) -> String? {
    one == other ? nil : "\(what): \(one)\n  the other: \(other)"
  }
}

extension EngineReport {
  /// The scene's tree as the engine has laid it out, with everything that the engine reported.
  ///
  /// - Units: points in the root's space, as x, y, width and height; a node has a frame for each of
  ///   its views.
  public func text(of scene: SketchScene) -> String {
    let tree = scene.tree.lines("") { node in
      let frames = frames[node.number] ?? []
      return frames.isEmpty ? "  no frame" : "  " + frames.map(Self.points).joined(separator: " ")
    }
    let told: [(String, [String])] = [
      ("values", values.map(\.description)),
      (
        "anchors",
        stride(from: 0, to: anchors.count, by: 4).map { Self.points(anchors[$0..<$0 + 4]) }
      ),
      ("actions", actions), ("folds", folds), ("sights", sights),
    ]
    return told.reduce(tree) { text, part in
      part.1.isEmpty ? text : text + "\n\(part.0):\n  " + part.1.joined(separator: "\n  ")
    }
  }

  private static func points(_ units: some Collection<Int>) -> String {
    "(" + units.map { "\(Double($0) / 64)" }.joined(separator: ", ") + ")"
  }
}
