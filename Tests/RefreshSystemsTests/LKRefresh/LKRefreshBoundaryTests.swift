import SwiftUI
import Testing

@testable import RefreshSystems

/// Each threshold and guard of document 000, asked just below, at and just above.
@Suite("Boundaries of document 000") struct LKRefreshBoundaryTests {
  /// The flags that are up after one pass over an offset, which asks the host for what it begins.
  private func flags(
    _ offset: CGFloat, content: CGFloat = 2000,
    _ prepare: (inout LKRefreshMachine) -> Void = { _ in }
  ) -> [LKRefreshFlag] {
    var machine = LKRefreshMachine.list(content: content)
    prepare(&machine)
    let before = machine.flags
    machine.pass(offset)
    let begun = machine.flags.filter { !before.contains($0) }
    let asked: [LKRefreshFlag: LKRefreshCall] = [
      .headerRefreshing: .refreshTrigger, .footerRefreshing: .moreTrigger,
    ]
    #expect(machine.calls == begun.compactMap { asked[$0] })
    return machine.flags
  }

  /// Rule: S0.12.
  @Test("B000-4: the header fires strictly above 120, if the offset before was at most 120")
  func headerFires() {
    #expect(around(120).map { flags($0) } == [[], [], [.headerRefreshing]])
    let fromPrevious = around(120).map { previous in flags(130) { $0.preOffset = previous } }
    #expect(fromPrevious == [[.headerRefreshing], [.headerRefreshing], []])
  }

  /// Rule: S0.14.
  @Test("a refresh freezes at or below 120, if the offset before was strictly above")
  func headerFreezes() {
    func freezes(from previous: CGFloat, to offset: CGFloat) -> Bool {
      flags(offset) {
        $0.headerRefreshing = true
        $0.preOffset = previous
      }.contains(.headerFrozen)
    }
    #expect(around(120).map { freezes(from: 130, to: $0) } == [true, true, false])
    #expect(around(120).map { freezes(from: $0, to: 100) } == [false, false, true])
  }

  private let fires: [LKRefreshFlag] = [.footerRefreshing, .footerFrozen]

  /// Rule: S0.15.
  @Test("B000-4: the footer of a long list fires 120 points beyond the end, equality included")
  func footerOfLongList() {
    // 2000 + 120 <= 800 - offset from offset = -1320 on.
    #expect(around(-1320).map { flags($0) } == [fires, fires, []])
  }

  /// Rule: S0.16.
  @Test("the footer of a short list fires strictly beyond 120, where there is any content")
  func footerOfShortList() {
    #expect(around(-120).map { flags($0, content: 300) } == [fires, [], []])
    #expect([0, 0.25].map { flags(-130, content: $0) } == [[], fires])
  }

  @Test(
    "B000-4: content as high as the list follows the short rule, half a point more the long one")
  func equalHeights() {
    #expect(around(-120).map { flags($0, content: 800) } == [fires, [], []])
    // 800.5 + 120 <= 800 - offset from offset = -120.5 on.
    #expect(around(-120.5).map { flags($0, content: 800.5) } == [fires, fires, []])
  }

  /// Rule: S0.17.
  @Test("the footer needs an offset below zero")
  func negativeOffset() {
    // With a threshold below zero the short rule holds at every offset, so only the sign guards.
    let footers = around(0).map { offset in
      flags(offset, content: 300) {
        $0.threshold = -1
        $0.headerRefreshing = true
      }.contains(.footerRefreshing)
    }
    #expect(footers == [true, false, false])
  }

  /// Rules: S0.17, S0.21.
  @Test("the footer fires neither while it is loading nor while it is frozen")
  func footerGuards() {
    for flag in [LKRefreshFlag.footerRefreshing, .footerFrozen] {
      var machine = LKRefreshMachine.list()
      machine[flag] = true
      machine.pass(-1400)
      #expect(machine.calls.isEmpty, "\(flag)")
    }
  }

  /// Rule: S0.11.
  @Test("from zero on the header's arrow is set, below zero the footer's, and the other is kept")
  func arrows() {
    let angles = around(0).map { offset in
      var machine = LKRefreshMachine.list()
      (machine.headerRotation, machine.footerRotation) = (33, 44)
      machine.pass(offset)
      return [machine.headerRotation, machine.footerRotation]
    }
    #expect(angles == [[33, 0], [0, 44], [0, 44]])
  }

  @Test(
    "nothing is evaluated only when both sides are hidden",
    arguments: [
      (false, false, true), (true, false, true), (false, true, true), (true, true, false),
    ])
  func hidden(header: Bool, footer: Bool, runs: Bool) {
    var machine = LKRefreshMachine.list()
    (machine.headerHidden, machine.footerHidden) = (header, footer)
    #expect(machine.evaluate(offset: 10) == runs)
    #expect(machine.offset == (runs ? 10 : 0))
  }
}
