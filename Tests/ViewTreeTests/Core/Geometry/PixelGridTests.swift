import Testing
import ViewTree

@Suite("Pixel grid")
struct PixelGridTests {
  @Test("rounding up moves to the next pixel but not past a sum that is one already")
  func roundingUp() {
    // Pixels of half a point: 20.29 -> 20.5.
    #expect(CGFloat(20.29).roundedUpToPixel(displayScale: 2) == 20.5)
    #expect(CGFloat(20.5).roundedUpToPixel(displayScale: 2) == 20.5)
    // 0.1 + 0.2 is 0.30000000000000004.
    #expect((CGFloat(0.1) + 0.2).roundedUpToPixel(displayScale: 10) == 0.3)
    #expect(CGFloat.infinity.roundedUpToPixel(displayScale: 2) == .infinity)
  }

  /// Rule: LAYOUT-3.0.7.
  @Test("each edge of a rectangle goes to the nearest pixel, a half going up")
  func rectangles() {
    let rect = CGRect(x: 0.25, y: 0.2, width: 10.4, height: 10)
    // Edges 0.25 -> 0.5, 10.65 -> 10.5; 0.2 -> 0, 10.2 -> 10.
    #expect(rect.roundedToPixels(displayScale: 2) == CGRect(x: 0.5, y: 0, width: 10, height: 10))
    // 3.3 -> 3.5 and 15.3 -> 15.5; 7.2 -> 7 and 10.6 -> 10.5.
    #expect(
      CGRect(x: 3.3, y: 7.2, width: 12, height: 3.4).roundedToPixels(displayScale: 2)
        == CGRect(x: 3.5, y: 7, width: 12, height: 3.5))
    #expect(CGRect.null.roundedToPixels(displayScale: 2).isNull)
  }

  @Test("a length that has no pixels stays as it is: an endless one, no number, under no scale")
  func noPixels() {
    for scale in [0, -2] as [CGFloat] {
      #expect(CGFloat(0.3).roundedToPixel(displayScale: scale) == 0.3)
      #expect(CGFloat(0.3).roundedUpToPixel(displayScale: scale) == 0.3)
    }
    for length in [CGFloat.infinity, -CGFloat.infinity] {
      #expect(length.roundedToPixel(displayScale: 2) == length)
      #expect(length.roundedUpToPixel(displayScale: 2) == length)
    }
    #expect(CGFloat.nan.roundedToPixel(displayScale: 2).isNaN)
    #expect(CGRect.infinite.roundedToPixels(displayScale: 2).isInfinite)
  }

  @Test("any scale above nothing has pixels, however few")
  func fewPixels() {
    // One pixel is 2 points: 2.9 is next to 2, the half 3 goes up to 4, and 2.1 needs two of them.
    #expect(CGFloat(2.9).roundedToPixel(displayScale: 0.5) == 2)
    #expect(CGFloat(3).roundedToPixel(displayScale: 0.5) == 4)
    #expect(CGFloat(2.1).roundedUpToPixel(displayScale: 0.5) == 4)
  }
}
