import Foundation

extension Command {
  static let build = Command(
    name: "build", usage: "build [CHAPTER [DIR]] [--hint] [--compare DIR] [--progress DIR]",
    summary: "write the engine yourself in ten chapters, judged by random trees",
    options: ["--compare", "--progress"], flags: ["--hint"]
  ) { arguments, console in
    try arguments.refuseWords(after: 2)
    if let folder = arguments.values["--progress"] {
      return try BuildTalk(console).progress(NewPackage.folder(folder))
    }
    guard let word = arguments.words.first else { return BuildTalk(console).list() }
    guard let chapter = Chapter.all.first(where: { "\($0.number)" == word }) else {
      throw BadArgument(word: word, among: Chapter.all.map { "\($0.number)" })
    }
    if let folder = arguments.values["--compare"] {
      return try BuildTalk(console).compare(chapter, NewPackage.folder(folder))
    }
    if arguments.flags.contains("--hint") { return BuildTalk(console).hint(chapter) }
    if arguments.words.count > 1 {
      let folder = NewPackage.folder(arguments.words[1])
      return try ChapterPackage(chapter: chapter, folder: folder).write(console)
    }
    console.output(chapter.pageText)
    return ExitCode.success
  }
}

/// The texts that `build` prints around the package.
@MainActor struct BuildTalk {
  private let console: Console

  init(_ console: Console) {
    self.console = console
  }

  func list() -> Int32 {
    console.line("Ten chapters, in which you write the engine. Enter at any of them.")
    console.line()
    for chapter in Chapter.all {
      console.line(
        "  \("\(chapter.number).".padding(toLength: 4, withPad: " ", startingAt: 0))\(chapter.title)"
      )
    }
    console.line()
    console.line("build 3 reads a chapter, build 3 DIR writes the package or goes on in yours,")
    console.line("check DIR judges it, build 3 --hint helps, build --progress DIR looks back.")
    return ExitCode.success
  }

  /// Shows the hints one by one; an empty line asks for the next.
  func hint(_ chapter: Chapter) -> Int32 {
    for (index, hint) in chapter.hints.enumerated() {
      if index > 0 {
        console.prompt("enter for the next hint, q to stop > ")
        guard let answer = console.input(), answer != "q" else { break }
      }
      console.line("\(index + 1). \(hint)")
    }
    return ExitCode.success
  }

  func progress(_ folder: URL) throws -> Int32 {
    try ChapterCheck(try chapter(of: folder), folder, seed: 1, console).tellProgress()
  }

  /// The small tree's bodies for a chapter, each beside the learner's.
  func compare(_ chapter: Chapter, _ folder: URL) throws -> Int32 {
    _ = try self.chapter(of: folder)
    let own = ChapterPackage(chapter: chapter, folder: folder).sources
    for cut in chapter.cuts {
      let whole = ChapterSources.whole.first { $0.name == cut.file }?.text ?? ""
      console.line("\(cut.name), \(cut.file)")
      tell("the small tree", in: [whole], cut)
      tell("yours", in: own.map(\.text), cut)
    }
    return ExitCode.success
  }

  private func tell(_ title: String, in texts: [String], _ cut: Chapter.Cut) {
    let found = texts.lazy.compactMap { text in
      let bodies = SwiftBodies(text)
      return bodies.body(of: cut.declaration).map { bodies.text($0.whole) }
    }.first
    console.line("  \(title)")
    let lines = (found ?? "not found under this name").split(separator: "\n")
    let indent = lines.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    for line in lines { console.line("  | \(line.dropFirst(indent))") }
  }

  private func chapter(of folder: URL) throws -> Chapter {
    guard let chapter = ChapterPackage.chapter(of: folder) else {
      throw BadArgument(
        given: "\(folder.path), which holds no engine of yours",
        accepted: "a folder that build has written", nearest: "build 1 DIR")
    }
    return chapter
  }
}
