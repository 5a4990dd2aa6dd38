import SwiftUI
import Testing
import ViewTreeTesting

@MainActor
@Suite("Button")
struct ButtonTests {
  @Test func aRoleChangesNeitherTheLabelNorTheAction() {
    var taps = 0
    let host = ViewHost(size: CGSize(width: 100, height: 100)) {
      Button("abc", role: .destructive) { taps += 1 }
        .font(.system(size: 20))
        .accessibilityIdentifier("button")
    }
    // Three characters of 20 each, one line of 20, centred in 100 x 100.
    #expect(host.frame(of: "button") == CGRect(x: 20, y: 40, width: 60, height: 20))
    host.tap("button")
    #expect(taps == 1)
  }
}
