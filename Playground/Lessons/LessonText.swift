import Foundation

/// The words of a lesson, read from its file.
///
/// The file begins with the title and the goal, a line each. Passages follow, each under a line that
/// begins with `# ` and names it. In a passage `\(name)` is a value that the lesson's code computes;
/// a line break is a blank, and an empty line begins a new paragraph. Some passages are read otherwise:
/// - `Code NAME` is Swift, shown as it is.
/// - `Card` and `Hints` are lists, whose items begin with `- `.
/// - `Question NAME` has parts, which begin a line: the sentences to choose from (`Choice: `), the
///   reply to each usual mistake in the order of the code (`Wrong RULE: `, or `Wrong: ` and the
///   moment that contradicts it after `Moment: `), three times `Hint: `, and `Why: `.
///
/// - Errors: traps where code and words do not fit: a passage that is missing, a value that the code
///   does not give, or one that no words use.
@MainActor struct LessonText {
  /// The lesson's number, or another word that the ids of its questions begin with.
  let name: String
  let concept: Concept
  let title: String
  let goal: String
  private let passages: [String: String]

  init(_ name: String, about concept: Concept, _ text: String) {
    self.name = name
    self.concept = concept
    var parts = ("\n" + text).components(separatedBy: "\n# ")
    let head = parts.removeFirst().split(separator: "\n").map(String.init)
    title = head.first ?? ""
    goal = head.last ?? ""
    passages = Dictionary(parts.map(Self.named)) { _, _ in
      preconditionFailure("The words of \(name) have a passage twice, expected different names.")
    }
  }

  /// The first line, and the text below it.
  private static func named(_ passage: String) -> (name: String, text: String) {
    let name = passage.prefix { $0 != "\n" }
    return (String(name), passage.dropFirst(name.count).trimmingCharacters(in: .newlines))
  }

  fileprivate func passage(_ name: String) -> String {
    guard let text = passages[name] else {
      preconditionFailure(
        "The words of \(self.name) have no passage '\(name)', but \(passages.keys.sorted()).")
    }
    return text
  }

  subscript(name: String, values: [String: Prose]) -> Prose {
    var words = LessonWords(self, values)
    defer { words.finish() }
    return words[name]
  }

  subscript(name: String) -> Prose { self[name, [:]] }

  func code(_ name: String) -> String { passage("Code \(name)") }

  var card: [KeptLine] { items("Card").map { KeptLine(stringLiteral: $0) } }

  fileprivate func items(_ name: String) -> [String] {
    ("\n" + passage(name)).components(separatedBy: "\n- ").dropFirst().map {
      $0.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
  }

  /// The question of a passage, with its answers, its values and its reasons.
  /// - Parameters:
  ///   - name: The name of its passage.
  ///   - id: The name that its id ends with, if two questions have the same words.
  ///   - kind: nil for a choice among the sentences of the passage.
  ///   - wrong: The usual mistakes, in the order of their replies; the only reply is that to each.
  ///     One that this scene does not know is nil, and its reply is left out.
  func question(
    _ name: String, id: String? = nil, about concept: Concept? = nil, kind: Question.Kind? = nil,
    answer: @escaping @MainActor () -> Answer, wrong: [Answer?] = [],
    _ values: [String: Prose] = [:],
    stage: LessonStage? = nil, beside: SceneBeside? = nil, listing: ChangedListing? = nil,
    chain: @escaping @MainActor () -> [String] = { [] }
  ) -> Question {
    var words = LessonWords(self, values)
    var text: Prose = ""
    var choices: [Prose] = []
    var hints: [Prose] = []
    var why: Prose = ""
    var replies: [(rule: String, reply: String, moment: String)] = []
    for part in parts(of: passage("Question \(name)")) {
      switch part.kind {
      case "Choice": choices.append(words.put(into: part.text))
      case "Wrong": replies.append((part.rule, part.text, ""))
      case "Moment": replies[replies.count - 1].moment = part.text
      case "Hint": hints.append(words.put(into: part.text))
      case "Why": why = words.put(into: part.text)
      default: text = words.put(into: part.text)
      }
    }
    precondition(
      replies.count == wrong.count || replies.count == 1 && !wrong.isEmpty,
      "The question \(name) has \(replies.count) replies to \(wrong.count) mistakes.")
    let mistakes = wrong.enumerated().compactMap { index, answer -> WrongAnswer? in
      let part = replies[min(index, replies.count - 1)]
      let (reply, moment) = (words.put(into: part.reply), words.put(into: part.moment))
      return answer.map {
        WrongAnswer(
          answer: $0, reveals: reply,
          evidence: part.rule.isEmpty ? .moment(moment) : .rule(part.rule))
      }
    }
    words.finish()
    var question = Question(
      id: "\(self.name).\(id ?? name)", about: concept ?? self.concept, text: text,
      kind: kind ?? .choice(choices), answer: answer, wrong: [], hints: hints, why: why,
      chain: chain, stage: stage, beside: beside, listing: listing)
    // With some numbers a mistake comes to the right answer, or to that of another mistake.
    let truth = mistakes.isEmpty ? nil : answer()
    for mistake in mistakes where truth.map({ !question.isSame(mistake.answer, $0) }) == true {
      if question.mistake(mistake.answer) == nil { question.wrong.append(mistake) }
    }
    return question
  }
}

extension LessonText {
  private typealias Part = (kind: Substring, rule: String, text: String)

  /// The question itself, whose kind is empty, and its parts.
  private func parts(of question: String) -> [Part] {
    var parts: [Part] = [("", "", "")]
    for line in question.split(separator: "\n", omittingEmptySubsequences: false) {
      if let start = line.prefixMatch(of: #/(Choice|Wrong|Moment|Hint|Why) ?([A-Z0-9.-]*): /#) {
        parts.append((start.1, String(start.2), String(line[start.range.upperBound...])))
      } else {
        parts[parts.count - 1].text += "\n" + line
      }
    }
    return parts
  }
}

/// Passages with their values, each of which has to be used.
@MainActor struct LessonWords {
  private let text: LessonText
  private let values: [String: Prose]
  private var used: Set<String> = []

  init(_ text: LessonText, _ values: [String: Prose]) {
    self.text = text
    self.values = values
  }

  subscript(name: String) -> Prose {
    mutating get { put(into: text.passage(name)) }
  }

  mutating func list(_ name: String) -> [Prose] { text.items(name).map { put(into: $0) } }

  /// The words with the values put in.
  fileprivate mutating func put(into words: String) -> Prose {
    let words = words.components(separatedBy: "\n\n").map {
      $0.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }.joined(separator: "\n\n")
    var prose: Prose = ""
    var rest = words[...]
    while let sign = rest.firstMatch(of: /\\\(([A-Za-z0-9]+)\)/) {
      let name = String(sign.1)
      guard let value = values[name] else {
        preconditionFailure(
          "The words of \(text.name) ask for '\(name)' and are given \(values.keys.sorted()): \(words)"
        )
      }
      used.insert(name)
      prose.append(words: rest[..<sign.range.lowerBound])
      prose.append(value)
      rest = rest[sign.range.upperBound...]
    }
    prose.append(words: rest)
    return prose
  }

  /// - Errors: traps for a value that no words use.
  func finish() {
    let unused = Set(values.keys).subtracting(used).sorted()
    precondition(unused.isEmpty, "The words of \(text.name) do not use \(unused).")
  }
}
