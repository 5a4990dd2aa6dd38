/// The settings of views around a text, apart from its font and number of lines.
struct TextSettings: Equatable, Sendable {
  /// The look; its font stays nil, since that has its own key.
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

  /// The number of lines whose height texts reserve even if they have fewer.
  var reservedLines: Int {
    get { self[ReservedLinesKey.self] }
    set { self[ReservedLinesKey.self] = newValue }
  }

  /// Points between a line and the next one, in addition to the font's distance.
  ///
  /// - NaN and infinity: count as 0.
  public var lineSpacing: CGFloat {
    get { textSettings.lineSpacing }
    set { textSettings.lineSpacing = newValue.ifFinite ?? 0 }
  }

  /// The smallest fraction of its size to which a text may shrink to avoid truncation.
  ///
  /// - Shape: above 1 counts as 1, NaN as 1, and below 0.01 as 0.01.
  public var minimumScaleFactor: CGFloat {
    get { textSettings.minimumScaleFactor }
    set { textSettings.minimumScaleFactor = newValue.isNaN ? 1 : min(max(newValue, 0.01), 1) }
  }

  /// Where a truncated last line loses its characters.
  public var truncationMode: Text.TruncationMode {
    get { textSettings.truncationMode }
    set { textSettings.truncationMode = newValue }
  }

  /// Whether characters may move closer if a text does not fit; recorded, but not measured.
  public var allowsTightening: Bool {
    get { textSettings.allowsTightening }
    set { textSettings.allowsTightening = newValue }
  }

  /// The case to which letters are changed; nil leaves them as written.
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
  /// Where a truncated text loses its characters.
  public enum TruncationMode: Hashable, Sendable {
    case head
    case tail
    case middle
  }
}
