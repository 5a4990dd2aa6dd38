/// The face and size in which text is measured.
///
/// A font of a text style has a size only once the user's text size is known.
public struct Font: Hashable, Sendable {
  /// The font before its modifiers.
  enum Base: Hashable, Sendable {
    case style(TextStyle)
    case system(size: CGFloat)
    case custom(name: String, size: CGFloat, relativeTo: TextStyle?)
  }

  let base: Base
  var weightChoice: Weight?
  var designChoice: Design?
  var widthChoice = Width.standard
  var leadingChoice = Leading.standard
  var isItalic = false
  var hasMonospacedDigits = false
  var smallCapitals = SmallCapitals()

  /// The letters that are drawn as small capitals.
  struct SmallCapitals: OptionSet, Hashable, Sendable {
    let rawValue: Int

    static let lowercase = SmallCapitals(rawValue: 1)
    static let uppercase = SmallCapitals(rawValue: 2)
  }

  init(_ base: Base, weight: Weight? = nil, design: Design? = nil) {
    self.base = base
    weightChoice = weight
    designChoice = design
  }

  /// Makes the system font in a fixed size.
  ///
  /// - Nil: a nil weight is regular, a nil design the default one.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    Font(.system(size: size), weight: weight, design: design)
  }

  /// Makes the system font of a text style.
  ///
  /// - Nil: a nil weight is the style's own, a nil design the default one.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    Font(.style(style), weight: weight, design: design)
  }

  /// Makes a font by name that grows with the body style.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    custom(name, size: size, relativeTo: .body)
  }

  /// Makes a font by name that grows with a text style.
  public static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle) -> Font {
    Font(.custom(name: name, size: size, relativeTo: style))
  }

  /// Makes a font by name in a fixed size.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(.custom(name: name, size: fixedSize, relativeTo: nil))
  }

  public static let largeTitle = Font(.style(.largeTitle))
  public static let title = Font(.style(.title))
  public static let title2 = Font(.style(.title2))
  public static let title3 = Font(.style(.title3))
  public static let headline = Font(.style(.headline))
  public static let subheadline = Font(.style(.subheadline))
  public static let body = Font(.style(.body))
  public static let callout = Font(.style(.callout))
  public static let footnote = Font(.style(.footnote))
  public static let caption = Font(.style(.caption))
  public static let caption2 = Font(.style(.caption2))
}

extension Font {
  /// The font in a given weight.
  public func weight(_ weight: Weight) -> Font { changed { $0.weightChoice = weight } }

  /// The font in bold.
  public func bold() -> Font { weight(.bold) }

  /// The font in its slanted form.
  public func italic() -> Font { changed { $0.isItalic = true } }

  /// The font in the monospaced design.
  public func monospaced() -> Font { changed { $0.designChoice = .monospaced } }

  /// The font with digits of equal width, which Helvetica's already are.
  public func monospacedDigit() -> Font { changed { $0.hasMonospacedDigits = true } }

  /// The font with small capitals for all letters; recorded, but not measured, as the next two are.
  public func smallCaps() -> Font { lowercaseSmallCaps().uppercaseSmallCaps() }

  /// The font with small capitals for lowercase letters.
  public func lowercaseSmallCaps() -> Font { changed { $0.smallCapitals.insert(.lowercase) } }

  /// The font with small capitals for uppercase letters.
  public func uppercaseSmallCaps() -> Font { changed { $0.smallCapitals.insert(.uppercase) } }

  /// The font with another horizontal width; recorded, but not measured.
  public func width(_ width: Width) -> Font { changed { $0.widthChoice = width } }

  /// The font with another line distance; recorded, but not measured.
  public func leading(_ leading: Leading) -> Font { changed { $0.leadingChoice = leading } }

  private func changed(_ change: (inout Font) -> Void) -> Font {
    var copy = self
    change(&copy)
    return copy
  }
}
