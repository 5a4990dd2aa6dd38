import Foundation

/// The outcomes of a course's questions, in the text format of a file that people can read.
///
/// The first line is the format's name. Each other line is a question's id and its outcome:
/// `1.asked right`, `1.size missed 80`, `before.3 skipped`. In the second format a line can also
/// say when a lesson is asked about again, and the interval in days: `3.again 2026-11-29 4`.
struct LessonProgress: Equatable {
  /// The latest outcome of each question, ordered by first answer.
  private(set) var outcomes: [(question: String, outcome: LessonTalk.Outcome)] = []
  /// Where each question's outcome is.
  private var places: [String: Int] = [:]

  /// When lessons are asked about again, by their numbers.
  private var recalls: [Int: (day: CalendarDay, gap: Int)] = [:]

  static let form = "viewtree-progress/"
  /// The newest format; progress without days is written in the first, which older programs read.
  static let version = 2

  static func == (first: LessonProgress, second: LessonProgress) -> Bool {
    first.text == second.text
  }

  /// A file that cannot be used, with the place and the reason.
  struct Unreadable: Error, Equatable {
    let line: Int
    let reason: String
  }

  init() {}

  /// An empty text is progress without outcomes; line ends of other systems are accepted.
  ///
  /// - Errors: `Unreadable` for a newer format and for an invalid line.
  init(text: String) throws(Unreadable) {
    if text.allSatisfy(\.isWhitespace) { return }
    let lines = text.replacing("\r\n", with: "\n")
      .split(separator: "\n", omittingEmptySubsequences: false)
    let head = lines.first ?? ""
    guard head.hasPrefix(Self.form), let version = Int(head.dropFirst(Self.form.count)) else {
      throw Unreadable(
        line: 1,
        reason:
          "expected \(Self.form)\(Self.version), not \(MessageText.quoted(String(head), to: 40))")
    }
    guard (1...Self.version).contains(version) else {
      throw Unreadable(
        line: 1, reason: "it is of form \(version), this program knows form \(Self.version)")
    }
    for (index, line) in lines.enumerated().dropFirst() where !line.isEmpty {
      if let (lesson, day, gap) = Self.recall(line) {
        recalls[lesson] = (day, gap)
        continue
      }
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

  private static func recall(_ line: Substring) -> (lesson: Int, day: CalendarDay, gap: Int)? {
    let words = line.split(separator: " ").map(String.init)
    guard words.count == 3, words[0].hasSuffix(again),
      let lesson = Int(words[0].dropLast(again.count)),
      let day = CalendarDay(words[1]), let gap = Int(words[2]), gap > 0
    else { return nil }
    return (lesson, day, gap)
  }

  private static let again = ".again"

  /// The day from which a lesson is asked about again; nil if it was never asked about.
  func nextDay(of lesson: Int) -> CalendarDay? { recalls[lesson]?.day }

  /// Postpones a lesson: by twice the last interval, at most `mostDays`, or by one day after a
  /// miss.
  mutating func noteRecall(of lesson: Int, isRight: Bool, _ today: CalendarDay) {
    let gap = isRight ? min(2 * (recalls[lesson]?.gap ?? 1), Self.mostDays) : 1
    recalls[lesson] = (CalendarDay(number: today.number + gap), gap)
  }

  private static let mostDays = 64

  /// Records the outcome of a question; a later outcome replaces an earlier one.
  mutating func note(_ question: String, _ outcome: LessonTalk.Outcome) {
    if let place = places[question] {
      outcomes[place].outcome = outcome
    } else {
      places[question] = outcomes.count
      outcomes.append((question, outcome))
    }
  }

  /// How many questions with this id prefix were answered, and how many of them correctly.
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
    let days = recalls.sorted { $0.key < $1.key }.map { lesson, recall in
      "\(lesson)\(Self.again) \(recall.day.text) \(recall.gap)"
    }
    let version = days.isEmpty ? 1 : Self.version
    return (["\(Self.form)\(version)"] + lines + days).joined(separator: "\n") + "\n"
  }
}

/// The one file that lessons write, if the user named one.
@MainActor struct ProgressFile {
  let path: String
  private(set) var progress: LessonProgress

  /// A file that cannot be used, reported with its name, the place and the reason.
  struct Refused: Error, CustomStringConvertible {
    let description: String
  }

  /// Reads the file; a missing file counts as empty.
  ///
  /// - Errors: `Refused` for a file that is not readable, which is left unchanged, and for one that
  ///   could not be written later.
  init(path: String) throws {
    self.path = path
    let shown = MessageText.shortened(MessageText.line(path), to: 100)
    if let reason = Self.reasonNotToWrite(path) {
      throw Refused(
        description: "\(shown): cannot be written (\(reason)); "
          + "expected a file of your own, in a folder that exists")
    }
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

  /// Checks that the file can be opened for writing, without leaving a trace; nil if it can.
  private static func reasonNotToWrite(_ path: String) -> String? {
    let isThere = FileManager.default.fileExists(atPath: path)
    let descriptor = open(path, O_WRONLY | O_CLOEXEC | (isThere ? 0 : O_CREAT), 0o644)
    guard descriptor >= 0 else { return String(cString: strerror(errno)) }
    close(descriptor)
    if !isThere { unlink(path.resolvingLinks) }
    return nil
  }

  /// Changes the progress and writes the file; if the path is a link, its target.
  ///
  /// - Returns: false, with a complaint, when it cannot be written.
  mutating func change(_ change: (inout LessonProgress) -> Void, _ console: Console) -> Bool {
    change(&progress)
    do {
      let isThere = FileManager.default.fileExists(atPath: path)
      try Data(progress.text.utf8).write(
        to: URL(fileURLWithPath: path.resolvingLinks), options: isThere ? .atomic : [])
      return true
    } catch {
      console.complain(
        "\(MessageText.line(path)): cannot be written any more (\(error.localizedDescription))")
      return false
    }
  }
}
