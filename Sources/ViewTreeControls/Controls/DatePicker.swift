/// Which parts of a date can be set.
public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let hourAndMinute = DatePickerComponents(rawValue: 1 << 0)
  public static let date = DatePickerComponents(rawValue: 1 << 1)
}

/// A label at the leading edge and a field for a date at the trailing one.
///
/// Apple publishes no figures; these are the engine's, after UIKit: 34 points high, 120 wide for the
/// day, 96 for the time, 8 between them; as a wheel 320 x 216 and as a calendar 320 x 330, both as
/// wide as proposed and without a label. Nothing opens: `ViewHost.setDate(_:of:)` sets the date,
/// `setDate(year:month:day:of:)` and `setTime(hour:minute:of:)` set parts of it that are shown, within
/// its bounds.
public struct DatePicker<Label: View> {
  public typealias Components = DatePickerComponents
  private let label: Label
  private let selection: Binding<Date>
  private let bounds: ClosedRange<Date>
  private let components: Components
  @Environment(\.datePickerLook) private var look
  @Environment(\.labelsHidden) private var labelsHidden
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone

  nonisolated fileprivate init(
    _ label: Label, _ selection: Binding<Date>, _ bounds: ClosedRange<Date>,
    _ components: Components
  ) {
    self.label = label
    self.selection = selection
    self.bounds = bounds
    self.components = components
  }
}

extension DatePicker: View {
  public var body: some View {
    let date = Binding(
      get: { selection.wrappedValue },
      set: { selection.wrappedValue = min(max($0, bounds.lowerBound), bounds.upperBound) })
    var handle = ControlHandle(.datePicker, date: date)
    handle.label = SpokenText.of(label)
    handle.setDateParts = { parts in
      if let reason = reasonAgainst(parts) { return reason }
      guard let changed = self.date(with: parts) else { return "there is no such date" }
      date.wrappedValue = changed
      return nil
    }
    return
      field
      .recorded("datePicker")
      .modifier(ControlModifier(handle: handle))
  }

  @ViewBuilder private var field: some View {
    switch look {
    case .compact:
      HStack {
        if !labelsHidden {
          label
          Spacer()
        }
        if components.contains(.date) { part(.init(date: .abbreviated, time: .omitted), 120) }
        if components.contains(.hourAndMinute) {
          part(.init(date: .omitted, time: .shortened), 96)
        }
      }
    case .wheel, .graphical:
      RoundedRectangle(cornerRadius: 8).fill(.fill)
        .overlay { Text(selection.wrappedValue, format: .dateTime).lineLimit(1) }
        .frame(minWidth: 0, idealWidth: 320, maxWidth: .infinity)
        .frame(height: look == .wheel ? 216 : 330)
    }
  }
}

extension DatePicker {
  private func reasonAgainst(_ parts: DateComponents) -> String? {
    let shown: Components = parts.hour == nil && parts.minute == nil ? .date : .hourAndMinute
    guard !components.contains(shown) else { return nil }
    let name = shown == .date ? "day" : "time"
    return "the picker shows no \(name), as its `displayedComponents` say"
  }

  /// The date with other parts; a day that is kept goes to the end of a shorter month.
  ///
  /// - Returns: nil where the calendar has no date with these parts.
  private func date(with parts: DateComponents) -> Date? {
    var calendar = calendar
    calendar.timeZone = timeZone
    let units: Set<Calendar.Component> = [
      .era, .year, .month, .day, .hour, .minute, .second, .nanosecond,
    ]
    var all = calendar.dateComponents(units, from: selection.wrappedValue)
    all.year = parts.year ?? all.year
    all.month = parts.month ?? all.month
    all.hour = parts.hour ?? all.hour
    all.minute = parts.minute ?? all.minute
    if let day = parts.day {
      all.day = day
    } else if let day = all.day {
      var first = all
      first.day = 1
      let days = calendar.date(from: first).flatMap {
        calendar.range(of: .day, in: .month, for: $0)
      }
      all.day = min(day, days.map { $0.upperBound - 1 } ?? day)
    }
    guard let date = calendar.date(from: all) else { return nil }
    let found = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    func isMet(_ part: KeyPath<DateComponents, Int?>) -> Bool {
      parts[keyPath: part].map { $0 == found[keyPath: part] } ?? true
    }
    return [\.year, \.month, \.day, \.hour, \.minute].allSatisfy(isMet) ? date : nil
  }

  /// The field of one part, with what the date says of it.
  private func part(_ format: Date.FormatStyle, _ width: CGFloat) -> some View {
    RoundedRectangle(cornerRadius: 6).fill(.fill)
      .overlay { Text(selection.wrappedValue, format: format).lineLimit(1) }
      .frame(width: width, height: 34)
  }
}

extension DatePicker {
  nonisolated public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(label(), selection, .distantPast ... .distantFuture, displayedComponents)
  }

  nonisolated public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(label(), selection, range, displayedComponents)
  }

  nonisolated public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(label(), selection, range.lowerBound ... .distantFuture, displayedComponents)
  }

  nonisolated public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(label(), selection, .distantPast...range.upperBound, displayedComponents)
  }
}

extension DatePicker where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) }
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
      Text(titleKey)
    }
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
      Text(titleKey)
    }
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
      Text(titleKey)
    }
  }
}

/// The look of a date picker.
enum DatePickerLook {
  case compact, wheel, graphical
}

/// Decides what a date picker shows; see ``DatePicker``.
public protocol DatePickerStyle: Sendable {
  static var _look: _DatePickerLook { get }
}

/// The look that a style chooses; only the engine makes one.
public struct _DatePickerLook: Sendable {
  let look: DatePickerLook
}

public struct DefaultDatePickerStyle: DatePickerStyle {
  nonisolated public init() {}
  public static var _look: _DatePickerLook { _DatePickerLook(look: .compact) }
}

public struct CompactDatePickerStyle: DatePickerStyle {
  nonisolated public init() {}
  public static var _look: _DatePickerLook { _DatePickerLook(look: .compact) }
}

public struct WheelDatePickerStyle: DatePickerStyle {
  nonisolated public init() {}
  public static var _look: _DatePickerLook { _DatePickerLook(look: .wheel) }
}

public struct GraphicalDatePickerStyle: DatePickerStyle {
  nonisolated public init() {}
  public static var _look: _DatePickerLook { _DatePickerLook(look: .graphical) }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  nonisolated public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  nonisolated public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  nonisolated public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  nonisolated public static var graphical: GraphicalDatePickerStyle {
    GraphicalDatePickerStyle()
  }
}

extension EnvironmentValues {
  @Entry var datePickerLook: DatePickerLook = .compact
}

extension View {
  /// Sets the style of the date pickers inside; the nearest one counts.
  nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    environment(\.datePickerLook, S._look.look)
  }
}
