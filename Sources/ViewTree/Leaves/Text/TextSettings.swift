/// The settings of views around a text, beyond its font and the number of its lines.
struct TextSettings: Equatable, Sendable {
  /// The look; its font stays nil, which is a key of its own.
  var styling = TextStyling()
  var lineSpacing: CGFloat = 0
  var minimumScaleFactor: CGFloat = 1
  var truncationMode = Text.TruncationMode.tail
  var allowsTightening = false
  var textCase: Text.Case?
}

private enum TextSettingsKey: EnvironmentKey {
  static let defaultValue = TextSettings()
}

private enum ReservedLinesKey: EnvironmentKey {
  static let defaultValue = 1
}

private enum DynamicTypeSizeKey: EnvironmentKey {
  static let defaultValue = DynamicTypeSize.large
}

extension EnvironmentValues {
  var textSettings: TextSettings {
    get { self[TextSettingsKey.self] }
    set { self[TextSettingsKey.self] = newValue }
  }

  /// The lines whose height texts keep free even when they have fewer.
  var reservedLines: Int {
    get { self[ReservedLinesKey.self] }
    set { self[ReservedLinesKey.self] = newValue }
  }

  /// Points between a line and the next one, beyond what the font says.
  ///
  /// - NaN and infinity: count as 0.
  public var lineSpacing: CGFloat {
    get { textSettings.lineSpacing }
    set { textSettings.lineSpacing = newValue.ifFinite ?? 0 }
  }

  /// The smallest part of its size that a text may shrink to where it would be truncated.
  ///
  /// - Shape: above 1 counts as 1, NaN as 1, and below 0.01 as 0.01.
  public var minimumScaleFactor: CGFloat {
    get { textSettings.minimumScaleFactor }
    set { textSettings.minimumScaleFactor = newValue.isNaN ? 1 : min(max(newValue, 0.01), 1) }
  }

  /// Where the last line of a text that does not fit loses its characters.
  public var truncationMode: Text.TruncationMode {
    get { textSettings.truncationMode }
    set { textSettings.truncationMode = newValue }
  }

  /// Whether characters may move together where a text does not fit; kept, but not measured.
  public var allowsTightening: Bool {
    get { textSettings.allowsTightening }
    set { textSettings.allowsTightening = newValue }
  }

  /// The case that letters are changed to; nil for as they are written.
  public var textCase: Text.Case? {
    get { textSettings.textCase }
    set { textSettings.textCase = newValue }
  }

  /// The user's text size, which sets the size of text styles.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    set { self[DynamicTypeSizeKey.self] = newValue }
  }

  /// The user's text size in the older vocabulary.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { dynamicTypeSize = newValue.dynamicTypeSize }
  }
}

extension Text {
  /// Where a text that does not fit loses its characters.
  public enum TruncationMode: Hashable, Sendable {
    case head
    case tail
    case middle
  }
}
