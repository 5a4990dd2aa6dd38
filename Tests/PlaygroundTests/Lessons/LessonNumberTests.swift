import RefreshSystems
import Testing
import ViewTreeInspection

@testable import Playground

/// The numbers of the course, each from the arithmetic beside it and never from the engine.
@Suite("Lesson numbers")
@MainActor
struct LessonNumberTests {
  /// The answers of a lesson, each compared once.
  private struct Answers {
    var rest: [String: Answer] = [:]

    @MainActor init(_ number: Int) throws {
      let texts = try #require(LessonTexts.of(number))
      for question in texts.fixedQuestions { rest[question.id] = question.answer() }
    }

    mutating func expect(_ id: String, _ numbers: Double...) { expect(id, .numbers(numbers)) }

    mutating func expect(_ id: String, _ answer: Answer) {
      #expect(rest.removeValue(forKey: id) == answer, "\(id)")
    }
  }

  @Test("lesson 1: 100 less 20 is offered, five letters of 8 are taken, the middle is 30 in")
  func proposals() throws {
    var answers = try Answers(1)
    answers.expect("1.asked", 100 - 2 * 10)
    answers.expect("1.size", 5 * 8)
    answers.expect("1.place", (100 - 60) / 2 + 10)
    answers.expect("1.narrowest", 5 * 8 + 2 * 10)
    answers.expect("1.infinity", 300)
    answers.expect("1.leading", 10)
    answers.expect("1.nil", 5 * 8 + 2 * 10)
    answers.expect("1.asker", .node("frame"))
    #expect(answers.rest.isEmpty)
  }

  @Test("lesson 2: 30, then 120 of the offered 135, then the 150 that are left")
  func stacks() throws {
    var answers = try Answers(2)
    answers.expect("2.order", .order(["fixed", "bounded", "free"]))
    answers.expect("2.offer", (300 - 30) / 2)
    answers.expect("2.widths", 120, 300 - 30 - 120, 30)
    answers.expect("2.narrowest", 2 * 120 + 30)
    answers.expect("2.priority", 100, 300 - 100 - 30, 30)
    answers.expect("2.spacing", 120, 300 - 20 - 30 - 120, 30)
    #expect(answers.rest.isEmpty)
  }

  @Test("lesson 3: behind the text 40 x 8, in the column 300 x 10, the marker 64 and the pull down")
  func measuring() throws {
    var answers = try Answers(3)
    answers.expect("3.behind", 40, 8)
    answers.expect("3.moving", 64 + 40)
    answers.expect("3.difference", -100)
    answers.expect("3.top", -64)
    answers.expect("3.column", 300, 10)
    answers.expect("3.barless", 40, 40)
    #expect(answers.rest.isEmpty)
  }

  @Test("lesson 4: one writer goes up unchanged, the outer one replaces, siblings add")
  func preferences() throws {
    var answers = try Answers(4)
    answers.expect("4.far", 2)
    answers.expect("4.beside", .choice(2))
    answers.expect("4.twice", 3)
    answers.expect("4.adds", 3)
    answers.expect("4.hidden", 2)
    answers.expect("4.transform", 2 + 3)
    answers.expect("4.caller", .node("column"))
    #expect(answers.rest.isEmpty)
  }

  @Test("lesson 5: 40, then -(40 + 10), then -(-50 + 5); the first size; an odd number of tens")
  func reduce() throws {
    var answers = try Answers(5)
    answers.expect("5.results", 40, -(40 + 10), -(-50 + 5))
    answers.expect("5.calls", 5 - 1)
    answers.expect("5.size", 300, 1000)
    answers.expect("5.pattern", 10)
    answers.expect("5.sum", 40 + 10 + 5)
    answers.expect("5.max", 40)
    answers.expect("5.last", 5)
    answers.expect("5.group", -(40 + -(10 + 5)))
    #expect(answers.rest.isEmpty)
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
    var answers = try Answers(6)
    answers.expect("6.late", 12 + 1)
    answers.expect("6.calls", 3)
    answers.expect("6.loop", .choice(1))
    // 10 to 11 in the first round; in the second, 11 is no less than 11.
    answers.expect("6.limit", 11)
    answers.expect("6.prompt", 12)
    #expect(answers.rest.isEmpty)
  }

  @Test("lesson 7: 60 above at rest, 40 below at a pull of 100, 70 beyond the dead zone of 30")
  func anchors() throws {
    var answers = try Answers(7)
    answers.expect("7.rest", -60)
    answers.expect("7.pulled", -60 + 100)
    answers.expect("7.beyond", 40 + 60 - 30)
    answers.expect("7.triggered", 95)
    answers.expect("7.inner", 0)
    answers.expect("7.high", -80)
    #expect(answers.rest.isEmpty)
  }

  @Test(
    "lesson 8: minus the pull and the inset; the sum is the pull; in the window the bar is added; more than 44"
  )
  func conventions() throws {
    var answers = try Answers(8)
    answers.expect("8.offset", -40, -40 - 64)
    answers.expect("8.sum", -(-104 + 64))
    answers.expect("8.place", 40, 64 + 40)
    answers.expect("8.end", 46)
    answers.expect("8.up", -64 + 100)
    #expect(answers.rest.isEmpty)
  }

  @Test("lesson 9: the published rule d(1 - 1/(0.55 x/d + 1)) and its inverse, and a jumped band")
  func rubberBand() throws {
    var answers = try Answers(9)
    func moved(_ finger: Double, _ height: Double) -> Double {
      height * (1 - 1 / (0.55 * finger / height + 1))
    }
    for (id, value) in [("9.moved", moved(120, 600)), ("9.low", moved(120, 300))] {
      guard case .numbers(let numbers)? = answers.rest.removeValue(forKey: id) else {
        Issue.record("\(id) has no number")
        continue
      }
      #expect(numbers.count == 1 && abs(numbers[0] - value) < 1e-6)
      #expect(
        abs(value - Double(RubberBandLesson.moved(by: 120, in: id == "9.low" ? 300 : 600))) < 1e-6)
    }
    // The inverse for 120: x = 600 / 0.55 * (1 / (1 - 120 / 600) - 1) = 272.7.
    guard case .numbers(let travel)? = answers.rest.removeValue(forKey: "9.travel") else { return }
    #expect(abs(travel[0] - 600 / 0.55 * 0.25) < 1e-6)
    answers.expect("9.sampling", 0)
    // 120 moves by 59.46, 130 by more than 60.
    answers.expect("9.first", 130)
    #expect(answers.rest.isEmpty)
  }

  @Test("lesson 10: armed or not; between 40 and 60 it stays armed; at 60 it is not armed yet")
  func phases() throws {
    var answers = try Answers(10)
    answers.expect("10.armed", .path(["idle", "pulling", "armed", "refreshing"]))
    answers.expect("10.never", .path(["idle", "pulling", "refreshing"]))
    answers.expect("10.trembling", .path(["idle", "pulling", "armed", "refreshing"]))
    answers.expect("10.parked", 60)
    answers.expect("10.trap", .path(["idle", "pulling", "armed", "refreshing"]))
    answers.expect(
      "10.one", .path(["idle", "pulling", "armed", "pulling", "armed", "refreshing"]))
    #expect(answers.rest.isEmpty)
  }

  @Test("lesson 11: 000 and 004 on the way down, 001 coming back, 002 beyond 60, 003 beyond 50")
  func verdicts() throws {
    var answers = try Answers(11)
    answers.expect("11.hold", .systems([.LKRefresh, .WBRefresh]))
    answers.expect("11.back", .systems([.LKRefresh, .PullToRefresh, .WBRefresh]))
    answers.expect("11.small", .systems([.ZHRefresh, .ZKRefresh]))
    answers.expect("11.line", 65)
    answers.expect("11.far", .systems(RefreshSystemName.allCases))
    answers.expect("11.near", .systems([.ZKRefresh]))
    #expect(answers.rest.isEmpty)
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
    var answers = try Answers(12)
    answers.expect("12.first", .path(["down", "down", "up", "down", "down"]))
    answers.expect("12.corrected", .path(["down", "down", "up", "up", "down"]))
    answers.expect("12.skipped", .choice(1))
    answers.expect("12.differ", -60)
    // Neither is below -60 at -60.
    answers.expect("12.above", .path(["down", "down"]))
    #expect(answers.rest.isEmpty)
  }

  @Test("appendix: swapped titles, the observer, a state that nothing leads to, ten copies or one")
  func appendix() {
    let answers = Dictionary(
      uniqueKeysWithValues: Appendix().questions.map { ($0.id, $0.answer()) })
    // One event late.
    #expect(answers["appendix.lag"] == .number(-25))
    #expect(answers["appendix.previous"] == .choice(1))
    #expect(answers["appendix.titles"] == .choice(1))
    #expect(answers["appendix.versions"] == .choice(2))
    #expect(answers["appendix.footer"] == .choice(1))
    #expect(answers["appendix.first"] == .number(10))
    #expect(answers["appendix.checked"] == .number(1))
    #expect(answers.count == 7)
  }

  @Test(
    "lesson 13: armed beyond 80 and until below 60, asked once, and 90 again in one reading only")
  func porting() throws {
    var answers = try Answers(13)
    answers.expect("13.trembling", .path(["resting", "armed", "loading"]))
    answers.expect("13.early", 1)
    answers.expect("13.sentence", .choice(2))
    answers.expect("13.least", 60)
    let once = ["resting", "armed", "loading", "closing", "resting"]
    answers.expect("13.next", .path(once))
    answers.expect("13.any", .path(once + ["armed"]))
    #expect(answers.rest.isEmpty)
  }
}
