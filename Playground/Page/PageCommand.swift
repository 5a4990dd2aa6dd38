import Foundation
import ViewTree
import ViewTreeInspection

extension Command {
  static let page = Command(
    name: "page",
    usage:
      "page SCENE|compare [GESTURE or FILE] [--vary NUMBER] \(SceneWindow.usage) -o FILE.html; "
      + "page RECORDING.json -o FILE.html; "
      + "page --lesson N -o FILE.html; page --lessons FOLDER",
    summary:
      "a recorded gesture as one page to scrub, select and replay in; or one number at many values",
    options: ["-o", "--vary", "--lesson", "--lessons"] + SceneWindow.options,
    flags: SceneWindow.flags
  ) { arguments, console in
    if let folder = arguments.values["--lessons"] { return try writeCourse(folder, console) }
    guard let file = arguments.values["-o"] else {
      throw BadArgument(
        given: "no file", accepted: "-o and the file's path", nearest: arguments.usage)
    }
    if let number = arguments.values["--lesson"] {
      let lesson = try Lesson.named(number)
      console.note("Recording lesson \(lesson.number) and its changes ...")
      return OutputFile(path: file).write(CoursePage(lesson).html(), console)
    }
    guard let name = arguments.words.first else {
      throw BadArgument(given: "no SCENE", accepted: arguments.usage, nearest: arguments.usage)
    }
    let gesture = arguments.words.dropFirst().joined(separator: " ")
    let page: Page
    if let number = arguments.values["--vary"] {
      let figure = try Figure.named(number, of: Scene.named(name, in: arguments), gesture)
      console.note("Recording \(figure.values.count) values ...")
      page = ScenePage.page(of: figure)
    } else if name == "compare" {
      let compared =
        try gesture.isEmpty
        ? ComparedGesture(SceneRun.standardGesture) : ComparedGesture(named: gesture)
      console.note("Recording five systems and drawing every moment ...")
      page = try ScenePage.comparison(compared)
    } else if let kept = try KeptRecording(arguments.words) {
      _ = try kept.moment(nil)
      console.note("Drawing every moment ...")
      page = kept.page
    } else {
      let run = try SceneRun(pageOf: Scene.named(name, in: arguments), gesture: gesture)
      console.note("Recording \(run.scene.name) and drawing every moment ...")
      page = ScenePage.page(of: run)
    }
    return OutputFile(path: file).write(page.html, console)
  }

  /// The home page and all others, in a folder that is created if missing.
  @MainActor private static func writeCourse(
    _ folder: String, _ console: Console
  ) throws -> Int32 {
    // If it cannot be created, writing the first file reports why.
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let index = OutputFile(path: "\(folder)/\(CoursePages.indexName)").write(
      try CoursePages.index(), console)
    guard index == ExitCode.success else { return index }
    for entry in CoursePages.all {
      console.note("Recording \(entry.title) ...")
      let file = OutputFile(path: "\(folder)/\(entry.file)")
      let code = file.write(try entry.html(), console)
      guard code == ExitCode.success else { return code }
    }
    return ExitCode.success
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
