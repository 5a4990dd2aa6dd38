import Foundation

extension Command {
  static let build = Command(
    name: "build", usage: "build [CHAPTER [DIR]] [--hint] [--compare DIR] [--progress DIR]",
    summary: "write the engine yourself in ten chapters, judged by random trees",
    options: ["--compare", "--progress"], flags: ["--hint"]
  ) { arguments, console in
    try arguments.refuseWords(after: 2)
    let talk = BuildTalk(console: console)
    let compared = arguments.values["--compare"].map { NewPackage.folder($0) }
    if let folder = arguments.values["--progress"] {
      return try talk.progress(NewPackage.folder(folder))
    }
    guard let word = arguments.words.first else {
      if let compared { return try talk.compare(talk.chapter(of: compared), compared) }
      guard arguments.flags.isEmpty else {
        throw BadArgument(
          given: "--hint without a chapter", accepted: "build CHAPTER --hint",
          nearest: "build 1 --hint")
      }
      return talk.list()
    }
    guard let chapter = Chapter.all.first(where: { "\($0.number)" == word }) else {
      let numbers = Chapter.all.map { "\($0.number)" }
      guard let number = Int(word) else { throw BadArgument(word: word, among: numbers) }
      throw BadArgument(
        given: MessageText.quoted(word), accepted: numbers.joined(separator: ", "),
        nearest: number < 1 ? numbers.first : numbers.last)
    }
    if let compared { return try talk.compare(chapter, compared) }
    if arguments.flags.contains("--hint") { return talk.hint(chapter) }
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
  let console: Console

  func list() -> Int32 {
    console.line("Ten chapters, in which you write the engine. Enter at any of them.")
    console.line()
    for chapter in Chapter.all {
      console.line("  " + "\(chapter.number).".padded(to: 4) + chapter.title)
    }
    console.line()
    console.line("build 3 shows a chapter, build 3 DIR writes its package or continues with yours,")
    console.line("check DIR judges it, build 3 --hint helps, build --progress DIR looks back.")
    return ExitCode.success
  }

  /// Shows the hints one by one; an empty line asks for the next. Into a pipe all are written.
  func hint(_ chapter: Chapter) -> Int32 {
    for (index, hint) in chapter.hints.enumerated() {
      if index > 0, !console.echoesInput {
        console.prompt("enter for the next hint, q to stop > ")
        guard let answer = console.input(), answer != "q" else { break }
      }
      for line in WordWrap.paragraphs(of: "\(index + 1). \(hint)", width: Chapter.width) {
        console.line(line)
      }
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
      let (small, yours) = (lines(of: cut, in: [whole]), lines(of: cut, in: own.map(\.text)))
      tell("the small tree", small)
      // Line breaks are a matter of taste.
      let words = [small, yours].map { $0.flatMap { $0.split(separator: " ") } }
      if words[0] == words[1] {
        console.line("  yours is the same")
      } else {
        tell("yours", yours)
      }
    }
    return ExitCode.success
  }

  private func lines(of cut: Chapter.Cut, in texts: [String]) -> [Substring] {
    let found = texts.lazy.compactMap { text in
      let bodies = SwiftBodies(text)
      return bodies.body(of: cut.declaration).map { bodies.text($0.whole) }
    }.first
    let lines = (found ?? "not found under this name").split(separator: "\n")
    let indent = lines.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    return lines.map { $0.dropFirst(indent) }
  }

  private func tell(_ title: String, _ lines: [Substring]) {
    console.line("  \(title)")
    for line in lines { console.line("  | \(line)") }
  }

  func chapter(of folder: URL) throws -> Chapter {
    guard let chapter = ChapterPackage.chapter(of: folder) else {
      throw BadArgument(
        given: "\(folder.path), which holds no engine of yours",
        accepted: "a folder that build has written", nearest: "build 1 DIR")
    }
    return chapter
  }
}
