import DocumentListings
import RefreshSystems
import SwiftUI
import ViewTreeTesting

// First whole pulls with the finger, one comparison a frame: that the bounds which the document's
// anchors resolved to are the frames on the laid-out tree, and that document and port are in one
// state. Then, for each of 48 settings of heights, 64 random moves that meet the limits of every
// comparison exactly, half a point beside them, and anywhere; a tenth of them is the host writing a
// flag. A step counts when the document evaluated bounds or the host wrote.

struct Setting {
  var viewportHeight: CGFloat = 600
  var contentHeight: CGFloat = 1000
  var grows = false
  var finishesAtOnce = false
}

/// The document's view and the port, given the same bounds and the same words of the host.
@MainActor final class SideBySide {
  let setting: Setting
  let probe = DocumentProbe()
  let host: ViewHost
  var port = PullToRefreshMachine()
  /// The bounds that the document resolved last.
  var bounds: [String: CGRect] = [:]
  /// Whether the host has written a flag since the last comparison.
  var wrote = false

  init(_ setting: Setting) {
    self.setting = setting
    probe.finishesAtOnce = setting.finishesAtOnce
    probe.grows = setting.grows
    if setting.finishesAtOnce {
      port.onHeaderRefresh = { $0.isHeaderRefreshing = false }
      port.onFooterRefresh = { $0.isFooterRefreshing = false }
    }
    let probe = probe
    host = ViewHost(size: CGSize(width: 300, height: setting.viewportHeight)) {
      DocumentScreen(probe: probe, contentHeight: setting.contentHeight)
    }
    port.listAppears()
    compare("the first layout")
  }

  func write(header value: Bool) {
    wrote = true
    probe.headerRefreshing = value
    port.host(setsHeader: value)
  }

  func write(footer value: Bool) {
    wrote = true
    probe.footerRefreshing = value
    port.host(setsFooter: value)
  }

  func replay(_ delivery: Delivery) {
    switch delivery {
    case .header(let header, let viewport):
      bounds["header"] = header
      port.evaluateHeader(header, viewport: viewport)
    case .footer(let content, let footer, let viewport):
      bounds["content"] = content
      bounds["footer"] = footer
      port.evaluateFooter(content: content, footer: footer, viewport: viewport)
    }
  }

  func compare(_ step: String) {
    host.settle()
    let isStep = wrote || !probe.deliveries.isEmpty
    wrote = false
    probe.deliveries.forEach(replay)
    probe.deliveries = []
    var comparison = Comparison()
    func checkSide(
      _ name: String, _ document: DocumentListings.RefreshData,
      _ port: RefreshSystems.RefreshData
    ) {
      comparison.check("\(name) state", "\(document.refreshState)", "\(port.refreshState)")
      comparison.checkNumber("\(name) progress", document.progress, port.progress)
      comparison.checkNumber("\(name) thresold", Double(document.thresold), Double(port.thresold))
    }
    for name in ["header", "content", "footer"] {
      comparison.check("\(name) bounds", bounds[name], host.frame(of: name))
    }
    checkSide("header", probe.readHeader(), port.headerRefreshData)
    checkSide("footer", probe.readFooter(), port.footerRefreshData)
    comparison.check("isHeaderRefreshing", probe.headerRefreshing, port.isHeaderRefreshing)
    comparison.check("isFooterRefreshing", probe.footerRefreshing, port.isFooterRefreshing)
    comparison.check("onHeaderRefresh calls", probe.headerCalls, port.headerCalls)
    comparison.check("onFooterRefresh calls", probe.footerCalls, port.footerCalls)
    guard isStep || !comparison.found.isEmpty else { return }
    Report.step(
      "\(step), viewport \(setting.viewportHeight), content \(setting.contentHeight)",
      comparison.found)
  }
}

/// Follows the finger frame by frame and tells every change of a side's state.
@MainActor final class Pull {
  let pair: SideBySide
  let start: CGFloat
  private var was: [String] = []

  init(_ setting: Setting, start: CGFloat) {
    pair = SideBySide(setting)
    self.start = start
    was = states
    note("appears", nil)
    pair.write(header: false)
    follow(nil)
  }

  private var states: [String] {
    [
      "header \(pair.probe.readHeader().refreshState)",
      "footer \(pair.probe.readFooter().refreshState)",
    ]
  }

  func touch() { pair.host.finger.down(at: CGPoint(x: 150, y: start)) }

  func lift() {
    pair.host.finger.up()
    for _ in 0..<60 { follow(nil) }
    note("at rest", nil)
  }

  func follow(_ translation: CGFloat?) {
    if let translation {
      pair.host.finger.move(to: CGPoint(x: 150, y: start + translation))
    }
    pair.host.advance(by: 1 / pair.host.framesPerSecond)
    pair.compare("finger at \(translation.map { "\($0)" } ?? "rest")")
    let now = states
    for (old, new) in zip(was, now) where old != new { note(new, translation) }
    was = now
  }

  private func note(_ what: String, _ translation: CGFloat?) {
    let content = pair.host.frame(of: "content")?.minY ?? .nan
    Report.pull(
      "\(what): finger \(translation.map { text($0) } ?? "up"), content at"
        + " \(text(content))")
  }
}

/// The finger drags the list down past the threshold and half of the way back, and lets go; the
/// host finishes.
@MainActor func pullDown(grows: Bool) {
  let pull = Pull(Setting(grows: grows), start: 100)
  pull.touch()
  for step in 1...60 { pull.follow(CGFloat(step) * 5) }
  for step in (30..<60).reversed() { pull.follow(CGFloat(step) * 5) }
  for _ in 0..<10 { pull.follow(150) }
  pull.lift()
  pull.pair.write(header: false)
  pull.follow(nil)
  pull.touch()
  pull.follow(10)
  pull.lift()
}

/// The finger drags the list up past its end, by steps of 10 points, and lets go; the host
/// finishes. The end of 1000 points wakes up at 1000 - 660, of 200 points behind the header.
@MainActor func pullUp(contentHeight: CGFloat) {
  let pull = Pull(Setting(contentHeight: contentHeight), start: 500)
  let reach = max(0, contentHeight - 600) + 250
  pull.touch()
  for step in 1...Int(reach / 10) { pull.follow(CGFloat(step) * -10) }
  for step in 1...8 { pull.follow(-reach + CGFloat(step) * 10) }
  pull.lift()
  pull.pair.write(footer: false)
  pull.follow(nil)
  pull.lift()
}

@MainActor func randomSteps(_ setting: Setting, count: Int, random: inout SeededGenerator) {
  let pair = SideBySide(setting)
  if !setting.finishesAtOnce { pair.write(header: false) }
  pair.compare("the host finishes")
  let end = max(0, setting.contentHeight - setting.viewportHeight)
  let limits: [CGFloat] = [
    0, 30, 60, 65, 90, 95, -end, -end + 60, -end + 65, -end - 30, -end - 90, -end - 95,
  ]
  for _ in 0..<count {
    switch Int.random(in: 0..<20, using: &random) {
    case 0: pair.write(header: Bool.random(using: &random))
    case 1: pair.write(footer: Bool.random(using: &random))
    case 2...13:
      let aside: CGFloat = [0, 0, 0.5, -0.5, 10].randomElement(using: &random) ?? 0
      pair.probe.shift = (limits.randomElement(using: &random) ?? 0) + aside
    case 14, 15: pair.probe.shift += Bool.random(using: &random) ? 0.5 : -0.5
    default:
      let points = Double.random(in: Double(-end - 200)...200, using: &random)
      pair.probe.shift = CGFloat((points * 2).rounded() / 2)
    }
    pair.compare("shift \(pair.probe.shift)")
  }
}

pullDown(grows: false)
pullDown(grows: true)
pullUp(contentHeight: 1000)
pullUp(contentHeight: 200)
Report.count()
var random = SeededGenerator(state: 20_210_716)
let contents: [CGFloat] = [1000, 600, 200, 0, 700, 600.5, 2000, 100]
for round in 0..<48 {
  randomSteps(
    Setting(
      contentHeight: contents[round % contents.count], grows: round % 3 == 1,
      finishesAtOnce: round % 9 == 4),
    count: 64, random: &random)
  Report.count()
}
