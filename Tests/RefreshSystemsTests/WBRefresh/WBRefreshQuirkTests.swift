import SwiftUI
import Testing

@testable import RefreshSystems

/// The rules' quirks, by their ids B004-1 to B004-10. Those of a line are among the boundaries,
/// those of layers beside the control.
@Suite("Quirks of document 004") struct WBRefreshQuirkTests {
  private let unchecked = WBRefreshVariant(animationKeyCheck: false)

  @Test("B004-2: a finger that trembles around -60 turns the arrow at every crossing")
  func jitter() {
    var machine = WBRefreshMachine()
    for y in Array(repeating: [-60.5, -59.5], count: 5).joined() { machine.frame(y: y) }
    #expect(machine.rotation.flips == 10)
  }

  @Test("B004-4: the arrow is still turned when loading ends, and turns back on the next frame")
  func turnedAfterLoading() {
    var machine = WBRefreshMachine.at(-90)
    machine.systemEntersRefreshing()
    machine.frame(y: -60)
    machine.endRefreshing()
    #expect(machine.rotateFlag)
    #expect(!machine.isTipHidden)
    machine.frame(y: -30)
    #expect(!machine.rotateFlag)
  }

  @Test("B004-5: the condition starts the animation that is meant, by whatever name")
  func nameOfTheAnimation() {
    #expect(WBRefreshMachine.at(-60, refreshing: true).changes.last?.step == .loadingStarts)
  }

  @Test("B004-6: without a key each notification adds another animation, and an end removes all")
  func stackedCopies() {
    var machine = WBRefreshMachine.at(-90, -80, -70, -60, variant: unchecked, refreshing: true)
    #expect(machine.loadingAnimations == 4)
    machine.endRefreshing()
    #expect(machine.loadingAnimations == 0)
  }

  @Test("B004-7: the loading angle starts at the model's value and comes back to it")
  func loadingAngle() {
    for (time, angle) in [(0, 0), (0.125, Double.pi / 2), (0.25, .pi), (0.5, 0), (0.75, .pi)] {
      #expect(abs(WBLoadingRotation.angle(at: time, duration: 0.5) - angle) < 1e-12)
    }
  }

  @Test("B004-8: the application's beginning tells no target; its end stops the icon's animation")
  func beginsAndEnds() {
    var machine = WBRefreshMachine()
    machine.beginRefreshing()
    #expect(machine.isRefreshing && machine.isTipHidden)
    #expect(machine.valueChangedCount == 0)
    machine.endRefreshing()
    #expect(!machine.hasLoadingAnimation)
  }

  @Test("B004-9: an application that begins again what the user began adds nothing, with the check")
  func beginsAgain() {
    var machine = WBRefreshMachine.at(-60, refreshing: true)
    machine.beginRefreshing()
    #expect((machine.loadingAnimations, machine.valueChangedCount) == (1, 1))
    machine = .at(-60, variant: unchecked, refreshing: true)
    machine.beginRefreshing()
    #expect(machine.loadingAnimations == 2)
  }

  @Test("B004-10: an end without a refresh removes the animations as well")
  func endOfNothing() {
    var machine = WBRefreshMachine()
    machine.endRefreshing()
    #expect(machine.events == ["remove all animations"])
    #expect(machine.changes.compactMap(\.event).isEmpty)
  }
}
