import UIKit
import ViewTreeInspection

/// The words about a view that follow its frame in a tree's text: its string, a control's value,
/// and any unusual state.
///
/// `Text (0, 0, 68, 17) "Save"`, `HStack #sound (0, 0, 300, 31) on`, `Color (0, 0, 9, 9) label "Close"`.
@MainActor
struct TreeWords {
  private let node: Node

  init(_ node: Node) {
    self.node = node
  }

  /// The words; nil where there are none.
  var text: String? {
    let words = shown + stated + control + state
    return words.isEmpty ? nil : words.joined(separator: " ")
  }

  private var element: LayoutNode? { node as? LayoutNode }

  private var shown: [String] {
    switch (node as? LeafNode)?.look {
    case .text(let text): ["\"\(text)\""]
    case .image(let name): ["\"\(name)\""]
    case .indicator(let share?): [ValueText.number(share)]
    default: []
    }
  }

  /// Names and values stated for assistive technologies.
  private var stated: [String] {
    (element?.attributes?.appearance ?? []).compactMap { note in
      switch note.name {
      case "accessibilityLabel": "label \"\(note.value)\""
      case "accessibilityValue" where !note.value.isEmpty: "value \"\(note.value)\""
      case "accessibilityAddTraits" where note.value.contains("isSelected"): "selected"
      default: nil
      }
    }
  }

  private var control: [String] {
    guard let handle = element?.attributes?.control as? ControlHandle else { return [] }
    var words: [String] = []
    if let isOn = handle.isOn { words.append(isOn.wrappedValue ? "on" : "off") }
    if let shown = handle.shown { words.append("value \"\(shown)\"") }
    if let chosen = handle.chosen { words.append("chosen \(ValueText.describe(chosen.base))") }
    if let number = handle.number { words.append(ValueText.number(number.wrappedValue)) }
    if let date = handle.date { words.append(date.wrappedValue.ISO8601Format()) }
    if handle.isFocused() { words.append("focused") }
    return words
  }

  /// States; `disabled` is mentioned where a disabled part begins, not at each view inside it.
  private var state: [String] {
    guard node.isPrinted, !isEnabled(node) else { return [] }
    var around = node.parent
    while let current = around, !current.isPrinted { around = current.parent }
    guard around.map(isEnabled) ?? true else { return [] }
    return ["disabled"]
  }

  private func isEnabled(_ node: Node) -> Bool { EnvironmentValues(node.environment).isEnabled }
}
