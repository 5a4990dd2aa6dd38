/// Where the sizes of text come from; the engine has no fonts of its own.
///
/// A measurer knows single characters and single lines. Wrapping, truncation and rounding are the
/// engine's, the same for every measurer.
///
/// - Cost: `advance(of:in:)` is asked once for each character of a text that is prepared, so it has to
///   be quick. Answers must not change over time: they are remembered.
public protocol TextMeasurer: Sendable {
  /// The system whose guidelines give text styles their sizes; iOS unless the measurer says otherwise.
  var platform: TextPlatform { get }

  /// The vertical measures of a line in a font.
  func metrics(of font: ResolvedFont) -> FontMetrics

  /// How far a character moves the pen.
  ///
  /// - Units: points; zero or above.
  func advance(of character: Character, in font: ResolvedFont) -> CGFloat

  /// The points by which two characters of a font stand further apart, or below zero closer together.
  ///
  /// They are added to the first one's advance, which never moves the pen back, also where a line
  /// ends between the two. Characters of different fonts are no pair.
  ///
  /// - Nil: no two characters are moved, as in a measurer that does not say.
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

  /// Makes measures; without a line distance lines follow by their height.
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
