import SwiftUI
import Testing

@MainActor @Suite("Dividers")
struct DividerTests {
  /// Rule: LAYOUT-3.8.2. At two pixels a point a line is 0.5 thick.
  @Test(
    "a divider is upright in a row, lies in a column, is one pixel thick, and 10 long by itself")
  func direction() {
    expectAnswer(0.5, 40, to: 100, 40) { HStack { Divider() } }
    expectAnswer(100, 0.5, to: 100, 40) { VStack { Divider() } }
    expectAnswer(10, 0.5, to: 100, 40) { VStack { Divider().fixedSize() } }
  }
}
