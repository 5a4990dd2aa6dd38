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
    #expect(
      rect.roundedToPixels(displayScale: 2) == CGRect(x: 0.5, y: 0, width: 10, height: 10))
    #expect(CGRect.null.roundedToPixels(displayScale: 2).isNull)
  }
}
