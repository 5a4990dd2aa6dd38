import SwiftUI
import ViewTreeInspection

// Lesson 4: a value goes up.

extension Lesson {
  static let preferences = Lesson(
    4, about: .preferences, needs: [.proposals], minutes: 18,
    rules: ["PREF-1.1.2", "PREF-1.2.1", "PREF-1.2.2", "PREF-1.4.1", "PREF-1.7.1", "PREF-1.7.4"],
    reading: Reading(
      path: "Sources/SmallTree/Preferences.swift", lines: 160, symbol: "class Writer"),
    text: EmbeddedText.Lesson04_txt
  ) { PreferenceLesson(prose: $0).content }
}

@MainActor struct PreferenceLesson {
  let prose: LessonText
  let told = Told()
  let stage: LessonStage

  init(prose: LessonText) {
    self.prose = prose
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
      prose, ["start": "\(start)"],
      scene: LessonScene(
        declared: prose.code("UnreadKey"), listing: prose.code("scene"), stage: stage,
        names: ["column", "inbox", "drafts"]),
      predictions: [farQuestion, besideQuestion, twiceQuestion],
      played: stage.preference(UnreadKey.self, of: "inbox").lines, investigation: investigation,
      modification: modification)
  }

  /// Why the column, or another view, reports its value: the engine's explanation.
  func way(of stage: LessonStage, from name: String = "column") -> [String] {
    stage.preferenceLines(UnreadKey.self, of: name)
  }

  var farQuestion: Question {
    prose.question(
      "far", kind: .count(of: "messages"), answer: { .number(far) },
      wrong: [.number(start), .number(2 * near), .number(near + 1)],
      ["near": "\(near)"], chain: { way(of: stage, from: "inbox") })
  }

  private var besideQuestion: Question {
    prose.question(
      "beside", answer: { .choice(told["beside"] == nil ? 2 : told["beside"] == near ? 1 : 0) },
      wrong: [.choice(0), .choice(1)], ["start": "\(start)", "near": "\(near)"],
      chain: { way(of: stage, from: "drafts") })
  }

  private var twiceQuestion: Question {
    let answer = read(at: 2)
    return prose.question(
      "twice", kind: .count(of: "messages"), answer: { .number(answer) },
      wrong: [.number(sum), .number(Self.first)], ["answer": "\(answer)"],
      chain: { way(of: mail(at: 2).stage, from: "inbox") })
  }

  private static let places = [
    "nowhere", "on the inbox, inside its writer", "on the inbox, around its writer",
    "on the drafts", "on the column",
  ]

  private var investigation: Investigation {
    let adding = (1..<Self.places.count).first { read(at: $0) == sum } ?? 0
    return Investigation(
      task: prose[
        "Investigate",
        [
          "second": "\(Self.second)",
          "places": "\(Self.places.enumerated().map { "\($0) \($1)" }.joined(separator: "; "))",
        ]],
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
      question: prose.question(
        "adds", kind: .count(of: "the place's number"), answer: { .number(adding) },
        wrong: [.number(2), .number(4), .number(1)],
        ["first": "\(Self.first)", "second": "\(Self.second)", "sum": "\(sum)"],
        chain: { way(of: mail(at: adding).stage) }))
  }
}
