import SwiftUI
import ViewSketches
import ViewTreeInspection

/// The large engine's reasons for the frames of a tree that another engine has otherwise.
@MainActor struct FrameReasons {
  let host: TreeHost
  private let search: NodeSearch

  init(_ scenes: [SketchScene]) {
    host = TreeHost(size: scenes.first?.size ?? .zero) { EmptyView() }
    search = NodeSearch(host)
    for scene in scenes {
      host.size = scene.size
      show(ShownTree(scene.tree, tells: false).view)
      if scene.scrolled != 0 { scroll(scene) }
      host.advance(by: SketchScene.settling)
    }
  }

  private func show(_ view: some View) {
    host.update { view.environment(\.sketchToken, SketchScene.tokenAround) }
  }

  private func scroll(_ scene: SketchScene) {
    let distance = scene.scrollDistance
    scene.tree.forEach { node in
      guard node.kind == .scroll else { return }
      host.scrollNode("\(node.number)")?.setOffset(
        CGPoint(x: node.scrollsAcross ? distance : 0, y: node.scrollsAlong ? distance : 0))
    }
    host.settle()
  }

  /// One line for each decision behind a number that the other engine has otherwise, in the order of
  /// the views.
  func lines(
    for views: [Int], _ expected: [Int: [[Int]]], _ found: [Int: [[Int]]], width: Int
  ) -> [String] {
    var decisions: [(name: String, words: String)] = []
    for line in views.flatMap({ lines(for: $0, expected[$0] ?? [], found[$0] ?? []) }) {
      guard let blanks = line.firstRange(of: "  ") else { continue }
      let words = line[blanks.upperBound...].drop { $0 == " " }
      let decision = (String(line[..<blanks.lowerBound]), String(words))
      if !decisions.contains(where: { $0 == decision }) { decisions.append(decision) }
    }
    let column = (decisions.map(\.name.count).max() ?? 0) + 2
    return decisions.flatMap { name, words in
      WordWrap.lines(of: words, width: width - column).hanging(name.padded(to: column))
    }
  }

  /// - Shape: empty unless an element has exactly the expected frame.
  private func lines(for number: Int, _ expected: [[Int]], _ found: [[Int]]) -> [String] {
    let elements = search.elements("#\(number)")
    return expected.indices.flatMap { index -> [String] in
      let sides = sides(expected[index], found.indices.contains(index) ? found[index] : [])
      guard !sides.isEmpty else { return [] }
      let element = elements.first { sketchUnits($0.frame(in: .global)) == expected[index] }
      return element.map { Explainer($0, sides: sides).reasons.lines } ?? []
    }
  }

  private func sides(_ expected: [Int], _ found: [Int]) -> Set<FrameSide> {
    let sides: [FrameSide] = [.x, .y, .width, .height]
    return Set(
      zip(sides, expected.indices).filter { _, index in
        !found.indices.contains(index) || found[index] != expected[index]
      }.map(\.0))
  }
}
