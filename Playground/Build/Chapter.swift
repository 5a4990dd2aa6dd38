import Foundation
import ViewSketches

/// A chapter of "Build it yourself", read from its file.
///
/// The file begins with the title, a line of rules and a line of the kinds of view that the chapter
/// adds. Sections follow, each under a line that begins with `# ` and names it:
/// - `Page`, `Picture`, `Example`, `Expected`, `Larger` once, `Hint` three times;
/// - `Case WORDS`: a few lines of code about something that random trees rarely show or cannot. The
///   lines after `= ` are those that it prints; `WORDS` say which rule they show.
/// - `Fault FILE`: an engine on which the case above it prints something else, written like a mistake.
/// - `Write FILE DECLARATION`: a body of the small tree that the learner writes. The lines below
///   are its body until then; without any, it traps with a message.
/// - `Mistake FILE`: an engine with a known misconception. The text after `- ` occurs once in the
///   file; the text after `+ ` replaces it. Both are expressions, or statements if the word
///   `statement` follows. The other lines are shown to the learner who has this misconception.
struct Chapter: Sendable {
  let number: Int
  let title: String
  let rules: [String]
  /// The kinds that the chapter adds to those of earlier chapters, or shows more often; a kind
  /// named twice is twice as likely.
  let kinds: [SketchKind]
  var page = ""
  var picture = ""
  /// Code that shows a first example, and the lines that it should print.
  var example = ""
  var expected = ""
  var larger = ""
  var hints: [String] = []
  var cases: [Case] = []
  var cuts: [Cut] = []
  var mistakes: [Mistake] = []

  /// Code with the lines that it prints.
  struct Case: Sendable {
    let words: String
    let code: [String]
    let expected: [String]
    var faults: [Mistake] = []

    var output: String { expected.map { $0 + "\n" }.joined() }
  }

  /// A body of the small tree that the learner writes.
  struct Cut: Sendable {
    let chapter: Int
    let file: String
    let declaration: String
    /// The lines in place until the chapter; none for a trap.
    let meanwhile: [String]

    /// The words by which an unwritten body is recognized.
    var mark: String { "Chapter \(chapter): \(name)\(Self.ending)" }

    static let ending = " is yours to write."

    /// The declaration without its number among declarations of the same name.
    var name: String { String(declaration.prefix { $0 != "#" }) }
  }

  var program: String { example + Self.showing }

  /// All cases as one program, whose argument is the place of the one to run.
  var caseProgram: String {
    let functions = cases.enumerated().map { index, one in
      (["@MainActor func case\(index)() {"] + one.code.map { "  " + $0 } + ["}"])
        .joined(separator: "\n")
    }
    let calls = cases.indices.map { "case\($0)" }.joined(separator: ", ")
    return "import SwiftUI\n\n" + functions.joined(separator: "\n\n") + "\n" + Self.showing
      + "[\(calls)][Int(CommandLine.arguments[1])!]()\n"
  }

  private static let showing = """

    @MainActor func show(_ name: String, _ host: ViewHost) {
      let frame = host.frame(of: name) ?? .zero
      print("\\(name): \\(frame.width) x \\(frame.height) at \\(frame.minX), \\(frame.minY)")
    }

    """

  /// A misconception, as a textual fault in the small tree.
  struct Mistake: Sendable {
    /// Counted from 1, across all chapters.
    var number = 0
    let file: String
    let isStatement: Bool
    let right: String
    let wrong: String
    let words: String
  }

  static let all: [Chapter] = {
    let texts = [
      EmbeddedText.Chapter01_txt, EmbeddedText.Chapter02_txt, EmbeddedText.Chapter03_txt,
      EmbeddedText.Chapter04_txt, EmbeddedText.Chapter05_txt, EmbeddedText.Chapter06_txt,
      EmbeddedText.Chapter07_txt, EmbeddedText.Chapter08_txt, EmbeddedText.Chapter09_txt,
      EmbeddedText.Chapter10_txt,
    ]
    var known = 0
    return texts.enumerated().map { index, text in
      var chapter = Chapter(index + 1, text)
      for place in chapter.mistakes.indices {
        known += 1
        chapter.mistakes[place].number = known
      }
      for place in chapter.cases.indices {
        for fault in chapter.cases[place].faults.indices {
          known += 1
          chapter.cases[place].faults[fault].number = known
        }
      }
      return chapter
    }
  }()

  private init(_ number: Int, _ text: String) {
    let parts = ("\n" + text).components(separatedBy: "\n# ")
    let head = parts[0].split(separator: "\n").map(String.init)
    func words(of line: Int) -> [String] {
      guard head.indices.contains(line) else { return [] }
      return head[line].split(separator: " ").dropFirst().map(String.init)
    }
    self.number = number
    title = head.first ?? ""
    rules = words(of: 1)
    kinds = words(of: 2).compactMap { name in
      SketchKind.allCases.first { "\($0)" == name }
    }
    for part in parts.dropFirst() { read(part) }
  }

  private mutating func read(_ section: String) {
    var lines = section.components(separatedBy: "\n")
    let head = lines.removeFirst().split(separator: " ", maxSplits: 2).map(String.init)
    while lines.last?.isEmpty == true { lines.removeLast() }
    let text = lines.joined(separator: "\n")
    switch head[0] {
    case "Page": page = text
    case "Picture": picture = text
    case "Example": example = text + "\n"
    case "Expected": expected = text
    case "Larger": larger = text
    case "Hint": hints.append(text)
    case "Case":
      cases.append(
        Case(
          words: head.dropFirst().joined(separator: " "),
          code: lines.filter { !$0.hasPrefix("= ") },
          expected: lines.filter { $0.hasPrefix("= ") }.map { String($0.dropFirst(2)) }))
    case "Write":
      cuts.append(Cut(chapter: number, file: head[1], declaration: head[2], meanwhile: lines))
    case "Fault": cases[cases.count - 1].faults.append(mistake(head, lines))
    case "Mistake": mistakes.append(mistake(head, lines))
    default: preconditionFailure("Chapter \(number) has a section '\(head[0])', which none reads.")
    }
  }

  private func mistake(_ head: [String], _ lines: [String]) -> Mistake {
    func code(_ sign: String) -> String {
      lines.filter { $0.hasPrefix(sign + " ") }.map { String($0.dropFirst(2)) }
        .joined(separator: "\n")
    }
    let words = lines.filter { !$0.hasPrefix("- ") && !$0.hasPrefix("+ ") }
    return Mistake(
      file: head[1], isStatement: head.last == "statement", right: code("-"), wrong: code("+"),
      words: words.joined(separator: "\n"))
  }
}
