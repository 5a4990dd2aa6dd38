import Foundation
import ViewTree
import ViewTreeInspection

extension Command {
  static let picture = Command(
    name: "picture",
    usage: "picture SCENE [GESTURE or FILE] [--at MOMENT] [--lines] -o FILE.svg",
    summary:
      "draw a scene as an SVG: at rest, or at a moment of a gesture; with lines, the layout over it",
    options: ["--at", "-o"], flags: ["--lines"]
  ) { arguments, console in
    guard let file = arguments.values["-o"] else {
      throw BadArgument(
        given: "no file", accepted: "-o and the file's path", nearest: arguments.usage)
    }
    let run = try SceneRun(arguments)
    var drawing: Drawing?
    run.play { host, moment in
      if moment == run.moment { drawing = Drawing(of: host, title: run.title) }
    }
    guard let drawing else { return ExitCode.unusable }
    let picture = SVGPicture(
      drawing, lines: arguments.flags.contains("--lines") ? .layout : .none)
    return OutputFile(path: file).write(picture.text, console)
  }
}
