import RefreshSystems
import SwiftUI

/// Replays suites `zh_delegate` and `zh_kvo`: moves, drag ends and calls, the whole state after each.
///
/// The traces are of the published code, in which every call makes the views (S2.04).
struct ZHRefreshReplay: TraceReplay {
  private var machine: ZHRefreshMachine

  init(_ trace: RefreshTrace) throws(TraceFileError) {
    let profile = try trace.source.field("profile")
    guard let version = ZHRefreshVersion(rawValue: try profile.text()) else {
      let known = ZHRefreshVersion.allCases.map { "\"\($0.rawValue)\"" }
      throw profile.error(
        "unknown profile \(profile.value.shown), expected \(known.joined(separator: ", "))")
    }
    let config = try trace.source.field("config")
    machine = ZHRefreshMachine(
      version: version, creation: .everyCall,
      contentHeight: try config.field("contentH").number(),
      frameHeight: try config.field("frameH").number())
    try start(from: try trace.source.field("initial"))
    machine.hasHeaderHandler = try Self.flag("headerHandler", in: config) ?? machine.header.exists
    machine.hasFooterHandler = try Self.flag("footerHandler", in: config) ?? machine.footer.exists
  }

  private static func flag(
    _ name: String, in config: TraceCursor
  ) throws(TraceFileError) -> Bool? {
    try config.optionalField(name)?.flag()
  }

  /// Takes over the whole state; the captured insets are those of the beginning.
  private mutating func start(from initial: TraceCursor) throws(TraceFileError) {
    machine.contentOffsetY = try initial.field("offsetY").number()
    machine.contentInsetTop = try initial.field("insetTop").number()
    machine.contentInsetBottom = try initial.field("insetBottom").number()
    for animation in try initial.field("running").elements() {
      machine.running.append(try Self.animation(animation))
    }
    try startHeader(from: try initial.field("header"))
    let footer = try initial.field("footer")
    machine.footer.exists = try footer.field("exists").flag()
    machine.footer.isRefreshing = try footer.field("isRefreshing").flag()
    machine.footer.alpha = try footer.field("alpha").number()
    machine.footer.frameY = try footer.field("frameY").number()
    machine.footer.insetBottom = machine.contentInsetBottom
    machine.footerCalls = try footer.field("calls").whole()
  }

  private mutating func startHeader(from initial: TraceCursor) throws(TraceFileError) {
    machine.header.exists = try initial.field("exists").flag()
    machine.header.status = try Self.status(try initial.field("status"))
    machine.header.oldStatus = try Self.status(try initial.field("oldStatus"))
    machine.header.isRefreshing = try initial.field("isRefreshing").flag()
    machine.header.title = try initial.field("title").text()
    machine.header.isArrowHidden = try initial.field("arrowHidden").flag()
    machine.header.isIndicatorHidden = try initial.field("indicatorHidden").flag()
    machine.header.arrowTurns = try initial.field("arrowTurns").number()
    machine.header.insetTop = machine.contentInsetTop
    machine.headerCalls = try initial.field("calls").whole()
  }

  mutating func outcome(of step: RefreshTraceStep) throws(TraceFileError) -> TraceOutcome {
    machine.forget()
    let source = step.source
    switch step.event {
    case "scroll":
      machine.scroll(
        to: try source.field("offsetY").number(), dragging: try source.field("dragging").flag())
    case "endDragging": machine.endDragging(at: try source.field("offsetY").number())
    case "contentSize": machine.setContentHeight(try source.field("height").number())
    case "animationCompletes": machine.complete(try Self.animation(try source.field("which")))
    case "appSetsInset":
      if let top = try source.optionalField("top") { machine.contentInsetTop = try top.number() }
      if let bottom = try source.optionalField("bottom") {
        machine.contentInsetBottom = try bottom.number()
      }
    case "call": try call(try source.field("api"))
    default:
      throw step.unknownEvent(
        expected: "scroll", "endDragging", "contentSize", "animationCompletes", "appSetsInset",
        "call")
    }
    return TraceOutcome(state: state, emitted: machine.occurrences.map(\.traceText))
  }

  private mutating func call(_ api: TraceCursor) throws(TraceFileError) {
    switch try api.text() {
    case "addHeaderWithCallback": machine.addHeaderWithCallback()
    case "addFooterWithCallback": machine.addFooterWithCallback()
    case "headerBeginRefreshing": machine.headerBeginRefreshing()
    case "headerEndRefreshing": machine.headerEndRefreshing()
    case "footerBeginRefreshing": machine.footerBeginRefreshing()
    case "footerEndRefreshing": machine.footerEndRefreshing()
    default: throw api.error("unknown call \(api.value.shown), expected one of document 002's six")
    }
  }

  private static func animation(
    _ name: TraceCursor
  ) throws(TraceFileError) -> ZHRefreshAnimation {
    let known = ZHRefreshAnimation.allCases.filter(\.isAwaited)
    let text = try name.text()
    guard let animation = known.first(where: { $0.rawValue == text }) else {
      let names = known.map(\.rawValue).joined(separator: ", ")
      throw name.error("unknown animation \(name.value.shown), expected \(names)")
    }
    return animation
  }

  private static func status(_ name: TraceCursor) throws(TraceFileError) -> ZHRefreshStatus {
    guard
      let status = ZHRefreshStatus.allCases.first(where: { .text($0.traceText) == name.value })
    else { throw name.error("unknown status \(name.value.shown), expected pull, release, loading") }
    return status
  }

  private var state: JSONValue {
    .fields([
      "offsetY": .number(machine.contentOffsetY),
      "insetTop": .number(machine.contentInsetTop),
      "insetBottom": .number(machine.contentInsetBottom),
      "refreshOffset": .number(machine.refreshOffset),
      "loadMoreOffset": .number(machine.loadMoreOffset),
      "running": .list(machine.running.map { .text($0.rawValue) }),
      "header": .fields([
        "exists": .flag(machine.header.exists),
        "status": .text(machine.header.status.traceText),
        "oldStatus": .text(machine.header.oldStatus.traceText),
        "isRefreshing": .flag(machine.header.isRefreshing),
        "title": .text(machine.header.title),
        "arrowHidden": .flag(machine.header.isArrowHidden),
        "indicatorHidden": .flag(machine.header.isIndicatorHidden),
        "arrowTurns": .number(machine.header.arrowTurns),
        "calls": .number(Double(machine.headerCalls)),
      ]),
      "footer": .fields([
        "exists": .flag(machine.footer.exists),
        "isRefreshing": .flag(machine.footer.isRefreshing),
        "alpha": .number(machine.footer.alpha),
        "frameY": .number(machine.footer.frameY),
        "calls": .number(Double(machine.footerCalls)),
      ]),
    ])
  }
}

extension ZHRefreshStatus {
  /// The status by its name in a trace.
  package var traceText: String {
    switch self {
    case .pullToRefresh: "pull"
    case .releaseToRefresh: "release"
    case .loading: "loading"
    }
  }
}

extension ZHRefreshOccurrence {
  /// The occurrence as an event of a trace.
  package var traceText: String {
    switch self {
    case .headerMade: "header view created"
    case .footerMade: "footer view created"
    case .headerHandler: "header handler"
    case .footerHandler: "footer handler"
    case .animation(let animation):
      switch animation {
      case .arrowTurns: "animate arrow +pi \(animation.duration)s"
      case .arrowReturns: "animate arrow identity \(animation.duration)s"
      default: "animate \(animation.rawValue) \(animation.duration)s"
      }
    }
  }
}
