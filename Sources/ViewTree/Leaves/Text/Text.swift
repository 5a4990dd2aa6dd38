/// One or several lines of read-only text.
///
/// It is as wide as its longest line and never wider than proposed. It wraps, and is truncated to
/// the proposed height, but always keeps one line. With a nil width it breaks lines only at hard
/// breaks. Its own size is rounded up to pixels. Source: LAYOUT-3.8.
public struct Text: Equatable, Sendable {
  enum Storage: Equatable, Sendable {
    case verbatim(String)
    case formatted(FormattedText)
    case image(Image)
    case joined(TextSum)
  }

  let storage: Storage
  /// This text's own look; a part that it leaves unset comes from the text around it.
  var styling = TextStyling()

  init(_ storage: Storage) {
    self.storage = storage
  }

  init(_ format: some TextFormat) {
    self.init(.formatted(FormattedText(format)))
  }

  /// Text shown unchanged: it is not a key and has no markup.
  public init(verbatim content: String) {
    self.init(.verbatim(content))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) {
    self.init(.verbatim(String(content)))
  }

  /// Text for a key; without a translation table it is the key itself.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    self = key.content
  }

  /// A picture in a line of text, on the baseline.
  ///
  /// - Shape: a symbol is as wide as the font's point size and does not change the line's height; a
  ///   named picture has its own size and makes the line taller if needed.
  public init(_ image: Image) {
    self.init(.image(image))
  }

  /// Joins two texts; each keeps its look.
  ///
  /// - Cost: that of the shorter side's parts; a sum of any length is one list of them, however it
  ///   was composed. Source: TEXT-5.6.3.
  public static func + (left: Text, right: Text) -> Text {
    Text(.joined(TextSum.joining(left.sum, right.sum)))
  }

  /// The texts of a sum without its own look; any other text is its only part.
  var parts: [Text] { sum.texts }

  private var sum: TextSum {
    guard case .joined(let sum) = storage, styling == TextStyling() else { return TextSum([self]) }
    return sum
  }

  /// The text without its styles, formatted for the engine's default locale.
  package var string: String { string(in: TextContext()) }

  func string(in context: TextContext) -> String {
    switch storage {
    case .verbatim(let string): string
    case .formatted(let text): text.string(in: context)
    case .image(let image): image.name
    case .joined(let sum): sum.texts.map { $0.string(in: context) }.joined()
    }
  }

  /// Whether the text changes with the locale, calendar, time zone or time.
  var dependsOnContext: Bool {
    switch storage {
    case .verbatim, .image: false
    case .formatted: true
    case .joined(let sum): sum.texts.contains { $0.dependsOnContext }
    }
  }

  /// The runs of text, each with its font and its distances.
  func runs(_ outer: TextStyling, in surroundings: TextSurroundings) -> [TextRun] {
    let styling = styling.inside(outer)
    switch storage {
    case .verbatim(let string):
      return [styling.run(string, in: surroundings)]
    case .formatted(let text):
      return [styling.run(text.string(in: surroundings.context), in: surroundings)]
    case .image(let image):
      var run = styling.run(TextRun.attachment, in: surroundings)
      run.picture =
        image.isSymbol ? nil : TextRun.Picture(surroundings.imageSize(image.name))
      run.isSymbol = image.isSymbol
      return [run]
    case .joined(let sum):
      return sum.texts.flatMap { $0.runs(styling, in: surroundings) }
    }
  }
}
