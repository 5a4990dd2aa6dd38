import Testing
import ViewTree

@Suite("Text spacing")
struct TextSpacingTests {
  private func spacing(_ size: CGFloat, _ measurer: any TextMeasurer) -> [CGFloat] {
    let text = PreparedText(
      "a", font: ResolvedFont(pointSize: size), measurer: measurer, displayScale: 2)
    return [text.spacing.betweenTexts, text.spacing.aboveText, text.spacing.belowText]
  }

  /// Rule: TEXT-5.5.2.
  @Test("unit at 20 points prefers 2 between texts and 7 to other edges")
  func unit() {
    // A tenth of 20; 20 + 2 - 15; max(20 + 2 - 15, 2 + 5).
    #expect(spacing(20, .unit) == [2, 7, 7])
  }

  /// Rule: TEXT-5.5.1.
  @Test("system metrics at 17 points prefer 2.5 between texts at scale 2")
  func system() {
    // The line height is 20.29, a tenth 2.03, rounded up to half a point 2.5; 20.287 + 2.5 - 16.187,
    // and 20.287 + 2.5 - 0.718 * 17 which is more than 2.5 + 4.1.
    let found = spacing(17, .helvetica)
    #expect(found[0] == 2.5 && abs(found[1] - 6.6) < 0.01 && abs(found[2] - 10.581) < 0.01)
  }
}
