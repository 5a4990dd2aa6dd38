import RefreshSystems
import SwiftUI

/// Replays suite `lk_calculate`: delivered changes and the host's writes, every flag after each.
struct LKCalculateReplay: TraceReplay {
  private var machine: LKRefreshMachine

  init(_ trace: RefreshTrace) throws(TraceFileError) {
    let config = try trace.source.field("config")
    let geometry = try trace.source.field("geometry")
    machine = LKRefreshMachine(
      threshold: try config.field("threshold").number(),
      listSizeH: try geometry.field("listHeight").number(),
      listContentH: try geometry.field("contentHeight").number(),
      headerHidden: try config.field("headerHidden").flag(),
      footerHidden: try config.field("footerHidden").flag())
    if try config.says("onRefreshTrigger", "finish header synchronously") {
      machine.refreshTrigger = { $0.headerRefreshing = false }
    }
    if try config.says("onMoreTrigger", "finish footer synchronously") {
      machine.moreTrigger = { $0.footerRefreshing = false }
    }
    try start(from: try trace.source.field("initial"))
  }

  private mutating func start(from initial: TraceCursor) throws(TraceFileError) {
    machine.offset = try initial.field("offset").number()
    machine.preOffset = try initial.field("preOffset").number()
    machine.headerRotation = try initial.field("headerRotation").number()
    machine.footerRotation = try initial.field("footerRotation").number()
    for flag in LKRefreshFlag.allCases {
      machine[flag] = try initial.field(flag.rawValue).flag()
    }
    machine.refreshCalls = try initial.field("refreshCalls").whole()
    machine.moreCalls = try initial.field("moreCalls").whole()
  }

  mutating func outcome(of step: RefreshTraceStep) throws(TraceFileError) -> TraceOutcome {
    guard step.emitted != nil else { throw step.source.error("missing field \"calls\"") }
    switch step.event {
    case "calculate": try calculate(try step.source.field("in"))
    case "host": try write(try step.source.field("set"))
    default: throw step.unknownEvent(expected: "calculate", "host")
    }
    let calls = step.event == "host" ? [] : machine.calls.map(\.rawValue)
    return TraceOutcome(state: state, emitted: calls)
  }

  private mutating func calculate(_ input: TraceCursor) throws(TraceFileError) {
    machine.listSizeH = try input.field("listHeight").number()
    machine.listContentH = try input.field("contentHeight").number()
    let fixed = CGRect(x: 0, y: try input.field("fixedY").number(), width: 0, height: 0)
    let movingY = try input.field("movingY")
    let moving: CGRect? =
      movingY.value == .null
      ? nil : CGRect(x: 0, y: try movingY.number(), width: 0, height: 0)
    machine.evaluate(moving: moving, fixed: fixed)
  }

  private mutating func write(_ set: TraceCursor) throws(TraceFileError) {
    for name in try set.names() {
      let field = try set.field(name)
      switch name {
      case "headerRefreshing": machine.headerRefreshing = try field.flag()
      case "footerRefreshing": machine.footerRefreshing = try field.flag()
      default:
        throw field.error("unknown binding, expected headerRefreshing or footerRefreshing")
      }
    }
  }

  private var state: JSONValue {
    .fields([
      "offset": .number(machine.offset),
      "preOffset": .number(machine.preOffset),
      "headerRefreshing": .flag(machine.headerRefreshing),
      "footerRefreshing": .flag(machine.footerRefreshing),
      "headerFrozen": .flag(machine.headerFrozen),
      "footerFrozen": .flag(machine.footerFrozen),
      "headerRotation": .number(machine.headerRotation),
      "footerRotation": .number(machine.footerRotation),
      "refreshCalls": .number(Double(machine.refreshCalls)),
      "moreCalls": .number(Double(machine.moreCalls)),
    ])
  }
}
