import ViewTree
import ViewTreeInspection

extension Command {
  static let page = Command(
    name: "page",
    usage: "page SCENE|compare [GESTURE or FILE] [--vary NUMBER] -o FILE.html",
    summary:
      "a recorded gesture as one page to scrub, select and replay in; or one number at many values",
    options: ["-o", "--vary"]
  ) { arguments, console in
    guard let file = arguments.values["-o"] else {
      throw BadArgument(
        given: "no file", accepted: "-o and the file's path", nearest: arguments.usage)
    }
    guard let name = arguments.words.first else {
      throw BadArgument(given: "no SCENE", accepted: arguments.usage, nearest: arguments.usage)
    }
    let gesture = arguments.words.dropFirst().joined(separator: " ")
    let page: Page
    if let number = arguments.values["--vary"] {
      page = ScenePage.page(of: try Figure.named(number, of: Scene.named(name), gesture))
    } else if name == "compare" {
      page = try ScenePage.comparison(
        gesture.isEmpty
          ? ComparedGesture(SceneRun.standardGesture) : ComparedGesture(named: gesture))
    } else {
      page = ScenePage.page(of: try SceneRun(pageOf: Scene.named(name), gesture: gesture))
    }
    return OutputFile(path: file).write(page.html, console)
  }
}

extension SceneRun {
  /// A refresh system is shown while it is pulled, whether a gesture is named or not.
  init(pageOf scene: Scene, gesture: String) throws {
    guard gesture.isEmpty, scene.makeRefresh != nil else {
      try self.init(scene: scene, gesture: gesture, moment: nil)
      return
    }
    self.init(scene: scene, gesture: ComparedGesture(Self.standardGesture))
  }
}
