import RefreshSystems
import ViewTree
import ViewTreeInspection

/// The content of a page: a scene's recording, those of several systems, or those of many values.
@MainActor enum ScenePage {
  /// One gesture on a scene, or the scene at rest.
  ///
  /// - Parameter course: nil for a standalone page.
  static func page(
    of run: SceneRun, title: String? = nil, course: Page.Course? = nil
  ) -> Page {
    Page(
      title: title ?? run.recordedTitle, runs: [pageRun(of: run)], code: run.scene.code ?? "",
      course: course)
  }

  /// One gesture through all five systems.
  static func comparison(
    _ gesture: ComparedGesture, course: Page.Course? = nil
  ) throws -> Page {
    let runs = try RefreshSystemName.allCases.map { system in
      var run = pageRun(of: SceneRun(scene: try Scene.named(system.rawValue), gesture: gesture))
      run.name = "\(system.number) \(system.rawValue)"
      return run
    }
    return Page(title: "Five systems, \(gesture.title)", runs: runs, course: course)
  }

  /// The pulls of all five systems over a shared time axis, as an SVG.
  static func plot(_ gesture: ComparedGesture) throws -> String {
    let tracks = try RefreshSystemName.allCases.map { system in
      let run = SceneRun(scene: try Scene.named(system.rawValue), gesture: gesture)
      return PlotTrack(run.recording, name: "\(system.number) \(system.rawValue)")
    }
    return PlotPicture(tracks, title: "Five systems, \(gesture.title)").text
  }

  /// Many recordings of one view, one for each value of a number.
  static func page(
    of figure: Figure, title: String? = nil, chapter: Page.Chapter? = nil,
    course: Page.Course? = nil
  ) -> Page {
    var moments: [RecordedMoment] = []
    var screen = CGSize.zero
    var isDark = false
    for value in figure.values {
      let recording = figure.record(value)
      moments.append(recording[recording.count - 1])
      screen.width = max(screen.width, recording.screen.width)
      screen.height = max(screen.height, recording.screen.height)
      isDark = recording.isDark
    }
    let recording = Recording(
      scene: figure.name, screen: screen, isDark: isDark, framesPerSecond: 60, moments: moments)
    var run = Page.Run(name: figure.name, recording: recording)
    // A figure of a system is named after the system.
    run.diagram = RefreshSystemName(rawValue: figure.name).map(RefreshDiagrams.diagram)
    return Page(
      title: title ?? figure.title, runs: [run],
      slider: Page.Slider(label: figure.label, unit: figure.unit, values: figure.values),
      code: figure.code, chapter: chapter, course: course)
  }

  static func pageRun(of run: SceneRun) -> Page.Run {
    let whole = run.recording
    let recording = run.scene.shown(whole)
    var pageRun = Page.Run(name: run.scene.name, recording: recording)
    let shown = Set((0..<recording.count).flatMap { recording[$0].nodes.map(\.number) })
    pageRun.explanations = PageReasons.of(run, whole, shown: shown)
    pageRun.diagram = run.scene.system.map(RefreshDiagrams.diagram)
    return pageRun
  }
}
