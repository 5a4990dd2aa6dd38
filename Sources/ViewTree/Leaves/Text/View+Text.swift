/// The view modifiers for all texts inside; a text's own modifiers win.
extension View {
  nonisolated private func styled<Value>(
    _ keyPath: WritableKeyPath<TextStyling, Value>, _ value: Value
  ) -> some View {
    modifier(
      EnvironmentWriting(value: value) { $0.textSettings.styling[keyPath: keyPath] = $1 })
  }

  /// Bold, or the fonts' own weight for false.
  nonisolated public func bold(_ isActive: Bool = true) -> some View {
    styled(\.weight, isActive ? .some(.bold) : .some(nil))
  }

  nonisolated public func italic(_ isActive: Bool = true) -> some View {
    styled(\.isItalic, isActive)
  }

  /// The weight; nil for the fonts' own.
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
    styled(\.weight, .some(weight))
  }

  /// The design; nil for the fonts' own.
  nonisolated public func fontDesign(_ design: Font.Design?) -> some View {
    styled(\.design, design)
  }

  /// The fonts' width; recorded, but not measured.
  nonisolated public func fontWidth(_ width: Font.Width?) -> some View { styled(\.width, width) }

  nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
    styled(\.design, isActive ? .monospaced : nil)
  }

  nonisolated public func monospacedDigit() -> some View { styled(\.hasMonospacedDigits, true) }

  /// Adds points to each character's advance; see `Text.kerning(_:)`.
  nonisolated public func kerning(_ kerning: CGFloat) -> some View { styled(\.kerning, kerning) }

  /// Adds points after each character; see `Text.tracking(_:)`.
  nonisolated public func tracking(_ tracking: CGFloat) -> some View {
    styled(\.tracking, tracking)
  }

  /// Raises characters; see `Text.baselineOffset(_:)`.
  nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    styled(\.baselineOffset, baselineOffset)
  }

  nonisolated public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    styled(\.underline, isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)
  }

  nonisolated public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    styled(\.strikethrough, isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)
  }

  /// Changes all letters to one case before they are measured; nil leaves them as written.
  nonisolated public func textCase(_ textCase: Text.Case?) -> some View {
    environment(\.textCase, textCase)
  }

  /// A relative size of text; left out of layout, since Apple publishes no factor.
  nonisolated public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    recorded("textScale", "\(scale)")
  }

  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  /// Adds points between lines: n lines become taller by n - 1 times as many points.
  ///
  /// - Shape: a negative spacing brings lines closer, at most onto each other. NaN counts as 0.
  nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    environment(\.lineSpacing, lineSpacing)
  }

  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }

  /// Lets a text shrink to avoid truncation, at most to a fraction of its size.
  ///
  /// It gets the largest hundredth of its size at which nothing is truncated, or else the given
  /// fraction.
  ///
  /// - Shape: above 1 counts as 1, NaN as 1, and below 0.01 as 0.01.
  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, factor)
  }

  /// Recorded, but not measured.
  nonisolated public func allowsTightening(_ flag: Bool) -> some View {
    environment(\.allowsTightening, flag)
  }

  /// Sets the user's text size for everything inside.
  nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }

  /// Keeps the user's text size within a range: a size outside becomes the nearest one inside.
  nonisolated public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
  where T.Bound == DynamicTypeSize {
    let sizes = DynamicTypeSize.allCases.filter { range.contains($0) }
    return modifier(
      EnvironmentWriting(value: sizes) { values, sizes in
        guard let least = sizes.first, let most = sizes.last else { return }
        values.dynamicTypeSize = min(max(values.dynamicTypeSize, least), most)
      })
  }
}

/// Whether the user may select text.
public protocol TextSelectability {
  static var allowsSelection: Bool { get }
}

public struct EnabledTextSelectability: TextSelectability {
  public static let allowsSelection = true
}

public struct DisabledTextSelectability: TextSelectability {
  public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

extension View {
  /// Recorded; without an effect on layout.
  nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    recorded("textSelection", "\(S.allowsSelection)")
  }
}
