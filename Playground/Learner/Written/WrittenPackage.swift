import Foundation

/// A lesson's code with its missing line, as a file that the learner edits.
@MainActor struct WrittenPackage {
  let line: WrittenLine
  let folder: URL

  private static let file = "Line.swift"

  /// The lesson whose line a folder holds; nil if the folder holds something else.
  static func line(of folder: URL) -> WrittenLine? {
    ExercisePackage.lesson(of: folder).flatMap(WrittenLine.of)
  }

  var package: NewPackage {
    let task = Lesson.all.first { $0.number == line.lesson }?.content().make.paragraphs ?? []
    return NewPackage(
      folder: folder,
      files: [
        ("TASK.md", task.joined(separator: "\n\n") + "\n"),
        (Self.file, "import SwiftUI\n\n" + line.code + "\n"),
        (ExercisePackage.mark, "\(line.lesson)\n"),
      ],
      next: [
        "Read TASK.md, write the line that is missing in \(Self.file), then",
        "swift run Playground check \(ShellWord.quoted(folder.path))",
      ])
  }

  /// The exit code: 0 solved, 1 not yet, 2 if nothing could be compared.
  func check(_ console: Console) throws -> Int32 {
    guard let code = folder.text(of: Self.file) else {
      console.complain(
        "\(MessageText.line(folder.appendingPathComponent(Self.file).path)): cannot be read")
      return ExitCode.unusable
    }
    let verdict = try WrittenCheck(line: line).verdict(on: code)
    for row in verdict.lines { verdict.isCompared ? console.line(row) : console.complain(row) }
    guard verdict.isCompared else { return ExitCode.unusable }
    return verdict.isRight ? ExitCode.success : ExitCode.difference
  }
}
