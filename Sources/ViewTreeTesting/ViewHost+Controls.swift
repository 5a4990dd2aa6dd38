@_exported import UIKit
import ViewTreeInspection

extension ViewHost {
  /// Types into the first field with the identifier, or inside the view that has it: the text is set,
  /// as if it had been typed at once.
  ///
  /// - Errors: false where there is no field, or one that is disabled.
  @discardableResult
  public func enterText(_ text: String, in identifier: String) -> Bool {
    operate(identifier, \.text) { $0.wrappedValue = text }
  }

  /// Presses the return key in a field.
  ///
  /// - Errors: false where there is no field, or one that is disabled.
  @discardableResult
  public func submit(_ identifier: String) -> Bool { operate(identifier, \.submit) { $0() } }

  /// Moves a slider to a value, within its bounds and steps.
  ///
  /// - Errors: false where there is no slider, or one that is disabled.
  @discardableResult
  public func setValue(_ value: Double, of identifier: String) -> Bool {
    operate(identifier, \.number) { $0.wrappedValue = value }
  }

  /// Sets the date of a date picker, within its bounds.
  ///
  /// - Errors: false where there is no date picker, or one that is disabled.
  @discardableResult
  public func setDate(_ date: Date, of identifier: String) -> Bool {
    operate(identifier, \.date) { $0.wrappedValue = date }
  }

  /// Takes the option of a picker that has a tag.
  ///
  /// - Errors: false where there is no such option, or no picker, or one that is disabled.
  @discardableResult
  public func choose<Tag: Hashable>(_ tag: Tag, in identifier: String) -> Bool {
    var isChosen = false
    operate(identifier, \.choose) { isChosen = $0(AnyHashable(tag)) }
    return isChosen
  }

  @discardableResult
  private func operate<Part>(
    _ identifier: String, _ part: KeyPath<ControlHandle, Part?>, _ body: (Part) -> Void
  ) -> Bool {
    guard let control = tree.firstElement(identifier)?.control, control.isEnabled,
      let part = control[keyPath: part]
    else { return false }
    tree.time.whileCurrent { body(part) }
    settle()
    return true
  }
}
