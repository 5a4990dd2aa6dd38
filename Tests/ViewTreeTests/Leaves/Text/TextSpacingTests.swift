import Testing
import ViewTree

@Suite("Text spacing")
struct TextSpacingTests {
  /// Rule: TEXT-5.5.2.
  @Test("unit at 20 points prefers 2 between texts and 7 to other edges")
  func unit() {
    // A tenth of 20; 20 + 2 - 15; max(20 + 2 - 15, 2 + 5).
    let text = PreparedText(
      "a", font: ResolvedFont(pointSize: 20), measurer: .unit, displayScale: 2)
    #expect(text.spacing.betweenTexts == 2)
    #expect(text.spacing.aboveText == 7)
    #expect(text.spacing.belowText == 7)
  }

  /// Rule: TEXT-5.5.1.
  @Test("system metrics at 17 points prefer 2.5 between texts at scale 2")
  func system() {
    // TEXT-5.5.1: the line height is 20.29, a tenth 2.03, rounded up to half a point 2.5.
    let text = PreparedText(
      "a", font: ResolvedFont(pointSize: 17), measurer: .helvetica, displayScale: 2)
    #expect(text.spacing.betweenTexts == 2.5)
    // 20.287 + 2.5 - 16.187, and 20.287 + 2.5 - 0.718 * 17 which is more than 2.5 + 4.1.
    #expect(abs(text.spacing.aboveText - 6.6) < 0.01)
    #expect(abs(text.spacing.belowText - 10.581) < 0.01)
  }
}
