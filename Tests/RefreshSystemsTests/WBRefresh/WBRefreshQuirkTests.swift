import SwiftUI
import Testing

@testable import RefreshSystems

/// The rules' quirks, by their ids B004-1 to B004-10. Those of layers are beside the
/// control.
@Suite("Quirks of document 004") struct WBRefreshQuirkTests {
  /// Rule: S4.12.
  @Test("B004-1: the two listings part at exactly -60")
  func equality() {
    var first = WBRefreshMachine(variant: WBRefreshVariant(comparison: .first))
    var adjusted = WBRefreshMachine()
    for y in [-59, -60, -61, -60] as [CGFloat] {
      first.frame(y: y)
      adjusted.frame(y: y)
    }
    #expect(!first.rotateFlag)
    #expect(adjusted.rotateFlag)
  }

  @Test("B004-2: a finger that trembles around -60 turns the arrow at every crossing")
  func jitter() {
    var machine = WBRefreshMachine()
    for _ in 0..<5 {
      machine.frame(y: -60.5)
      machine.frame(y: -59.5)
    }
    #expect(machine.rotation.flips == 10)
  }

  @Test("B004-3: a jump from a pull to scrolled up leaves the arrow turned")
  func jump() {
    var machine = WBRefreshMachine()
    machine.frame(y: -70)
    machine.frame(y: 5)
    #expect(machine.rotateFlag)
  }

  @Test("B004-4: the arrow is still turned when loading ends, and turns back on the next frame")
  func turnedAfterLoading() {
    var machine = WBRefreshMachine()
    machine.frame(y: -90)
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
    var machine = WBRefreshMachine()
    machine.systemEntersRefreshing()
    machine.frame(y: -60)
    #expect(machine.changes.last?.step == .loadingStarts)
  }

  @Test("B004-6: without a key each notification adds another animation, and an end removes all")
  func stackedCopies() {
    var machine = WBRefreshMachine(variant: WBRefreshVariant(animationKeyCheck: false))
    machine.systemEntersRefreshing()
    for y in stride(from: CGFloat(-90), through: -60, by: 10) {
      machine.frame(y: y)
    }
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

  @Test("B004-8: the end stops the icon's animation")
  func stopsTheIcon() {
    var machine = WBRefreshMachine()
    machine.beginRefreshing()
    machine.endRefreshing()
    #expect(!machine.hasLoadingAnimation)
  }

  @Test("B004-9: an application that begins again what the user began adds nothing")
  func beginsAgain() {
    var machine = WBRefreshMachine()
    machine.systemEntersRefreshing()
    machine.frame(y: -60)
    machine.beginRefreshing()
    #expect(machine.loadingAnimations == 1)
    #expect(machine.valueChangedCount == 1)
    var unchecked = WBRefreshMachine(variant: WBRefreshVariant(animationKeyCheck: false))
    unchecked.systemEntersRefreshing()
    unchecked.frame(y: -60)
    unchecked.beginRefreshing()
    #expect(unchecked.loadingAnimations == 2)
  }

  @Test("B004-10: an end without a refresh removes the animations as well")
  func endOfNothing() {
    var machine = WBRefreshMachine()
    machine.endRefreshing()
    #expect(machine.events == ["remove all animations"])
    #expect(machine.changes.compactMap(\.event).isEmpty)
  }

  @Test("a refresh that the application begins shows the animation and tells no target")
  func beginsItself() {
    var machine = WBRefreshMachine()
    machine.beginRefreshing()
    #expect(machine.isRefreshing && machine.isTipHidden)
    #expect(machine.valueChangedCount == 0)
  }
}
