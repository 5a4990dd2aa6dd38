/// A source of text sizes; the engine has no fonts of its own.
///
/// A measurer knows only single characters and single lines. Wrapping, truncation and rounding are
/// the engine's, the same for every measurer.
///
/// - Cost: `advance(of:in:)` is called once for each character of a prepared text, so it has to be
///   fast. Answers must not change over time: they are cached.
public protocol TextMeasurer: Sendable {
  /// The system whose guidelines give text styles their sizes; iOS unless the measurer says otherwise.
  var platform: TextPlatform { get }

  /// The vertical measures of a line in a font.
  func metrics(of font: ResolvedFont) -> FontMetrics

  /// The advance of a character.
  ///
  /// - Units: points; zero or above.
  func advance(of character: Character, in font: ResolvedFont) -> CGFloat

  /// The points by which two characters of a font are moved apart, or closer together if negative.
  ///
  /// They are added to the first one's advance, which never becomes negative, even if a line ends
  /// between the two. Characters of different fonts are not a pair.
  ///
  /// - Nil: no two characters are kerned; the default.
  func pairKerning(
    in font: ResolvedFont
  ) -> ((_ first: Character, _ second: Character) -> CGFloat)?
}

extension TextMeasurer {
  public var platform: TextPlatform { .iOS }

  public func pairKerning(
    in font: ResolvedFont
  ) -> ((_ first: Character, _ second: Character) -> CGFloat)? { nil }
}

/// The vertical measures of a line of text.
///
/// - Units: points; all are lengths, zero or above.
public struct FontMetrics: Equatable, Sendable {
  /// From the baseline up to the top of the line.
  public var ascender: CGFloat

  /// From the baseline down to the bottom of the line.
  public var descender: CGFloat

  /// From the baseline up to the top of a capital letter.
  public var capHeight: CGFloat

  /// The distance from baseline to baseline.
  ///
  /// - Nil: the line height, rounded up to a pixel.
  public var lineDistance: CGFloat?

  /// Makes measures; without a line distance, lines follow at their height.
  public init(
    ascender: CGFloat, descender: CGFloat, capHeight: CGFloat, lineDistance: CGFloat? = nil
  ) {
    self.ascender = ascender
    self.descender = descender
    self.capHeight = capHeight
    self.lineDistance = lineDistance
  }

  /// The height of a single line, not rounded.
  public var lineHeight: CGFloat { ascender + descender }
}
