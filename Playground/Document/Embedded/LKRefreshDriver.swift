import DocumentListings
import RefreshSystems
import SwiftUI
import ViewTreeTesting

// First the whole pull with the finger, one comparison a frame; then, for each of 48 settings of
// threshold and heights, 64 random moves that meet the limits of every comparison exactly, half a
// point beside them, and anywhere; a tenth of them is the host writing a flag. A step counts when
// the document evaluated a change or the host wrote.

/// The values that the document's view takes where the host says nothing.
let defaults = DocumentDefaults()

@MainActor struct Setting {
  var threshold = defaults.threshold
  var listHeight: CGFloat = 600
  var contentHeight: CGFloat = 1000
  var headerHidden = false
  var footerHidden = false
  var finishesAtOnce = false
}

/// The document's view and the port, given the same changes and the same words of the host.
@MainActor final class SideBySide {
  let setting: Setting
  let probe = DocumentProbe()
  let host: ViewHost
  var port: LKRefreshMachine
  /// Whether the host has written a flag since the last comparison.
  var wrote = false

  init(_ setting: Setting) {
    self.setting = setting
    probe.finishesAtOnce = setting.finishesAtOnce
    port = LKRefreshMachine(
      threshold: setting.threshold, headerHidden: setting.headerHidden,
      footerHidden: setting.footerHidden)
    if setting.finishesAtOnce {
      port.refreshTrigger = { $0.headerRefreshing = false }
      port.moreTrigger = { $0.footerRefreshing = false }
    }
    let probe = probe
    host = ViewHost(size: CGSize(width: 300, height: setting.listHeight)) {
      DocumentScreen(
        probe: probe, threshold: setting.threshold, contentHeight: setting.contentHeight,
        headerHidden: setting.headerHidden, footerHidden: setting.footerHidden)
    }
    compare("the first layout")
  }

  func write(headerRefreshing value: Bool) {
    wrote = true
    probe.headerRefreshing = value
    port.headerRefreshing = value
  }

  func write(footerRefreshing value: Bool) {
    wrote = true
    probe.footerRefreshing = value
    port.footerRefreshing = value
  }

  func compare(_ step: String) {
    host.settle()
    let isStep = wrote || !probe.changes.isEmpty
    wrote = false
    for change in probe.changes {
      port.listSizeH = change.listHeight
      port.listContentH = change.contentHeight
      port.evaluate(moving: change.moving, fixed: change.fixed)
    }
    probe.changes = []
    let state = probe.readState()
    var comparison = Comparison()
    comparison.checkNumber("offset", Double(state.offset), Double(port.offset))
    comparison.checkNumber("preOffset", Double(state.preOffset), Double(port.preOffset))
    comparison.check("headerRefreshing", probe.headerRefreshing, port.headerRefreshing)
    comparison.check("headerFrozen", state.headerFrozen, port.headerFrozen)
    comparison.check("footerRefreshing", probe.footerRefreshing, port.footerRefreshing)
    comparison.check("footerFrozen", state.footerFrozen, port.footerFrozen)
    comparison.checkNumber("headerRotation", state.headerRotation, port.headerRotation)
    comparison.checkNumber("footerRotation", state.footerRotation, port.footerRotation)
    comparison.check("refreshCalls", probe.refreshCalls, port.refreshCalls)
    comparison.check("moreCalls", probe.moreCalls, port.moreCalls)
    guard isStep || !comparison.found.isEmpty else { return }
    Report.step(
      "\(step), threshold \(setting.threshold), list \(setting.listHeight), content"
        + " \(setting.contentHeight)", comparison.found)
  }
}

/// Compares the values that a host gets where it says only what it must.
@MainActor func compareDefaults() {
  let port = LKRefreshView(
    headerRefreshing: .constant(false), footerRefreshing: .constant(false), refreshTrigger: {},
    moreTrigger: {}
  ) { Color.clear }
  var comparison = Comparison()
  comparison.check("threshold", defaults.threshold, port.threshold)
  comparison.check("headerHidden", defaults.headerHidden, port.headerHidden)
  comparison.check("footerHidden", defaults.footerHidden, port.footerHidden)
  comparison.check(
    "texts", defaults.texts,
    [
      port.headerConfig.refreshingTitle, port.headerConfig.willRefreshTitle,
      port.headerConfig.dateFormatter, port.footerConfig.refreshingTitle,
      port.footerConfig.willRefreshTitle,
    ])
  Report.step("defaults", comparison.found)
}

/// The finger drags the content down past the threshold and half of the way back, and lets go; the
/// host finishes; a touch more brings the pass that thaws.
@MainActor func pullDown() {
  let pair = SideBySide(Setting())
  let finger = pair.host.finger
  let frame = 1 / pair.host.framesPerSecond
  let contentBefore = pair.host.frame(of: "content")?.minY ?? .nan
  var was = (refreshing: false, frozen: false)
  func note(_ what: String, _ translation: CGFloat?) {
    let moved = (pair.host.frame(of: "content")?.minY ?? .nan) - contentBefore
    Report.pull(
      "\(what): finger \(translation.map { text($0) } ?? "up"), offset"
        + " \(text(pair.probe.readState().offset)), content moved by \(text(moved))")
  }
  func follow(_ translation: CGFloat?) {
    if let translation { finger.move(to: CGPoint(x: 150, y: 100 + translation)) }
    pair.host.advance(by: frame)
    pair.compare("finger at \(translation.map { "\($0)" } ?? "rest")")
    let now = (pair.probe.headerRefreshing, pair.probe.readState().headerFrozen)
    if now.0 != was.refreshing { note(now.0 ? "header fires" : "header ends", translation) }
    if now.1 != was.frozen { note(now.1 ? "header freezes" : "header thaws", translation) }
    was = now
  }
  finger.down(at: CGPoint(x: 150, y: 100))
  for step in 1...60 { follow(CGFloat(step) * 5) }
  for step in (30..<60).reversed() { follow(CGFloat(step) * 5) }
  for _ in 0..<10 { follow(150) }
  finger.up()
  for _ in 0..<60 { follow(nil) }
  note("at rest", nil)
  pair.write(headerRefreshing: false)
  follow(nil)
  finger.down(at: CGPoint(x: 150, y: 100))
  follow(10)
  finger.up()
  for _ in 0..<60 { follow(nil) }
  note("at rest", nil)
}

/// The finger drags the content up past its end and lets go; the host finishes.
@MainActor func pullUp(contentHeight: CGFloat) {
  let pair = SideBySide(Setting(contentHeight: contentHeight))
  let finger = pair.host.finger
  finger.down(at: CGPoint(x: 150, y: 500))
  for step in 1...120 {
    finger.move(to: CGPoint(x: 150, y: 500 - CGFloat(step) * 10))
    pair.host.advance(by: 1 / pair.host.framesPerSecond)
    pair.compare("finger up by \(step * 10)")
    if pair.probe.moreCalls > 0 {
      Report.pull(
        "footer fires for content \(contentHeight): finger \(-step * 10),"
          + " offset \(text(pair.probe.readState().offset))")
      break
    }
  }
  finger.up()
  for frame in 1...60 {
    pair.host.advance(by: 1 / pair.host.framesPerSecond)
    pair.compare("frame \(frame) after the finger")
  }
  pair.write(footerRefreshing: false)
  pair.compare("the host finishes")
}

@MainActor func randomSteps(_ setting: Setting, count: Int, random: inout SeededGenerator) {
  let pair = SideBySide(setting)
  let threshold = setting.threshold
  let limits: [CGFloat] = [
    0, threshold, -threshold, threshold * 0.6, -threshold * 0.6,
    setting.listHeight - setting.contentHeight - threshold,
  ]
  let lowest = -(setting.contentHeight + 2 * abs(threshold))
  for _ in 0..<count {
    switch Int.random(in: 0..<20, using: &random) {
    case 0: pair.write(headerRefreshing: Bool.random(using: &random))
    case 1: pair.write(footerRefreshing: Bool.random(using: &random))
    case 2...13:
      let aside: CGFloat = [0, 0, 0.5, -0.5, 40].randomElement(using: &random) ?? 0
      pair.probe.shift = (limits.randomElement(using: &random) ?? 0) + aside
    case 14, 15: pair.probe.shift += Bool.random(using: &random) ? 0.5 : -0.5
    default:
      let points = Double.random(
        in: Double(lowest)...Double(2 * abs(threshold)), using: &random)
      pair.probe.shift = CGFloat((points * 2).rounded() / 2)
    }
    pair.compare("shift \(pair.probe.shift)")
  }
}

compareDefaults()
pullDown()
pullUp(contentHeight: 1000)
pullUp(contentHeight: 200)
Report.count()
var random = SeededGenerator(state: 20_231_220)
let thresholds: [CGFloat] = [defaults.threshold, 120, 80, 60, -8]
let contents: [CGFloat] = [1000, 600, 200, 0, 700, 600.5, 2000, 100]
for round in 0..<48 {
  randomSteps(
    Setting(
      threshold: thresholds[round % thresholds.count],
      contentHeight: contents[round % contents.count], headerHidden: round % 7 == 3,
      footerHidden: round % 11 == 5, finishesAtOnce: round % 9 == 4),
    count: 64, random: &random)
  Report.count()
}
