import Foundation

extension Command {
  static let new = Command(
    name: "new", usage: "new [--lesson N] DIR",
    summary:
      "write a package for your own scenes, with a test, or the exercise of a lesson, into a new folder",
    options: ["--lesson"]
  ) { arguments, console in
    let folder = NewPackage.folder(try arguments.onlyWord(called: "DIR"))
    guard let lesson = arguments.values["--lesson"] else {
      return try ScenePackage(folder).package.write(console)
    }
    if let line = Int(lesson).flatMap(WrittenLine.of) {
      return try WrittenPackage(line: line, folder: folder).package.write(console)
    }
    guard let exercise = Exercise.all.first(where: { "\($0.lesson)" == lesson }) else {
      let numbers = WrittenLine.all.map(\.lesson) + Exercise.all.map(\.lesson)
      throw BadArgument(word: lesson, among: numbers.map { "\($0)" })
    }
    return try ExercisePackage(exercise, folder).package.write(console)
  }

  static let check = Command(
    name: "check", usage: "check DIR [--seed N]",
    summary:
      "build the exercise or the engine in a folder, run it, and compare its results with the reference",
    options: ["--seed"]
  ) { arguments, console in
    let folder = NewPackage.folder(try arguments.onlyWord(called: "DIR"))
    if let chapter = ChapterPackage.chapter(of: folder) {
      let word = arguments.values["--seed"] ?? "1"
      guard let seed = Int(word), (0...1_000_000).contains(seed) else {
        throw BadArgument(
          given: "--seed \(MessageText.quoted(word))", accepted: "a number from 0 to 1000000",
          nearest: "--seed 2")
      }
      return try ChapterCheck(chapter, folder, seed: seed, console).run()
    }
    if let line = WrittenPackage.line(of: folder) {
      return WrittenPackage(line: line, folder: folder).check(console)
    }
    return try ExerciseCheck(folder).run(console)
  }
}
