import SwiftUI
import Testing
import ViewSketches

@testable import RefreshSystems

/// The rules S4.11 to S4.20 written a second time, with the angles as counts of turns.
private struct WBRules {
  let variant: WBRefreshVariant
  var hears: Bool
  var y = 0.0
  var isOver = false
  var over = 0
  var back = 0
  var refreshing = false
  var tipHidden = false
  var copies = 0
  var told = 0

  mutating func frame(_ y: Double) {
    self.y = y
    if !hears || y > 0 { return }
    if variant.refreshingCheck && refreshing {
      spin()
    } else if isOver {
      if y > -60 || (y == -60 && variant.comparison == .first) {
        isOver = false
        back += 1
      }
    } else if y < -60 {
      isOver = true
      over += 1
    }
  }

  mutating func spin() {
    if variant.animationKeyCheck {
      if copies > 0 { return }
      copies = 1
    } else {
      copies += 1
    }
    tipHidden = true
  }

  var model: Double {
    Double(over) * (.pi - variant.turnEpsilon) + Double(back) * (.pi + variant.turnEpsilon)
  }

  /// With a tie every turn adds half a one; otherwise over and back cancel.
  var seen: Double {
    variant.turnEpsilon == 0
      ? Double(over + back) * .pi : Double(over - back) * (.pi - variant.turnEpsilon)
  }
}

@Suite("Document 004 against a second model") struct WBRefreshModelTests {
  @Test("10,000 random steps give the same control", arguments: [20_260_904 as UInt64])
  func randomSteps(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for start in stride(from: 0, to: 10_000, by: 50) {
      let variant = WBRefreshVariant(
        comparison: Bool.random(using: &generator) ? .first : .adjusted,
        turnEpsilon: [0, 0.001, 1e-7].randomElement(using: &generator) ?? 0,
        animationKeyCheck: Bool.random(using: &generator),
        refreshingCheck: Int.random(in: 0..<4, using: &generator) > 0)
      let hears = Bool.random(using: &generator)
      var machine = WBRefreshMachine(variant: variant, isObserving: hears)
      var rules = WBRules(variant: variant, hears: hears)
      for step in start..<start + 50 {
        act(&machine, &rules, &generator)
        let place: Comment = "seed \(seed), step \(step), \(variant)"
        #expect(Double(machine.frameY) == rules.y, place)
        #expect(machine.rotateFlag == rules.isOver, place)
        #expect(machine.rotation.flips == rules.over + rules.back, place)
        #expect(abs(machine.rotation.modelAngle - rules.model) < 1e-9, place)
        #expect(abs(machine.rotation.visualAngle - rules.seen) < 1e-9, place)
        #expect(machine.isRefreshing == rules.refreshing, place)
        #expect(machine.isTipHidden == rules.tipHidden, place)
        #expect(machine.loadingAnimations == rules.copies, place)
        #expect(machine.valueChangedCount == rules.told, place)
      }
    }
  }

  private func act(
    _ machine: inout WBRefreshMachine, _ rules: inout WBRules, _ generator: inout SeededGenerator
  ) {
    switch Int.random(in: 0..<12, using: &generator) {
    case 0:
      machine.systemEntersRefreshing()
      rules.refreshing = true
      rules.told += 1
    case 1:
      machine.beginRefreshing()
      rules.refreshing = true
      rules.spin()
    case 2, 3:
      machine.endRefreshing()
      (rules.refreshing, rules.tipHidden, rules.copies) = (false, false, 0)
    case 4:
      machine.mainQueueTurns()
      rules.hears = true
    default:
      let near: Double = [-60, 0].randomElement(using: &generator) ?? 0
      let aside: Double = [-0.25, 0, 0.25].randomElement(using: &generator) ?? 0
      let y =
        Bool.random(using: &generator)
        ? near + aside : Double.random(in: -140...40, using: &generator)
      machine.frame(y: CGFloat(y))
      rules.frame(y)
    }
  }
}
