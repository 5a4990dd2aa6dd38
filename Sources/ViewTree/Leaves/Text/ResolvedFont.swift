/// A font resolved for the user's text size and the platform: all that a text measurer needs.
public struct ResolvedFont: Hashable, Sendable {
  /// The size in points, which is the length of one em.
  public var pointSize: CGFloat

  /// How heavy the strokes are.
  public var weight: Font.Weight

  /// The design of the system font.
  public var design: Font.Design

  /// Whether the letters are slanted.
  public var isItalic: Bool

  /// The text style that gave the font its size.
  ///
  /// - Nil: the font has its own size, as in `.system(size:)` and `.custom(_:size:)`.
  public var style: Font.TextStyle?

  /// The name of a custom font; nil for the system font.
  public var name: String?

  /// The designed distance from baseline to baseline, in points.
  ///
  /// - Nil: the font has none and lines follow each other by their height, as in
  ///   `.system(size:)`.
  public var designedLineDistance: CGFloat?

  /// Makes a font; without a name it is the system font.
  public init(
    pointSize: CGFloat, weight: Font.Weight = .regular, design: Font.Design = .default,
    isItalic: Bool = false, name: String? = nil, designedLineDistance: CGFloat? = nil,
    style: Font.TextStyle? = nil
  ) {
    self.pointSize = pointSize
    self.weight = weight
    self.design = design
    self.isItalic = isItalic
    self.style = style
    self.name = name
    self.designedLineDistance = designedLineDistance
  }

  /// Whether the weight is semibold or above, for which measurers use their bold table.
  ///
  /// - Source: TEXT-5.2.
  public var isBold: Bool { weight.value >= Font.Weight.semibold.value }
}

extension Font {
  /// The font at one of the user's text sizes on a platform.
  package func resolved(
    at size: DynamicTypeSize = .large, on platform: TextPlatform = .iOS
  ) -> ResolvedFont {
    var font: ResolvedFont
    switch base {
    case .style(let style):
      font = ResolvedFont(
        pointSize: style.pointSize(at: size, on: platform), weight: style.weight(on: platform),
        designedLineDistance: style.lineDistance(at: size, on: platform), style: style)
    case .system(let pointSize):
      font = ResolvedFont(pointSize: pointSize)
    case .custom(let name, let pointSize, let style):
      let growth = style.map { $0.growth(at: size, on: platform) } ?? 1
      font = ResolvedFont(pointSize: pointSize * growth, name: name)
    }
    if let weightChoice { font.weight = weightChoice }
    if let designChoice { font.design = designChoice }
    font.isItalic = isItalic
    return font
  }
}
