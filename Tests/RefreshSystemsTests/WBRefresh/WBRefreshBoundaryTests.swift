import SwiftUI
import Testing

@testable import RefreshSystems

/// Just below, at and just above each threshold and guard of document 004.
@Suite("Boundaries of document 004") struct WBRefreshBoundaryTests {
  @Test(
    "both listings turn the arrow over strictly below -60",
    arguments: [(-59.75, false), (-60, false), (-60.25, true)], WBRefreshVariant.Comparison.allCases
  )
  func turnsOver(given: (y: CGFloat, turns: Bool), comparison: WBRefreshVariant.Comparison) {
    var machine = WBRefreshMachine(variant: WBRefreshVariant(comparison: comparison))
    machine.frame(y: given.y)
    #expect(machine.rotateFlag == given.turns)
    #expect(machine.rotation.flips == (given.turns ? 1 : 0))
  }

  @Test(
    "the first listing turns back at -60, the adjusted one above it",
    arguments: [
      (WBRefreshVariant.Comparison.first, -60.25, false), (.first, -60, true),
      (.first, -59.75, true), (.adjusted, -60.25, false), (.adjusted, -60, false),
      (.adjusted, -59.75, true),
    ])
  func turnsBack(comparison: WBRefreshVariant.Comparison, y: CGFloat, turns: Bool) {
    var machine = WBRefreshMachine(variant: WBRefreshVariant(comparison: comparison))
    machine.frame(y: -61)
    machine.frame(y: y)
    #expect(machine.rotateFlag == !turns)
  }

  @Test(
    "a turned arrow is left alone strictly above 0",
    arguments: [(-0.25, true), (0, true), (0.25, false)])
  func scrolledUp(y: CGFloat, turns: Bool) {
    var machine = WBRefreshMachine()
    machine.frame(y: -61)
    machine.frame(y: y)
    #expect(machine.rotateFlag == !turns)
  }

  @Test(
    "while refreshing a notification at or above rest starts the animation, one below does not",
    arguments: [(-0.25, true), (0, true), (0.25, false)])
  func refreshing(y: CGFloat, starts: Bool) {
    var machine = WBRefreshMachine()
    machine.systemEntersRefreshing()
    machine.frame(y: y)
    #expect(machine.loadingAnimations == (starts ? 1 : 0))
    #expect(machine.isTipHidden == starts)
  }

  @Test("without the check for a running refresh the arrow goes on turning")
  func withoutRefreshingCheck() {
    var machine = WBRefreshMachine(variant: WBRefreshVariant(refreshingCheck: false))
    machine.systemEntersRefreshing()
    machine.frame(y: -61)
    #expect(machine.rotateFlag)
    #expect(machine.loadingAnimations == 0)
  }

  @Test(
    "nothing is heard before the main queue has registered the observer, and no call is made up for"
  )
  func registration() {
    var machine = WBRefreshMachine(isObserving: false)
    machine.frame(y: -61)
    #expect(!machine.rotateFlag)
    machine.mainQueueTurns()
    #expect(!machine.rotateFlag)
    machine.frame(y: -61)
    #expect(machine.rotateFlag)
  }

  @Test(
    "a turn goes the shorter way, exactly half a turn with the clock",
    arguments: [
      (Double.pi - 0.001, WBTipRotation.Direction.clockwise, Double.pi - 0.001),
      (Double.pi, .tie, Double.pi), (Double.pi + 0.001, .counterclockwise, 0.001 - Double.pi),
      (-Double.pi, .tie, Double.pi), (3 * Double.pi, .tie, Double.pi),
      (-1, .counterclockwise, -1),
    ])
  func shorterWay(angle: Double, direction: WBTipRotation.Direction, seen: Double) {
    var rotation = WBTipRotation()
    #expect(rotation.turn(by: angle) == direction)
    #expect(abs(rotation.visualAngle - seen) < 1e-9)
    #expect(rotation.modelAngle == angle)
  }

  @Test("a pair of turns is a whole one, with the document's small part and with the copy's")
  func pairs() {
    for epsilon in [WBRefreshVariant.documentEpsilon, WBRefreshVariant.copyEpsilon, 0] {
      var machine = WBRefreshMachine(variant: WBRefreshVariant(turnEpsilon: epsilon))
      machine.frame(y: -61)
      machine.frame(y: -59)
      #expect(abs(machine.rotation.modelAngle - 2 * .pi) < 1e-12)
      // With a tie both turns go with the clock, so a whole turn is seen.
      #expect(abs(machine.rotation.visualAngle - (epsilon == 0 ? 2 * .pi : 0)) < 1e-9)
    }
  }

  @Test("a change tells its rule in numbers and in the common words")
  func descriptions() {
    var machine = WBRefreshMachine()
    machine.frame(y: -60.5)
    machine.systemEntersRefreshing()
    machine.endRefreshing()
    machine.frame(y: -59)
    #expect(
      machine.changes.map(\.description) == [
        "the arrow turns over: frame y -60.5 < offset -60 (S4.11)",
        "the system's control refreshes: frame y -60.5 (S4.01)",
        "the application ends the refresh (S4.18)",
        "the loading icon stops (S4.18)",
        "the arrow turns back: frame y -59 > offset -60 (S4.11)",
      ])
    #expect(machine.changes.compactMap(\.event?.step) == [.armed, .requested, .ended, .disarmed])
    #expect(machine.changes.compactMap(\.event?.pull) == [60.5, 60.5, 59])
  }
}
