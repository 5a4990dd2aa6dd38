import SwiftUI
import Testing
import ViewSketches

@testable import RefreshSystems

/// The header's part of S3.15 written a second time: what the state is after an event,
/// with the nested notifications worked out by hand.
private struct ZKHeaderRules {
  let inset: Double
  var state = "idle"
  var refreshing = false
  var hidden = false
  var bounces = true
  var dragged = false
  var finger = false
  var previous = 0.0
  var offset: Double
  var top: Double
  var running: [String] = []
  var calls = 0
  var ends = 0

  init(inset: Double) {
    self.inset = inset
    offset = -inset
    top = inset
  }

  mutating func notify(_ y: Double) {
    offset = y
    if hidden { return }
    let judged = previous + inset
    if state != "refreshing" {
      switch (finger, judged) {
      case (true, ..<(-50)): state = "pullingOutRect"
      case (true, _): state = "pullingInRect"
      case (false, ..<(-50)) where dragged:
        (state, refreshing, bounces) = ("refreshing", true, false)
        top += 50
        offset = -top
        running.append("begin")
      case (false, ..<0) where dragged: state = "releaseing"
      default: break
      }
      dragged = dragged || finger
    }
    previous = offset
  }

  mutating func end() {
    bounces = true
    top = inset
    if previous < 0 {
      running.append("end")
      notify(0)
    } else {
      close()
    }
  }

  mutating func enable(_ isEnabled: Bool) {
    if hidden != isEnabled { return }
    hidden = !isEnabled
    if hidden {
      top = inset
      running.append("disable")
    }
  }

  mutating func complete() {
    guard let first = running.first else { return }
    running.removeFirst()
    if first == "begin" { calls += 1 } else { close() }
  }

  private mutating func close() {
    (state, refreshing) = ("idle", false)
    ends += 1
  }
}

/// The footer's table written a second time.
private struct ZKFooterRules {
  let bottomAtStart: Double
  let parks: Bool
  var content: Double
  var state = "idle"
  var refreshing = false
  var hidden = false
  var dragged = false
  var finger = false
  var previous = 0.0
  var bottom: Double
  var y: Double
  var running: [String] = []
  var waiting: [String] = []
  var calls = 0
  var ends = 0

  mutating func notify(_ offset: Double) {
    if hidden || content <= 0 || state == "noMoreData" { return }
    let isBeyond = previous + 600 > content + 50
    switch (state, finger) {
    case ("refreshing", _): break
    case (_, true):
      dragged = true
      state = isBeyond ? "pullingOutRect" : "pullingInRect"
    case (_, false) where dragged && previous > 0 && isBeyond:
      (state, refreshing, bottom) = ("refreshing", true, 50)
      running.append("begin")
    case ("pullingInRect", false) where parks: state = "releaseing"
    default: break
    }
    previous = offset
  }

  mutating func resize(_ height: Double) {
    content = height
    if !hidden { y = height }
  }

  mutating func end(_ target: String) {
    if running.contains(where: { $0.hasPrefix("end") }) {
      waiting.append(target)
      return
    }
    bottom = target == "noMoreData" ? 50 : bottomAtStart
    running.append("end " + target)
  }

  mutating func enable(_ isEnabled: Bool) {
    if hidden != isEnabled { return }
    hidden = !isEnabled
    if hidden {
      bottom = bottomAtStart
      running.append("disable")
    }
  }

  mutating func complete() {
    guard let first = running.first else { return }
    running.removeFirst()
    if first == "begin" {
      calls += 1
      return
    }
    refreshing = false
    ends += 1
    state = first == "end noMoreData" ? "noMoreData" : "idle"
    if first.hasPrefix("end"), !waiting.isEmpty { end(waiting.removeFirst()) }
  }
}

@Suite("Document 003 against a second model") struct ZKRefreshModelTests {
  @Test("10,000 random steps give the same header", arguments: [20_260_903 as UInt64])
  func header(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for start in stride(from: 0, to: 10_000, by: 50) {
      let inset: CGFloat = [0, 0, 64, 20.5].randomElement(using: &generator) ?? 0
      var machine = ZKHeaderMachine(insetTop: inset)
      var rules = ZKHeaderRules(inset: inset)
      for step in start..<start + 50 {
        act(&machine, &rules, &generator)
        let place: Comment = "seed \(seed), step \(step), inset \(inset)"
        #expect(machine.state.rawValue == rules.state, place)
        #expect(machine.isRefreshing == rules.refreshing, place)
        #expect(machine.isHidden == rules.hidden, place)
        #expect(machine.bounces == rules.bounces, place)
        #expect(Double(machine.previousOffset) == rules.previous, place)
        #expect(Double(machine.contentOffset.y) == rules.offset, place)
        #expect(Double(machine.contentInset.top) == rules.top, place)
        #expect(machine.running.count == rules.running.count, place)
        #expect((machine.refreshingCalls, machine.endCalls) == (rules.calls, rules.ends), place)
      }
    }
  }

  private func act(
    _ machine: inout ZKHeaderMachine, _ rules: inout ZKHeaderRules,
    _ generator: inout SeededGenerator
  ) {
    switch Int.random(in: 0..<12, using: &generator) {
    case 0:
      machine.endRefreshing()
      rules.end()
    case 1:
      let isEnabled = Int.random(in: 0..<4, using: &generator) > 0
      machine.enable(isEnabled)
      rules.enable(isEnabled)
    case 2, 3:
      if let first = machine.running.first { machine.complete(first) }
      rules.complete()
    default:
      rules.finger = Bool.random(using: &generator)
      let lines: [Double] = [0, -50, -rules.inset, -rules.inset - 50]
      let y = Self.near(lines, or: -160...300, &generator)
      machine.offset(CGFloat(y), dragging: rules.finger)
      rules.notify(y)
    }
  }

  @Test("10,000 random steps give the same footer", arguments: [20_261_121 as UInt64])
  func footer(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for start in stride(from: 0, to: 10_000, by: 50) {
      let content: Double = [0, 100, 550, 600, 2000].randomElement(using: &generator) ?? 0
      let bottom: Double = [0, 34].randomElement(using: &generator) ?? 0
      let parks = Bool.random(using: &generator)
      var machine = ZKFooterMachine(
        viewportHeight: 600, contentHeight: content, insetBottom: bottom, entersReleaseing: parks)
      var rules = ZKFooterRules(
        bottomAtStart: bottom, parks: parks, content: content, bottom: bottom, y: content)
      for step in start..<start + 50 {
        act(&machine, &rules, &generator)
        let place: Comment = "seed \(seed), step \(step), content \(content), parks \(parks)"
        #expect(machine.state.rawValue == rules.state, place)
        #expect(machine.isRefreshing == rules.refreshing, place)
        #expect(machine.isHidden == rules.hidden, place)
        #expect(Double(machine.previousOffset) == rules.previous, place)
        #expect(Double(machine.contentInset.bottom) == rules.bottom, place)
        #expect(Double(machine.originY) == rules.y, place)
        #expect(machine.running.count == rules.running.count, place)
        #expect(machine.waitingEnds.map(\.rawValue) == rules.waiting, place)
        #expect((machine.refreshingCalls, machine.endCalls) == (rules.calls, rules.ends), place)
      }
    }
  }

  private func act(
    _ machine: inout ZKFooterMachine, _ rules: inout ZKFooterRules,
    _ generator: inout SeededGenerator
  ) {
    switch Int.random(in: 0..<14, using: &generator) {
    case 0:
      machine.endRefreshing()
      rules.end("idle")
    case 1:
      machine.endRefreshingWithNoMoreData()
      rules.end("noMoreData")
    case 2:
      machine.resetNoMoreData()
      rules.end("idle")
    case 3:
      let isEnabled = Int.random(in: 0..<4, using: &generator) > 0
      machine.enable(isEnabled)
      rules.enable(isEnabled)
    case 4:
      let height: Double = [0, 100, 2000, 2200].randomElement(using: &generator) ?? 0
      machine.contentSize(height: CGFloat(height))
      rules.resize(height)
    case 5...7:
      if let first = machine.running.first { machine.complete(first) }
      rules.complete()
    default:
      rules.finger = Bool.random(using: &generator)
      let y = Self.near([0, rules.content + 50 - 600], or: -160...2200, &generator)
      machine.offset(CGFloat(y), dragging: rules.finger)
      rules.notify(y)
    }
  }

  /// Half of all numbers are on or a quarter beside one of the lines.
  private static func near(
    _ lines: [Double], or range: ClosedRange<Double>, _ generator: inout SeededGenerator
  ) -> Double {
    if Bool.random(using: &generator), let line = lines.randomElement(using: &generator) {
      return line + ([-0.25, 0, 0.25].randomElement(using: &generator) ?? 0)
    }
    return (Double.random(in: range, using: &generator) * 4).rounded() / 4
  }
}
