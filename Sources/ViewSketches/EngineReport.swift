/// A scene as an engine shows it, in plain numbers and words.
public struct EngineReport: Codable, Equatable, Sendable {
  /// The frames of every node by its number, in the root's space and in 64ths of a point.
  public var frames: [Int: [[Int]]] = [:]
  /// The places of all anchors in the space of the root's content.
  public var anchors: [Int] = []
  /// The values of the keys, folded at the root.
  public var values: [[Int]] = []
  /// Calls of `reduce` with their arguments, and of closures that make values, in their order.
  public var folds: [String] = []
  /// The actions of views, in their order.
  public var actions: [String] = []

  public init() {}
}

extension EngineReport {
  /// The first thing in which another engine's report differs; nil where nothing does.
  public func difference(from other: EngineReport) -> String? {
    for number in Set(frames.keys).union(other.frames.keys).sorted() {
      if let text = differ("frames of #\(number)", frames[number], other.frames[number]) {
        return text
      }
    }
    return differ("values", values, other.values) ?? differ("anchors", anchors, other.anchors)
      ?? differ("actions", actions, other.actions) ?? differ("folds", folds, other.folds)
  }

  private func differ<Value: Equatable>(_ what: String, _ one: Value, _ other: Value) -> String? {
    one == other ? nil : "\(what): \(one)\n  the other: \(other)"
  }
}
