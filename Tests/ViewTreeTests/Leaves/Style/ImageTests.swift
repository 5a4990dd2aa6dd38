import SwiftUI
import Testing
import ViewTreeTesting

@MainActor
@Suite("Sizes of images")
struct ImageTests {
  private func expect(
    _ width: CGFloat, _ height: CGFloat, sourceLocation: SourceLocation = #_sourceLocation,
    @ViewBuilder _ image: () -> some View
  ) {
    expectTakes(width, height, in: CGSize(200, 100), font: nil, sourceLocation: sourceLocation) {
      image().environment(\.imageSizes, ["known": CGSize(50, 30)])
    }
  }

  @Test("an image has the size that the environment gives its name, else that of an icon, 32 x 32")
  func named() {
    expect(50, 30) { Image("known") }
    expect(32, 32) { Image("other") }
  }

  @Test("a symbol is a square as high as its font is large, in whole pixels")
  func symbols() {
    expect(20, 20) { Image(systemName: "star").font(.system(size: 20)) }
    // Pixels of half a point.
    expect(20.5, 20.5) { Image(systemName: "star").font(.system(size: 20.1)) }
  }

  @Test("a resizable image takes what is proposed, and its own size where nothing is")
  func resizable() {
    let image = Image("known").resizable()
    expect(200, 100) { image }
    expect(50, 30) { image.fixedSize() }
    expect(50, 100) { image.fixedSize(horizontal: true, vertical: false) }
  }
}
