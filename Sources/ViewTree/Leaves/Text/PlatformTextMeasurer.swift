/// A measurer with the heights of a platform's system font and a given table of advances.
///
/// ```swift
/// var measurer = PlatformTextMeasurer.iOS
/// measurer.advances["W"] = 0.98
/// measurer.pairs["AV"] = -0.06
/// ```
///
/// - Source: on iOS the ascender is 0.9521 em and the descender 0.2412 em, as in `fonts.json`. On
///   macOS they are whole points, recorded at ten sizes. The cap height is 0.705 em, on macOS
///   rounded up. The advances are Helvetica's, see ``HelveticaTextMeasurer``, as Apple publishes
///   none of its own.
public struct PlatformTextMeasurer: TextMeasurer {
  /// The system that the heights and text styles belong to.
  public let platform: TextPlatform

  /// The advances of characters, in every weight and design; all others are Helvetica's.
  ///
  /// - Units: ems. Negative values, infinity and NaN count as zero.
  public var advances: [Character: CGFloat]

  /// The distances by which two characters are moved apart, or closer together if negative, keyed
  /// by the two as one string; other pairs have none.
  ///
  /// - Units: ems. Infinity and NaN count as none.
  public var pairs: [String: CGFloat]

  /// Makes a measurer; without a table it has Helvetica's advances and no pairs.
  public init(
    platform: TextPlatform, advances: [Character: CGFloat] = [:], pairs: [String: CGFloat] = [:]
  ) {
    self.platform = platform
    self.advances = advances
    self.pairs = pairs
  }

  /// The system font's heights at the font's size.
  public func metrics(of font: ResolvedFont) -> FontMetrics {
    let size = font.pointSize
    switch platform {
    case .iOS:
      return FontMetrics(
        ascender: size * 0.952_148_437_5, descender: size * 0.241_210_937_5,
        capHeight: size * Self.capitals, lineDistance: font.designedLineDistance)
    case .macOS:
      let heights = MacHeights(at: size)
      return FontMetrics(
        ascender: heights.ascender, descender: heights.descender,
        capHeight: (size * Self.capitals).rounded(.up), lineDistance: font.designedLineDistance)
    }
  }

  /// The character's advance from the table, or Helvetica's, at the font's size.
  public func advance(of character: Character, in font: ResolvedFont) -> CGFloat {
    guard let advance = advances[character] else {
      return HelveticaTextMeasurer().advance(of: character, in: font)
    }
    return advance > 0 && advance.isFinite ? font.pointSize * advance : 0
  }

  public func pairKerning(
    in font: ResolvedFont
  ) -> ((_ first: Character, _ second: Character) -> CGFloat)? {
    guard !pairs.isEmpty else { return nil }
    return { [pairs] first, second in
      let distance = pairs[String([first, second])] ?? 0
      return distance.isFinite ? font.pointSize * distance : 0
    }
  }

  /// In ems.
  private static let capitals: CGFloat = 0.705
}

extension TextMeasurer where Self == PlatformTextMeasurer {
  /// The system font's heights and text styles on an iPhone or iPad.
  public static var iOS: PlatformTextMeasurer { PlatformTextMeasurer(platform: .iOS) }

  /// The system font's heights and text styles on a Mac.
  public static var macOS: PlatformTextMeasurer { PlatformTextMeasurer(platform: .macOS) }
}

/// The heights of the system font on a Mac, whole points that are not proportional to its size.
///
/// - Source: recorded at ten sizes. Between two of them the engine interpolates linearly; below the
///   first and above the last it uses that size's ratio. All results are rounded to points.
private struct MacHeights {
  var size: CGFloat
  var ascender: CGFloat
  var descender: CGFloat

  private static let recorded: [MacHeights] = [
    MacHeights(size: 10, ascender: 10, descender: 3),
    MacHeights(size: 11, ascender: 11, descender: 3),
    MacHeights(size: 12, ascender: 12, descender: 3),
    MacHeights(size: 13, ascender: 13, descender: 3),
    MacHeights(size: 14, ascender: 14, descender: 3),
    MacHeights(size: 15, ascender: 15, descender: 4),
    MacHeights(size: 16, ascender: 15, descender: 4),
    MacHeights(size: 17, ascender: 16, descender: 5),
    MacHeights(size: 32, ascender: 31, descender: 7),
    MacHeights(size: 34, ascender: 33, descender: 7),
  ]

  private init(size: CGFloat, ascender: CGFloat, descender: CGFloat) {
    self.size = size
    self.ascender = ascender
    self.descender = descender
  }

  init(at size: CGFloat) {
    let zero = MacHeights(size: 0, ascender: 0, descender: 0)
    let above = Self.recorded.firstIndex { size <= $0.size }
    let low = above.map { $0 == 0 ? zero : Self.recorded[$0 - 1] } ?? zero
    let high = Self.recorded[above ?? Self.recorded.count - 1]
    let part = (size - low.size) / (high.size - low.size)
    self.init(
      size: size,
      ascender: (low.ascender + part * (high.ascender - low.ascender)).rounded(),
      descender: (low.descender + part * (high.descender - low.descender)).rounded())
  }
}
