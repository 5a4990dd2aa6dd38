import SwiftUI
import Testing
import ViewTreeTesting

@Suite("Elided stack")
@MainActor
struct ElidedStackTests {
  /// Rule: LAYOUT-3.1.10.
  @Test("a stack whose one child is beside nothing keeps its size inside a modifier")
  func besideNothing() {
    let host = ViewHost(size: CGSize(width: 100, height: 60)) {
      VStack {
        EmptyView()
        Color.blue.called("child")
      }
      .frame(width: 30, height: 20).called("frame")
    }
    // Centred in 100 x 60: (100 - 30) / 2, (60 - 20) / 2.
    let expected = CGRect(x: 35, y: 20, width: 30, height: 20)
    #expect(host.frame(of: "frame") == expected)
    #expect(host.frame(of: "child") == expected)
  }

  @Test("a spinner without a label, which is such a stack, is 20 x 20 and can be framed")
  func spinner() {
    let host = ViewHost(size: CGSize(width: 100, height: 60)) {
      HStack(spacing: 0) {
        ProgressView().called("spinner")
        ProgressView().frame(width: 30, height: 40).called("framed")
      }
    }
    #expect(host.frame(of: "spinner")?.size == CGSize(width: 20, height: 20))
    #expect(host.frame(of: "framed")?.size == CGSize(width: 30, height: 40))
  }
}
