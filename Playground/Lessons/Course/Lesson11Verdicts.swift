import RefreshSystems
import SwiftUI
import ViewTreeInspection

// Lesson 11: one gesture, five verdicts.

extension Lesson {
  static let verdicts = Lesson(
    11, about: .requests, needs: [.phases, .rubberBand], minutes: 22,
    documents: RefreshSystemName.allCases,
    rules: ["S0.12", "S1.16", "B001-1", "S2.08", "S3.15", "S4.09", "S4.11"],
    reading: Reading(
      path: "Sources/RefreshSystems/PullToRefresh/PullToRefreshPass.swift", lines: 90,
      symbol: "load"),
    text: EmbeddedText.Lesson11_txt
  ) { VerdictLesson(prose: $0).content }
}

@MainActor struct VerdictLesson {
  let prose: LessonText
  private let verdicts = Verdicts()

  /// Where a system's header can ask, or is armed; where the arrow of document 004 turns. Points.
  func line(_ system: RefreshSystemName) -> CGFloat {
    RefreshScenes.scene(of: system).threshold
  }

  /// The pull beyond which a system asks, now or later. Points.
  private func requestLine(_ system: RefreshSystemName) -> CGFloat {
    RefreshScenes.scene(of: system).requestLine(of: .header) ?? .infinity
  }

  /// The pull beyond which the control of document 004 asks on its own. Points.
  var controlLine: CGFloat { requestLine(.WBRefresh) }

  private func asked(_ runs: [ComparedRun]) -> Answer {
    .systems(runs.filter { !$0.requests.isEmpty }.map(\.system))
  }

  private func sentences(_ runs: [ComparedRun]) -> [String] {
    runs.map { run in
      let verdict = CompareVerdict(run: run)
      return "\(verdict.name): \(verdict.sentence)"
    }
  }

  private func pull(_ gesture: StandardGesture) -> CGFloat { gesture.pull }

  /// A finger's non-stop translation that only documents 001 and 003 take for a request. Points.
  static let flick: CGFloat = 112
  /// The shortest and the longest time for it, in hundredths. Seconds.
  static let flickSeconds = 0.06...0.09

  private func hundredths(_ seconds: Double) -> String { ValueText.number(seconds, decimals: 2) }

  var content: Lesson.Content {
    Lesson.Content(
      prose,
      [
        "line000": "\(line(.LKRefresh))", "line001": "\(line(.PullToRefresh))",
        "line002": "\(line(.ZHRefresh))", "line003": "\(line(.ZKRefresh))",
        "line004": "\(line(.WBRefresh))", "controlLine": "\(controlLine)",
        "pull": "\(pull(.pull140Release))", "flick": "\(Self.flick)",
        "deadZone": "\(PullToRefreshVersion.third.headerDeadZone)",
        "shortest": "\(hundredths(Self.flickSeconds.lowerBound))",
        "longest": "\(hundredths(Self.flickSeconds.upperBound))",
      ],
      scene: LessonScene(
        declared: prose.code("Looked"), listing: prose.code("scene"),
        lines: sentences(verdicts.runs(.pull140Release)),
        drawn: ComparePlot(verdicts.runs(.pull140Release)).lines),
      predictions: [holdQuestion, backQuestion, smallQuestion],
      besideClosing: SceneBeside(five: Self.released(pull(.pull140Release))),
      played: verdicts.runs(.pull140Release).flatMap(steps), investigation: investigation,
      modification: modification)
  }

  private func question(
    _ name: String, _ gesture: StandardGesture, _ motion: FingerMotion, wrong: [Answer],
    _ values: [String: Prose] = [:]
  ) -> Question {
    prose.question(
      name, kind: .systems, answer: { asked(verdicts.runs(gesture)) }, wrong: wrong,
      values.merging(["lines": lines]) { $1 }, beside: SceneBeside(five: motion),
      chain: { sentences(verdicts.runs(gesture)) })
  }

  private var holdQuestion: Question {
    question(
      "hold", .pull140Hold, .pulled(pull(.pull140Hold)),
      wrong: [.systems([]), .systems([.LKRefresh]), .systems(RefreshSystemName.allCases)],
      ["pullPull140Hold": "\(pull(.pull140Hold))"])
  }

  private var backQuestion: Question {
    question(
      "back", .pull140Back, .back(pull(.pull140Back)),
      wrong: [
        .systems([.LKRefresh, .WBRefresh]), .systems([]), .systems([.LKRefresh, .PullToRefresh]),
      ], ["pullPull140Back": "\(pull(.pull140Back))"])
  }

  private var smallQuestion: Question {
    question(
      "small", .pull70Release, Self.released(pull(.pull70Release)),
      wrong: [
        .systems([.ZHRefresh]), .systems([.PullToRefresh, .ZHRefresh, .ZKRefresh]),
        .systems([.ZHRefresh, .ZKRefresh, .WBRefresh]),
      ],
      [
        "pullPull70Release": "\(pull(.pull70Release))", "line003": "\(line(.ZKRefresh))",
        "line001": "\(line(.PullToRefresh))",
      ])
  }

  private static let step = 5.0

  private func asks(_ system: RefreshSystemName, released pull: Double) -> Bool {
    verdicts.runs(released: pull).contains { $0.system == system && !$0.requests.isEmpty }
  }

  private var investigation: Investigation {
    let least: () -> Double = {
      stride(from: 50.0, through: 90, by: Self.step).first { asks(.ZHRefresh, released: $0) }
        ?? .nan
    }
    return Investigation(
      task: prose["Investigate"],
      figure: LessonFigure(
        name: "the pull at which the finger lets go", range: 40...150, step: Self.step, start: 55
      ) {
        sentences(verdicts.runs(released: $0))
      } why: {
        verdicts.reasons(released: $0)
      },
      question: prose.question(
        "line", kind: .points, answer: { .number(least()) }, wrong: [.number(60), .number(55)],
        ["line002": "\(line(.ZHRefresh))"], chain: { sentences(verdicts.runs(released: least())) }))
  }

  private var modification: Modification {
    Modification(
      task: prose["Change"],
      changes: [
        Modification.Change(
          "pull to \(pull(.pull140Release)), stop, let go", Self.path(Double(pull(.pull140Release)))
        ) { farQuestion },
        Modification.Change(
          "pull to \(pull(.pull55Release)), stop, let go", Self.path(Double(pull(.pull55Release)))
        ) { nearQuestion },
      ],
      typed: Modification.Typed(name: "a pull, stop, let go", range: 40...150, code: Self.path) {
        typed($0)
      })
  }

  private static func path(_ pull: Double) -> [CodeChange] {
    [.note("// path: pull to \(Prose.number(pull)), stop, let go")]
  }

  /// Long enough after the finger is gone for every system to have asked, and for none to be done.
  static func released(_ pull: CGFloat) -> FingerMotion { .letGo(pull, seconds: 0.6) }

  private var farQuestion: Question {
    question(
      "far", .pull140Release, Self.released(pull(.pull140Release)),
      wrong: [
        .systems([.LKRefresh, .WBRefresh]),
        .systems([.LKRefresh, .ZHRefresh, .ZKRefresh, .WBRefresh]),
      ])
  }

  private var nearQuestion: Question {
    question(
      "near", .pull55Release, Self.released(pull(.pull55Release)),
      wrong: [.systems([]), .systems([.ZHRefresh, .ZKRefresh])], ["line003": "\(line(.ZKRefresh))"])
  }

  private func typed(_ pull: Double) -> Question {
    let truth = verdicts.runs(released: pull).filter { !$0.requests.isEmpty }.map(\.system)
    let exact = RefreshSystemName.allCases.first { Double(requestLine($0)) == pull }
    let isTurned = Double(line(.WBRefresh)) < pull && !truth.contains(.WBRefresh)
    func with(_ system: RefreshSystemName) -> Answer {
      .systems(RefreshSystemName.allCases.filter { truth.contains($0) || $0 == system })
    }
    let atLine = exact.map { prose["At the line", ["number": "\($0.number)"]] }
    return prose.question(
      "typed", kind: .systems, answer: { asked(verdicts.runs(released: pull)) },
      wrong: [
        exact.map(with), isTurned && exact != .WBRefresh ? with(.WBRefresh) : nil,
        truth.contains(.WBRefresh) ? .systems(truth.filter { $0 != .WBRefresh }) : nil,
        .systems([]),
        .systems(RefreshSystemName.allCases),
      ],
      [
        "pull": "\(pull)", "lines": lines, "atLine": atLine ?? "", "line000": "\(line(.LKRefresh))",
        "line001": "\(line(.PullToRefresh))", "line002": "\(line(.ZHRefresh))",
        "line003": "\(line(.ZKRefresh))", "controlLine": "\(controlLine)",
        "exact": "\(exact?.number ?? "")", "exactLine": "\(exact.map(requestLine) ?? .nan)",
      ], beside: SceneBeside(five: Self.released(CGFloat(pull))),
      chain: { sentences(verdicts.runs(released: pull)) })
  }
}
