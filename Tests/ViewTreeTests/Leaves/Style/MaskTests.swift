import SwiftUI
import Testing
import ViewTreeTesting

@MainActor
@Suite("Mask")
struct MaskTests {
  @Test func aMaskIsProposedTheViewsSizeAndDoesNotChangeIt() {
    let host = ViewHost(size: CGSize(width: 100, height: 100)) {
      Color.red.frame(width: 40, height: 20)
        .mask(alignment: .topLeading) {
          Rectangle().padding(5).accessibilityIdentifier("mask")
          Color.red.frame(width: 60, height: 10).accessibilityIdentifier("wide")
        }
        .accessibilityIdentifier("view")
    }
    // The two are centred on one another in 60 x 20, which is in the corner at (30, 40).
    #expect(host.frame(of: "view") == CGRect(x: 30, y: 40, width: 40, height: 20))
    #expect(host.frame(of: "mask")?.height == 20)
    #expect(host.frame(of: "wide")?.origin == CGPoint(x: 30, y: 45))
  }

  @Test func aMaskLetsTapsThrough() {
    var taps = 0
    let host = ViewHost(size: CGSize(width: 100, height: 100)) {
      Color.red.onTapGesture { taps += 1 }.mask(Circle()).accessibilityIdentifier("view")
    }
    host.finger.down(at: CGPoint(x: 50, y: 50))
    host.finger.up()
    #expect(taps == 1)
  }

  @Test("only a mask cuts its view in a picture; layers are drawn with theirs")
  func onlyAMaskMasks() {
    func picture(@ViewBuilder _ content: () -> some View) -> String {
      ViewHost(size: CGSize(width: 100, height: 100), content: content).svg()
    }
    let box = Color.blue.frame(width: 10, height: 10)
    let layered = [
      picture { Color.red.overlay { box } }, picture { Color.red.background { box } },
      picture { Color.red.overlayPreferenceValue(FoldKey.self) { _ in box } },
      picture { Color.red.backgroundPreferenceValue(FoldKey.self) { _ in box } },
    ]
    for picture in layered { #expect(!picture.contains("<mask")) }
    #expect(picture { Color.red.mask { box } }.contains("<mask"))
  }

  @Test func aPathIsAShapeThatTakesItsPlace() {
    let host = ViewHost(size: CGSize(width: 100, height: 50)) {
      Path { $0.addRect(CGRect(x: 3, y: 4, width: 5, height: 6)) }
        .stroke(Color.red, lineWidth: 2)
        .accessibilityIdentifier("path")
    }
    #expect(host.frame(of: "path") == CGRect(x: 0, y: 0, width: 100, height: 50))
  }
}
