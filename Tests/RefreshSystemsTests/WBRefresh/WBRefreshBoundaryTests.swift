import SwiftUI
import Testing

@testable import RefreshSystems

/// Each threshold and guard of document 004, asked just below, at and just above.
@Suite("Boundaries of document 004") struct WBRefreshBoundaryTests {
  @Test("both listings turn the arrow over strictly below -60, once")
  func turnsOver() {
    for comparison in WBRefreshVariant.Comparison.allCases {
      let machines = around(-60).map {
        WBRefreshMachine.at($0, variant: WBRefreshVariant(comparison: comparison))
      }
      #expect(machines.map(\.rotateFlag) == [true, false, false], "\(comparison)")
      #expect(machines.map(\.rotation.flips) == [1, 0, 0], "\(comparison)")
    }
  }

  /// Rule: S4.12.
  @Test("B004-1: the first listing turns back at -60, the adjusted one above it")
  func turnsBack() {
    func isTurned(_ comparison: WBRefreshVariant.Comparison) -> [Bool] {
      around(-60).map {
        WBRefreshMachine.at(-61, $0, variant: WBRefreshVariant(comparison: comparison)).rotateFlag
      }
    }
    #expect(isTurned(.first) == [true, false, false])
    #expect(isTurned(.adjusted) == [true, true, false])
  }

  @Test("B004-3: a turned arrow is left alone strictly above 0")
  func scrolledUp() {
    #expect(around(0).map { WBRefreshMachine.at(-61, $0).rotateFlag } == [false, false, true])
  }

  @Test("while refreshing a frame at or above rest starts the animation, one below does not")
  func refreshing() {
    let machines = around(0).map { WBRefreshMachine.at($0, refreshing: true) }
    #expect(machines.map(\.loadingAnimations) == [1, 1, 0])
    #expect(machines.map(\.isTipHidden) == [true, true, false])
  }

  @Test("without the check for a running refresh the arrow goes on turning")
  func withoutRefreshingCheck() {
    let machine = WBRefreshMachine.at(
      -61, variant: WBRefreshVariant(refreshingCheck: false), refreshing: true)
    #expect(machine.rotateFlag)
    #expect(machine.loadingAnimations == 0)
  }

  @Test("no frame is heard before the main queue has registered the observer, nor made up for")
  func registration() {
    var machine = WBRefreshMachine(isObserving: false)
    machine.frame(y: -61)
    machine.mainQueueTurns()
    #expect(!machine.rotateFlag)
    machine.frame(y: -61)
    #expect(machine.rotateFlag)
  }

  @Test(
    "a turn goes the shorter way, exactly half a turn with the clock",
    arguments: [
      (.pi - 0.001, .clockwise, .pi - 0.001), (.pi, .tie, .pi),
      (.pi + 0.001, .counterclockwise, 0.001 - .pi), (-.pi, .tie, .pi), (3 * .pi, .tie, .pi),
      (-1, .counterclockwise, -1),
    ] as [(Double, WBTipRotation.Direction, Double)])
  func shorterWay(angle: Double, direction: WBTipRotation.Direction, seen: Double) {
    var rotation = WBTipRotation()
    #expect(rotation.turn(by: angle) == direction)
    #expect(abs(rotation.visualAngle - seen) < 1e-9)
    #expect(rotation.modelAngle == angle)
  }

  // With a tie both turns go with the clock, so a whole turn is seen.
  @Test(
    "a pair of turns is a whole one, with the document's small part and with the copy's",
    arguments: [
      (WBRefreshVariant.documentEpsilon, 0), (WBRefreshVariant.copyEpsilon, 0), (0, 2 * .pi),
    ] as [(Double, Double)])
  func pairs(epsilon: Double, seen: Double) {
    let machine = WBRefreshMachine.at(-61, -59, variant: WBRefreshVariant(turnEpsilon: epsilon))
    #expect(abs(machine.rotation.modelAngle - 2 * .pi) < 1e-12)
    #expect(abs(machine.rotation.visualAngle - seen) < 1e-9)
  }

  @Test("a change tells its rule in numbers and in the common words")
  func descriptions() {
    var machine = WBRefreshMachine.at(-60.5)
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
