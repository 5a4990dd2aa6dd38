import GoldenScenes
import RefreshTraces
import ViewSketches

/// The report of a comparison: one line per part, and the first difference of each with its source.
struct GoldenVerdict {
  private let comparison: GoldenComparison

  init(_ comparison: GoldenComparison) {
    self.comparison = comparison
  }

  @MainActor func add(to validation: inout TraceValidation) {
    for part in GoldenComparison.Part.all {
      let total = comparison.file.entries(of: part.suite).count
      guard total > 0 else { continue }
      let differences = comparison.differences(in: part)
      validation.add(
        part.name, good: total - differences.count, of: total,
        lines: lines(of: differences, in: part).map { "  " + $0 })
    }
  }

  private func lines(
    of differences: [GoldenComparison.Difference], in part: GoldenComparison.Part
  ) -> [String] {
    guard let first = differences.min(by: { $0.size < $1.size }) else { return [] }
    var lines = [MessageText.message(first.line(comparison.file.host))]
    if let sketch = first.entry.sketch {
      lines += source(sketch.tree)
      lines += shrinking(first, sketch)
    } else if part.suite == "cases", let code = Self.code(of: first.entry.id) {
      lines += code
    } else if part.suite != "cases" {
      lines.append(
        "its source: the scene of that name in \(part.suite == "order" ? "OrderScenes" : "GoldenPhysics").swift, "
          + "which new --apple writes")
    }
    if differences.count > 1 {
      let others = differences.filter { $0.entry.id != first.entry.id }.map(\.entry.id)
      lines.append(
        "and \(others.count) more: "
          + MessageText.shortened(others.joined(separator: ", "), to: 200))
    }
    return lines
  }

  /// The smallest part of a tree that differs, and how to get a smaller tree.
  private func shrinking(
    _ difference: GoldenComparison.Difference, _ sketch: GoldenSketch
  ) -> [String] {
    var lines: [String] = []
    if let part = difference.smallestSubtree, part != sketch.tree {
      lines.append("the smallest part of it whose frame differs, #\(part.number):")
      lines += source(part)
    }
    let measured = comparison.file.entries(of: "sketches").compactMap { $0.sketch?.tree }
    let isSmallest = [SketchScene(tree: sketch.tree)].simpler().allSatisfy {
      measured.contains($0[0].tree)
    }
    if isSmallest {
      lines.append("no tree that is a step simpler differs: it is as small as it gets")
    } else {
      lines.append(
        "for the smallest tree that differs: Playground new --apple DIR --sketch \(sketch.name), and on the Mac once more"
      )
    }
    return lines
  }

  private func source(_ tree: Sketch) -> [String] {
    tree.source.split(separator: "\n").map { "  " + $0 }
  }

  private static func code(of id: String) -> [String]? {
    (try? GoldenCase.all())?.first { $0.id == id }?.code
      .split(separator: "\n").map { "  " + $0 }
  }
}

extension GoldenComparison.Difference {
  /// Trees with few nodes come first, the plainest among them; other entries keep their order.
  fileprivate var size: Int {
    var size = 0
    entry.sketch?.tree.forEach { size += 100 + $0.a + $0.b + $0.style.rawValue }
    return size
  }
}
