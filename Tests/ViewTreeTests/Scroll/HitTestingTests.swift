import SwiftUI
import Testing
import ViewTreeTesting

@MainActor
@Suite("Hit testing")
struct HitTestingTests {
  /// How often a button was tapped by a finger in the middle of the screen.
  private func taps<Content: View>(@ViewBuilder on content: (Button<Text>) -> Content) -> Int {
    var taps = 0
    let view = content(Button("tap") { taps += 1 })
    let host = ViewHost(size: CGSize(width: 100, height: 100)) { view }
    host.finger.down(at: CGPoint(x: 50, y: 50))
    host.finger.up()
    return taps
  }

  @Test func aButtonThatIsSeenIsTapped() {
    #expect(taps { $0 } == 1)
    #expect(taps { $0.opacity(0.5).allowsHitTesting(true) } == 1)
  }

  @Test func whatIsHiddenIsNotTapped() {
    #expect(taps { $0.hidden() } == 0)
    #expect(taps { button in VStack { button }.padding().hidden() } == 0)
  }

  @Test func whatDoesNotAllowHitTestingIsNotTapped() {
    #expect(taps { $0.allowsHitTesting(false) } == 0)
  }

  @Test func aLayerThatDoesNotAllowHitTestingLetsTapsThrough() {
    #expect(taps { $0.overlay(Color.red.onTapGesture {}.allowsHitTesting(false)) } == 1)
    #expect(taps { $0.overlay(Color.red.onTapGesture {}) } == 0)
  }
}
