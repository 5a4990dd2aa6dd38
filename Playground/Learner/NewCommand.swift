import Foundation

extension Command {
  static let new = Command(
    name: "new", usage: "new [--lesson N] [--apple [--sketch NAME]] DIR",
    summary:
      "write a package into a new folder: for your own scenes, the exercise of a lesson, or to measure Apple's on a Mac",
    options: ["--lesson", "--sketch"], flags: ["--apple"]
  ) { arguments, console in
    let folder = NewPackage.folder(try arguments.onlyWord(called: "DIR"))
    let (lesson, sketch) = (arguments.values["--lesson"], arguments.values["--sketch"])
    if arguments.flags.contains("--apple") {
      if let lesson {
        throw BadArgument(
          given: "--apple and --lesson \(MessageText.quoted(lesson))", accepted: "one of them",
          nearest: "new --apple \(ShellWord.quoted(folder.path))")
      }
      return try GoldenPackage(folder, sketch: sketch).package.write(console)
    }
    if let sketch {
      throw BadArgument(
        given: "--sketch \(MessageText.quoted(sketch)) without --apple",
        accepted: "new --apple --sketch NAME DIR",
        nearest: "new --apple --sketch \(ShellWord.quoted(sketch)) \(ShellWord.quoted(folder.path))"
      )
    }
    guard let lesson else {
      return try ScenePackage(folder: folder).package.write(console)
    }
    if let line = Int(lesson).flatMap(WrittenLine.of) {
      return try WrittenPackage(line: line, folder: folder).package.write(console)
    }
    guard let exercise = Exercise.all.first(where: { "\($0.lesson)" == lesson }) else {
      let numbers = WrittenLine.all.map(\.lesson) + Exercise.all.map(\.lesson)
      throw BadArgument(word: lesson, among: numbers.map { "\($0)" })
    }
    return try ExercisePackage(exercise: exercise, folder: folder).package.write(console)
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
      return try WrittenPackage(line: line, folder: folder).check(console)
    }
    return try ExerciseCheck(folder).run(console)
  }
}
