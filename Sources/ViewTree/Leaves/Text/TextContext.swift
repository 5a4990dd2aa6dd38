/// The settings on which the formatting of dates and numbers depends.
struct TextContext {
  var locale = EnvironmentValues().locale
  var calendar = EnvironmentValues().calendar
  var timeZone = EnvironmentValues().timeZone
  /// The time from which relative dates are counted.
  var now = Date()
}

/// A text computed from a value and its environment.
protocol TextFormat: Equatable, Sendable {
  func string(in context: TextContext) -> String
}

/// Any such text, type-erased.
struct FormattedText: Equatable, Sendable {
  private let format: any TextFormat

  init(_ format: some TextFormat) {
    self.format = format
  }

  func string(in context: TextContext) -> String { format.string(in: context) }

  static func == (left: FormattedText, right: FormattedText) -> Bool {
    left.format.isEqual(to: right.format)
  }
}

extension TextFormat {
  fileprivate func isEqual(to other: any TextFormat) -> Bool { (other as? Self) == self }
}

private enum TextDateKey: EnvironmentKey {
  static var defaultValue: Date? { nil }
}

extension EnvironmentValues {
  /// The time from which relative dates in texts are counted; nil for the clock's when a text is
  /// prepared.
  package var textDate: Date? {
    get { self[TextDateKey.self] }
    set { self[TextDateKey.self] = newValue }
  }
}
