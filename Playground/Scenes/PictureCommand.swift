import Foundation
import RefreshSystems
import ViewTree
import ViewTreeInspection

extension Command {
  static let picture = Command(
    name: "picture",
    usage:
      "picture SCENE [GESTURE or FILE] [--at MOMENT] [--lines|--plot|--machine] \(SceneWindow.usage) -o FILE.svg; the same of a RECORDING.json",
    summary:
      "draw a scene as an SVG, at rest or at a moment of a gesture; or its layout, pull or states",
    options: ["--at", "-o"] + SceneWindow.options,
    flags: ["--lines", "--plot", "--machine"] + SceneWindow.flags
  ) { arguments, console in
    let file = try arguments.outputFile()
    let kept = try KeptRecording(arguments.words)
    let isDiagram = !arguments.flags.isDisjoint(with: ["--plot", "--machine"])
    let picture = isDiagram ? try diagram(arguments, kept) : try picture(arguments, kept)
    return file.write(picture, console)
  }

  /// The scene, or the recording, at a moment.
  @MainActor private static func picture(
    _ arguments: ParsedArguments, _ kept: KeptRecording?
  ) throws -> String {
    let (recording, moment, title): (Recording, RecordedMoment, String)
    if let kept {
      moment = try kept.moment(arguments.values["--at"])
      recording = kept.recording
      title = "\(recording.scene), moment \(moment.number)"
    } else {
      let run = try SceneRun(arguments)
      recording = run.scene.shown(run.recording(until: run.moment))
      (moment, title) = (recording[run.moment], run.title)
    }
    return SVGPicture(
      recording.drawing(of: moment, title: title),
      lines: arguments.flags.contains("--lines") ? .moment(moment) : .none
    ).text
  }

  /// The pull over time, or the states and what was taken of them.
  @MainActor private static func diagram(
    _ arguments: ParsedArguments, _ kept: KeptRecording?
  ) throws -> String {
    let (recording, known): (Recording, RefreshSystemName?)
    if let kept {
      (recording, known) = (kept.recording, kept.system)
    } else {
      let run = try SceneRun(pageOf: arguments)
      (recording, known) = (run.recording, run.scene.system)
    }
    let showsMachine = arguments.flags.contains("--machine")
    let (kind, flag, file) =
      showsMachine
      ? ("a state machine", "--machine", "machine.svg") : ("a plot", "--plot", "plot.svg")
    guard let system = known else {
      throw BadArgument(
        given: "\(kind) of \(recording.scene)", accepted: "a scene of a refresh system",
        nearest: "picture LKRefresh \(flag) -o \(file)")
    }
    guard showsMachine else {
      let track = PlotTrack(recording, name: system.rawValue)
      return PlotPicture([track], title: recording.scene).text
    }
    return StatePicture(
      RefreshDiagrams.diagram(of: system), steps: StateDiagram.steps(of: recording)
    ).text
  }
}
