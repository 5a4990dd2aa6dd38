import SwiftUI
import Testing
import ViewTreeTesting

@MainActor
@Suite("Sizes of images")
struct ImageTests {
  private func size(@ViewBuilder _ image: () -> some View) -> CGSize? {
    ViewHost(size: CGSize(width: 200, height: 100)) {
      image().accessibilityIdentifier("image")
        .environment(\.imageSizes, ["known": CGSize(width: 50, height: 30)])
    }.frame(of: "image")?.size
  }

  @Test("an image has the size that the environment gives its name, else that of an icon, 32 x 32")
  func named() {
    #expect(size { Image("known") } == CGSize(width: 50, height: 30))
    #expect(size { Image("other") } == CGSize(width: 32, height: 32))
  }

  @Test("a symbol is a square as high as its font is large, in whole pixels")
  func symbols() {
    #expect(
      size { Image(systemName: "star").font(.system(size: 20)) } == CGSize(width: 20, height: 20))
    // Pixels of half a point.
    #expect(
      size { Image(systemName: "star").font(.system(size: 20.1)) }
        == CGSize(width: 20.5, height: 20.5))
  }

  @Test("a resizable image takes what is proposed, and its own size where nothing is")
  func resizable() {
    #expect(size { Image("known").resizable() } == CGSize(width: 200, height: 100))
    #expect(size { Image("known").resizable().fixedSize() } == CGSize(width: 50, height: 30))
    #expect(
      size { Image("known").resizable().fixedSize(horizontal: true, vertical: false) }
        == CGSize(width: 50, height: 100))
  }
}
