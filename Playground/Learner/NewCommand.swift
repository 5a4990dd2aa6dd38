import Foundation

extension Command {
  static let new = Command(
    name: "new", usage: "new [--lesson 12 or 13] DIR",
    summary:
      "write a package for your own scenes, with a test, or the exercise of a lesson, into a new folder",
    options: ["--lesson"]
  ) { arguments, console in
    let folder = NewPackage.folder(try arguments.onlyWord(called: "DIR"))
    guard let lesson = arguments.values["--lesson"] else {
      return try ScenePackage(folder).package.write(console)
    }
    guard let exercise = Exercise.all.first(where: { "\($0.lesson)" == lesson }) else {
      throw BadArgument(word: lesson, among: Exercise.all.map { "\($0.lesson)" })
    }
    return try ExercisePackage(exercise, folder).package.write(console)
  }

  static let check = Command(
    name: "check", usage: "check DIR",
    summary: "build the exercise in a folder, run it, and compare its results with the reference"
  ) { arguments, console in
    let folder = NewPackage.folder(try arguments.onlyWord(called: "DIR"))
    return try ExerciseCheck(folder).run(console)
  }
}
