import ViewSketches

#if SMALL_TREE
  import SmallTree
#else
  import SwiftUI
  import ViewTreeTesting
#endif

/// Plays scenes on a host of the engine for which this file is compiled.
@MainActor
public enum SketchPlayer {
  /// The reports of a host that shows each scene after the one before, and, last, the report of a
  /// host that shows nothing but the last scene.
  public static func reports(_ scenes: [SketchScene]) -> [EngineReport] {
    guard let first = scenes.first, let last = scenes.last else { return [] }
    let (begun, screen) = report(first)
    var reports = [begun]
    for scene in scenes.dropFirst() {
      SketchNotes.begin()
      // An engine may move an offset into new limits, so they change at rest.
      if screen.scene.scrolled != 0 { screen.scroll(by: 0) }
      screen.show(scene)
      if scene.scrolled != 0 { screen.scroll(by: scene.scrolled) }
      var report = screen.report()
      SketchNotes.end(&report)
      // A host may fold again whatever it likes after a change.
      report.folds = []
      reports.append(report)
    }
    return reports + [report(last).report]
  }

  /// A fresh host's report of a scene.
  private static func report(_ scene: SketchScene) -> (report: EngineReport, screen: SketchScreen) {
    SketchNotes.begin()
    let screen = SketchScreen(scene)
    if scene.scrolled != 0 { screen.scroll(by: scene.scrolled) }
    var report = screen.report()
    SketchNotes.end(&report)
    // An engine may fold again in each update what has not changed: where there are several, one of
    // equal calls counts.
    if scene.scrolled != 0 || scene.tree.hasActions {
      var seen: Set<String> = []
      report.folds = report.folds.filter { seen.insert($0).inserted }
    }
    return (report, screen)
  }
}

extension SketchScreen {
  /// Gives every scroll view of the scene an offset along its axes.
  fileprivate func scroll(by steps: Int) {
    scene.tree.forEach { node in
      guard node.kind == .scroll else { return }
      let distance = CGFloat(steps) * 12.5
      host.scroll(
        to: CGPoint(
          x: node.scrollsAcross ? distance : 0, y: node.scrollsAlong ? distance : 0),
        in: "\(node.number)")
    }
    host.settle()
  }

  fileprivate func report() -> EngineReport {
    var report = EngineReport()
    scene.tree.forEach { node in
      report.frames[node.number] = host.frames(of: "\(node.number)").map(sketchUnits)
    }
    report.anchors = log.anchors
    report.values = [
      host.value(of: SketchKey.self), host.value(of: SketchFirstKey.self),
      host.value(of: SketchLastKey.self),
    ]
    return report
  }
}

extension Sketch {
  fileprivate var hasActions: Bool {
    [.observed, .appeared, .changed, .bound].contains(kind)
      || children.contains(where: \.hasActions)
  }
}

extension SketchNotes {
  fileprivate static func begin() {
    folds = []
    actions = []
    sights = []
  }

  fileprivate static func end(_ report: inout EngineReport) {
    // Each key has its own readers, who ask whenever they like.
    let lines = Dictionary(grouping: folds ?? []) { $0.prefix { $0 != ":" } }
    report.folds = lines.keys.sorted().flatMap { lines[$0] ?? [] }
    report.actions = actions ?? []
    report.sights = sights ?? []
    folds = nil
    actions = nil
    sights = nil
  }
}
