import Foundation
import SwiftUI
import TestSupport
import Testing
import ViewSketches
import ViewTreeInspection

@testable import Playground

/// The answer to a wrong engine, from made-up reports: no engine is built.
@Suite("Verdicts on trees")
@MainActor
struct TreeVerdictTests {
  private func verdict(
    _ scenes: [SketchScene], _ expected: EngineReport, _ found: EngineReport
  ) -> [String] {
    let before = scenes.dropLast().map { _ in EngineReport() }
    return TreeVerdict(
      TreeJudge.Difference(
        number: 1, scenes: scenes, expected: before + [expected], found: before + [found])
    ).lines
  }

  private func scene(_ tree: Sketch, width: CGFloat = 200) -> SketchScene {
    var scene = SketchScene(tree: tree)
    scene.width = width
    return scene
  }

  /// The reasons for the view of a number, one of whose sides another engine has otherwise.
  private func reasons(_ scene: SketchScene, _ frames: [Int: [Int]], _ number: Int, _ side: Int)
    -> [String]
  {
    var expected = EngineReport()
    expected.frames = frames.mapValues { [$0.map { $0 * 64 }] }
    var found = expected
    found.frames[number]?[0][side] += 640
    let lines = verdict([scene], expected, found)
    return lines.drop { $0 != "Why, line by line:" }.dropFirst().map { $0 }
  }

  @Test("the line of the side that differs is there, also of a place at 0 and a size passed on")
  func everySide() {
    // A frame 40 wide around a colour, in a window of 200 x 160.
    let colour = Sketch(number: 2, kind: .color)
    let tree = scene(Sketch(number: 1, kind: .frame, a: 4, style: .bare, children: [colour]))
    let frames = [1: [80, 0, 40, 160], 2: [80, 0, 40, 160]]
    #expect(
      reasons(tree, frames, 2, 0) == [
        "  root      is the window, 200 wide",
        "  frame #1  asks Color #2 for 40 wide, fixed",
        "  root      puts frame #1 at x 80: (200 - 40) / 2",
        "  frame #1  puts Color #2 at x 0: (40 - 40) / 2",
      ])
    // Moved by (40 - 30, 20 - 30).
    let moved = Sketch(number: 1, kind: .offset, a: 4, b: 2, style: .bare, children: [colour])
    let frame = [10, -10, 200, 160]
    #expect(
      reasons(scene(moved), [1: frame, 2: frame], 2, 0) == [
        "  offset #1  puts Color #2 at x 0, the container's own edge",
        "  offset #1  moves what is inside by (10, -10)",
      ])
    #expect(reasons(tree, frames, 1, 3).last == "  frame #1  is 160 high, its content's")
  }

  @Test(
    "whatever side of whatever view differs, a line gives its number",
    arguments: TestLength.seeds(1, whole: 10))
  func anySide(seed: Int) throws {
    var checked = 0
    for chapter in Chapter.all {
      for scenes in chapter.trees(TestLength.isWhole ? 4 : 1, seed: seed) {
        var expected = EngineReport()
        expected.frames = shown(scenes)
        for (number, frames) in expected.frames where frames.count == 1 {
          for side in 0..<4 {
            var found = expected
            found.frames[number]?[0][side] += 640
            checked += 1
            let lines = verdict(scenes, expected, found)
            #expect(
              try isTold(side, of: number, in: lines),
              "chapter \(chapter.number), #\(number), side \(side)\n\(lines.joined(separator: "\n"))"
            )
          }
        }
      }
    }
    // Ten chapters, and views of four sides.
    #expect(checked >= 40)
  }

  /// Whether a line places the view, or gives its length, along the axis.
  private func isTold(_ side: Int, of number: Int, in lines: [String]) throws -> Bool {
    let name = "#\(number)( #[0-9]+)* +"
    let words = ["at (.*; )?x ", "at (.*; )?y ", "is .*wide", "is .*high"][side]
    let text = lines.map { $0.trimmingPrefix { $0 == " " } }.joined(separator: " ")
    return try text.contains(Regex("Why, line by line:.* \(name)\(words)"))
  }

  /// The frames on the large engine.
  private func shown(_ scenes: [SketchScene]) -> [Int: [[Int]]] {
    let search = NodeSearch(FrameReasons(scenes).host)
    var frames: [Int: [[Int]]] = [:]
    scenes.last?.tree.forEach { node in
      guard !node.showsNothing else { return }
      frames[node.number] = search.elements("#\(node.number)").map {
        sketchUnits($0.frame(in: .global))
      }
    }
    return frames
  }

  @Test("everything fits into 80 columns", arguments: Chapter.all.map(\.number))
  func width(_ number: Int) {
    for scenes in Chapter.all[number - 1].trees(TestLength.isWhole ? 300 : 30, seed: 7) {
      var (expected, found) = (EngineReport(), EngineReport())
      scenes.last?.tree.forEach {
        expected.frames[$0.number] = [[8032, 3216, 12832, 3216]]
        found.frames[$0.number] = [[-8032, 3216, 12832, 3216]]
      }
      expected.folds = ["every: \([-1, 301, 402, -2] + Array(300...330))"]
      for line in verdict(scenes, expected, found) {
        #expect(line.count <= 80, "\(line)")
      }
    }
  }
}
