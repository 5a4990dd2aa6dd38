/// A measurer for tests, whose sizes are easy to compute by hand.
///
/// Every character is one em wide and every line one em high, the baseline at three quarters: "abc" at
/// 20 points is 60 x 20. Designed line distances are ignored, and capitals reach the line's top.
///
/// - Source: the FlutterTest font (Flutter wiki, "Flutter Test Fonts"); TEXT-5.1.1.
public struct UnitTextMeasurer: TextMeasurer {
  /// Makes a measurer.
  public init() {}

  /// An em for the line, the baseline at three quarters of it.
  public func metrics(of font: ResolvedFont) -> FontMetrics {
    FontMetrics(
      ascender: font.pointSize * 0.75, descender: font.pointSize * 0.25,
      capHeight: font.pointSize * 0.75)
  }

  /// One em, whatever the character.
  public func advance(of character: Character, in font: ResolvedFont) -> CGFloat {
    font.pointSize
  }
}

extension TextMeasurer where Self == UnitTextMeasurer {
  /// One em for every character.
  public static var unit: UnitTextMeasurer { UnitTextMeasurer() }
}
