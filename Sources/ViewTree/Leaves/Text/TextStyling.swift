/// The look of a text, as set by the text itself or by a view around it.
///
/// - Nil: not set; the outer styling counts.
struct TextStyling: Equatable, Sendable {
  var font: Font?
  /// The inner nil comes from `bold(false)`: the font's own weight, whatever outer styling sets.
  var weight: Font.Weight??
  var isItalic: Bool?
  var design: Font.Design?
  var width: Font.Width?
  var hasMonospacedDigits: Bool?
  var kerning: CGFloat?
  var tracking: CGFloat?
  var baselineOffset: CGFloat?
  var underline: Text.LineStyle?
  var strikethrough: Text.LineStyle?
  /// The colour or pattern; nil for that of the environment.
  var foreground: Paint?
  /// Neither this nor `speech` has an effect on layout, but both make texts unequal.
  var scale: Text.Scale?
  var speech = Speech()

  /// How a voice reads a text.
  struct Speech: Equatable, Sendable {
    var includesPunctuation: Bool?
    var spellsOut: Bool?
    var isQueued: Bool?
    var pitch: Double?

    func inside(_ outer: Speech) -> Speech {
      Speech(
        includesPunctuation: includesPunctuation ?? outer.includesPunctuation,
        spellsOut: spellsOut ?? outer.spellsOut, isQueued: isQueued ?? outer.isQueued,
        pitch: pitch ?? outer.pitch)
    }
  }

  /// This styling, with the outer one where it sets nothing.
  func inside(_ outer: TextStyling) -> TextStyling {
    if outer == TextStyling() { return self }
    return TextStyling(
      font: font ?? outer.font, weight: weight ?? outer.weight,
      isItalic: isItalic ?? outer.isItalic, design: design ?? outer.design,
      width: width ?? outer.width,
      hasMonospacedDigits: hasMonospacedDigits ?? outer.hasMonospacedDigits,
      kerning: kerning ?? outer.kerning, tracking: tracking ?? outer.tracking,
      baselineOffset: baselineOffset ?? outer.baselineOffset,
      underline: underline ?? outer.underline, strikethrough: strikethrough ?? outer.strikethrough,
      foreground: foreground ?? outer.foreground, scale: scale ?? outer.scale,
      speech: speech.inside(outer.speech))
  }

  /// Points added after each character.
  ///
  /// - Source: Apple documentation, `Text.tracking(_:)`: where both are set, tracking counts and
  ///   kerning does not.
  private var characterSpacing: CGFloat {
    let spacing = tracking ?? kerning ?? 0
    return spacing.isFinite ? spacing : 0
  }

  func run(_ text: String, in surroundings: TextSurroundings) -> TextRun {
    var font = font ?? surroundings.font
    if let weight = weight ?? nil { font = font.weight(weight) }
    if let isItalic { font.isItalic = isItalic }
    if let design { font.designChoice = design }
    if let width { font.widthChoice = width }
    if let hasMonospacedDigits { font.hasMonospacedDigits = hasMonospacedDigits }
    let offset = baselineOffset ?? 0
    var run = TextRun(
      surroundings.cased(text),
      font: font.resolved(at: surroundings.dynamicTypeSize, on: surroundings.platform),
      characterSpacing: characterSpacing, baselineOffset: offset.isFinite ? offset : 0)
    run.look = TextLook(
      foreground: foreground, underline: underline?.drawn, strikethrough: strikethrough?.drawn)
    return run
  }
}

/// The values of a text's environment on which its characters and their measures depend.
struct TextSurroundings {
  var font: Font = .body
  var dynamicTypeSize = DynamicTypeSize.large
  var platform = TextPlatform.iOS
  var textCase: Text.Case?
  var context = TextContext()
  var imageSizes: [String: CGSize] = [:]

  func cased(_ text: String) -> String {
    switch textCase {
    case .uppercase: text.uppercased(with: context.locale)
    case .lowercase: text.lowercased(with: context.locale)
    case nil: text
    }
  }

  func imageSize(_ name: String) -> CGSize {
    imageSizes[name] ?? Image.unknownSize
  }
}

extension Text {
  /// How a line under or through a text is drawn.
  public struct LineStyle: Hashable, Sendable {
    public enum Pattern: Hashable, Sendable {
      case solid, dot, dash, dashDot, dashDotDot
    }

    package let pattern: Pattern
    /// Nil for the text's own colour.
    package let color: Color?
    /// False removes a line that the outer styling sets.
    var isActive = true

    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    public static let single = LineStyle()

    /// Nil for a disabled line.
    fileprivate var drawn: LineStyle? { isActive ? self : nil }
  }

  /// A change of all letters to one case.
  public enum Case: Hashable, Sendable {
    case uppercase
    case lowercase
  }

  /// A relative size of text; recorded, but not measured: Apple publishes no factor.
  public struct Scale: Hashable, Sendable {
    private let name: String
    public static let `default` = Scale(name: "default")
    public static let secondary = Scale(name: "secondary")
  }
}
