import RefreshSystems
import ViewTree
import ViewTreeInspection

/// A view recorded at many values of one number, so that a slider can choose.
@MainActor struct Figure {
  let name: String
  let label: String
  let unit: String
  let values: [Double]
  var code = ""
  /// The recording of a value; its last moment is shown.
  let record: (Double) -> Recording

  var title: String { "\(name), \(label) from \(text(values.first)) to \(text(values.last))" }

  private func text(_ value: Double?) -> String { ValueText.number(value ?? 0) }

  /// The figure of a scene for one of its numbers.
  ///
  /// - Errors: `BadArgument` for a number that the scene does not have.
  static func named(_ number: String, of scene: Scene) throws -> Figure {
    if let variant = scene.variants.first(where: { $0.name == number }) {
      return Figure(
        name: scene.name, label: variant.label, unit: variant.unit, values: variant.values,
        code: variant.code ?? scene.code ?? ""
      ) { value in
        scene.shown(recording(of: scene.name) { variant.make(value, $0) })
      }
    }
    let system = scene.system
    switch (number, system) {
    case ("width", _): return widths(of: scene)
    case ("finger", let system?): return fingers(on: system)
    case ("threshold", let system?):
      if let figure = thresholds(of: system) { return figure }
    default: break
    }
    throw BadArgument(word: number, among: numbers(of: scene))
  }

  /// The names of the numbers that a scene has.
  static func numbers(of scene: Scene) -> [String] {
    let own = scene.variants.map(\.name)
    let common = own.contains("width") ? [] : ["width"]
    guard let system = scene.system else { return own + common }
    return own + common + ["finger"] + (thresholds(of: system) == nil ? [] : ["threshold"])
  }

  /// One moment of a host, with its first layout.
  private static func recording(
    of name: String, _ make: (@escaping (TreeHost) -> Void) -> TreeHost
  ) -> Recording {
    var listening: HostRecorder?
    let host = make { listening = HostRecorder($0, scene: name) }
    return withExtendedLifetime(host) {
      listening?.take()
      return listening?.recording
        ?? Recording(scene: name, screen: .zero, isDark: false, framesPerSecond: 60)
    }
  }

  // MARK: Numbers that many scenes have

  /// The screen's width, from 60 to 360 points.
  private static func widths(of scene: Scene) -> Figure {
    Figure(
      name: scene.name, label: "width of the screen", unit: "points",
      values: (0...60).map { Double(60 + 5 * $0) }
    ) { value in
      let host = scene.makeHost()
      let recorder = HostRecorder(host, scene: scene.name)
      host.size.width = CGFloat(value)
      host.settle()
      return withExtendedLifetime(host) {
        recorder.take()
        return recorder.recording.with(screen: host.size)
      }
    }
  }

  /// The finger held at each of 61 places.
  private static func fingers(on system: RefreshSystemName) -> Figure {
    Figure(
      name: system.rawValue, label: "finger below where it came down", unit: "points",
      values: (0...60).map { Double(6 * $0) }
    ) { value in
      recording(of: RefreshScenes.scene(of: system), finger: value)
    }
  }

  /// A finger that is held 300 points down, at 61 thresholds; nil if the code has a constant.
  private static func thresholds(of system: RefreshSystemName) -> Figure? {
    let numbers: [RefreshSystemName: (WritableKeyPath<SceneParameters, CGFloat?>, String)] = [
      .LKRefresh: (\.threshold, "LKRefreshView({}, headerRefreshing: $header, ...)"),
      .PullToRefresh: (\.headerHeight, "header.frame(height: {})"),
      .ZKRefresh: (\.componentHeight, "ZKRefresh.setDefaultComponentHeight({})"),
    ]
    guard let (number, code) = numbers[system] else { return nil }
    return Figure(
      name: system.rawValue, label: "threshold", unit: "points",
      values: (0...60).map { Double(40 + 2 * $0) }, code: code
    ) { value in
      var parameters = SceneParameters()
      parameters[keyPath: number] = CGFloat(value)
      return recording(of: RefreshScenes.scene(of: system, parameters), finger: 240)
    }
  }

  /// The moment in which a finger has moved down this far in half a second, and is still.
  private static func recording(of scene: any RefreshScene, finger: Double) -> Recording {
    let recorder = HostRecorder(scene.host, scene: scene.system.rawValue)
    let start = CGPoint(x: 150, y: 100)
    let end = CGPoint(x: 150, y: 100 + finger)
    let script = GestureScript(steps: [
      .down(start), .move(to: end, seconds: 0.5, curve: .linear), .hold(seconds: 0.1),
    ])
    return withExtendedLifetime(scene) {
      // Each tick separately, so that the last one does not include events of earlier ones.
      scene.host.play(script.path()) { recorder.take(machine: RecordedMoment.Machine(scene)) }
      return recorder.recording
    }
  }
}

extension Recording {
  var moments: [RecordedMoment] { (0..<count).map { self[$0] } }

  /// The same with other moments, or on a screen of another size.
  func with(moments: [RecordedMoment]? = nil, screen: CGSize? = nil) -> Recording {
    Recording(
      scene: scene, screen: screen ?? self.screen, isDark: isDark,
      framesPerSecond: framesPerSecond, moments: moments ?? self.moments)
  }

  func drawing(of moment: RecordedMoment, title: String) -> Drawing {
    moment.drawing(title: title, screen: screen, isDark: isDark)
  }
}
