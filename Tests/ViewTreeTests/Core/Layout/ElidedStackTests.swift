import SwiftUI
import Testing

@MainActor @Suite("Elided stack")
struct ElidedStackTests {
  /// Rule: LAYOUT-3.1.10.
  @Test("a stack whose one child is beside nothing keeps its size inside a modifier")
  func besideNothing() {
    expectAnswer(30, 20, to: 100, 60, frames: "child 0 0 30 20") {
      VStack {
        EmptyView()
        Color.blue.called("child")
      }
      .frame(width: 30, height: 20)
    }
  }

  @Test("a spinner without a label, which is such a stack, is 20 x 20 and can be framed")
  func spinner() {
    expectAnswer(20, 20, to: 100, 60) { ProgressView() }
    // 20 + 30 wide, the spinner of 20 in the middle of 40.
    expectAnswer(50, 40, to: 100, 60, frames: "spinner 0 10 20 20, framed 20 0 30 40") {
      HStack(spacing: 0) {
        ProgressView().called("spinner")
        ProgressView().frame(width: 30, height: 40).called("framed")
      }
    }
  }
}
