@_exported import UIKit
import ViewTreeInspection

/// The calls that work a control. Each takes the control that has the identifier, or the first one
/// inside the view that has it.
///
/// - Errors: an issue at the caller's line, and false, where no view has the identifier, and where
///   there is no control of the kind, with the call that works what is there. A control that is
///   disabled, hidden, off the screen or behind something presented, or an option that a picker has
///   not, is one too; see ``Strictness``.
extension ViewHost {
  /// Types into a field: it gets the keyboard, and its text is set as if it had been typed at once.
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

  /// Moves a slider to a value, within its bounds and steps, or a stepper that counts a number, within
  /// its bounds.
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

  /// Counts a stepper up by one step.
  @discardableResult
  public func increment(
    _ identifier: String, sourceLocation: SourceLocation = #_sourceLocation
  ) -> Bool {
    operate("increment(\"\(identifier)\")", identifier, \.step, sourceLocation) { $0(true) }
  }

  /// Counts a stepper down by one step.
  @discardableResult
  public func decrement(
    _ identifier: String, sourceLocation: SourceLocation = #_sourceLocation
  ) -> Bool {
    operate("decrement(\"\(identifier)\")", identifier, \.step, sourceLocation) { $0(false) }
  }

  /// Takes the option of a picker that has a tag.
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

  /// Why a call cannot work what stands at an identifier.
  private static func misfit(_ element: LayoutNode) -> String {
    let line = "`\(TreeText.line(element).text)`"
    guard let control = element.control else { return "\(line) is no control and holds none." }
    let state = control.isEnabled ? "" : " It is disabled now."
    return "\(line) is or holds \(control.kind.rawValue), which \(control.kind.uses) works.\(state)"
  }
}
