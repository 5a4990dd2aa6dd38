/// The traits of a font, from which other fonts are made.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
  private let resolved: ResolvedFont

  init(_ resolved: ResolvedFont) {
    self.resolved = resolved
  }

  public convenience init(name: String, size: CGFloat) {
    self.init(ResolvedFont(pointSize: size, name: name))
  }

  public class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor {
    UIFontDescriptor(UIFont.preferredFont(forTextStyle: style).resolved)
  }

  open var pointSize: CGFloat { resolved.pointSize }

  open var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if resolved.isBold { traits.insert(.traitBold) }
    if resolved.isItalic { traits.insert(.traitItalic) }
    if resolved.design == .monospaced { traits.insert(.traitMonoSpace) }
    return traits
  }

  open func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
    var changed = resolved
    changed.isItalic = traits.contains(.traitItalic)
    if traits.contains(.traitBold) != resolved.isBold {
      changed.weight = traits.contains(.traitBold) ? .semibold : .regular
    }
    if traits.contains(.traitMonoSpace) { changed.design = .monospaced }
    return UIFontDescriptor(changed)
  }

  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    var changed = resolved
    changed.design = design.fontDesign
    return UIFontDescriptor(changed)
  }

  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    var changed = resolved
    changed.pointSize = newPointSize
    return UIFontDescriptor(changed)
  }

  /// The font in a size.
  func font(size: CGFloat) -> Font {
    let font =
      resolved.name.map { Font.custom($0, fixedSize: size) }
      ?? Font.system(size: size, weight: resolved.weight, design: resolved.design)
    return resolved.isItalic ? font.italic() : font
  }

  public struct SymbolicTraits: OptionSet, Sendable {
    public let rawValue: UInt32

    public static let traitItalic = SymbolicTraits(rawValue: 1)
    public static let traitBold = SymbolicTraits(rawValue: 2)
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }
  }

  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let `default` = SystemDesign(rawValue: "default")
    public static let serif = SystemDesign(rawValue: "serif")
    public static let rounded = SystemDesign(rawValue: "rounded")
    public static let monospaced = SystemDesign(rawValue: "monospaced")

    fileprivate var fontDesign: Font.Design {
      switch self {
      case .serif: .serif
      case .rounded: .rounded
      case .monospaced: .monospaced
      default: .default
      }
    }
  }
}

/// Scales lengths with the user's text size, as the font of a text style grows.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  private let style: UIFont.TextStyle

  public static let `default` = UIFontMetrics(forTextStyle: .body)

  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
  }

  open func scaledValue(for value: CGFloat) -> CGFloat {
    let now = UIFont.preferredFont(forTextStyle: style).pointSize
    return value * now / style.fontStyle.pointSize(on: Screen.textMeasurer.platform)
  }

  open func scaledFont(for font: UIFont) -> UIFont {
    font.withSize(scaledValue(for: font.pointSize))
  }

  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.withSize(min(scaledValue(for: font.pointSize), maximumPointSize))
  }
}
