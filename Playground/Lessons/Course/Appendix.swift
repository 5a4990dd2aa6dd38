import RefreshSystems
import SwiftUI
import ViewTreeInspection

/// Questions about individual libraries, which teach nothing about SwiftUI: quirks of the published
/// code, for readers who port it.
@MainActor struct Appendix {
  private static let notifications = 10

  var questions: [Question] {
    [
      lagQuestion, previousQuestion, titleQuestion, versionQuestion, footerQuestion,
      animations(Self.notifications, checks: false, id: "appendix.first"),
      animations(Self.notifications, checks: true, id: "appendix.checked"),
    ]
  }

  // MARK: Document 003

  private static let events: [CGFloat] = [10, 25, 40]

  /// The offset that document 003 judges after a series of reported offsets.
  private func judged(_ pulls: ArraySlice<CGFloat>) -> CGFloat {
    var header = ZKHeaderMachine(insetTop: 0)
    for pull in pulls.dropLast() { header.offset(-pull, dragging: true) }
    return header.offsetWithoutInsets
  }

  private var lagQuestion: Question {
    let answer = judged(Self.events[...])
    return Question(
      id: "appendix.lag", about: .conventions,
      text: """
        Document 003 keeps each offset at the end of its event, and judges the kept one. A finger \
        pulls, and the list tells its offset three times: \(-Self.events[0]), \(-Self.events[1]), \
        \(-Self.events[2]). Which offset is judged at the third?
        """,
      kind: .points, answer: { .number(Double(answer)) },
      wrong: [
        WrongAnswer(
          Double(-Self.events[2]),
          "Document 003 keeps the offset at the end of each event, and judges the kept one.",
          .rule("B003-1")),
        WrongAnswer(
          Double(-Self.events[0]), "It is one event late, not two.", .rule("B003-1")),
      ],
      hints: [
        "Is the kept offset brought up to date before or after the judgement?",
        "It is one event late.", "At the first event it judges zero.",
      ],
      why: """
        The judgement uses `previousOffset`, and that is brought up to date at the event's end. At \
        the third event it is still the second one's.
        """,
      chain: {
        Self.events.indices.map { index -> Prose in
          let told = Self.events[...index]
          return "told \(-Self.events[index]): judges \(judged(told))"
        }.map(\.text)
      })
  }

  // MARK: Document 000

  private static let listHeight: CGFloat = 600
  private static let contentHeight: CGFloat = 300

  /// The outcome of one evaluation of document 000 after a jump from rest.
  private func machine(jumpingTo offset: Double) -> LKRefreshMachine {
    var machine = LKRefreshMachine(
      listSizeH: Self.listHeight, listContentH: Self.contentHeight)
    machine.evaluate(offset: 0)
    machine.evaluate(offset: CGFloat(offset))
    return machine
  }

  private var previousQuestion: Question {
    let jump = -Double(LKRefresh.defaultThreshold) - 10
    let isPresent = machine(jumpingTo: jump).footerRefreshing
    return Question(
      id: "appendix.previous", about: .turns,
      text: """
        Document 000 keeps the offset of the evaluation before in `preOffset`. In each evaluation it \
        tests the header, then sets `preOffset` to the present offset, then tests the footer. With \
        which offset does the footer's test work?
        """,
      kind: .choice([
        "With that of the evaluation before, as the header's test does.",
        "With the present one: `preOffset` is no past any more when the footer is tested.",
        "With both: it waits for a crossing.",
      ]),
      answer: { .choice(isPresent ? 1 : 0) },
      wrong: [
        WrongAnswer(
          .choice(0),
          """
          Then the footer could not fire in the very evaluation that jumps from zero beyond its \
          line.
          """, .moment("one evaluation from zero to \(jump) fires the footer")),
        WrongAnswer(
          .choice(2),
          "The header waits for a crossing. The footer's test has nothing of the kind.",
          .rule("B000-5")),
      ],
      hints: [
        "A jump from zero to \(jump): the footer's line lies at \(-Double(LKRefresh.defaultThreshold)).",
        "Does it fire in the first evaluation beyond its line?",
        "The assignment comes between the two tests.",
      ],
      why: """
        The header compares this offset with the one before, so it fires once, on crossing. The \
        footer looks at this offset alone, and fires again as soon as it may.
        """,
      chain: { machine(jumpingTo: jump).changes.map { $0.description(decimals: 1) } })
  }

  /// The header's title while a refresh of document 000 runs.
  private var shownTitle: String? {
    let scene = LKRefreshScene()
    scene.model.headerRefreshing = true
    scene.host.settle()
    let recorder = HostRecorder(scene.host, scene: "titles")
    recorder.take()
    let moment = recorder.recording[0]
    return moment.nodes(matching: LKRefreshIdentifier.headerTitle).first?.label
  }

  private var titleQuestion: Question {
    let config = LKRefresh.HeaderConfig()
    let shown = shownTitle
    return Question(
      id: "appendix.titles", about: .faithfulness,
      text: """
        The header of document 000 has two titles: `refreshingTitle` and `willRefreshTitle`. Which \
        one does the published header show while it loads?
        """,
      kind: .choice(["`refreshingTitle`, as its name says.", "`willRefreshTitle`.", "None."]),
      answer: {
        .choice(shown == config.refreshingTitle ? 0 : shown == config.willRefreshTitle ? 1 : 2)
      },
      wrong: [
        WrongAnswer(
          .choice(0), "So the document says. The published code has the two swapped.",
          .rule("S0.32")),
        WrongAnswer(.choice(2), "A title is shown.", .rule("S0.32")),
      ],
      hints: [
        "Would this be asked if it were as the names say?", "Document and code differ.",
        "The catalog has it as B000-3.",
      ],
      why: """
        The code has them swapped, and the port follows the code, says so, and names it. A faithful \
        port keeps the mistake; an honest one tells you.
        """,
      chain: { ["shown while loading: \(shown ?? "nothing")"] },
      beside: SceneBeside(PulledScene(.LKRefresh, .letGo(140, seconds: 0.5))))
  }

  // MARK: Document 002

  /// How often a version of document 002 begins when a program sets the offset, without a finger.
  private func begins(_ version: ZHRefreshVersion) -> Bool {
    var list = ZHRefreshMachine(version: version, contentHeight: 1000, frameHeight: 600)
    list.addHeaderWithCallback()
    list.forget()
    list.scroll(to: -70, dragging: false)
    return list.header.isRefreshing || !list.running.isEmpty
  }

  private var versionQuestion: Question {
    let (old, new) = (begins(.delegate), begins(.observation))
    return Question(
      id: "appendix.versions", about: .faithfulness,
      text: """
        One version of document 002 is told by the delegate when a drag ends, a later one observes \
        the offset. A program sets the offset beyond the line, without a finger. Which one refreshes?
        """,
      kind: .choice(["Neither.", "The one with the delegate.", "The observing one.", "Both."]),
      answer: { .choice((old ? 1 : 0) + (new ? 2 : 0)) },
      wrong: [
        WrongAnswer(
          .choice(3), "No drag has ended, so the delegate is not told of one.", .rule("S2.08")),
        WrongAnswer(
          .choice(0),
          "The observer sees an offset beyond the line and no finger: that is its guard.",
          .rule("B002-12")),
      ],
      hints: [
        "Has a drag ended?", "What does an observer see?",
        "The observer asks: beyond, and no finger?",
      ],
      why: """
        With a finger both do the same, and a test that only pulls finds no difference. The trace \
        needs a row in which no finger touches the list.
        """,
      chain: {
        ["delegate: \(old ? "refreshes" : "rests")", "observer: \(new ? "refreshes" : "rests")"]
      },
      beside: SceneBeside(
        PulledScene(.ZHRefresh, .rest, remark: ", its offset set to -70") {
          ($0 as? ZHRefreshScene)?.table.contentOffset.y = -70
        }))
  }

  // MARK: Document 003

  /// The states of document 003's footer when a finger lets go just before its line.
  private func footerStates(entersReleaseing: Bool) -> [ZKRefreshState] {
    var footer = ZKFooterMachine(
      viewportHeight: 600, contentHeight: 1000, entersReleaseing: entersReleaseing)
    footer.forget()
    footer.offset(410, dragging: true)
    footer.offset(420, dragging: true)
    footer.offset(420, dragging: false)
    return footer.component.changes.compactMap { change in
      if case .state(let state, _) = change.step { return state }
      return nil
    }
  }

  private var footerQuestion: Question {
    let published = footerStates(entersReleaseing: false)
    let stated = footerStates(entersReleaseing: true)
    return Question(
      id: "appendix.footer", about: .phases,
      text: """
        Document 003 lists the state `releaseing` for header and footer. Which footer enters it when \
        a finger lets go before the line: that of the document, or that of the code published with it?
        """,
      kind: .choice([
        "Both of them.", "That of the document; in the published code nothing leads there.",
        "None: a footer is never let go.",
      ]),
      answer: {
        .choice(
          !stated.contains(.releaseing) ? 2 : published.contains(.releaseing) ? 0 : 1)
      },
      wrong: [
        WrongAnswer(
          .choice(0),
          "Draw the arrows that lead into the state. In the published footer there are none.",
          .rule("S3.09")),
        WrongAnswer(
          .choice(2), "The document gives the footer a text for just this state.", .rule("S3.09")),
      ],
      hints: [
        "A state that nothing leads to is a finding.",
        "The document and the code need not agree.",
        "The document's footer goes through \(stated.map(\.rawValue).joined(separator: ", ")).",
      ],
      why: """
        The published footer goes through \(published.map(\.rawValue).joined(separator: ", ")) and \
        stays there. A drawing of the machine shows it at once: a box without an arrow into it.
        """,
      chain: {
        [
          "document: \(stated.map(\.rawValue).joined(separator: ", "))",
          "code: \(published.map(\.rawValue).joined(separator: ", "))",
        ]
      }, beside: SceneBeside(PulledScene(.ZKRefresh, .beyondEnd(20))))
  }

  // MARK: Document 004

  private func animations(_ count: Int, checks: Bool, id: String) -> Question {
    var control = WBRefreshMachine(variant: WBRefreshVariant(animationKeyCheck: checks))
    control.systemEntersRefreshing()
    for _ in 0..<count { control.frame(y: -60) }
    let answer = Double(control.loadingAnimations)
    let other = checks ? Double(count) : 1
    return Question(
      id: id, about: .phases,
      text: """
        Document 004 adds its loading animation whenever the frame is told while it refreshes. \
        \(checks ? "The corrected listing looks for its key first." : "The first listing does not look.") The frame is told \(count) times. How many animations run on the icon?
        """,
      kind: .count(of: "animations"), answer: { .number(answer) },
      wrong: [
        WrongAnswer(
          other,
          checks
            ? "This listing looks for its key, and adds nothing that is there already."
            : "Nothing looks whether an animation is there: each time one more is added.",
          .rule(checks ? "S4.17" : "S4.16")),
        WrongAnswer(
          0, "While it refreshes, every notification starts the loading animation.",
          .rule("S4.20")),
      ],
      hints: [
        "Is there a look whether it is there?", "Each notification runs the same lines.",
        checks ? "The first one adds it." : "Each one adds one.",
      ],
      why: checks
        ? "The first notification adds it under a key; the others find the key."
        : "Every notification adds one. The icon turns, and turns, and the copies pile up.",
      chain: { control.events.prefix(3).map { $0 } + ["animations: \(control.loadingAnimations)"] },
      beside: SceneBeside(PulledScene(.WBRefresh, .pulled(80))))
  }
}
