import SwiftUI
import Testing
import ViewTreeTesting

@MainActor
@Suite("Mask")
struct MaskTests {
  @Test("a mask is proposed the view's size and does not change it")
  func proposal() {
    // The two are centred on one another in 60 x 20, which is in the corner at (30, 40); the
    // rectangle takes all of it.
    expectFrames("view 30 40 40 20, mask 30 40 60 20, wide 30 45 60 10") {
      Color.red.frame(width: 40, height: 20)
        .mask(alignment: .topLeading) {
          Rectangle().padding(5).called("mask")
          Color.red.frame(width: 60, height: 10).called("wide")
        }
        .called("view")
    }
  }

  @Test("a mask lets taps through")
  func taps() {
    var taps = 0
    let host = host { Color.red.onTapGesture { taps += 1 }.mask(Circle()) }
    host.finger.down(at: CGPoint(50, 50))
    host.finger.up()
    #expect(taps == 1)
  }

  @Test("only a mask cuts its view in a picture; layers are drawn with theirs")
  func onlyAMaskMasks() {
    let box = Color.blue.frame(width: 10, height: 10)
    let layered = [
      host { Color.red.overlay { box } }, host { Color.red.background { box } },
      host { Color.red.overlayPreferenceValue(FoldKey.self) { _ in box } },
      host { Color.red.backgroundPreferenceValue(FoldKey.self) { _ in box } },
    ]
    for host in layered { #expect(!host.svg().contains("<mask")) }
    #expect(host { Color.red.mask { box } }.svg().contains("<mask"))
  }

  @Test("a path is a shape that takes its place")
  func path() {
    expectTakes(100, 50, in: CGSize(100, 50)) {
      Path { $0.addRect(CGRect(3, 4, 5, 6)) }.stroke(Color.red, lineWidth: 2)
    }
  }
}
