import Foundation
import RefreshSystems
import SwiftUI
import ViewSketches

/// Document 001: whole pulls down and up, then for each of 48 settings 64 random moves that meet the
/// limits of every comparison exactly, half a point beside them, and anywhere.
@MainActor struct PullToRefreshReplay: DocumentReplay {
  private var port = PullToRefreshMachine()
  /// The bounds to which the document's anchors last resolved.
  private var bounds: [String: String] = [:]

  static let flags: Set = ["isHeaderRefreshing", "isFooterRefreshing"]
  static let defaults: [(name: String, value: String)] = []

  init(setting: [String: Double], defaults: [String]) {
    if setting["finishesAtOnce"] == 1 {
      port.onHeaderRefresh = { $0.isHeaderRefreshing = false }
      port.onFooterRefresh = { $0.isFooterRefreshing = false }
    }
    port.listAppears()
  }

  mutating func write(_ flag: String, _ value: Bool) {
    if flag == "isHeaderRefreshing" { port.host(setsHeader: value) }
    if flag == "isFooterRefreshing" { port.host(setsFooter: value) }
  }

  /// A side, the bounds that it reads, and the viewport.
  mutating func evaluate(_ event: [String]) {
    guard event.count >= 4, let width = Double(event[event.count - 2]),
      let height = Double(event[event.count - 1])
    else { return }
    let viewport = CGSize(width: width, height: height)
    if event[0] == "header" {
      bounds["header"] = event[1]
      port.evaluateHeader(CGRect(told: event[1]), viewport: viewport)
    } else {
      bounds["content"] = event[1]
      bounds["footer"] = event[2]
      port.evaluateFooter(
        content: CGRect(told: event[1]), footer: CGRect(told: event[2]), viewport: viewport)
    }
  }

  func compare(_ comparison: inout StateComparison) {
    for name in ["header", "content", "footer"] { comparison.checkFrame(name, bounds[name]) }
    for (side, data) in [("header", port.headerRefreshData), ("footer", port.footerRefreshData)] {
      comparison.check("\(side) state", "\(data.refreshState)")
      comparison.checkNumber("\(side) progress", data.progress)
      comparison.checkNumber("\(side) thresold", data.thresold)
    }
    comparison.check("isHeaderRefreshing", port.isHeaderRefreshing)
    comparison.check("isFooterRefreshing", port.isFooterRefreshing)
    comparison.checkCount("headerCalls", port.headerCalls)
    comparison.checkCount("footerCalls", port.footerCalls)
  }

  static func changes(from old: DriverStates.Step, to new: DriverStates.Step) -> [String] {
    ["header", "footer"].filter { old.state["\($0) state"] != new.state["\($0) state"] }
      .map { "\($0) \(new.state["\($0) state"] ?? "not told")" }
  }

  static func place(in step: DriverStates.Step, since start: DriverStates.Step) -> String {
    "content at \(step.top(of: "content").shown)"
  }

  static var steps: [DocumentStep] {
    var random = SeededGenerator(seed: 20_210_716)
    return pullDown(grows: 0) + pullDown(grows: 1) + pullUp(content: 1000) + pullUp(content: 200)
      + (0..<48).flatMap { randomSteps(round: $0, &random) }
  }

  /// The list appears loading; the host finishes.
  private static func pullDown(grows: Double) -> [DocumentStep] {
    var pull = DocumentPull(["viewport": 600, "content": 1000, "grows": grows], content: 1000)
    pull.write("isHeaderRefreshing", 0)
    pull.pullDown("isHeaderRefreshing")
    return pull.steps
  }

  /// The finger drags the list up past its end in steps of 10 points, and lets go; the host
  /// finishes. The end of 1000 points wakes up at 1000 - 660, of 200 points behind the header.
  private static func pullUp(content: Double) -> [DocumentStep] {
    var pull = DocumentPull(["viewport": 600, "content": content], content: content)
    let reach = max(0, content - 600) + 250
    pull.write("isHeaderRefreshing", 0)
    pull.touch(at: 500)
    pull.drag(by: stride(from: -10, through: -reach, by: -10))
    pull.drag(by: stride(from: 10 - reach, through: 80 - reach, by: 10))
    pull.lift()
    pull.write("isFooterRefreshing", 0)
    return pull.steps
  }

  private static func randomSteps(
    round: Int, _ random: inout SeededGenerator
  ) -> [DocumentStep] {
    let content = [1000, 600, 200, 0, 700, 600.5, 2000, 100][round % 8]
    let finishesAtOnce = round % 9 == 4
    let end = max(0, content - 600)
    let limits = [
      0, 30, 60, 65, 90, 95, -end, -end + 60, -end + 65, -end - 30, -end - 90, -end - 95,
    ]
    let screen = DocumentStep.screen([
      "viewport": 600, "content": content, "grows": round % 3 == 1 ? 1 : 0,
      "finishesAtOnce": finishesAtOnce ? 1 : 0,
    ])
    return [screen] + (finishesAtOnce ? [] : [.set("isHeaderRefreshing", 0)])
      + DocumentStep.random(
        count: 64, near: limits, aside: [0, 0, 0.5, -0.5, 10], in: (-end - 200)...200,
        flags: ["isHeaderRefreshing", "isFooterRefreshing"], &random)
  }
}
