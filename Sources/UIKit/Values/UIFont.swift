/// The typeface and size of text under UIKit's name.
///
/// - Units: points. Measurements are those of the running host's text measurer, or of the unit
///   measurer if there is no host.
/// - Source: Apple documentation, `UIFont`.
open class UIFont: NSObject, @unchecked Sendable {
  /// The font as a text measurer knows it.
  package let resolved: ResolvedFont
  /// The same font as a SwiftUI value.
  package let font: Font

  package init(_ font: Font, _ resolved: ResolvedFont) {
    self.font = font
    self.resolved = resolved
  }

  /// A font by name.
  ///
  /// - Nil: never in this engine, which cannot tell whether the name exists.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    let font = Font.custom(fontName, fixedSize: fontSize)
    self.init(font, font.resolved())
  }

  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let font = descriptor.font(size: pointSize > 0 ? pointSize : descriptor.pointSize)
    self.init(font, font.resolved())
  }

  private convenience init(
    size: CGFloat, weight: Weight, design: Font.Design = .default, isItalic: Bool = false
  ) {
    var font = Font.system(size: size, weight: weight.fontWeight, design: design)
    if isItalic { font = font.italic() }
    self.init(font, font.resolved())
  }

  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, weight: .regular)
  }

  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: fontSize, weight: weight)
  }

  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, weight: .semibold)
  }

  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, weight: .regular, isItalic: true)
  }

  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: fontSize, weight: weight, design: .monospaced)
  }

  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: fontSize, weight: weight)
  }

  /// The font of a text style at the user's text size.
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    let size = TreeHost.current.map { EnvironmentValues($0.root.environment).dynamicTypeSize }
    let font = Font.system(style.fontStyle)
    return UIFont(font, font.resolved(at: size ?? .large, on: Screen.textMeasurer.platform))
  }

  public class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    preferredFont(forTextStyle: style)
  }

  /// The font at another size.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    var changed = resolved
    changed.pointSize = fontSize
    changed.designedLineDistance = nil
    changed.style = nil
    var font =
      resolved.name.map { Font.custom($0, fixedSize: fontSize) }
      ?? Font.system(size: fontSize, weight: resolved.weight, design: resolved.design)
    if resolved.isItalic { font = font.italic() }
    return UIFont(font, changed)
  }

  open var pointSize: CGFloat { resolved.pointSize }

  open var fontName: String {
    resolved.name ?? (resolved.isBold ? ".SFUI-Semibold" : ".SFUI-Regular")
  }

  open var familyName: String { resolved.name ?? ".AppleSystemUIFont" }

  /// From the baseline up to the top of the line.
  open var ascender: CGFloat { metrics.ascender }

  /// From the baseline to the bottom of the line; negative, as it lies below.
  open var descender: CGFloat { -metrics.descender }

  open var lineHeight: CGFloat { metrics.lineHeight }

  open var capHeight: CGFloat { metrics.capHeight }

  /// The height of a lowercase letter, taken as half an em: the measurers do not know it.
  open var xHeight: CGFloat { pointSize / 2 }

  /// The extra space between lines.
  open var leading: CGFloat { 0 }

  open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(resolved) }

  private var metrics: FontMetrics { Screen.textMeasurer.metrics(of: resolved) }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFont)?.resolved == resolved
  }

  open override var hash: Int { resolved.hashValue }

  public class var systemFontSize: CGFloat { 14 }
  public class var smallSystemFontSize: CGFloat { 12 }
  public class var labelFontSize: CGFloat { 17 }
  public class var buttonFontSize: CGFloat { 18 }
}

extension UIFont {
  /// The weight of the strokes, from -1 to 1.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public var rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public static let ultraLight = Weight(-0.8)
    public static let thin = Weight(-0.6)
    public static let light = Weight(-0.4)
    public static let regular = Weight(0)
    public static let medium = Weight(0.23)
    public static let semibold = Weight(0.3)
    public static let bold = Weight(0.4)
    public static let heavy = Weight(0.56)
    public static let black = Weight(0.62)

    /// The nearest SwiftUI weight.
    fileprivate var fontWeight: Font.Weight {
      let known: [Font.Weight] = [
        .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
      ]
      return known.min {
        abs($0.value - Double(rawValue)) < abs($1.value - Double(rawValue))
      } ?? .regular
    }
  }

  /// The role of a text, whose size follows the user's text size.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    var fontStyle: Font.TextStyle {
      switch self {
      case .largeTitle: .largeTitle
      case .title1: .title
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .subheadline: .subheadline
      case .callout: .callout
      case .footnote: .footnote
      case .caption1: .caption
      case .caption2: .caption2
      default: .body
      }
    }
  }
}

extension Font {
  /// The same font as a SwiftUI value, at its size.
  public init(_ font: UIFont) {
    self = font.font
  }
}
