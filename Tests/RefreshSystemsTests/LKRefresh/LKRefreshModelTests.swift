import SwiftUI
import Testing
import ViewSketches

@testable import RefreshSystems

/// The rules S0.10 to S0.21 written a second time, as one function from state to state.
private struct RuleModel: Equatable {
  var previous = 0.0
  var header = false
  var footer = false
  var headerFrozen = false
  var footerFrozen = false
  var headerDegrees = 0.0
  var footerDegrees = 0.0
  var refreshes = 0
  var loads = 0

  struct Parameters {
    var threshold: Double
    var list = 800.0
    var content: Double
    var footerHidden: Bool
    var finishesRefresh: Bool
    var finishesLoad: Bool
  }

  func next(offset: Double, _ given: Parameters) -> RuleModel {
    var next = self
    let isLong = given.content > given.list
    let reach = isLong ? offset - given.list : offset
    let line = isLong ? given.content + given.threshold : given.threshold
    if offset < 0 {
      let turn = Self.turn(-offset, given.threshold)
      next.footerDegrees = isLong ? 0 : -turn
    } else {
      next.headerDegrees = Self.turn(offset, given.threshold)
    }

    let crossesDown = previous <= given.threshold && offset > given.threshold
    let crossesUp = previous > given.threshold && offset <= given.threshold
    if !header && crossesDown {
      (next.footer, next.footerFrozen) = (false, false)
      next.header = !given.finishesRefresh
      next.refreshes += 1
    }
    next.headerFrozen = next.header && (headerFrozen || crossesUp)

    let isBeyond = isLong ? line <= abs(reach) : line < abs(reach)
    let fires = !next.footer && !next.footerFrozen && offset < 0 && given.content > 0 && isBeyond
    if fires {
      (next.header, next.headerFrozen) = (false, false)
      next.footer = given.footerHidden || !given.finishesLoad
      next.loads += given.footerHidden ? 0 : 1
    }
    let isBelow = isLong ? line <= -reach : isBeyond
    next.footerFrozen = next.footer && (next.footerFrozen || isBelow)
    next.previous = offset
    return next
  }

  private static func turn(_ pull: Double, _ threshold: Double) -> Double {
    guard pull >= 0.6 * threshold else { return 0 }
    return 180 * min(max(pull / threshold - 0.5, 0), 0.4) / 0.4
  }
}

@Suite("Document 000 against a second model") struct LKRefreshModelTests {
  @Test("10,000 random steps give the same flags, angles and calls", arguments: [20_260_801])
  func randomSteps(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var steps = 0
    while steps < 10_000 {
      steps += runTrace(&generator, seed: seed, from: steps)
    }
  }

  /// One instance with random parameters over 50 steps; each a host's write or a pass.
  private func runTrace(_ generator: inout SeededGenerator, seed: UInt64, from start: Int) -> Int {
    let given = RuleModel.Parameters(
      threshold: [60, 80, 120].randomElement(using: &generator) ?? 120,
      content: [0, 300, 799.5, 800, 800.5, 2000].randomElement(using: &generator) ?? 2000,
      footerHidden: Bool.random(using: &generator),
      finishesRefresh: Int.random(in: 0..<4, using: &generator) == 0,
      finishesLoad: Int.random(in: 0..<4, using: &generator) == 0)
    var machine = LKRefreshMachine(
      threshold: given.threshold, listSizeH: given.list, listContentH: given.content,
      footerHidden: given.footerHidden)
    if given.finishesRefresh { machine.refreshTrigger = { $0.headerRefreshing = false } }
    if given.finishesLoad { machine.moreTrigger = { $0.footerRefreshing = false } }
    var model = RuleModel()

    for step in 0..<50 {
      if Int.random(in: 0..<5, using: &generator) == 0 {
        let value = Bool.random(using: &generator)
        if Bool.random(using: &generator) {
          machine.headerRefreshing = value
          model.header = value
        } else {
          machine.footerRefreshing = value
          model.footer = value
        }
      } else {
        let offset = Self.offset(given, &generator)
        machine.evaluate(offset: offset)
        model = model.next(offset: offset, given)
      }
      expect(machine, equals: model, "seed \(seed), step \(start + step), \(given)")
    }
    return 50
  }

  /// Half of all offsets are on or beside a line where something happens.
  private static func offset(
    _ given: RuleModel.Parameters, _ generator: inout SeededGenerator
  ) -> Double {
    let lines = [
      0, given.threshold, -given.threshold, 0.6 * given.threshold,
      given.list - given.content - given.threshold,
    ]
    if Bool.random(using: &generator), let line = lines.randomElement(using: &generator) {
      return line + ([-0.25, 0, 0.25].randomElement(using: &generator) ?? 0)
    }
    return Double.random(in: -2000...400, using: &generator)
  }

  private func expect(_ machine: LKRefreshMachine, equals model: RuleModel, _ place: Comment) {
    #expect(machine.headerRefreshing == model.header, place)
    #expect(machine.footerRefreshing == model.footer, place)
    #expect(machine.headerFrozen == model.headerFrozen, place)
    #expect(machine.footerFrozen == model.footerFrozen, place)
    #expect(abs(machine.headerRotation - model.headerDegrees) < 1e-9, place)
    #expect(abs(machine.footerRotation - model.footerDegrees) < 1e-9, place)
    #expect(Double(machine.preOffset) == model.previous, place)
    #expect((machine.refreshCalls, machine.moreCalls) == (model.refreshes, model.loads), place)
  }
}
