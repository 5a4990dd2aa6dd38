/// A measurer for one font, from its TrueType or OpenType file: heights, advances and pairs.
///
/// Every text is measured with that one face, whatever font, weight or design it asks for. For
/// several faces, write a measurer that tells them apart by the font's name, weight or style and
/// asks one of these for each.
///
/// ```swift
/// @MainActor @Test func aGreetingHasOneLine() throws {
///   let file = URL(fileURLWithPath: "Fonts/Inter.ttf")
///   let measurer = try FontFileTextMeasurer(fontFile: Data(contentsOf: file))
///   let host = ViewHost(on: .iPhoneSE, textMeasurer: measurer) {
///     Text("Hello").accessibilityIdentifier("greeting")
///   }
///   #expect(try #require(host.frame(of: "greeting")).height < 40)
/// }
/// ```
///
/// - Shape: characters without a glyph are as wide as the missing-character glyph; East Asian wide
///   ones and emoji are an em wide. There are no ligatures, no marks, and no variations of a
///   variable font.
/// - Source: Microsoft, OpenType specification; the heights are those of the table `hhea`, and the
///   pairs those of `GPOS` for Latin script, else of `kern`.
public struct FontFileTextMeasurer: TextMeasurer {
  /// The system whose guidelines give text styles their sizes.
  public let platform: TextPlatform

  private let file: FontFile

  /// Reads the bytes of a font file; in a collection, its first font.
  ///
  /// - Errors: names the table, the value found and the one expected.
  public init(fontFile: Data, platform: TextPlatform = .iOS) throws(FontFileError) {
    file = try FontFile(fontFile)
    self.platform = platform
  }

  /// The file's heights; lines use the text style's line distance, else the file's own.
  public func metrics(of font: ResolvedFont) -> FontMetrics {
    let lines = file.ascender + file.descender + file.lineGap
    return FontMetrics(
      ascender: font.pointSize * file.ascender, descender: font.pointSize * file.descender,
      capHeight: font.pointSize * file.capHeight,
      lineDistance: font.designedLineDistance ?? (file.lineGap > 0 ? font.pointSize * lines : nil))
  }

  public func advance(of character: Character, in font: ResolvedFont) -> CGFloat {
    // There are no tab stops here, so a tab is as wide as a space.
    guard let scalar = (character == "\t" ? " " : character).composedScalar else { return 0 }
    return font.pointSize
      * (file.advance(of: scalar) ?? (character.isWide ? 1 : file.missingAdvance))
  }

  public func pairKerning(
    in font: ResolvedFont
  ) -> ((_ first: Character, _ second: Character) -> CGFloat)? {
    guard file.hasPairs else { return nil }
    return { [file] first, second in
      guard let first = first.composedScalar, let second = second.composedScalar else { return 0 }
      return font.pointSize * file.distance(first, second)
    }
  }
}

extension Character {
  /// The scalar whose glyph shows the character, a precomposed letter if there is one; nil if
  /// nothing is shown.
  fileprivate var composedScalar: Unicode.Scalar? {
    let scalars = unicodeScalars
    if let first = scalars.first, scalars.count == 1, (0x20...0x7E).contains(first.value) {
      return first
    }
    guard !isZeroWidth else { return nil }
    return scalars.count == 1
      ? scalars.first : String(self).precomposedStringWithCanonicalMapping.unicodeScalars.first
  }
}
