import SwiftUI
import Testing
import ViewSketches

@testable import RefreshSystems

/// The rules S1.09 to S1.20 written a second time: one function for both sides.
private struct TwoSides {
  struct Side: Equatable {
    /// 0 invalid, 1 stopped, 2 triggered, 3 loading.
    var stage = 0
    var share = 0.0
    var height = 0.0
    var isBusy = false
    var calls = 0
  }

  /// Header and footer.
  var sides = [Side(), Side()]
  let version: PullToRefreshVersion
  /// Whether the host is done before its callback returns.
  let finishes: [Bool]

  private var isNew: Bool { version == .third || version == .copy }

  /// - Parameters:
  ///   - beyond: how far the side is pulled into the viewport.
  ///   - rests: whether it is where it becomes usable.
  mutating func pass(_ index: Int, beyond: Double, height: Double, rests: Bool) {
    var side = sides[index]
    if side.stage == 3 || (isNew && sides[1 - index].isBusy) { return }
    side.height = height
    if rests { side.stage = max(1, side.stage) }
    if beyond == 0 { side.share = 0 }
    let dead = index == 1 && !isNew ? 20.0 : 30.0
    if beyond > dead {
      let share = (beyond - dead) / height
      switch (side.stage, beyond - dead > height) {
      case (1, true):
        side.stage = 2
        side.share = 1
      case (1, false):
        side.share = index == 0 ? max(side.share, min(share, 1)) : min(share, 1)
      case (2, false):
        side.share = index == 0 ? 1 : 0
        side.calls += 1
        side.isBusy = !finishes[index]
        side.stage = finishes[index] && isNew ? 1 : 3
      default: break
      }
    }
    sides[index] = side
  }

  mutating func write(_ index: Int, _ value: Bool) {
    if sides[index].isBusy && !value { sides[index].stage = 1 }
    sides[index].isBusy = value
  }

  mutating func appear() {
    let refreshes =
      switch version {
      case .first: false
      case .second: true
      case .third, .copy: sides[0].stage == 0
      }
    guard refreshes else { return }
    sides[0].stage = 3
    sides[0].share = 1
    sides[0].calls += 1
    sides[0].isBusy = !finishes[0]
  }
}

@Suite("Document 001 against a second model") struct PullToRefreshModelTests {
  @Test("10,000 random steps give the same states, progress, flags and calls", arguments: [71_601])
  func randomSteps(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var reached: Set<String> = []
    for start in stride(from: 0, to: 10_000, by: 100) {
      let version = PullToRefreshVersion.allCases.randomElement(using: &generator) ?? .third
      runTrace(version, &generator, "seed \(seed), step \(start)", &reached)
    }
    #expect(
      reached.isSuperset(of: [
        "header triggered", "header loading", "footer triggered", "footer loading",
      ]))
  }

  /// One instance with random parameters over 100 steps.
  private func runTrace(
    _ version: PullToRefreshVersion, _ generator: inout SeededGenerator, _ place: String,
    _ reached: inout Set<String>
  ) {
    let contents: [Double] = [0, 59, 300, 799.5, 800, 800.5, 2000]
    let content = contents.randomElement(using: &generator) ?? 300
    let finishes = [0, 1].map { _ in Int.random(in: 0..<5, using: &generator) == 0 }
    var machine = PullToRefreshMachine(version: version)
    if finishes[0] { machine.onHeaderRefresh = { $0.isHeaderRefreshing = false } }
    if finishes[1] { machine.onFooterRefresh = { $0.isFooterRefreshing = false } }
    var model = TwoSides(version: version, finishes: finishes)

    for step in 0..<100 {
      let height = ([60, 60, 60, 65] as [Double]).randomElement(using: &generator) ?? 60
      let width = Int.random(in: 0..<10, using: &generator) == 0 ? 389.5 : 390.0
      switch Int.random(in: 0..<20, using: &generator) {
      case 0:
        machine.listAppears()
        model.appear()
      case 1, 2:
        let value = Bool.random(using: &generator)
        if Bool.random(using: &generator) {
          machine.host(setsHeader: value)
          model.write(0, value)
        } else {
          machine.host(setsFooter: value)
          model.write(1, value)
        }
      case 3...10:
        let pull = Self.pull(height, &generator)
        let y = pull - height
        machine.header(pull: pull, height: height, width: width)
        model.pass(0, beyond: y + height, height: height, rests: -y == height && width == 390)
      default:
        let edge = min(content, 800)
        let y = edge - Self.pull(height, &generator)
        machine.evaluateFooter(
          content: CGRect(x: 0, y: 0, width: 390, height: content),
          footer: CGRect(x: 0, y: y, width: width, height: height),
          viewport: PullToRefreshMachine.viewport)
        let aside = abs(y - (edge + height))
        let rests =
          switch version {
          case .first, .second: y >= 390
          case .third: aside < 0.001
          case .copy: aside > 0.001
          }
        model.pass(1, beyond: edge - y, height: height, rests: rests && width == 390)
      }
      reached.insert("header \(machine.headerState)")
      reached.insert("footer \(machine.footerState)")
      expect(machine, equals: model, "\(place) + \(step), \(version), content \(content)")
    }
  }

  /// Half of all pulls are on or beside a line where something happens.
  private static func pull(_ height: Double, _ generator: inout SeededGenerator) -> Double {
    let asides = [-0.25, 0, 0, 0.25]
    let lines: [Double] = [0, -height, 20, 20 + height, 30, 30 + height]
    if Bool.random(using: &generator), let line = lines.randomElement(using: &generator) {
      return line + (asides.randomElement(using: &generator) ?? 0)
    }
    return Double.random(in: -500...160, using: &generator)
  }

  private func expect(
    _ machine: PullToRefreshMachine, equals model: TwoSides, _ place: Comment
  ) {
    for (data, side) in zip([machine.headerRefreshData, machine.footerRefreshData], model.sides) {
      #expect(data.refreshState.rawValue == side.stage, place)
      #expect(abs(data.progress - side.share) < 1e-12, place)
      #expect(Double(data.thresold) == side.height, place)
    }
    #expect(
      [machine.isHeaderRefreshing, machine.isFooterRefreshing] == model.sides.map(\.isBusy), place)
    #expect([machine.headerCalls, machine.footerCalls] == model.sides.map(\.calls), place)
  }
}
