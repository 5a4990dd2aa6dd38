import Foundation

/// The outcomes of the questions of a course, as a file keeps them that a person can read.
///
/// The first line is the form's name. Each other line is a question's id and what became of it:
/// `1.asked right`, `1.size missed 80`, `before.3 skipped`.
struct LessonProgress: Equatable {
  /// The latest outcome of each question, in the order in which they were answered first.
  private(set) var outcomes: [(question: String, outcome: LessonTalk.Outcome)] = []

  static let form = "viewtree-progress/"
  static let version = 1

  static func == (first: LessonProgress, second: LessonProgress) -> Bool {
    first.text == second.text
  }

  /// A file that cannot be used, with the place and the reason.
  struct Unreadable: Error, Equatable {
    let line: Int
    let reason: String
  }

  init() {}

  /// - Errors: `Unreadable` for a newer form and for a line that is none of this one.
  init(text: String) throws(Unreadable) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let head = lines.first ?? ""
    guard head.hasPrefix(Self.form), let version = Int(head.dropFirst(Self.form.count)) else {
      throw Unreadable(
        line: 1,
        reason:
          "expected \(Self.form)\(Self.version), not \(MessageText.quoted(String(head), to: 40))")
    }
    guard version == Self.version else {
      throw Unreadable(
        line: 1, reason: "it is of form \(version), this program knows form \(Self.version)")
    }
    for (index, line) in lines.enumerated().dropFirst() where !line.isEmpty {
      guard let (question, outcome) = Self.entry(line) else {
        throw Unreadable(
          line: index + 1,
          reason: "expected a question with right, skipped or missed, not "
            + MessageText.quoted(String(line), to: 40))
      }
      note(question, outcome)
    }
  }

  private static func entry(_ line: Substring) -> (String, LessonTalk.Outcome)? {
    let words = line.split(separator: " ", maxSplits: 2).map(String.init)
    guard words.count >= 2, words[0].contains(".") else { return nil }
    switch (words[1], words.count) {
    case ("right", 2): return (words[0], .right)
    case ("skipped", 2): return (words[0], .skipped)
    case ("missed", 3): return (words[0], .missed(words[2]))
    default: return nil
    }
  }

  /// Remembers what became of a question; a later outcome takes the place of an earlier one.
  mutating func note(_ question: String, _ outcome: LessonTalk.Outcome) {
    if let index = outcomes.firstIndex(where: { $0.question == question }) {
      outcomes[index].outcome = outcome
    } else {
      outcomes.append((question, outcome))
    }
  }

  /// How many of the questions whose ids begin so were answered, and how many of them rightly.
  func count(of prefix: String) -> (right: Int, asked: Int) {
    let found = outcomes.filter { $0.question.hasPrefix(prefix + ".") }
    return (found.filter { $0.outcome == .right }.count, found.count)
  }

  var text: String {
    let lines = outcomes.map { question, outcome in
      switch outcome {
      case .right: "\(question) right"
      case .skipped: "\(question) skipped"
      case .missed(let given): "\(question) missed \(given)"
      }
    }
    return (["\(Self.form)\(Self.version)"] + lines).joined(separator: "\n") + "\n"
  }
}

/// The one file that lessons write, where somebody has named it.
@MainActor struct ProgressFile {
  let path: String
  private(set) var progress: LessonProgress

  /// A file that cannot be used, told with its name, the place and the reason.
  struct Refused: Error, CustomStringConvertible {
    let description: String
  }

  /// Reads the file; one that is not there yet is empty.
  ///
  /// - Errors: `Refused` for a file that is not readable; it is left as it is.
  init(path: String) throws {
    self.path = path
    let shown = MessageText.shortened(path, to: 100)
    guard FileManager.default.fileExists(atPath: path) else {
      progress = LessonProgress()
      return
    }
    guard let data = FileManager.default.contents(atPath: path),
      let text = String(data: data, encoding: .utf8)
    else {
      throw Refused(
        description: "\(shown): not a readable text file; it is left as it is. Name another file.")
    }
    do {
      progress = try LessonProgress(text: text)
    } catch {
      throw Refused(
        description: "\(shown), line \(error.line): \(error.reason). The file is left as it is. "
          + "Name another file, or take it away.")
    }
  }

  /// Adds outcomes and writes the file.
  ///
  /// - Returns: false, with a complaint, when it cannot be written.
  mutating func note(
    _ outcomes: [(question: String, outcome: LessonTalk.Outcome)], _ console: Console
  ) -> Bool {
    for (question, outcome) in outcomes { progress.note(question, outcome) }
    do {
      try Data(progress.text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
      return true
    } catch {
      console.complain("\(path): cannot be written; expected a path in a folder that exists")
      return false
    }
  }
}
