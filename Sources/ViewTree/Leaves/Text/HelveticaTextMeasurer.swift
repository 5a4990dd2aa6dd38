/// A measurer for demonstrations: Helvetica's widths, and the heights of Apple's system font.
///
/// Semibold and heavier fonts use the bold widths. A monospaced design gives narrow characters 0.6 em.
///
/// - Source: the widths are Adobe's core 14 metrics; ascender and descender are those of the system
///   font (0.9521 and 0.2412 em), as in `fonts.json`; the height of capitals is Helvetica's 0.718 em;
///   wide characters follow Unicode's East Asian Width; 0.6 em is Courier's advance, also from the
///   core 14.
public struct HelveticaTextMeasurer: TextMeasurer {
  /// Whether text styles use their designed line distance rather than their line height.
  public var usesDesignedLineDistance: Bool

  /// Makes a measurer, by default with designed line distances.
  public init(usesDesignedLineDistance: Bool = true) {
    self.usesDesignedLineDistance = usesDesignedLineDistance
  }

  /// The system font's heights at the font's size.
  public func metrics(of font: ResolvedFont) -> FontMetrics {
    FontMetrics(
      ascender: font.pointSize * 0.952_148_437_5, descender: font.pointSize * 0.241_210_937_5,
      capHeight: font.pointSize * 0.718,
      lineDistance: usesDesignedLineDistance ? font.designedLineDistance : nil)
  }

  /// Helvetica's width of the character, regular or bold, at the font's size.
  public func advance(of character: Character, in font: ResolvedFont) -> CGFloat {
    font.pointSize * CGFloat(thousandths(of: character, in: font)) / 1000
  }

  /// The advance in thousandths of an em.
  private func thousandths(of character: Character, in font: ResolvedFont) -> Int {
    if var code = character.asciiValue {
      // There are no tab stops here, so a tab is as wide as a space.
      if code == 9 { code = 32 }
      guard (32...126).contains(code) else { return 0 }
      guard font.design != .monospaced else { return 600 }
      let table = font.isBold ? HelveticaWidths.bold : HelveticaWidths.regular
      return Int(table[Int(code) - 32])
    }
    switch character {
    case "\u{A0}": return font.design == .monospaced ? 600 : 278
    case "…": return 1000
    default: break
    }
    if character.isZeroWidth { return 0 }
    if character.isWide { return 1000 }
    return font.design == .monospaced ? 600 : 500
  }
}

extension TextMeasurer where Self == HelveticaTextMeasurer {
  /// Helvetica's widths and the system font's heights.
  public static var helvetica: HelveticaTextMeasurer { HelveticaTextMeasurer() }
}
