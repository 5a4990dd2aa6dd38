import RefreshSystems
import SwiftUI
import ViewTreeInspection

/// Questions about individual libraries, which teach nothing about SwiftUI: quirks of the published
/// code, for readers who port it.
@MainActor struct Appendix {
  private let prose = LessonText("appendix", about: .phases, EmbeddedText.Appendix_txt)
  private static let notifications = 10

  var questions: [Question] {
    [
      lagQuestion, previousQuestion, titleQuestion, versionQuestion, footerQuestion,
      animations("first", Self.notifications, checks: false),
      animations("checked", Self.notifications, checks: true),
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
    return prose.question(
      "lag", about: .conventions, kind: .points, answer: { .number(answer) },
      wrong: [.number(-Self.events[2]), .number(-Self.events[0])],
      [
        "firstOffset": "\(-Self.events[0])", "secondOffset": "\(-Self.events[1])",
        "thirdOffset": "\(-Self.events[2])",
      ],
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
    return prose.question(
      "previous", about: .turns, answer: { .choice(isPresent ? 1 : 0) },
      wrong: [.choice(0), .choice(2)],
      ["jump": "\(jump)", "line": "\(-Double(LKRefresh.defaultThreshold))"],
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
    return prose.question(
      "titles", about: .faithfulness,
      answer: {
        .choice(shown == config.refreshingTitle ? 0 : shown == config.willRefreshTitle ? 1 : 2)
      }, wrong: [.choice(0), .choice(2)],
      beside: SceneBeside(PulledScene(.LKRefresh, .letGo(140, seconds: 0.5))),
      chain: { ["shown while loading: \(shown ?? "nothing")"] })
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
    return prose.question(
      "versions", about: .faithfulness, answer: { .choice((old ? 1 : 0) + (new ? 2 : 0)) },
      wrong: [.choice(3), .choice(0)],
      beside: SceneBeside(
        PulledScene(.ZHRefresh, .rest, remark: ", its offset set to -70") {
          ($0 as? ZHRefreshScene)?.table.contentOffset.y = -70
        }),
      chain: {
        ["delegate: \(old ? "refreshes" : "rests")", "observer: \(new ? "refreshes" : "rests")"]
      })
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
    return prose.question(
      "footer", about: .phases,
      answer: {
        .choice(
          !stated.contains(.releaseing) ? 2 : published.contains(.releaseing) ? 0 : 1)
      }, wrong: [.choice(0), .choice(2)],
      [
        "statedStates": "\(stated.map(\.rawValue).joined(separator: ", "))",
        "publishedStates": "\(published.map(\.rawValue).joined(separator: ", "))",
      ], beside: SceneBeside(PulledScene(.ZKRefresh, .beyondEnd(20))),
      chain: {
        [
          "document: \(stated.map(\.rawValue).joined(separator: ", "))",
          "code: \(published.map(\.rawValue).joined(separator: ", "))",
        ]
      })
  }

  // MARK: Document 004

  private func animations(_ name: String, _ count: Int, checks: Bool) -> Question {
    var control = WBRefreshMachine(variant: WBRefreshVariant(animationKeyCheck: checks))
    control.systemEntersRefreshing()
    for _ in 0..<count { control.frame(y: -60) }
    return prose.question(
      name, kind: .count(of: "animations"), answer: { .number(control.loadingAnimations) },
      wrong: [.number(checks ? count : 1), .number(0)], ["count": "\(count)"],
      beside: SceneBeside(PulledScene(.WBRefresh, .pulled(80))),
      chain: {
        control.events.prefix(3).map { $0 } + ["animations: \(control.loadingAnimations)"]
      })
  }
}
