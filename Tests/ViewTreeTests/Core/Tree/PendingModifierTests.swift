import SwiftUI
import Testing
import ViewTreeTesting

@MainActor @Suite("Modifiers around several views") struct PendingModifierTests {
  @Test("each element gets the modifier, those with modifiers of their own included")
  func modifiedElements() {
    let host = ViewHost(size: CGSize(width: 300, height: 100)) {
      HStack(spacing: 0) {
        Group {
          Color.clear
          Color.clear.frame(width: 10, height: 10)
          Color.clear.rotationEffect(.degrees(90))
        }
        .frame(width: 30, height: 20).called("framed")
      }
    }
    #expect(
      host.frames(of: "framed").map(\.size)
        == Array(repeating: CGSize(width: 30, height: 20), count: 3))
  }

  @Test("an element's own modifier is still brought up to date below it")
  func updates() {
    let host = ViewHost(size: CGSize(width: 300, height: 100)) { content(width: 10) }
    #expect(host.frame(of: "inner")?.width == 10)
    host.update { content(width: 12) }
    #expect(host.frame(of: "inner")?.width == 12)
    #expect(host.frame(of: "outer")?.width == 30)
  }

  @ViewBuilder private func content(width: CGFloat) -> some View {
    Group {
      Color.clear.frame(width: width, height: 10).called("inner")
      Color.clear
    }
    .frame(width: 30, height: 20).called("outer")
  }
}
