import SwiftUI

// Shows random trees on an engine: `program CHAPTER TREES REPORTS` reads a line of scenes each, and
// writes a line of reports each, one for every scene.

@MainActor func play(_ scenes: [SketchScene], chapter: Int) -> [EngineReport] {
  var host: ViewHost?
  return scenes.map { scene in
    SketchNotes.folds = []
    SketchNotes.actions = []
    // Chapter 1 has colours; around a view that shows nothing the host would put a stack of chapter 3.
    let shown = host ?? ViewHost(size: scene.size) { Color.clear }
    host = shown
    shown.size = scene.size
    show(ShownTree(scene.tree, tells: chapter >= 5).view, on: shown)
    if scene.scrolled != 0 { scroll(scene, on: shown) }
    if chapter >= 10 { shown.advance(by: SketchScene.settling) }
    return report(of: scene, on: shown, chapter)
  }
}

@MainActor func show(_ view: some View, on host: ViewHost) {
  host.update { view.environment(\.sketchToken, SketchScene.tokenAround) }
}

@MainActor func scroll(_ scene: SketchScene, on host: ViewHost) {
  scene.tree.forEach { node in
    guard node.kind == .scroll else { return }
    let distance = scene.scrollDistance
    host.scroll(
      to: CGPoint(x: node.scrollsAcross ? distance : 0, y: node.scrollsAlong ? distance : 0),
      in: "\(node.number)")
  }
  host.settle()
}

@MainActor func report(
  of scene: SketchScene, on host: ViewHost, _ chapter: Int
) -> EngineReport {
  var report = EngineReport()
  scene.tree.forEach { node in
    guard !node.showsNothing else { return }
    report.frames[node.number] = host.frames(of: "\(node.number)").map(sketchUnits)
  }
  if chapter >= 8 {
    report.values = [
      host.value(of: SketchKey.self), host.value(of: SketchFirstKey.self),
      host.value(of: SketchLastKey.self),
    ]
  }
  // In each update an engine may fold again what has not changed.
  var seen: Set<String> = []
  report.folds = (SketchNotes.folds ?? []).filter { seen.insert($0).inserted }
  report.actions = SketchNotes.actions ?? []
  return report
}

let arguments = CommandLine.arguments
let lines = try String(contentsOfFile: arguments[2], encoding: .utf8).split(separator: "\n")
guard FileManager.default.createFile(atPath: arguments[3], contents: nil),
  let output = FileHandle(forWritingAtPath: arguments[3])
else { fatalError("\(arguments[3]) cannot be written: check a folder of your own.") }
for line in lines {
  let scenes = try JSONDecoder().decode([SketchScene].self, from: Data(line.utf8))
  let reports = play(scenes, chapter: Int(arguments[1]) ?? 0)
  // Written at once: a crash at the next tree leaves this one.
  try output.write(contentsOf: JSONEncoder().encode(reports) + Data("\n".utf8))
}
