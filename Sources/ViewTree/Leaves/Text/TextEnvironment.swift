private enum FontKey: EnvironmentKey {
  static var defaultValue: Font? { nil }
}

private enum LineLimitKey: EnvironmentKey {
  static var defaultValue: Int? { nil }
}

private enum TextAlignmentKey: EnvironmentKey {
  static let defaultValue = TextAlignment.leading
}

private enum TextMeasurerKey: EnvironmentKey {
  static var defaultValue: any TextMeasurer { .unit }
}

private enum LocaleKey: EnvironmentKey {
  static let defaultValue = Locale(identifier: "en_US")
}

private enum CalendarKey: EnvironmentKey {
  static let defaultValue = Calendar(identifier: .gregorian)
}

private enum TimeZoneKey: EnvironmentKey {
  static let defaultValue = TimeZone(secondsFromGMT: 0) ?? .current
}

extension EnvironmentValues {
  /// The font of text without its own; nil means body.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }

  /// The maximum number of lines of a text; nil for no limit.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }

  public var multilineTextAlignment: TextAlignment {
    get { self[TextAlignmentKey.self] }
    set { self[TextAlignmentKey.self] = newValue }
  }

  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  /// The time zone of dates in text; Greenwich unless set, so that output is the same everywhere.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }

  /// The text measurer; set by the host.
  package var textMeasurer: any TextMeasurer {
    get { self[TextMeasurerKey.self] }
    set { self[TextMeasurerKey.self] = newValue }
  }
}

extension TreeHost {
  /// A host whose texts are measured by the given measurer.
  package convenience init<Content: View>(
    size: CGSize, safeAreaInsets: EdgeInsets = EdgeInsets(), displayScale: CGFloat = 2,
    textMeasurer: any TextMeasurer, time: VirtualTime = VirtualTime(), isInWindow: Bool = true,
    content: () -> Content
  ) {
    var environment = EnvironmentValues()
    environment.textMeasurer = textMeasurer
    self.init(
      size: size, safeAreaInsets: safeAreaInsets, displayScale: displayScale,
      environment: environment, time: time, isInWindow: isInWindow, content: content)
  }
}
