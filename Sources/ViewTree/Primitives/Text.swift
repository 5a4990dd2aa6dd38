/// One or several lines of read-only text.
///
/// It is as wide as its longest line and never wider than proposed; it wraps, and truncates what does
/// not fit the proposed height, but always keeps one line. A nil width gives one line a hard break.
/// Its own size is rounded up to pixels. Source: `semantics.md` 3.8.
public struct Text: Equatable, Sendable {
  private enum Storage: Equatable, Sendable {
    case verbatim(String)
    indirect case joined(Text, Text)
  }

  private struct Style: Equatable, Sendable {
    var font: Font?
    var weight: Font.Weight?
    var isItalic = false
    var color: Color?
  }

  private let storage: Storage
  private var style = Style()

  private init(_ storage: Storage) {
    self.storage = storage
  }

  public init(verbatim content: String) {
    self.init(.verbatim(content))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) {
    self.init(.verbatim(String(content)))
  }

  /// Text for a key; without a table of translations it is the key itself.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    self = key.content
  }

  public static func + (left: Text, right: Text) -> Text { Text(.joined(left, right)) }

  private func with(_ change: (inout Style) -> Void) -> Text {
    var text = self
    change(&text.style)
    return text
  }

  public func font(_ font: Font?) -> Text { with { $0.font = font } }
  public func fontWeight(_ weight: Font.Weight?) -> Text { with { $0.weight = weight } }
  public func bold() -> Text { fontWeight(.bold) }
  public func italic() -> Text { with { $0.isItalic = true } }
  public func foregroundColor(_ color: Color?) -> Text { with { $0.color = color } }

  /// The text without its styles.
  package var string: String {
    switch storage {
    case .verbatim(let string): string
    case .joined(let left, let right): left.string + right.string
    }
  }

  /// The stretches of text with their fonts; a part without a font takes the one around it.
  func runs(_ outer: Font) -> [TextRun] {
    var font = style.font ?? outer
    if let weight = style.weight { font = font.weight(weight) }
    if style.isItalic { font = font.italic() }
    switch storage {
    case .verbatim(let string): return [TextRun(string, font: font.resolved())]
    case .joined(let left, let right): return left.runs(font) + right.runs(font)
    }
  }
}

extension Text: ElementView {
  nonisolated public static func makeElement(_ view: Self, inputs: _ViewInputs) -> LeafNode {
    TextNode(view, inputs)
  }

  nonisolated public static func updateElement(_ view: Self, node: LeafNode) {
    unsafeDowncast(node, to: TextNode.self).update(view)
  }
}

/// Prepares its characters once and answers proposals from that.
final class TextNode: LeafNode {
  private var text: Text
  private var prepared: PreparedText?

  init(_ text: Text, _ inputs: _ViewInputs) {
    self.text = text
    super.init(.text(text.string), inputs)
    guides = .baselines
  }

  func update(_ text: Text) {
    guard text != self.text else { return }
    self.text = text
    look = .text(text.string)
    prepared = nil
    setNeedsLayout()
  }

  /// A font, measurer or scale that has changed in the environment.
  override func dependencyChanged() {
    prepared = nil
    setNeedsLayout()
  }

  private var limits: TextLimits {
    TextLimits(maximumLines: EnvironmentValues(environment).lineLimit)
  }

  private func measurement(_ proposal: ProposedViewSize) -> TextMeasurement {
    reading { preparedText.measurement(for: proposal, limits: limits) }
  }

  private var preparedText: PreparedText {
    if let prepared { return prepared }
    // Spacing may be asked for before any size: whoever asks, the text depends on what it reads.
    let made = reading {
      let values = EnvironmentValues(environment)
      return PreparedText(
        text.runs(values.font ?? .body), measurer: values.textMeasurer,
        displayScale: values.displayScale)
    }
    prepared = made
    return made
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    measurement(proposal).size
  }

  override func refreshGuides() {}

  override func explicitGuide(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    switch key.builtIn {
    case .firstTextBaseline: measurement(proposal).firstBaseline
    case .lastTextBaseline: measurement(proposal).lastBaseline
    default: nil
    }
  }

  override var spacing: ViewSpacing {
    let text = preparedText.spacing
    var spacing = ViewSpacing()
    spacing.top = ViewSpacing.EdgeSpacing(
      any: nil, besideText: text.aboveText, textToText: text.betweenTexts)
    spacing.bottom = ViewSpacing.EdgeSpacing(
      any: nil, besideText: text.belowText, textToText: text.betweenTexts)
    spacing.leading = ViewSpacing.EdgeSpacing(any: nil, besideText: nil, textToText: nil)
    spacing.trailing = spacing.leading
    return spacing
  }

  override var hasDefaultSpacing: Bool { false }
}
