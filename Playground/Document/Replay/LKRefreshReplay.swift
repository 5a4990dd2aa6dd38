import Foundation
import RefreshSystems
import SwiftUI
import ViewSketches

/// Document 000: the whole pull down, the pulls up of a long and a short list, then for each of 48
/// settings 64 random moves that meet the limits of every comparison exactly, half a point beside
/// them, and anywhere.
@MainActor struct LKRefreshReplay: DocumentReplay {
  private var port: LKRefreshMachine

  static let flags: Set = ["headerRefreshing", "footerRefreshing"]

  static var defaults: [(name: String, value: String)] {
    let view = LKRefreshView(
      headerRefreshing: .constant(false), footerRefreshing: .constant(false), refreshTrigger: {},
      moreTrigger: {}
    ) { Color.clear }
    return [
      ("threshold", "\(view.threshold)"), ("headerHidden", "\(view.headerHidden)"),
      ("footerHidden", "\(view.footerHidden)"),
      ("header's refreshingTitle", view.headerConfig.refreshingTitle),
      ("header's willRefreshTitle", view.headerConfig.willRefreshTitle),
      ("dateFormatter", view.headerConfig.dateFormatter),
      ("footer's refreshingTitle", view.footerConfig.refreshingTitle),
      ("footer's willRefreshTitle", view.footerConfig.willRefreshTitle),
    ]
  }

  init(setting: [String: Double], defaults: [String]) {
    let threshold = setting["threshold"] ?? defaults.first.flatMap(Double.init) ?? .nan
    port = LKRefreshMachine(
      threshold: threshold, headerHidden: setting["headerHidden"] == 1,
      footerHidden: setting["footerHidden"] == 1)
    if setting["finishesAtOnce"] == 1 {
      port.refreshTrigger = { $0.headerRefreshing = false }
      port.moreTrigger = { $0.footerRefreshing = false }
    }
  }

  mutating func write(_ flag: String, _ value: Bool) {
    if flag == "headerRefreshing" { port.headerRefreshing = value }
    if flag == "footerRefreshing" { port.footerRefreshing = value }
  }

  /// The markers' bounds, and the heights at the time the change is evaluated.
  mutating func evaluate(_ event: [String]) {
    guard event.count == 4 else { return }
    port.listSizeH = Double(event[2]) ?? .nan
    port.listContentH = Double(event[3]) ?? .nan
    port.evaluate(moving: CGRect(told: event[0]), fixed: CGRect(told: event[1]))
  }

  /// The fixed marker stays where the moving one is at rest.
  static var toldOffset: (([String]) -> Double?)? {
    { event in
      guard event.count == 4, let moving = CGRect(told: event[0]),
        let fixed = CGRect(told: event[1])
      else { return nil }
      return fixed.minY - moving.minY
    }
  }

  func compare(_ comparison: inout StateComparison) {
    comparison.checkNumber("offset", port.offset)
    comparison.checkNumber("preOffset", port.preOffset)
    comparison.check("headerRefreshing", port.headerRefreshing)
    comparison.check("headerFrozen", port.headerFrozen)
    comparison.check("footerRefreshing", port.footerRefreshing)
    comparison.check("footerFrozen", port.footerFrozen)
    comparison.checkNumber("headerRotation", port.headerRotation)
    comparison.checkNumber("footerRotation", port.footerRotation)
    comparison.checkCount("refreshCalls", port.refreshCalls)
    comparison.checkCount("moreCalls", port.moreCalls)
  }

  static func changes(from old: DriverStates.Step, to new: DriverStates.Step) -> [String] {
    let words = [
      ("headerRefreshing", "header fires", "header ends"),
      ("headerFrozen", "header freezes", "header thaws"),
      ("footerRefreshing", "footer fires", "footer ends"),
    ]
    return words.filter { old.state[$0.0] != new.state[$0.0] }
      .map { new.state[$0.0] == "true" ? $0.1 : $0.2 }
  }

  static func place(in step: DriverStates.Step, since start: DriverStates.Step) -> String {
    "offset \(step.number("offset").shown), content moved by "
      + (step.top(of: "content") - start.top(of: "content")).shown
  }

  static var steps: [DocumentStep] {
    var random = SeededGenerator(seed: 20_231_220)
    return pullDown + pullUp(content: 1000) + pullUp(content: 200)
      + (0..<48).flatMap { randomSteps(round: $0, &random) }
  }

  /// The last touch causes the pass that unfreezes.
  private static var pullDown: [DocumentStep] {
    var pull = DocumentPull(["viewport": 600, "content": 1000], content: 1046)
    pull.pullDown("headerRefreshing")
    return pull.steps
  }

  /// The finger drags the content up past its end and lets go; the host finishes.
  private static func pullUp(content: Double) -> [DocumentStep] {
    var pull = DocumentPull(["viewport": 600, "content": content], content: content + 46)
    pull.touch(at: 500)
    pull.drag(by: stride(from: -10, through: -1000, by: -10))
    pull.lift()
    pull.write("footerRefreshing", 0)
    return pull.steps
  }

  private static func randomSteps(
    round: Int, _ random: inout SeededGenerator
  ) -> [DocumentStep] {
    // The first is whatever the document says.
    let given: Double? = [nil, 120, 80, 60, -8][round % 5]
    let content = [1000, 600, 200, 0, 700, 600.5, 2000, 100][round % 8]
    let threshold = given ?? Double(LKRefresh.defaultThreshold)
    var setting: [String: Double] = [
      "viewport": 600, "content": content, "headerHidden": round % 7 == 3 ? 1 : 0,
      "footerHidden": round % 11 == 5 ? 1 : 0, "finishesAtOnce": round % 9 == 4 ? 1 : 0,
    ]
    setting["threshold"] = given
    let limits = [
      0, threshold, -threshold, threshold * 0.6, -threshold * 0.6, 600 - content - threshold,
    ]
    let range = -(content + 2 * abs(threshold))...2 * abs(threshold)
    return [.screen(setting)]
      + DocumentStep.random(
        count: 64, near: limits, aside: [0, 0, 0.5, -0.5, 40], in: range,
        flags: ["headerRefreshing", "footerRefreshing"], &random)
  }
}

extension DocumentStep {
  /// Random moves of the content: near one of the limits, by half a point, or anywhere in the
  /// range. A tenth of the steps are the host's, which writes a flag.
  static func random(
    count: Int, near limits: [Double], aside: [Double], in range: ClosedRange<Double>,
    flags: [String], _ random: inout SeededGenerator
  ) -> [DocumentStep] {
    var shift = 0.0
    return (0..<count).map { _ in
      switch Int.random(in: 0..<20, using: &random) {
      case let host where host < flags.count:
        return .set(flags[host], Bool.random(using: &random) ? 1 : 0)
      case ..<14:
        shift = (limits.randomElement(using: &random) ?? 0)
        shift += aside.randomElement(using: &random) ?? 0
      case 14, 15: shift += Bool.random(using: &random) ? 0.5 : -0.5
      default: shift = (Double.random(in: range, using: &random) * 2).rounded() / 2
      }
      return .set("shift", shift)
    }
  }
}

extension CGRect {
  /// A rectangle as a driver prints it: `x y width height`; nil for `none`.
  init?(told text: String) {
    let numbers = text.split(separator: " ").compactMap { Double($0) }
    guard numbers.count == 4 else { return nil }
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
