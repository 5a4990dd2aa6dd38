import Foundation

/// The package of a learner who writes the engine: a module `SwiftUI`, usable like any other.
@MainActor struct ChapterPackage {
  let chapter: Chapter
  let folder: URL

  /// The file that records the chapter a folder is at, and the one that it began with.
  private static let mark = ".chapter"
  static let engine = "Sources/SwiftUI"
  private static let trial = "Sources/Try/main.swift"

  /// The chapter a folder is at; nil for a folder that is no such package.
  static func chapter(of folder: URL) -> Chapter? {
    let number = marked(in: folder).first
    return Chapter.all.first { $0.number == number }
  }

  /// The first chapter that is the learner's: the bodies of those before were given.
  var first: Int { Self.marked(in: folder).dropFirst().first ?? 1 }

  private static func marked(in folder: URL) -> [Int] {
    (folder.text(of: mark) ?? "").split(whereSeparator: \.isWhitespace).compactMap { Int($0) }
  }

  private var page: (path: String, text: String) {
    ("Chapter\(chapter.number).txt", chapter.pageText)
  }

  /// Writes the package, or continues with an existing folder.
  ///
  /// - Errors: `BadArgument` for a folder that holds something else.
  func write(_ console: Console) throws -> Int32 {
    guard Self.chapter(of: folder) != nil else { return try package.write(console) }
    guard chapter.number >= first else { return refuse(console) }
    do {
      try folder.put(page.text, at: page.path)
      try folder.put("\(chapter.number) \(first)\n", at: Self.mark)
      // The example is replaced by the next one; everything else belongs to the learner.
      let text = folder.text(of: Self.trial)
      if Chapter.all.contains(where: { $0.program == text }) {
        try folder.put(chapter.program, at: Self.trial)
      }
    } catch {
      console.complain(
        "\(MessageText.line(folder.path)) cannot be written (\(error.localizedDescription))")
      return ExitCode.unusable
    }
    console.line(
      "\(MessageText.line(folder.path)) is at chapter \(chapter.number) now. What you wrote is as it was."
    )
    for earlier in Chapter.all.prefix(chapter.number - 1) where !unwritten(of: earlier).isEmpty {
      console.line(
        "Left to write in chapter \(earlier.number): \(unwritten(of: earlier).count) of "
          + "\(earlier.cuts.count) bodies; build \(earlier.number) goes back.")
    }
    console.lines(next)
    return ExitCode.success
  }

  /// A folder that began later has this chapter's bodies: placeholders for them could only be put in
  /// the place of what may have been changed since.
  private func refuse(_ console: Console) -> Int32 {
    let path = MessageText.line(folder.path)
    let before = first == 2 ? "of chapter 1" : "of chapters 1 to \(first - 1)"
    console.complain(
      "\(path) began with chapter \(first) and was given the bodies \(before): "
        + "nothing is changed there.")
    console.complain(
      "To write chapter \(chapter.number), name a new folder: build \(chapter.number) DIR")
    return ExitCode.unusable
  }

  private var next: [String] {
    [
      "\(chapter.number). \(chapter.title)",
      "Read \(page.path), write where it says \"Chapter \(chapter.number)\", then in ViewTree's folder:",
      "swift run Playground check \(ShellWord.quoted(folder.path))",
    ]
  }

  private var package: NewPackage {
    NewPackage(
      folder: folder,
      files: [("Package.swift", Self.manifest), page]
        + ChapterSources.files(from: chapter.number).map { ("\(Self.engine)/\($0.name)", $0.text) }
        + [
          (Self.trial, chapter.program), (Self.mark, "\(chapter.number) \(chapter.number)\n"),
          (".gitignore", ".build\n"),
        ],
      next: next)
  }

  private static let manifest = """
    // swift-tools-version: 6.2
    import PackageDescription

    let package = Package(
      name: "MyTree",
      products: [.library(name: "SwiftUI", targets: ["SwiftUI"])],
      targets: [
        // The engine, which is yours to write.
        .target(name: "SwiftUI", swiftSettings: [.defaultIsolation(MainActor.self)]),
        // Views to try it on: `swift run Try`.
        .executableTarget(name: "Try", dependencies: ["SwiftUI"]),
      ]
    )

    """

  // MARK: Progress

  var sources: [(name: String, text: String)] {
    paths.map { path in
      let text = try? String(contentsOfFile: path, encoding: .utf8)
      return (URL(fileURLWithPath: path).lastPathComponent, text ?? "")
    }
  }

  var paths: [String] {
    LearnerCompiler.sources(below: folder.appendingPathComponent(Self.engine))
  }

  /// The bodies of a chapter that still hold the placeholder.
  func unwritten(of chapter: Chapter) -> [Chapter.Cut] {
    let text = sources.map(\.text).joined()
    return chapter.cuts.filter { text.contains($0.mark) }
  }
}

extension Chapter {
  /// The columns of a page and of its hints.
  static let width = 80

  /// The page as the learner reads it.
  var pageText: String {
    let rules = rules.flatMap { rule in
      WordWrap.lines(of: RuleWords.cited(rule), width: Self.width - 4).hanging("  ", "    ")
    }
    return """
      Chapter \(number). \(title)

      \(WordWrap.paragraphs(of: page, width: Self.width).joined(separator: "\n"))

      \(picture)

      The rules, each in full by `swift run Playground rule ID`:
      \(rules.joined(separator: "\n"))

      Yours to write, easiest first:
      \(task.joined(separator: "\n"))

      Begin with this, which is in Sources/Try/main.swift already (`swift run Try`):

      \(example.split(separator: "\n", omittingEmptySubsequences: false).map { "  \($0)" }
        .joined(separator: "\n"))
      It should print
      \(expected.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n"))

      """
  }

  /// A line for each body left to write, with its file.
  private var task: [String] {
    cuts.map { cut in
      "  \(cut.name.padded(to: 34)) \(cut.file)"
        + (cut.meanwhile.isEmpty ? "" : ", with a simple body so far")
    }
  }
}
