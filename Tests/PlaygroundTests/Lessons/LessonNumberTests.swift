import RefreshSystems
import Testing
import ViewTreeInspection

@testable import Playground

/// The numbers of the course, each from the arithmetic beside it and never from the engine.
@Suite("Lesson numbers")
@MainActor
struct LessonNumberTests {
  private func answers(of lesson: Int) throws -> [String: Answer] {
    let questions = try #require(LessonTexts.of(lesson)).fixedQuestions
    return Dictionary(uniqueKeysWithValues: questions.map { ($0.id, $0.answer()) })
  }

  /// Expects the answers of all questions of a lesson.
  private func expectAnswers(
    _ expected: [String: Answer], sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let lesson = try #require(expected.keys.first?.split(separator: ".").first)
    let found = try answers(of: #require(Int(lesson)))
    for (id, answer) in expected {
      #expect(found[id] == answer, "\(id)", sourceLocation: sourceLocation)
    }
    #expect(found.count == expected.count, sourceLocation: sourceLocation)
  }

  @Test("lesson 1: 100 less 20 is offered, five letters of 8 are taken, the middle is 30 in")
  func proposals() throws {
    try expectAnswers([
      "1.asked": .number(100 - 2 * 10), "1.size": .number(5 * 8),
      "1.place": .number((100 - 60) / 2 + 10), "1.narrowest": .number(5 * 8 + 2 * 10),
      "1.infinity": .number(300), "1.leading": .number(10), "1.nil": .number(5 * 8 + 2 * 10),
      "1.asker": .node("frame"),
    ])
  }

  @Test("lesson 2: 30, then 120 of the offered 135, then the 150 that are left")
  func stacks() throws {
    try expectAnswers([
      "2.order": .order(["fixed", "bounded", "free"]), "2.offer": .number((300 - 30) / 2),
      "2.widths": .numbers([120, 300 - 30 - 120, 30]), "2.narrowest": .number(2 * 120 + 30),
      "2.priority": .numbers([100, 300 - 100 - 30, 30]),
      "2.spacing": .numbers([120, 300 - 20 - 30 - 120, 30]),
    ])
  }

  @Test("lesson 3: behind the text 40 x 8, in the column 300 x 10, the marker 64 and the pull down")
  func measuring() throws {
    try expectAnswers([
      "3.behind": .numbers([40, 8]), "3.moving": .number(64 + 40), "3.difference": .number(-100),
      "3.top": .number(-64), "3.column": .numbers([300, 10]), "3.barless": .numbers([40, 40]),
    ])
  }

  @Test("lesson 4: one writer goes up unchanged, the outer one replaces, siblings add")
  func preferences() throws {
    try expectAnswers([
      "4.far": .number(2), "4.beside": .choice(2), "4.twice": .number(3), "4.adds": .number(3),
      "4.hidden": .number(2), "4.transform": .number(2 + 3), "4.caller": .node("column"),
    ])
  }

  @Test("lesson 5: 40, then -(40 + 10), then -(-50 + 5); the first size; an odd number of tens")
  func reduce() throws {
    try expectAnswers([
      "5.results": .numbers([40, -(40 + 10), -(-50 + 5)]), "5.calls": .number(5 - 1),
      "5.size": .numbers([300, 1000]), "5.pattern": .number(10), "5.sum": .number(40 + 10 + 5),
      "5.max": .number(40), "5.last": .number(5), "5.group": .number(-(40 + -(10 + 5))),
    ])
  }

  @Test("lesson 5: beside a container that may change the default is a value, -(40 + 0)")
  func changing() {
    #expect(Double(ChangingScene.read) == -(40.0 + 0))
    // The same in the tour, where a mark is at the value without a writer.
    #expect(
      Tour(isWhole: true).text.contains(
        "reduce(-31.3, 0) = 31.3  (0: the default, without a writer)")
        || Tour(isWhole: true).text.contains("    , 0  (0: the default, without a writer)"))
  }

  @Test("lesson 6: one turn late over the queue, none without; zero and each other value once")
  func turns() throws {
    try expectAnswers([
      "6.late": .number(12 + 1), "6.calls": .number(3), "6.loop": .choice(1),
      // 10 to 11 in the first round; in the second, 11 is no less than 11.
      "6.limit": .number(11), "6.prompt": .number(12),
    ])
  }

  @Test("lesson 7: 60 above at rest, 40 below at a pull of 100, 70 beyond the dead zone of 30")
  func anchors() throws {
    try expectAnswers([
      "7.rest": .number(-60), "7.pulled": .number(-60 + 100), "7.beyond": .number(40 + 60 - 30),
      "7.triggered": .number(95), "7.inner": .number(0), "7.high": .number(-80),
    ])
  }

  @Test(
    "lesson 8: minus the pull and the inset; the sum is the pull; in the window the bar is added; more than 44"
  )
  func conventions() throws {
    try expectAnswers([
      "8.offset": .numbers([-40, -40 - 64]), "8.sum": .number(-(-104 + 64)),
      "8.place": .numbers([40, 64 + 40]), "8.end": .number(46), "8.up": .number(-64 + 100),
    ])
  }

  @Test("lesson 9: the published rule d(1 - 1/(0.55 x/d + 1)) and its inverse, and a jumped band")
  func rubberBand() throws {
    /// The content's way, and the finger's for a way: x = d / 0.55 (1 / (1 - way / d) - 1).
    func moved(_ finger: Double, _ height: Double) -> Double {
      height * (1 - 1 / (0.55 * finger / height + 1))
    }
    func travel(_ way: Double, _ height: Double) -> Double {
      height / 0.55 * (1 / (1 - way / height) - 1)
    }
    #expect(abs(Double(RubberBandLesson.moved(by: 120, in: 600)) - moved(120, 600)) < 1e-6)
    #expect(abs(Double(RubberBandLesson.moved(by: 120, in: 300)) - moved(120, 300)) < 1e-6)
    var answers = try answers(of: 9)
    for (id, value) in [
      ("9.moved", moved(120, 600)), ("9.low", moved(120, 300)), ("9.travel", travel(120, 600)),
    ] {
      guard case .numbers(let numbers)? = answers.removeValue(forKey: id) else {
        Issue.record("\(id) has no number")
        continue
      }
      #expect(numbers.count == 1 && abs(numbers[0] - value) < 1e-6, "\(id)")
    }
    // 120 moves by 59.46, 130 by more than 60.
    #expect(answers == ["9.sampling": .number(0), "9.first": .number(130)])
  }

  @Test("lesson 10: armed or not; between 40 and 60 it stays armed; at 60 it is not armed yet")
  func phases() throws {
    try expectAnswers([
      "10.armed": .path(["idle", "pulling", "armed", "refreshing"]),
      "10.never": .path(["idle", "pulling", "refreshing"]),
      "10.trembling": .path(["idle", "pulling", "armed", "refreshing"]), "10.parked": .number(60),
      "10.trap": .path(["idle", "pulling", "armed", "refreshing"]),
      "10.one": .path(["idle", "pulling", "armed", "pulling", "armed", "refreshing"]),
    ])
  }

  @Test("lesson 11: 000 and 004 on the way down, 001 coming back, 002 beyond 60, 003 beyond 50")
  func verdicts() throws {
    try expectAnswers([
      "11.hold": .systems([.LKRefresh, .WBRefresh]),
      "11.back": .systems([.LKRefresh, .PullToRefresh, .WBRefresh]),
      "11.small": .systems([.ZHRefresh, .ZKRefresh]), "11.line": .number(65),
      "11.far": .systems(RefreshSystemName.allCases), "11.near": .systems([.ZKRefresh]),
    ])
  }

  @Test("lesson 11: a typed pull asks beyond 50, 60, 75, 90 and 120, and exactly there it does not")
  func typedPulls() throws {
    let lines: [(RefreshSystemName, Double)] = [
      (.LKRefresh, 120), (.PullToRefresh, 90), (.ZHRefresh, 60), (.ZKRefresh, 50), (.WBRefresh, 75),
    ]
    let typed = try #require(LessonTexts.of(11)?.content.modification.typed)
    for (system, line) in lines {
      for pull in [line, line + 1] {
        let question = typed.question(pull)
        let expected = lines.filter { $0.1 < pull }.map(\.0)
        #expect(question.answer() == .systems(expected), "\(pull)")
        guard pull == line else { continue }
        let given = RefreshSystemName.allCases.filter { expected.contains($0) || $0 == system }
        let mistake = question.mistake(.systems(given))
        #expect(mistake?.reveals.text.hasPrefix("Exactly at its line document") == true, "\(pull)")
        #expect(question.why.text.hasPrefix("It has come exactly to"), "\(pull)")
      }
    }
  }

  @Test(
    "lesson 11: a guard as it is shown asks in a gesture if and only if its system does",
    arguments: StandardGesture.allCases)
  func guards(_ gesture: StandardGesture) {
    for system in RefreshSystemName.allCases {
      let run = ComparedRun(
        RefreshScenes.scene(of: system),
        path: gesture.script(viewport: RefreshScenes.screen).path(), rest: 1.5)
      let asks = Looked.frames(of: run).contains { $0.asks(system) }
      #expect(asks == !run.requests.isEmpty, "\(system.rawValue)")
    }
  }

  @Test("lesson 12: at -60 the listings differ, on the way back; a jumped band loads at 40")
  func faithful() throws {
    try expectAnswers([
      "12.first": .path(["down", "down", "up", "down", "down"]),
      "12.corrected": .path(["down", "down", "up", "up", "down"]), "12.skipped": .choice(1),
      "12.differ": .number(-60),
      // Neither is below -60 at -60.
      "12.above": .path(["down", "down"]),
    ])
  }

  @Test("appendix: swapped titles, the observer, a state that nothing leads to, ten copies or one")
  func appendix() {
    let answers = Dictionary(
      uniqueKeysWithValues: Appendix().questions.map { ($0.id.dropFirst(9), $0.answer()) })
    #expect(
      answers == [
        // One event late.
        "lag": .number(-25), "previous": .choice(1), "titles": .choice(1), "versions": .choice(2),
        "footer": .choice(1), "first": .number(10), "checked": .number(1),
      ])
  }

  @Test(
    "lesson 13: armed beyond 80 and until below 60, asked once, and 90 again in one reading only")
  func porting() throws {
    let once = ["resting", "armed", "loading", "closing", "resting"]
    try expectAnswers([
      "13.trembling": .path(["resting", "armed", "loading"]), "13.early": .number(1),
      "13.sentence": .choice(2), "13.least": .number(60), "13.next": .path(once),
      "13.any": .path(once + ["armed"]),
    ])
  }
}
