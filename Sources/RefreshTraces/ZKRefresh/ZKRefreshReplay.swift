import RefreshSystems
import SwiftUI

/// The part that both suites of document 003 share: states, events and calls as JSON.
extension ZKMachine {
  /// Takes over the values of a trace's initial state that every component has.
  mutating func start(from initial: TraceCursor) throws(TraceFileError) {
    component.state = try Self.state(try initial.field("state"))
    isRefreshing = try initial.field("isRefreshing").flag()
    let title = try initial.field("title")
    component.title = title.value == .null ? nil : try title.text()
    previousOffset = try initial.field("previousOffset").number()
    component.contentOffset.y = try initial.field("contentOffsetY").number()
    component.refreshingCalls = try initial.field("refreshingCalls").whole()
    component.endCalls = try initial.field("endCalls").whole()
    for name in try initial.field("running").elements() {
      component.running.append(try Self.animation(name))
    }
  }

  /// The state of the given name.
  static func state(_ name: TraceCursor) throws(TraceFileError) -> ZKRefreshState {
    guard let state = ZKRefreshState(rawValue: try name.text()) else {
      let known = ZKRefreshState.allCases.map { "\"\($0.rawValue)\"" }
      throw name.error(
        "unknown state \(name.value.shown), expected \(known.joined(separator: ", "))")
    }
    return state
  }

  /// The animation that completes, by the name that the trace gives it.
  ///
  /// A header has one kind of end, `end`; a footer's says where it leads: `end:noMoreData`.
  static func animation(_ name: TraceCursor) throws(TraceFileError) -> ZKRefreshAnimation {
    switch try name.text() {
    case "begin": return .begin
    case "end", "end:idle": return .end(.idle)
    case "end:noMoreData": return .end(.noMoreData)
    case "disable": return .disable
    default:
      throw name.error(
        "unknown animation \(name.value.shown), expected \"begin\", \"end\", \"end:idle\", "
          + "\"end:noMoreData\" or \"disable\"")
    }
  }

  /// Sets the title of a `setTitle` step.
  mutating func setTitle(from step: TraceCursor) throws(TraceFileError) {
    let title = try step.field("title")
    setTitle(
      title.value == .null ? nil : try title.text(), for: try Self.state(try step.field("state")))
  }

  /// The values that both suites report, under the names of a trace's `expect`.
  func fields(running: (ZKRefreshAnimation) -> String) -> [JSONField] {
    [
      JSONField(name: "state", value: .text(state.rawValue)),
      JSONField(name: "isRefreshing", value: .flag(isRefreshing)),
      JSONField(name: "title", value: component.title.map(JSONValue.text) ?? .null),
      JSONField(name: "previousOffset", value: .number(previousOffset)),
      JSONField(name: "contentOffsetY", value: .number(contentOffset.y)),
      JSONField(name: "insetTop", value: .number(contentInset.top)),
      JSONField(name: "insetBottom", value: .number(contentInset.bottom)),
      JSONField(name: "isHidden", value: .flag(isHidden)),
      JSONField(name: "refreshingCalls", value: .number(Double(component.refreshingCalls))),
      JSONField(name: "endCalls", value: .number(Double(component.endCalls))),
      JSONField(name: "running", value: .list(component.running.map { .text(running($0)) })),
    ]
  }

  /// The effects of the rules in the step, in the words of the traces.
  var emitted: [String] { component.changes.map(\.traceText) }
}

extension ZKRefreshChange {
  /// The change as an event of a trace.
  package var traceText: String {
    switch step {
    case .state(let state, _): "state \(state.rawValue)"
    case .animation(.begin): "animate begin 0.3s"
    case .animation(.end): "animate end 0.3s"
    case .animation(.disable): "animate inset 0.3s"
    case .refreshingClosure: "refreshing closure"
    case .endClosure: "end closure"
    case .queued: "queued"
    }
  }
}

/// Replays suite `zk_header`: notifications of the content offset, completions and calls.
struct ZKHeaderReplay: TraceReplay {
  private var machine: ZKHeaderMachine

  init(_ trace: RefreshTrace) throws(TraceFileError) {
    let config = try trace.source.field("config")
    let inset = try config.optionalField("insetTop")
    machine = ZKHeaderMachine(insetTop: try inset?.number() ?? 0)
    let initial = try trace.source.field("initial")
    try machine.start(from: initial)
    machine.component.contentInset.top = try initial.field("insetTop").number()
    machine.bounces = try initial.field("bounces").flag()
    machine.component.isHidden = try initial.field("isHidden").flag()
    machine.component.enableRefresh = !machine.isHidden
  }

  mutating func outcome(of step: RefreshTraceStep) throws(TraceFileError) -> TraceOutcome {
    machine.forget()
    switch step.event {
    case "offset":
      machine.offset(
        try step.source.field("y").number(), dragging: try step.source.field("dragging").flag())
    case "animationCompletes":
      machine.complete(try ZKHeaderMachine.animation(try step.source.field("which")))
    case "call":
      let api = try step.source.field("api")
      guard try api.text() == "endRefreshing" else {
        throw api.error("unknown call \(api.value.shown), expected \"endRefreshing\"")
      }
      machine.endRefreshing()
    case "set": machine.enable(try step.source.field("enableRefresh").flag())
    case "setTitle": try machine.setTitle(from: step.source)
    default:
      throw step.unknownEvent(
        expected: "offset", "animationCompletes", "call", "set", "setTitle")
    }
    let fields = machine.fields { animation in
      switch animation {
      case .begin: "begin"
      case .end: "end"
      case .disable: "disable"
      }
    }
    return TraceOutcome(
      state: .object(fields + [JSONField(name: "bounces", value: .flag(machine.bounces))]),
      emitted: machine.emitted)
  }
}

/// Replays suite `zk_footer`: notifications of content offset and size, completions and calls.
///
/// The suite is the published footer's, which never enters `releaseing` (S3.09).
struct ZKFooterReplay: TraceReplay {
  private var machine: ZKFooterMachine

  init(_ trace: RefreshTrace) throws(TraceFileError) {
    let config = try trace.source.field("config")
    let inset = try config.optionalField("insetBottom")
    machine = ZKFooterMachine(
      viewportHeight: try config.field("frameHeight").number(),
      contentHeight: try config.field("contentHeight").number(),
      insetBottom: try inset?.number() ?? 0, entersReleaseing: false)
    let initial = try trace.source.field("initial")
    try machine.start(from: initial)
    machine.component.contentInset.bottom = try initial.field("insetBottom").number()
    machine.originY = try initial.field("frameY").number()
    machine.isEnding = machine.running.contains { $0 != .begin }
  }

  mutating func outcome(of step: RefreshTraceStep) throws(TraceFileError) -> TraceOutcome {
    machine.forget()
    switch step.event {
    case "offset":
      machine.offset(
        try step.source.field("y").number(), dragging: try step.source.field("dragging").flag())
    case "contentSize": machine.contentSize(height: try step.source.field("height").number())
    case "animationCompletes":
      machine.complete(try ZKFooterMachine.animation(try step.source.field("which")))
    case "call": try call(try step.source.field("api"))
    case "setTitle": try machine.setTitle(from: step.source)
    default:
      throw step.unknownEvent(
        expected: "offset", "contentSize", "animationCompletes", "call", "setTitle")
    }
    return TraceOutcome(state: try state(like: step.expect), emitted: machine.emitted)
  }

  private mutating func call(_ api: TraceCursor) throws(TraceFileError) {
    switch try api.text() {
    case "endRefreshing": machine.endRefreshing()
    case "endRefreshingWithNoMoreData": machine.endRefreshingWithNoMoreData()
    case "resetNoMoreData": machine.resetNoMoreData()
    default:
      throw api.error(
        "unknown call \(api.value.shown), expected \"endRefreshing\", "
          + "\"endRefreshingWithNoMoreData\" or \"resetNoMoreData\"")
    }
  }

  /// The state; waiting ends are written as the trace writes them.
  ///
  /// The schema does not say whether a waiting end is named as its animation, `end:idle`, or after
  /// the state that it leads to, `idle`; both are understood.
  private func state(like expect: TraceCursor) throws(TraceFileError) -> JSONValue {
    var prefix = "end:"
    if let queued = try expect.optionalField("queued"), let first = try queued.elements().first,
      !(try first.text().hasPrefix(prefix))
    {
      prefix = ""
    }
    let fields = machine.fields { animation in
      switch animation {
      case .begin: "begin"
      case .end(let state): "end:\(state.rawValue)"
      case .disable: "disable"
      }
    }
    return .object(
      fields + [
        JSONField(name: "frameY", value: .number(machine.originY)),
        JSONField(
          name: "queued", value: .list(machine.waitingEnds.map { .text(prefix + $0.rawValue) })),
      ])
  }
}
