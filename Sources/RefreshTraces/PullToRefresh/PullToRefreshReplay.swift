import RefreshSystems
import SwiftUI

/// The part that the three suites of document 001 share: versions, states and flags as JSON.
extension PullToRefreshMachine {
  /// A machine of the version that a trace names.
  init(_ trace: RefreshTrace) throws(TraceFileError) {
    let name = try trace.source.field("version")
    guard let version = PullToRefreshVersion(rawValue: try name.text()) else {
      let known = PullToRefreshVersion.allCases.map { "\"\($0.rawValue)\"" }
      throw name.error(
        "unknown version \(name.value.shown), expected \(known.joined(separator: ", "))")
    }
    self.init(version: version)
  }

  /// Takes over a side's whole state; `opacity` and `padding` follow from it and are only compared.
  mutating func start(
    _ side: RefreshSide, from initial: TraceCursor
  ) throws(TraceFileError) {
    let name = try initial.field("refreshState")
    guard let state = RefreshState.allCases.first(where: { .text("\($0)") == name.value }) else {
      let known = RefreshState.allCases.map { "\"\($0)\"" }
      throw name.error(
        "unknown state \(name.value.shown), expected \(known.joined(separator: ", "))")
    }
    let data = RefreshData(
      thresold: try initial.field("thresold").number(),
      progress: try initial.field("progress").number(), refreshState: state)
    let isRefreshing = try initial.field("isRefreshing").flag()
    let calls = try initial.field("calls").whole()
    switch side {
    case .header:
      headerRefreshData = data
      isHeaderRefreshing = isRefreshing
      headerCalls = calls
    case .footer:
      footerRefreshData = data
      isFooterRefreshing = isRefreshing
      footerCalls = calls
    }
  }

  /// Writes the flags of a `host` step; a change to false ends the loading.
  mutating func hostWrites(_ set: TraceCursor) throws(TraceFileError) {
    for name in try set.names() {
      let field = try set.field(name)
      switch name {
      case "isHeaderRefreshing": host(setsHeader: try field.flag())
      case "isFooterRefreshing": host(setsFooter: try field.flag())
      default:
        throw field.error("unknown binding, expected isHeaderRefreshing or isFooterRefreshing")
      }
    }
  }

  /// A side's state under the names of a trace's `expect`.
  func state(of side: RefreshSide) -> JSONValue {
    let isHeader = side == .header
    let data = isHeader ? headerRefreshData : footerRefreshData
    return .fields([
      "refreshState": .text("\(data.refreshState)"),
      "progress": .number(data.progress),
      "thresold": .number(data.thresold),
      "opacity": .number(data.opacity),
      "padding": .number(data.padding),
      "isRefreshing": .flag(isHeader ? isHeaderRefreshing : isFooterRefreshing),
      "calls": .number(Double(isHeader ? headerCalls : footerCalls)),
    ])
  }

  /// The host calls of the step, by name.
  var emitted: [String] { calls.map(\.rawValue) }
}

/// Replays suite `sr_header`: delivered bounds of the header and the host's writes.
struct PullToRefreshHeaderReplay: TraceReplay {
  private var machine: PullToRefreshMachine

  init(_ trace: RefreshTrace) throws(TraceFileError) {
    machine = try PullToRefreshMachine(trace)
    let config = try trace.source.field("config")
    if let busy = try config.optionalField("isFooterRefreshing") {
      machine.isFooterRefreshing = try busy.flag()
    }
    if try config.says("onHeaderRefresh", "finish synchronously") {
      machine.onHeaderRefresh = { $0.isHeaderRefreshing = false }
    }
    try machine.start(.header, from: try trace.source.field("initial"))
  }

  mutating func outcome(of step: RefreshTraceStep) throws(TraceFileError) -> TraceOutcome {
    machine.forget()
    switch step.event {
    case "calculateHeader":
      let input = try step.source.field("in")
      machine.evaluateHeader(
        try Self.frame(in: input),
        viewport: CGSize(width: try input.field("proxyWidth").number(), height: 0))
    case "host": try machine.hostWrites(try step.source.field("set"))
    default: throw step.unknownEvent(expected: "calculateHeader", "host")
    }
    return TraceOutcome(state: machine.state(of: .header), emitted: machine.emitted)
  }

  /// The header's frame; nil where the trace says that there is none.
  private static func frame(in input: TraceCursor) throws(TraceFileError) -> CGRect? {
    let (y, height) = (try input.field("headerMinY"), try input.field("headerHeight"))
    let width = try input.field("headerWidth")
    if [y, height, width].contains(where: { $0.value == .null }) { return nil }
    return CGRect(
      x: 0, y: try y.number(), width: try width.number(), height: try height.number())
  }
}

/// Replays suite `sr_footer`: delivered bounds of content and footer and the host's writes.
struct PullToRefreshFooterReplay: TraceReplay {
  private var machine: PullToRefreshMachine

  init(_ trace: RefreshTrace) throws(TraceFileError) {
    machine = try PullToRefreshMachine(trace)
    let config = try trace.source.field("config")
    if let busy = try config.optionalField("isHeaderRefreshing") {
      machine.isHeaderRefreshing = try busy.flag()
    }
    if try config.says("onFooterRefresh", "finish synchronously") {
      machine.onFooterRefresh = { $0.isFooterRefreshing = false }
    }
    try machine.start(.footer, from: try trace.source.field("initial"))
  }

  mutating func outcome(of step: RefreshTraceStep) throws(TraceFileError) -> TraceOutcome {
    machine.forget()
    switch step.event {
    case "calculateFooter": try calculate(try step.source.field("in"))
    case "host": try machine.hostWrites(try step.source.field("set"))
    default: throw step.unknownEvent(expected: "calculateFooter", "host")
    }
    return TraceOutcome(state: machine.state(of: .footer), emitted: machine.emitted)
  }

  /// Where the content lies plays no part, only how high it is.
  private mutating func calculate(_ input: TraceCursor) throws(TraceFileError) {
    let width = try input.field("footerWidth").number()
    machine.evaluateFooter(
      content: CGRect(
        x: 0, y: 0, width: width, height: try input.field("contentHeight").number()),
      footer: CGRect(
        x: 0, y: try input.field("footerMinY").number(), width: width,
        height: try input.field("footerHeight").number()),
      viewport: CGSize(
        width: try input.field("proxyWidth").number(),
        height: try input.field("proxyHeight").number()))
  }
}
