import RefreshSystems
import SwiftUI

/// Replays suite `wb_refresh_control`: notifications of the control's frame, decisions of the
/// system's control, calls, and samples of the loading angle.
struct WBRefreshReplay: TraceReplay {
  private var machine: WBRefreshMachine
  /// Of the sampled animation; nil in a trace without samples.
  private var sampled: (duration: Double, toValue: Double)?

  init(_ trace: RefreshTrace) throws(TraceFileError) {
    let config = try trace.source.field("config")
    if let duration = try config.optionalField("duration") {
      machine = WBRefreshMachine()
      sampled = (try duration.number(), try config.field("toValue").number())
      guard try duration.number() > 0 else {
        throw duration.error("expected a duration above 0, found \(duration.value.shown)")
      }
      return
    }
    machine = WBRefreshMachine(
      variant: try Self.variant(config),
      isObserving: try config.field("observingAtStart").flag())
    let initial = try trace.source.field("initial")
    machine.frameY = try initial.field("frameY").number()
    if try initial.field("rotateFlag").flag() { machine.rotateFlag = true }
    machine.rotation.flips = try initial.field("flips").whole()
    machine.rotation.modelAngle = try initial.field("modelAngle").number()
    machine.rotation.visualAngle = try initial.field("visualAngle").number()
    machine.isRefreshing = try initial.field("isRefreshing").flag()
    machine.isTipHidden = try initial.field("tipHidden").flag()
    machine.loadingAnimations = try initial.field("loadingAnimations").whole()
    machine.valueChangedCount = try initial.field("valueChangedCount").whole()
  }

  private static func variant(
    _ config: TraceCursor
  ) throws(TraceFileError) -> WBRefreshVariant {
    let name = try config.field("variant")
    guard let comparison = WBRefreshVariant.Comparison(rawValue: try name.text()) else {
      throw name.error("unknown variant \(name.value.shown), expected \"A\" or \"B\"")
    }
    let angle = try config.field("angle")
    let epsilon: Double
    switch try angle.text() {
    case "adjusted": epsilon = WBRefreshVariant.documentEpsilon
    case "pi": epsilon = 0
    default:
      throw angle.error("unknown angle \(angle.value.shown), expected \"adjusted\" or \"pi\"")
    }
    return WBRefreshVariant(
      comparison: comparison, turnEpsilon: epsilon,
      animationKeyCheck: try config.field("animationKeyCheck").flag(),
      loadingDuration: try config.field("loadingDuration").number(),
      refreshingCheck: try config.field("refreshingCheck").flag())
  }

  mutating func outcome(of step: RefreshTraceStep) throws(TraceFileError) -> TraceOutcome {
    machine.forget()
    switch step.event {
    case "frame": machine.frame(y: try step.source.field("y").number())
    case "uikitEntersRefreshing": machine.systemEntersRefreshing()
    case "mainQueueTurn": machine.mainQueueTurns()
    case "call":
      let api = try step.source.field("api")
      switch try api.text() {
      case "beginRefreshing": machine.beginRefreshing()
      case "endRefreshing": machine.endRefreshing()
      default:
        throw api.error(
          "unknown call \(api.value.shown), expected \"beginRefreshing\" or \"endRefreshing\"")
      }
    case "sample": return try sample(step)
    default:
      throw step.unknownEvent(
        expected: "frame", "uikitEntersRefreshing", "mainQueueTurn", "call", "sample")
    }
    return TraceOutcome(state: state, emitted: machine.events)
  }

  private func sample(_ step: RefreshTraceStep) throws(TraceFileError) -> TraceOutcome {
    guard let sampled else {
      throw step.source.error("a sample needs \"duration\" and \"toValue\" in the trace's config")
    }
    let angle = WBLoadingRotation.angle(
      at: try step.source.field("in").field("t").number(), duration: sampled.duration,
      toValue: sampled.toValue)
    return TraceOutcome(state: .fields(["angle": .number(angle)]), emitted: [])
  }

  private var state: JSONValue {
    .fields([
      "frameY": .number(machine.frameY),
      "rotateFlag": .flag(machine.rotateFlag),
      "flips": .number(Double(machine.rotation.flips)),
      "modelAngle": .number(machine.rotation.modelAngle),
      "visualAngle": .number(machine.rotation.visualAngle),
      "isRefreshing": .flag(machine.isRefreshing),
      "tipHidden": .flag(machine.isTipHidden),
      "loadingAnimations": .number(Double(machine.loadingAnimations)),
      "valueChangedCount": .number(Double(machine.valueChangedCount)),
    ])
  }
}
