import SwiftUI
import ViewTreeInspection

// Lesson 4: a value goes up.

extension Lesson {
  static let preferences = Lesson(
    number: 4, title: "A value goes up",
    goal: "You will be able to say what each ancestor reads when a view writes a preference.",
    concept: .preferences, needs: [.proposals], minutes: 18,
    rules: ["PREF-1.1.2", "PREF-1.2.1", "PREF-1.2.2", "PREF-1.4.1", "PREF-1.7.1", "PREF-1.7.4"],
    reading: Reading(
      path: "Sources/SmallTree/Preferences.swift", lines: 160, symbol: "class Writer",
      about: "what a writer does with values from inside")
  ) { PreferenceLesson().content }
}

@MainActor struct PreferenceLesson {
  let told = Told()
  let stage: LessonStage

  init() {
    let told = told
    stage = LessonStage { MailScene(told: told) }
  }

  var near: Int { told["near"] ?? .min }
  var far: Int { told["far"] ?? .min }
  var start: Int { UnreadKey.defaultValue }
  static let first = 2
  static let second = 3
  var sum: Int {
    var sum = Self.first
    UnreadKey.reduce(value: &sum) { Self.second }
    return sum
  }

  /// The inbox and the drafts, modified, between the two readers.
  func mail(
    inbox: some View, drafts: some View
  ) -> (stage: LessonStage, told: Told) {
    let told = Told()
    let stage = LessonStage {
      VStack(spacing: 0) {
        inbox.onPreferenceChange(UnreadKey.self) { told.values["near"] = $0 }
        drafts
      }
      .accessibilityIdentifier("column")
      .onPreferenceChange(UnreadKey.self) { told.values["far"] = $0 }
    }
    return (stage, told)
  }

  var inbox: some View { Text("Inbox").accessibilityIdentifier("inbox") }
  var drafts: some View { Text("Drafts").accessibilityIdentifier("drafts") }

  /// The scene with a second writer at one of the places.
  func mail(at place: Int) -> (stage: LessonStage, told: Told) {
    let (first, second) = (Self.first, Self.second)
    let writer = inbox.preference(key: UnreadKey.self, value: first)
    switch place {
    case 1:
      return mail(
        inbox: inbox.preference(key: UnreadKey.self, value: second)
          .preference(key: UnreadKey.self, value: first), drafts: drafts)
    case 2:
      return mail(inbox: writer.preference(key: UnreadKey.self, value: second), drafts: drafts)
    case 3:
      return mail(inbox: writer, drafts: drafts.preference(key: UnreadKey.self, value: second))
    case 4: return mailOnColumn(writer)
    default: return mail(inbox: writer, drafts: drafts)
    }
  }

  func mailOnColumn(_ writer: some View) -> (stage: LessonStage, told: Told) {
    let told = Told()
    let stage = LessonStage {
      VStack(spacing: 0) {
        writer.onPreferenceChange(UnreadKey.self) { told.values["near"] = $0 }
        drafts
      }
      .preference(key: UnreadKey.self, value: Self.second)
      .accessibilityIdentifier("column")
      .onPreferenceChange(UnreadKey.self) { told.values["far"] = $0 }
    }
    return (stage, told)
  }

  /// The value that a reader receives with a second writer at a place.
  private func read(at place: Int, _ reader: String = "far") -> Int {
    mail(at: place).told[reader] ?? .min
  }

  var content: Lesson.Content {
    Lesson.Content(
      opening: """
        Sizes go down the tree as proposals. Values go up it as preferences. A view writes a value \
        for a key. A reader further up gets one value for everything inside it.

        A key is a type that says two things: a default, and how two values become one. That is all \
        of `UnreadKey`, which counts unread messages: its default is \(start), and two values are added.

        A view either writes for a key or it does not. To write nothing is not the same as to \
        write the default: where nothing writes, there is no value, and `onPreferenceChange` has \
        nothing to tell.
        """,
      scene: LessonScene(
        caption: """
          Three readers listen: near at the inbox, beside at the drafts, and far around the whole \
          column. Only the inbox writes.
          """,
        declared: UnreadKey.listing,
        listing: """
          VStack(spacing: 0) {
            Text("Inbox")
              .preference(key: UnreadKey.self, value: 2)
              .onPreferenceChange(UnreadKey.self) { tell("near", $0) }
            Text("Drafts")
              .onPreferenceChange(UnreadKey.self) { tell("beside", $0) }
          }
          .onPreferenceChange(UnreadKey.self) { tell("far", $0) }
          """, stage: stage, names: ["column", "inbox", "drafts"]),
      predictions: [farQuestion, besideQuestion, twiceQuestion],
      closing: """
        A writer replaces what comes from inside it. Values meet only where a container has \
        several children that write.
        """,
      played: PlayedSteps(
        title: "The value's way up.", steps: stage.preference(UnreadKey.self, of: "inbox").lines),
      investigation: investigation, modification: modification,
      make: "Write the drafts' line, so that `7` is read for the whole column.",
      makeHints: [
        "Who writes already, and what does the column do with two values?",
        "The inbox writes `2`; the drafts write the rest.",
        "It begins `.preference(key: UnreadKey.self,`.",
      ],
      card: [
        "A value goes up to every reader above it; reading does not {use it up}.",
        "A writer around a writer {replaces} its value; nothing is added.",
        "Without a writer there is no value, and an action for the key {never runs}.",
      ])
  }

  /// Why the column, or another view, reports its value: the engine's explanation.
  func way(of stage: LessonStage, from name: String = "column") -> [String] {
    stage.preferenceLines(UnreadKey.self, of: name)
  }

  // MARK: Predictions

  var farQuestion: Question {
    Question(
      id: "4.far", about: .preferences,
      text: "The near reader has been told \(near). What is the far one told?",
      kind: .count(of: "messages"), answer: { .number(Double(far)) },
      wrong: [
        WrongAnswer(
          Double(start),
          "A reader does not use the value up. It goes on to every reader further out.",
          .rule("PREF-1.7.4")),
        WrongAnswer(
          Double(2 * near),
          """
          There are two readers but one writer. What a reader was told is not a second value.
          """, .rule("PREF-1.2.1")),
        WrongAnswer(
          Double(near + 1),
          "The drafts write nothing, and what is not written does not count.",
          .rule("PREF-1.2.3")),
      ],
      hints: [
        "How many views write?", "Does a reader keep what it has read?",
        "The inbox writes \(near), and the column has no other writer in it.",
      ],
      why: """
        One view writes, so one value goes up, unchanged, past every reader. `reduce` is not even \
        called: there is nothing to put together.
        """,
      chain: { way(of: stage, from: "inbox") })
  }

  private var besideQuestion: Question {
    Question(
      id: "4.beside", about: .preferences,
      text: "Nothing inside the drafts writes. What happens to the reader beside?",
      kind: .choice([
        "It is told the default, \(start).", "It is told \(near), as the far one is.",
        "It is never called.",
      ]),
      answer: { .choice(told["beside"] == nil ? 2 : told["beside"] == near ? 1 : 0) },
      wrong: [
        WrongAnswer(
          .choice(0),
          """
          The action waits for a value, and without a writer there is none. The default is for \
          those who need an answer at once, such as `overlayPreferenceValue`, which draws from it.
          """, .rule("PREF-1.7.1")),
        WrongAnswer(
          .choice(1),
          "Values go up, never sideways. The reader at the drafts hears only what is inside them.",
          .rule("PREF-1.1.2")),
      ],
      hints: [
        "What is inside the reader, and what is beside it?",
        "Is there a value at all?", "The drafts have no output for the key.",
      ],
      why: """
        A text without a writer has no output for the key, not even the default. So the action is not \
        run. `overlayPreferenceValue`, which draws something from the value, asks for it instead, and \
        gets the default, \(start).
        """,
      chain: { way(of: stage, from: "drafts") })
  }

  private var twiceQuestion: Question {
    let answer = read(at: 2)
    return Question(
      id: "4.twice", about: .preferences,
      text: """
        A guess, as the lesson has not said it yet. `.preference(key: UnreadKey.self, value: 3)` is \
        added on the line after `value: 2`, so it is around that writer. What is the far reader told?
        """,
      kind: .count(of: "messages"), answer: { .number(Double(answer)) },
      wrong: [
        WrongAnswer(
          Double(sum),
          """
          `reduce` puts siblings together. Two writers on one view are \
          not siblings; the outer one is around the inner one and replaces its value.
          """, .rule("PREF-1.4.1")),
        WrongAnswer(
          Double(Self.first),
          "The inner one is nearer to the text, but the reader looks from outside.",
          .rule("PREF-1.4.1")),
      ],
      hints: [
        "Which of the two does the reader meet first, looking from outside?",
        "Are the two writers siblings?", "The outer one replaces what comes from inside.",
      ],
      why: """
        A writer replaces whatever its content would have written: \(answer). The inner value is \
        not even computed.
        """,
      chain: { way(of: mail(at: 2).stage, from: "inbox") })
  }

  // MARK: Investigate

  private static let places = [
    "nowhere", "on the inbox, inside its writer", "on the inbox, around its writer",
    "on the drafts", "on the column",
  ]

  private var investigation: Investigation {
    let adding = (1..<Self.places.count).first { read(at: $0) == sum } ?? 0
    return Investigation(
      task: """
        A second writer, of \(Self.second), can be at one of these places: \
        \(Self.places.enumerated().map { "\($0) \($1)" }.joined(separator: "; ")). Move it, and watch \
        what the readers are told.
        """,
      figure: LessonFigure(
        name: "the place of the second writer", range: 0...Double(Self.places.count - 1), step: 1,
        start: 0
      ) { value in
        let place = Int(value)
        let (first, second) = (Self.first, Self.second)
        let inbox =
          place == 1
          ? "\(second), and around it \(first)"
          : place == 2 ? "\(first), and around it \(second)" : "\(first)"
        return [
          "the second writer is \(Self.places[place])",
          "inbox writes \(inbox)   drafts write \(place == 3 ? "\(second)" : "-")"
            + (place == 4 ? "   column writes \(second)" : ""),
          "near is told \(read(at: place, "near"))    far is told \(read(at: place))",
        ]
      },
      question: Question(
        id: "4.adds", about: .preferences,
        text: "At which of these places are the two values added?",
        kind: .count(of: "the place's number"), answer: { .number(Double(adding)) },
        wrong: [
          WrongAnswer(
            2, "Around the first writer it replaces the first value.", .rule("PREF-1.4.1")),
          WrongAnswer(
            4, "Around the column it replaces everything that the column has put together.",
            .rule("PREF-1.4.1")),
          WrongAnswer(
            1, "Inside the first writer it is the one that is replaced.", .rule("PREF-1.4.1")),
        ],
        hints: [
          "Try all of them: `try 1`, `try 2` and so on.",
          "Only siblings are put together.", "The drafts are the inbox's sibling.",
        ],
        why: """
          Two children of one column write, so the column calls `reduce`: \(Self.first) and \
          \(Self.second) become \(sum).
          """,
        chain: { way(of: mail(at: adding).stage) }))
  }
}
