/// The program that runs document 000 beside the port.
enum LKRefreshDriver {
  /// Its Swift text.
  ///
  /// It prints lines that begin with `viewtree`, since the document's own code prints too:
  /// `viewtree pull TEXT` for the whole pull, `viewtree difference TEXT`, and after every setting
  /// `viewtree steps COMPARED differences N`. The last of these counts.
  ///
  /// First the whole pull with the finger, one comparison a frame; then, for each of 48 settings of
  /// threshold and heights, 64 random moves that meet the limits of every comparison exactly, half a
  /// point beside them, and anywhere; a tenth of them is the host writing a flag. A step counts when
  /// the document evaluated a change or the host wrote.
  static let text = #"""
    import DocumentListings
    import RefreshSystems
    import SwiftUI
    import ViewTreeTesting

    struct Setting {
      var threshold: CGFloat = 120
      var listHeight: CGFloat = 600
      var contentHeight: CGFloat = 1000
      var headerHidden = false
      var footerHidden = false
      var finishesAtOnce = false
    }

    struct SeededGenerator: RandomNumberGenerator {
      var state: UInt64
      mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
      }
    }

    /// A length with one decimal.
    func text(_ points: CGFloat) -> String { "\((points * 10).rounded() / 10)" }

    /// The document's view and the port, given the same changes and the same words of the host.
    @MainActor final class SideBySide {
      static var compared = 0
      static var differences = 0
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
        var found: [String] = []
        func check<Value: Equatable>(_ name: String, _ document: Value, _ port: Value) {
          if document != port { found.append("\(name) is \(document), port \(port)") }
        }
        func checkNumber(_ name: String, _ document: Double, _ port: Double) {
          if !(abs(document - port) <= 1e-6) {
            found.append("\(name) is \(document), port \(port)")
          }
        }
        checkNumber("offset", Double(state.offset), Double(port.offset))
        checkNumber("preOffset", Double(state.preOffset), Double(port.preOffset))
        check("headerRefreshing", probe.headerRefreshing, port.headerRefreshing)
        check("headerFrozen", state.headerFrozen, port.headerFrozen)
        check("footerRefreshing", probe.footerRefreshing, port.footerRefreshing)
        check("footerFrozen", state.footerFrozen, port.footerFrozen)
        checkNumber("headerRotation", state.headerRotation, port.headerRotation)
        checkNumber("footerRotation", state.footerRotation, port.footerRotation)
        check("refreshCalls", probe.refreshCalls, port.refreshCalls)
        check("moreCalls", probe.moreCalls, port.moreCalls)
        if isStep || !found.isEmpty { Self.compared += 1 }
        if !found.isEmpty {
          Self.differences += 1
          print(
            "viewtree difference step \(Self.compared), \(step), threshold"
              + " \(setting.threshold), list \(setting.listHeight), content"
              + " \(setting.contentHeight): " + found.joined(separator: "; "))
        }
      }

      static func report() {
        print("viewtree steps \(compared) differences \(differences)")
        fflush(nil)
      }
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
        print(
          "viewtree pull \(what): finger \(translation.map { text($0) } ?? "up"), offset"
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
          print(
            "viewtree pull footer fires for content \(contentHeight): finger \(-step * 10),"
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

    // An edited copy may never come to an end.
    alarm(300)
    pullDown()
    pullUp(contentHeight: 1000)
    pullUp(contentHeight: 200)
    SideBySide.report()
    var random = SeededGenerator(state: 20_231_220)
    let thresholds: [CGFloat] = [120, 120, 80, 60, -8]
    let contents: [CGFloat] = [1000, 600, 200, 0, 700, 600.5, 2000, 100]
    for round in 0..<48 {
      randomSteps(
        Setting(
          threshold: thresholds[round % thresholds.count],
          contentHeight: contents[round % contents.count], headerHidden: round % 7 == 3,
          footerHidden: round % 11 == 5, finishesAtOnce: round % 9 == 4),
        count: 64, random: &random)
      SideBySide.report()
    }

    """#
}
