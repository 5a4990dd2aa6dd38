import Foundation
import RefreshSystems
import ViewTree
import ViewTreeInspection

extension Command {
  static let record = Command(
    name: "record",
    usage:
      "record SCENE [GESTURE or FILE] -o FILE.json, or --trace FILE.json [--side footer] [--version NAME]; \(SceneWindow.usage)",
    summary:
      "record a gesture on a scene, moment by moment, as a file of the form viewtree-recording/1; --trace writes a refresh system's events and states as refresh-trace/1, its header's where a trace is of one side, of the published version that is named",
    options: ["-o", "--trace", "--side", "--version"] + SceneWindow.options,
    flags: SceneWindow.flags
  ) { arguments, console in
    let run = try SceneRun(arguments)
    if let file = arguments.values["--trace"] {
      let trace = try TraceRecording(
        run, side: arguments.values["--side"], version: arguments.values["--version"])
      return OutputFile(path: file).write(try trace.json(), console)
    }
    for option in ["--side", "--version"] where arguments.values[option] != nil {
      throw BadArgument(
        given: "\(option) without --trace", accepted: "\(option) of a trace",
        nearest: "record ZHRefresh pull-140-release --trace pull.json")
    }
    let file = try arguments.outputFile()
    let recording = run.recording
    console.line("\(recording.count) moments of \(recording.scene)")
    return file.write(recording.json(), console)
  }
}

extension SceneRun {
  /// The title of the recording: the scene's name and the gesture's.
  var recordedTitle: String {
    [scene.name, gesture?.title].compactMap { $0 }.joined(separator: ", ")
  }

  /// The whole gesture, or the scene at rest where there is none.
  var recording: Recording { recording(until: .max) }

  /// The gesture up to a moment.
  func recording(until last: Int) -> Recording {
    var listening: HostRecorder?
    let listen = { (host: TreeHost) in listening = HostRecorder(host, scene: recordedTitle) }
    let refresh = scene.makeRefresh?(listen)
    let host = refresh?.host ?? scene.makeHost(listen)
    guard let recorder = listening else {
      preconditionFailure("The scene \(scene.name) has handed over no host to record.")
    }
    withExtendedLifetime((refresh, host)) {
      play(on: host, until: last) { _ in
        recorder.take(machine: refresh.map(RecordedMoment.Machine.init))
      }
    }
    return recorder.recording
  }
}

extension RecordedMoment.Machine {
  /// Without the rules' words, which every moment of a recording would repeat.
  private static func missing(_ verdict: RefreshVerdict) -> [String] {
    verdict.failed.map(FireExplanation.failure(of:))
      + [verdict.smallestChange.map { "smallest change: \($0)" }].compactMap { $0 }
  }

  /// The state of a scene's system, and what its rules have done since the last question.
  @MainActor init(_ scene: any RefreshScene) {
    let header = scene.phase(of: .header)
    let footer = scene.phase(of: .footer)
    let isFooters = [.idle, .unready].contains(header) && footer != .unready
    self.init(
      system: scene.system.rawValue, state: scene.state,
      phase: Phase(isFooters ? footer : header), pull: Double(scene.pull),
      threshold: Double(scene.threshold),
      rules: scene.takeEvents().map {
        Rule(
          side: Rule.Side($0.side), step: Rule.Step($0.step), text: RuleWords.spelledOut($0.text))
      },
      missing: Self.missing(RefreshVerdict(.header, scene.guards(of: .header))))
  }
}

extension ClosedWord {
  /// The word for a value of a system, which has the words of recordings.
  fileprivate init(_ value: some RawRepresentable<String>) {
    guard let word = Self(rawValue: value.rawValue) else {
      preconditionFailure("\(Self.self) of recordings has no word '\(value.rawValue)'.")
    }
    self = word
  }
}
