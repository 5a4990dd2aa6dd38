import SwiftUI
import Testing

@testable import RefreshSystems

@Suite("Arrows of document 000") struct LKRefreshRotationTests {
  // T = 120: still below 72, then 180 * (offset - 60) / 48, complete at 108.
  /// Rule: S0.27.
  @Test(
    "B000-1: the header's arrow jumps to 45 degrees at 60 % of a pull and is turned at 90 %",
    arguments: [
      (0, 0), (71.75, 0), (71.99, 0), (72, 45), (84, 90), (96, 135), (108, 180), (500, 180),
    ])
  func header(offset: CGFloat, degrees: Double) {
    #expect(LKRefreshRotation.header(offset: offset, threshold: 120) == degrees)
  }

  private func footer(offset: CGFloat, threshold: CGFloat) -> Double {
    LKRefreshRotation.footer(
      offset: offset, threshold: threshold, listHeight: 800, contentHeight: 800)
  }

  @Test("a short list's footer arrow turns the other way by the same rule")
  func shortFooter() {
    for offset in stride(from: CGFloat(0), through: 200, by: 0.5) {
      let header = LKRefreshRotation.header(offset: offset, threshold: 120)
      #expect(footer(offset: -offset, threshold: 120) == -header)
    }
  }

  @Test("a threshold of zero gives no angle instead of NaN")
  func zeroThreshold() {
    #expect(LKRefreshRotation.header(offset: 10, threshold: 0) == 0)
    #expect(footer(offset: -10, threshold: 0) == 0)
  }
}
