/// The modifiers of a text that give a text again, so that it can be joined with others.
extension Text {
  private func with(_ change: (inout TextStyling) -> Void) -> Text {
    var text = self
    change(&text.styling)
    return text
  }

  /// The font; nil for that of the surroundings.
  public func font(_ font: Font?) -> Text { with { $0.font = font } }

  /// The weight; nil for that of the surroundings.
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    with { $0.weight = weight.map { .some($0) } }
  }

  /// The font's form of width; kept, but not measured.
  public func fontWidth(_ width: Font.Width?) -> Text { with { $0.width = width } }

  /// The design; `monospaced` changes widths with the measurer `helvetica`.
  public func fontDesign(_ design: Font.Design?) -> Text { with { $0.design = design } }

  public func bold() -> Text { bold(true) }

  /// Bold, or the font's own weight for false, whatever the surroundings say.
  public func bold(_ isActive: Bool) -> Text { with { $0.weight = isActive ? .bold : .some(nil) } }

  public func italic() -> Text { italic(true) }

  public func italic(_ isActive: Bool) -> Text { with { $0.isItalic = isActive } }

  /// Letters of one width, where the measurer knows them: 0.6 em with `helvetica`.
  public func monospaced(_ isActive: Bool = true) -> Text {
    with { $0.design = isActive ? .monospaced : .default }
  }

  /// Digits of one width; those of both measurers are by themselves.
  public func monospacedDigit() -> Text { with { $0.hasMonospacedDigits = true } }

  /// A line under the text; it has no effect on layout.
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    with { $0.underline = LineStyle(pattern: pattern, color: color, isActive: isActive) }
  }

  /// A line through the text; it has no effect on layout.
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    with { $0.strikethrough = LineStyle(pattern: pattern, color: color, isActive: isActive) }
  }

  /// Moves characters apart: so many points are added to the advance of each, the last included.
  ///
  /// - Shape: no advance falls below zero; hard breaks and combining marks get nothing.
  /// - NaN and infinity: count as 0.
  /// - Source: Apple documentation, `Text.kerning(_:)`; that the last character counts is the
  ///   engine's reading.
  public func kerning(_ kerning: CGFloat) -> Text { with { $0.kerning = kerning } }

  /// Adds points behind each character, as `kerning(_:)` does; where both are set this one counts.
  public func tracking(_ tracking: CGFloat) -> Text { with { $0.tracking = tracking } }

  /// Moves the characters up, or down for a negative offset; the line is higher by its length.
  ///
  /// The baseline guides stay those of the line. NaN and infinity count as 0.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    with { $0.baselineOffset = baselineOffset }
  }

  public func foregroundColor(_ color: Color?) -> Text {
    with { $0.foreground = color.map { .color($0) } }
  }

  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    with { $0.foreground = style._paint.paint }
  }

  /// Kept out of layout: Apple publishes no factor for the secondary scale. It tells texts apart.
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
    isEnabled ? with { $0.scale = scale } : self
  }

  // The words of a screen reader have no effect on layout, and tell texts apart.

  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text {
    with { $0.speech.includesPunctuation = value }
  }

  public func speechSpellsOutCharacters(_ value: Bool = true) -> Text {
    with { $0.speech.spellsOut = value }
  }

  public func speechAdjustedPitch(_ value: Double) -> Text { with { $0.speech.pitch = value } }

  public func speechAnnouncementsQueued(_ value: Bool = true) -> Text {
    with { $0.speech.isQueued = value }
  }
}

extension Text.LineStyle {
  fileprivate init(pattern: Pattern, color: Color?, isActive: Bool) {
    self.init(pattern: pattern, color: color)
    self.isActive = isActive
  }
}
