import Foundation
import ViewTree
import ViewTreeInspection

extension Command {
  static let picture = Command(
    name: "picture",
    usage: "picture SCENE [GESTURE or FILE] [--at MOMENT] [--lines|--plot|--machine] -o FILE.svg",
    summary:
      "draw a scene as an SVG, at rest or at a moment of a gesture; or its layout, pull or states",
    options: ["--at", "-o"], flags: ["--lines", "--plot", "--machine"]
  ) { arguments, console in
    guard let file = arguments.values["-o"] else {
      throw BadArgument(
        given: "no file", accepted: "-o and the file's path", nearest: arguments.usage)
    }
    let isDiagram = !arguments.flags.isDisjoint(with: ["--plot", "--machine"])
    let picture = isDiagram ? try diagram(arguments) : try picture(arguments)
    return OutputFile(path: file).write(picture, console)
  }

  /// The scene at a moment.
  @MainActor private static func picture(_ arguments: ParsedArguments) throws -> String {
    let run = try SceneRun(arguments)
    let recording = run.scene.shown(run.recording(until: run.moment))
    let moment = recording[run.moment]
    let drawing = moment.drawing(
      title: run.title, screen: recording.screen, isDark: recording.isDark)
    return SVGPicture(
      drawing, lines: arguments.flags.contains("--lines") ? .moment(moment) : .none
    ).text
  }

  /// The pull over time, or the states and what was taken of them.
  @MainActor private static func diagram(_ arguments: ParsedArguments) throws -> String {
    guard let name = arguments.words.first else {
      throw BadArgument(given: "no SCENE", accepted: arguments.usage, nearest: arguments.usage)
    }
    let gesture = arguments.words.dropFirst().joined(separator: " ")
    let run = try SceneRun(pageOf: Scene.named(name), gesture: gesture)
    guard let system = run.scene.system else {
      throw BadArgument(
        given: "a plot of \(run.scene.name)", accepted: "a scene of a refresh system",
        nearest: "picture LKRefresh --plot -o plot.svg")
    }
    let recording = run.recording
    guard arguments.flags.contains("--machine") else {
      let track = PlotTrack(recording, name: run.scene.name)
      return PlotPicture([track], title: run.recordedTitle).text
    }
    return StatePicture(
      RefreshDiagrams.diagram(of: system), steps: StateDiagram.steps(of: recording)
    ).text
  }
}
