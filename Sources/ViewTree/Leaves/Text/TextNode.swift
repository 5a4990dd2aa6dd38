extension Text: ElementView {
  nonisolated public static func makeElement(_ view: Self, inputs: _ViewInputs) -> LeafNode {
    TextNode(view, inputs)
  }

  nonisolated public static func updateElement(_ view: Self, node: LeafNode) {
    unsafeDowncast(node, to: TextNode.self).update(view)
  }
}

/// Prepares its characters once and answers proposals from the result.
final class TextNode: LeafNode, TextShowing {
  private var text: Text
  private var prepared: (text: PreparedText, limits: TextLimits)?

  init(_ text: Text, _ inputs: _ViewInputs) {
    self.text = text
    super.init(.text(text.string), inputs)
    guides = .baselines
  }

  /// The font that the text itself sets; nil if it leaves that to its environment.
  var ownFont: Font? { text.styling.font }

  func update(_ text: Text) {
    guard text != self.text else { return }
    self.text = text
    look = .text(text.string)
    prepared = nil
    setNeedsLayout()
  }

  /// Called when a font, measurer or scale has changed in the environment.
  override func dependencyChanged() {
    prepared = nil
    setNeedsLayout()
  }

  private func measurement(_ proposal: ProposedViewSize) -> TextMeasurement {
    let (text, limits) = preparedText
    return text.measurement(for: proposal, limits: limits)
  }

  private var preparedText: (text: PreparedText, limits: TextLimits) {
    if let prepared { return prepared }
    // Spacing may be asked for before any size: either way, the text depends on the values read
    // here.
    let made = reading { prepare(in: EnvironmentValues(environment)) }
    prepared = made
    return made
  }

  private func prepare(
    in values: EnvironmentValues
  ) -> (text: PreparedText, limits: TextLimits) {
    let settings = values.textSettings
    let measurer = values.textMeasurer
    var surroundings = TextSurroundings(
      font: values.font ?? .body, dynamicTypeSize: values.dynamicTypeSize,
      platform: measurer.platform, textCase: settings.textCase)
    if settings.textCase != nil { surroundings.context.locale = values.locale }
    if text.dependsOnContext {
      surroundings.context = TextContext(
        locale: values.locale, calendar: values.calendar, timeZone: values.timeZone,
        now: values.textDate ?? Date())
    }
    if text.hasNamedImages { surroundings.imageSizes = values.imageSizes }
    let runs = text.runs(settings.styling, in: surroundings)
    look = .text(runs.map(\.text).joined())
    return (
      PreparedText(runs, measurer: measurer, displayScale: values.displayScale),
      TextLimits(
        maximumLines: values.lineLimit, reservedLines: values.reservedLines,
        lineSpacing: settings.lineSpacing, truncation: settings.truncationMode,
        minimumScale: settings.minimumScaleFactor)
    )
  }

  package var shownText: ShownText {
    let (text, limits) = preparedText
    return ShownText(
      lines: text.shown(for: placedProposal, limits: limits),
      alignment: EnvironmentValues(environment).multilineTextAlignment)
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
    let text = preparedText.text.spacing
    var spacing = ViewSpacing()
    spacing.top = ViewSpacing.EdgeSpacing(
      any: nil, besideText: text.aboveText, textToText: text.betweenTexts)
    spacing.bottom = ViewSpacing.EdgeSpacing(
      any: nil, besideText: text.belowText, textToText: text.betweenTexts)
    spacing.leading = ViewSpacing.EdgeSpacing(any: nil, besideText: nil, textToText: nil)
    spacing.trailing = spacing.leading
    return spacing
  }

  override var spacingKind: SpacingKind { .own }
}

extension Text {
  fileprivate var hasNamedImages: Bool {
    switch storage {
    case .verbatim, .formatted: false
    case .image(let image): !image.isSymbol
    case .joined(let sum): sum.texts.contains { $0.hasNamedImages }
    }
  }
}
