@_exported import UIKit
import ViewTreeInspection

/// Calls that operate a control. Each takes the control that has the identifier, or the first one
/// inside the view that has it.
///
/// - Errors: an issue at the caller's line, and false, where no view has the identifier, and where
///   there is no control of that kind; the issue then names the call for the control that is there.
///   The same holds for a control that is disabled, hidden, off the screen or behind something
///   presented, and for an option that a picker does not have. See ``Strictness``.
extension ViewHost {
  /// Types into a field: it gets keyboard focus, and its text is set at once as if it had been
  /// typed.
  @discardableResult
  public func enterText(
    _ text: String, in identifier: String, sourceLocation: SourceLocation = #_sourceLocation
  ) -> Bool {
    let call = "enterText(_:in: \"\(identifier)\")"
    let focus = tree.firstElementInWindow(identifier)?.control?.setFocus
    return operate(call, identifier, \.text, sourceLocation) {
      focus?(true)
      $0.wrappedValue = text
    }
  }

  /// Presses the return key in a field.
  @discardableResult
  public func submit(
    _ identifier: String, sourceLocation: SourceLocation = #_sourceLocation
  ) -> Bool {
    operate("submit(\"\(identifier)\")", identifier, \.submit, sourceLocation) { $0() }
  }

  /// Moves a slider to a value within its bounds and steps, or a numeric stepper within its bounds.
  @discardableResult
  public func setValue(
    _ value: Double, of identifier: String, sourceLocation: SourceLocation = #_sourceLocation
  ) -> Bool {
    operate("setValue(_:of: \"\(identifier)\")", identifier, \.number, sourceLocation) {
      $0.wrappedValue = value
    }
  }

  /// Sets the date of a date picker, within its bounds.
  @discardableResult
  public func setDate(
    _ date: Date, of identifier: String, sourceLocation: SourceLocation = #_sourceLocation
  ) -> Bool {
    operate("setDate(_:of: \"\(identifier)\")", identifier, \.date, sourceLocation) {
      $0.wrappedValue = date
    }
  }

  /// Sets parts of a date picker's day and keeps the others, in the calendar and the time zone of
  /// its environment and within its bounds.
  ///
  /// ```swift
  /// struct Trip: View {
  ///   @State private var start = Date(timeIntervalSince1970: 0)
  ///   var body: some View { DatePicker("Start", selection: $start).accessibilityIdentifier("start") }
  /// }
  /// let host = ViewHost(size: CGSize(width: 300, height: 100)) { Trip() }
  /// host.setDate(year: 2026, month: 3, day: 14, of: "start")
  /// host.setTime(hour: 9, minute: 30, of: "start")
  /// ```
  ///
  /// A kept day is clamped to the end of a shorter month: January 31 with February becomes the
  /// 28th.
  ///
  /// - Parameters:
  ///   - year: the calendar's year; nil keeps it, as it does for each part.
  ///   - month: from 1 on.
  ///   - day: from 1 on.
  ///   - identifier: that of the picker, or of a view that has it inside.
  ///   - sourceLocation: where issues are recorded.
  /// - Errors: also where the calendar has no such day, and where the picker shows none.
  @discardableResult
  public func setDate(
    year: Int? = nil, month: Int? = nil, day: Int? = nil, of identifier: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Bool {
    setParts(
      DateComponents(year: year, month: month, day: day), identifier,
      "setDate(year:month:day:of: \"\(identifier)\")", sourceLocation)
  }

  /// Sets parts of a date picker's time and keeps the others, including the seconds.
  ///
  /// - Parameters:
  ///   - hour: 0 through 23; nil keeps it, as it does for the minute.
  ///   - minute: 0 through 59.
  ///   - identifier: that of the picker, or of a view that has it inside.
  ///   - sourceLocation: where issues are recorded.
  /// - Errors: also where the day has no such time, and where the picker shows none.
  @discardableResult
  public func setTime(
    hour: Int? = nil, minute: Int? = nil, of identifier: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Bool {
    setParts(
      DateComponents(hour: hour, minute: minute), identifier,
      "setTime(hour:minute:of: \"\(identifier)\")", sourceLocation)
  }

  private func setParts(
    _ parts: DateComponents, _ identifier: String, _ call: String, _ location: SourceLocation
  ) -> Bool {
    var reason: String?
    let isWorked = operate(call, identifier, \.setDateParts, location) { reason = $0(parts) }
    if let reason { misuse("\(call): \(reason). Nothing was set.", nil, location) }
    return isWorked && reason == nil
  }

  /// Increments a stepper by one step.
  @discardableResult
  public func increment(
    _ identifier: String, sourceLocation: SourceLocation = #_sourceLocation
  ) -> Bool {
    operate("increment(\"\(identifier)\")", identifier, \.step, sourceLocation) { $0(true) }
  }

  /// Decrements a stepper by one step.
  @discardableResult
  public func decrement(
    _ identifier: String, sourceLocation: SourceLocation = #_sourceLocation
  ) -> Bool {
    operate("decrement(\"\(identifier)\")", identifier, \.step, sourceLocation) { $0(false) }
  }

  /// Selects the option of a picker that has a tag.
  @discardableResult
  public func choose<Tag: Hashable>(
    _ tag: Tag, in identifier: String, sourceLocation: SourceLocation = #_sourceLocation
  ) -> Bool {
    let call = "choose(\(ValueText.describe(tag)), in: \"\(identifier)\")"
    var isChosen = false
    let isWorked = operate(call, identifier, \.choose, sourceLocation) {
      isChosen = $0(AnyHashable(tag))
    }
    if isWorked, !isChosen, let tags = tree.firstElementInWindow(identifier)?.control?.tags {
      let list = tags.map { "\(ValueText.describe($0.base)) (\(Swift.type(of: $0.base)))" }
      misuse(
        "\(call): no option has this tag of type \(Tag.self). There are: "
          + (list.isEmpty ? "none" : list.joined(separator: ", ")) + ".",
        nil, sourceLocation)
    }
    return isChosen
  }

  private func operate<Part>(
    _ call: String, _ identifier: String, _ part: KeyPath<ControlHandle, Part?>,
    _ location: SourceLocation, _ body: (Part) -> Void
  ) -> Bool {
    guard let element = tree.firstElementInWindow(identifier) else {
      recordUnknown(identifier, call, location)
      return false
    }
    guard let control = element.control, let part = control[keyPath: part] else {
      tell(.error, "\(call): \(Self.misfit(element))", location)
      return false
    }
    guard control.isEnabled else {
      misuse("\(call): \(control.kind.rawValue) is there, disabled.", element, location)
      return false
    }
    if let refusal = refusal(of: element.touchAim(in: tree), element, call) {
      misuse("\(refusal) Nothing was done.", element, location)
      return false
    }
    note(call)
    tree.time.whileCurrent { body(part) }
    settle()
    return true
  }

  /// Why a call cannot operate the element with an identifier.
  private static func misfit(_ element: LayoutNode) -> String {
    let line = "`\(TreeText.line(element).text)`"
    guard let control = element.control else { return "\(line) is no control and holds none." }
    let state = control.isEnabled ? "" : " It is disabled now."
    return "\(line) is or holds \(control.kind.rawValue), which \(control.kind.uses) works.\(state)"
  }
}
