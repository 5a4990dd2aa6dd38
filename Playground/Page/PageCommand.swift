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
    let file = try arguments.outputFile()
    if let number = arguments.values["--lesson"] {
      let lesson = try Lesson.named(number)
      console.note("Recording lesson \(lesson.number) and its changes ...")
      return file.write(CoursePage(lesson).html(), console)
    }
    let name = try arguments.firstWord(called: "SCENE")
    let page: Page
    if let number = arguments.values["--vary"] {
      let figure = try Figure.named(number, of: Scene.named(name, in: arguments))
      console.note("Recording \(figure.values.count) values ...")
      page = ScenePage.page(of: figure)
    } else if name == "compare" {
      let gesture = try ComparedGesture(orStandard: arguments.otherWords)
      console.note("Recording five systems and drawing every moment ...")
      page = try ScenePage.comparison(gesture)
    } else if let kept = try KeptRecording(arguments.words) {
      _ = try kept.moment(nil)
      console.note("Drawing every moment ...")
      page = kept.page
    } else {
      let run = try SceneRun(pageOf: arguments)
      console.note("Recording \(run.scene.name) and drawing every moment ...")
      page = ScenePage.page(of: run)
    }
    return file.write(page.html, console)
  }

  /// The home page and all others, in a folder that is created if missing.
  @MainActor private static func writeCourse(
    _ folder: String, _ console: Console
  ) throws -> Int32 {
    // If it cannot be created, writing the first file reports why.
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    func write(_ name: String, _ html: String) -> Int32 {
      OutputFile(path: "\(folder)/\(name)").write(html, console)
    }
    var code = write(CoursePages.indexName, try CoursePages.index())
    for entry in CoursePages.all where code == ExitCode.success {
      console.note("Recording \(entry.title) ...")
      code = write(entry.file, try entry.html())
    }
    return code
  }
}

extension SceneRun {
  /// The scene and the gesture of some words.
  init(pageOf arguments: ParsedArguments) throws {
    try self.init(
      pageOf: Scene.named(arguments.firstWord(called: "SCENE"), in: arguments),
      gesture: arguments.otherWords)
  }

  /// A refresh system is shown while it is pulled, whether a gesture is named or not.
  init(pageOf scene: Scene, gesture: String = "") throws {
    guard gesture.isEmpty, scene.makeRefresh != nil else {
      try self.init(scene: scene, gesture: gesture, moment: nil)
      return
    }
    self.init(scene: scene, gesture: ComparedGesture(Self.standardGesture))
  }
}
