import RefreshSystems
import ViewTree
import ViewTreeInspection

/// The page of a lesson: its words, its questions with their answers worked out, and the recordings of
/// its scene and of every change that can be made to it.
@MainActor struct CoursePage {
  private let lesson: Lesson
  private let content: Lesson.Content
  private var runs: [Page.Run] = []
  /// The most numbers, of those that may be typed, that are recorded.
  private let mostNumbers: Int

  init(_ lesson: Lesson, mostNumbers: Int = 31) {
    self.lesson = lesson
    self.mostNumbers = mostNumbers
    content = lesson.content()
  }

  /// The file's text.
  ///
  /// - Parameter course: nil for a standalone page.
  func html(course: Page.Course? = nil) -> String {
    var recorder = self
    var taught = recorder.taught()
    if course != nil {
      for index in taught.rules.indices { taught.rules[index].file = CoursePages.rulesName }
    }
    if recorder.runs.isEmpty { recorder.runs = pulledSystems }
    return Page(
      title: "\(lesson.number). \(lesson.title)", runs: recorder.runs, code: content.scene.listing,
      lesson: taught, course: course
    ).html
  }

  /// The words and questions; afterwards `runs` holds the recordings of the scene and its changes.
  mutating func taught() -> Page.Lesson {
    runs = content.scene.stage.map { [run("lesson \(lesson.number)", $0)] } ?? []
    let predictions = content.predictions.map { question($0) }
    let investigation = investigate()
    let modification = modification
    return Page.Lesson(
      goal: lesson.goal, opening: content.opening.paragraphs + content.scene.caption.paragraphs,
      // The scene first: it is read before the types that it uses.
      code: [content.scene.listing, content.scene.declared].filter { !$0.isEmpty }
        .joined(separator: "\n\n"),
      predictions: predictions, closing: content.closing.paragraphs,
      shown: content.scene.shown,
      played: Page.Lesson.Played(
        title: content.played.title.text, steps: content.played.steps),
      investigation: investigation, modification: modification,
      make: making, makeHints: content.makeHints.map(\.text), card: content.card.map(\.told.text),
      rules: lesson.rules.map { id in
        Page.Lesson.Rule(id: id, words: RuleWords.catalog.rule(id)?.sentence ?? "")
      }, reading: lesson.reading.text)
  }

  // MARK: Recordings

  /// The systems that a lesson without a scene of its own discusses, while they are pulled.
  private var pulledSystems: [Page.Run] {
    let systems = lesson.documents.isEmpty ? [.LKRefresh] : lesson.documents
    return systems.compactMap { system in
      guard let scene = try? Scene.named(system.rawValue) else { return nil }
      var run = ScenePage.pageRun(
        of: SceneRun(scene: scene, gesture: ComparedGesture(SceneRun.standardGesture)))
      run.name = "\(system.number) \(system.rawValue)"
      return run.ending(after: Self.mostMoments)
    }
  }

  /// Three seconds: the pull and every response to it, without the rest after it.
  private static let mostMoments = 180

  private func run(_ name: String, _ stage: LessonStage) -> Page.Run {
    var run = Page.Run(name: name, recording: stage.recording)
    run.explanations = explanations(stage, at: stage.recording.count - 1)
    return run
  }

  /// The reasons for each view that the lesson names.
  private func explanations(_ stage: LessonStage, at moment: Int) -> [Page.Explained] {
    content.scene.names(in: stage).map { name in
      Page.Explained(moment: moment, node: stage.node(name).number, lines: stage.chain(name))
    }
  }

  /// The recording of a question's own scene; nil if it asks about the lesson's.
  private mutating func record(_ question: Question, _ label: String) -> Page.Lesson.Place? {
    guard let stage = question.stage else { return nil }
    runs.append(run(label, stage))
    return Page.Lesson.Place(run: runs.count - 1, moment: stage.recording.count - 1)
  }

  // MARK: Parts

  private var making: [String] {
    content.make.paragraphs + [
      "On a computer with Swift, `swift run Playground new --lesson \(lesson.number) DIR` writes "
        + "the code, and `swift run Playground check DIR` judges it."
    ]
  }

  private mutating func investigate() -> Page.Lesson.Investigation {
    let part = content.investigation
    let places = part.figure.places
    var stages: [LessonStage] = []
    let pictures = places.map { place in
      var lines: [String] = []
      stages += LessonStage.stages { lines = part.figure.lines(place) }.suffix(1)
      return lines.joined(separator: "\n")
    }
    return Page.Lesson.Investigation(
      task: part.task.text, name: part.figure.name, values: places,
      pictures: pictures, start: places.firstIndex(of: part.figure.start) ?? 0,
      question: question(part.question),
      run: stages.count == places.count ? record(stages, name: part.figure.name) : nil)
  }

  /// One recording with the last moment of each stage; nil if it would be too long for a page.
  private mutating func record(_ stages: [LessonStage], name: String) -> Int? {
    let views = stages.reduce(0) { $0 + $1.moment.nodes.count }
    // A picture from the beginning is the scene's: without a scene there is none to move.
    guard content.scene.stage != nil, views < Self.mostViews else { return nil }
    runs.append(Page.Run(name: name, recording: Recording(stages)))
    return runs.count - 1
  }

  /// For a slider's recording, all values together.
  private static let mostViews = 6000

  private var modification: Page.Lesson.Modification {
    mutating get {
      let part = content.modification
      var changes: [(label: String, question: Page.Lesson.Question)] = []
      for change in part.changes {
        let asked = change.asked(of: content.scene.listing)
        let label = change.label.text.replacing("`", with: "")
        changes.append((label, question(asked, place: record(asked, label))))
      }
      return Page.Lesson.Modification(
        task: part.task.text, changes: changes, typed: part.typed?.name, numbers: numbers(part))
    }
  }

  /// A question at each recorded number, and one recording with a moment for each.
  private mutating func numbers(
    _ part: Modification
  ) -> [(value: Double, question: Page.Lesson.Question)] {
    guard let typed = part.typed else { return [] }
    let values = typed.recorded(most: mostNumbers)
    let asked = values.map { typed.asked($0, of: content.scene.listing) }
    let stages = asked.compactMap(\.stage)
    let isRecorded = stages.count == asked.count
    if isRecorded, !stages.isEmpty {
      var run = Page.Run(name: typed.name, recording: Recording(stages))
      run.explanations = stages.enumerated().flatMap { explanations($0.element, at: $0.offset) }
      runs.append(run)
    }
    return zip(values, asked).enumerated().map { index, pair in
      let place = isRecorded ? Page.Lesson.Place(run: runs.count - 1, moment: index) : nil
      return (pair.0, question(pair.1, place: place))
    }
  }

  private func question(
    _ question: Question, place: Page.Lesson.Place? = nil
  ) -> Page.Lesson.Question {
    let reading = AnswerReading(kind: question.kind)
    var asked = Page.Lesson.Question(
      id: question.id, text: question.text.text, options: reading.options.map(\.words),
      expected: reading.chosen ?? reading.expected, form: reading.form,
      answer: reading.places(of: question.answer()), told: reading.named(question.answer()),
      why: question.why.paragraphs,
      mistakes: question.wrong.map {
        Page.Lesson.Mistake(
          answer: reading.places(of: $0.answer), told: reading.named($0.answer),
          reveals: $0.reveals.paragraphs.joined(separator: " "))
      }, hints: question.hints.map(\.text), chain: question.chain(), place: place)
    asked.code = (question.listing?.lines ?? []).map {
      Page.Lesson.CodeLine(text: $0.text, changed: $0.changed)
    }
    return asked
  }
}

extension Page.Run {
  /// The same run cut off after a number of moments.
  fileprivate func ending(after count: Int) -> Page.Run {
    guard recording.count > count else { return self }
    var run = self
    run.recording = recording.with(moments: Array(recording.moments.prefix(count)))
    run.explanations = explanations.filter { $0.moment < count }
    return run
  }
}

extension Recording {
  /// The last moments of stages, in one scale: the screen is as large as that of the largest.
  @MainActor fileprivate init(_ stages: [LessonStage]) {
    var screen = CGSize.zero
    for size in stages.map(\.host.size) {
      screen.width = max(screen.width, size.width)
      screen.height = max(screen.height, size.height)
    }
    self.init(
      scene: "lesson", screen: screen, isDark: false, framesPerSecond: 60,
      moments: stages.map(\.moment))
  }
}

extension LessonFigure {
  var places: [Double] {
    Array(stride(from: range.lowerBound, through: range.upperBound, by: step))
  }
}

extension Modification.Typed {
  /// The numbers at which a page records it: whole ones, evenly spaced from the least to the
  /// greatest.
  func recorded(most: Int) -> [Double] {
    let span = range.upperBound - range.lowerBound
    let step = Self.steps.first { span / $0 < Double(most) } ?? span
    return Array(stride(from: range.lowerBound, through: range.upperBound, by: step))
  }

  private static let steps = [1.0, 2, 5, 10, 20, 50]
}

extension AnswerReading {
  /// The form in which a page asks for it.
  fileprivate var form: Page.Lesson.Form {
    switch kind {
    case .numbers(_, _, let tolerance): .numbers(tolerance: tolerance)
    case .node, .choice: .one
    case .systems: .some
    case .order: .order
    case .path: .sequence
    }
  }

  /// The form of an answer that is chosen from options; nil for typed numbers.
  fileprivate var chosen: String? {
    switch kind {
    case .numbers: nil
    case .node, .choice: "one of the options"
    case .systems: "any of the systems, or none"
    case .order(let items): "all \(items.count), in order"
    case .path: "one or more in their order; one may come twice"
    }
  }

  /// An answer in the words of its options, with a full stop.
  fileprivate func named(_ answer: Answer) -> String {
    switch (answer, kind) {
    case (.choice(let index), .choice(let sentences)): sentences[index].text
    case (.systems(let systems), _) where !systems.isEmpty:
      systems.map(\.rawValue).joined(separator: ", ") + "."
    default: told(answer)
    }
  }

  /// An answer as numbers, or as the positions of its options.
  fileprivate func places(of answer: Answer) -> [Double] {
    func place(_ name: String) -> Double {
      options.firstIndex { $0.words == name }.map(Double.init) ?? -1
    }
    return switch answer {
    case .numbers(let numbers): numbers
    case .node(let name): [place(name)]
    case .order(let names), .path(let names): names.map(place)
    case .systems(let systems):
      systems.compactMap { RefreshSystemName.allCases.firstIndex(of: $0).map(Double.init) }
    case .choice(let index): [Double(index)]
    }
  }
}
