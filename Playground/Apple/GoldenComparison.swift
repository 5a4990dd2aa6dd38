import GoldenScenes
import ViewSketches

/// Measurements from another system compared with this engine's, kind by kind.
struct GoldenComparison {
  /// The other system's measurements, which are the expected ones.
  let file: GoldenFile
  let engine: GoldenFile

  /// Values that are judged together and share a line of the report.
  struct Part: Sendable {
    let name: String
    let suite: String
    /// The largest accepted difference between two numbers. Points; fractions for physics.
    let tolerance: Double
    var takes: @Sendable (String) -> Bool = { _ in true }

    static let all = [
      Part(name: "cases", suite: "cases", tolerance: 0.01),
      Part(name: "sketch-frames", suite: "sketches", tolerance: 0.01) { $0.hasPrefix("#") },
      Part(name: "sketch-anchors", suite: "sketches", tolerance: 0.01) { $0 == "anchors" },
      Part(name: "sketch-preferences", suite: "sketches", tolerance: 0) {
        ["every", "first", "last"].contains($0)
      },
      Part(name: "sketch-actions", suite: "sketches", tolerance: 0) { $0 == "actions" },
      Part(name: "sketch-calls", suite: "sketches", tolerance: 0) { $0 == "folds" },
      Part(name: "physics", suite: "physics", tolerance: 0.001),
      Part(name: "order", suite: "order", tolerance: 0),
    ]
  }

  /// An entry that differs, with the names of the values that do.
  struct Difference {
    let entry: GoldenFile.Entry
    let found: GoldenFile.Entry?
    let names: [String]
  }

  /// The entries that differ, in the file's order.
  ///
  /// A value on one side only is a difference. Extra entries of this engine are ignored.
  func differences(in part: Part) -> [Difference] {
    let own = Dictionary(engine.entries(of: part.suite).map { ($0.id, $0) }) { first, _ in first }
    return file.entries(of: part.suite).compactMap { entry in
      let found = own[entry.id]
      let names = Set(entry.values.keys).union(found?.values.keys ?? [:].keys).filter(part.takes)
        .filter { name in
          guard let one = entry.values[name], let other = found?.values[name] else { return true }
          return !other.matches(one, tolerance: part.tolerance)
        }
      if names.isEmpty, found != nil { return nil }
      return Difference(
        entry: entry, found: found,
        names: names.sorted { ($0.count, $0) < ($1.count, $1) })
    }
  }
}

extension GoldenComparison.Difference {
  /// The first value that differs, as both sides give it.
  ///
  /// - Parameter system: the other system's name.
  func line(_ system: String) -> String {
    guard found != nil, let name = names.first else {
      return "\(entry.id): this engine did not measure it"
    }
    return "\(entry.id) \(name): \(system) \(text(entry.values[name])), "
      + "this engine \(text(found?.values[name]))"
  }

  private func text(_ value: GoldenValue?) -> String {
    MessageText.shortened(value?.description ?? "nothing", to: 160)
  }

  /// The smallest subtree with a node whose frames differ; nil if none do.
  ///
  /// A misplaced view moves its neighbours and everything around it, so the smallest subtree is
  /// closest to the cause.
  var smallestSubtree: Sketch? {
    var smallest: Sketch?
    entry.sketch?.tree.forEach { node in
      guard names.contains("#\(node.number)"), node.count < smallest?.count ?? .max else { return }
      smallest = node
    }
    return smallest
  }
}
