import Foundation
import RefreshSystems
import ViewTree
import ViewTreeInspection

extension Command {
  static let record = Command(
    name: "record", usage: "record SCENE [GESTURE or FILE] -o FILE.json",
    summary:
      "record a gesture on a scene, moment by moment, as a file of the form viewtree-recording/1",
    options: ["-o"]
  ) { arguments, console in
    guard let file = arguments.values["-o"] else {
      throw BadArgument(
        given: "no file", accepted: "-o and the file's path", nearest: arguments.usage)
    }
    let run = try SceneRun(arguments)
    let recording = run.recording
    console.line("\(recording.count) moments of \(recording.scene)")
    return OutputFile(path: file).write(recording.json(), console)
  }
}

extension SceneRun {
  /// The whole gesture, or the scene at rest where there is none.
  var recording: Recording {
    let refresh = scene.makeRefresh?()
    let host = refresh?.host ?? scene.makeHost()
    let title = [scene.name, gesture?.title].compactMap { $0 }.joined(separator: ", ")
    let recorder = HostRecorder(host, scene: title)
    withExtendedLifetime((refresh, host)) {
      recorder.take(machine: refresh.map(RecordedMoment.Machine.init))
      guard let gesture else { return }
      host.play(gesture.path, rest: Self.rest) {
        recorder.take(machine: refresh.map(RecordedMoment.Machine.init))
      }
    }
    return recorder.recording
  }
}

extension RecordedMoment.Machine {
  /// Where a scene's system stands, and what its rules have done since they were asked last.
  @MainActor init(_ scene: any RefreshScene) {
    self.init(
      system: scene.system.rawValue, phase: scene.phase(of: .header).rawValue,
      progress: scene.progress, rules: scene.takeEvents().map { "\($0.side.rawValue): \($0.text)" })
  }
}
