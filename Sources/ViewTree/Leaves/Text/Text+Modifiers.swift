/// The text modifiers that return a text, so that it can be joined with others.
extension Text {
  private func with(_ change: (inout TextStyling) -> Void) -> Text {
    var text = self
    change(&text.styling)
    return text
  }

  /// The font; nil for that of the environment.
  public func font(_ font: Font?) -> Text { with { $0.font = font } }

  /// The weight; nil for that of the environment.
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    with { $0.weight = weight.map { .some($0) } }
  }

  /// The font's width; recorded, but not measured.
  public func fontWidth(_ width: Font.Width?) -> Text { with { $0.width = width } }

  /// The design; `monospaced` changes widths with the measurer `helvetica`.
  public func fontDesign(_ design: Font.Design?) -> Text { with { $0.design = design } }

  public func bold() -> Text { bold(true) }

  /// Bold, or the font's own weight for false, whatever the environment sets.
  public func bold(_ isActive: Bool) -> Text { with { $0.weight = isActive ? .bold : .some(nil) } }

  public func italic() -> Text { italic(true) }

  public func italic(_ isActive: Bool) -> Text { with { $0.isItalic = isActive } }

  /// Letters of equal width, where the measurer supports it: 0.6 em with `helvetica`.
  public func monospaced(_ isActive: Bool = true) -> Text {
    with { $0.design = isActive ? .monospaced : .default }
  }

  /// Digits of equal width; recorded, but not measured.
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

  /// Adds a number of points to the advance of each character, including the last.
  ///
  /// - Shape: no advance falls below zero; hard breaks and combining marks are not changed.
  /// - NaN and infinity: count as 0.
  /// - Source: Apple documentation, `Text.kerning(_:)`; that the last character counts is the
  ///   engine's interpretation.
  public func kerning(_ kerning: CGFloat) -> Text { with { $0.kerning = kerning } }

  /// Adds points after each character, as `kerning(_:)` does; if both are set, tracking counts.
  public func tracking(_ tracking: CGFloat) -> Text { with { $0.tracking = tracking } }

  /// Raises the characters, or lowers them for a negative offset; the line grows by the offset.
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

  /// Left out of layout: Apple publishes no factor for the secondary scale. It makes texts unequal.
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
    isEnabled ? with { $0.scale = scale } : self
  }

  // Speech settings have no effect on layout, but make texts unequal.

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
