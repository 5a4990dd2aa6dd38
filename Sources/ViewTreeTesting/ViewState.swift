import UIKit
import ViewTreeInspection

/// A view as users and assistive technologies perceive it.
struct ViewState {
  var text: String?
  var label: String?
  var value: String?
  var isOn: Bool?
  var isEnabled = false
  var isSelected = false
  var isFocused = false
  var role: ViewRole?
  var traits: AccessibilityTraits = []
}

extension ShownTree {
  func state(at place: Int) -> ViewState {
    let control = control(at: place)
    let texts = texts(in: place)
    var state = ViewState()
    state.text = control?.shown ?? (texts.isEmpty ? nil : texts.joined(separator: ", "))
    state.label = label(at: place)
    state.role = role(at: place)
    let stated = note("accessibilityValue", at: place).flatMap { $0.isEmpty ? nil : $0 }
    state.value =
      stated ?? control.flatMap { value(of: $0, at: place) }
      ?? (state.role == .progress ? share(in: place) : nil)
    state.isOn = control?.isOn?.wrappedValue
    state.isEnabled = isEnabled(at: place, control)
    state.isFocused = control?.isFocused() ?? false
    state.traits = traits(at: place, state.role, isOn: state.isOn)
    state.isSelected = state.traits.contains(.isSelected)
    return state
  }

  // MARK: Names

  /// The name that assistive technologies read out: the stated one, else a control's own, else the
  /// texts and names inside in order.
  ///
  /// A picture beside a text counts as decoration in a `Label` and in a tab.
  func label(at place: Int) -> String? {
    let hasDecoration = ([place] + ancestors(of: place)).contains {
      Self.typesWithDecoration.contains(records[$0].type)
    }
    if hasDecoration, let words = label(at: place, withPictures: false) { return words }
    return label(at: place, withPictures: true)
  }

  private static let typesWithDecoration: Set = ["Label", "TabButton"]

  private func label(at place: Int, withPictures: Bool) -> String? {
    if isUnnamed(place) { return nil }
    if let stated = note("accessibilityLabel", at: place) { return stated }
    if let label = element(at: place)?.ownControl?.label { return label }
    if let text = records[place].label { return text }
    if case .image(let name)? = (node(at: place) as? LeafNode)?.look {
      let isDecorative = (node(at: place) as? ImageNode)?.isDecorative == true
      return withPictures && !isDecorative ? name : nil
    }
    if note("accessibilityElement", at: place) == "ignore" { return nil }
    let parts = children(of: place).compactMap {
      withPictures ? label(at: $0) : label(at: $0, withPictures: false)
    }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  /// Whether assistive technologies skip a view.
  private func isUnnamed(_ place: Int) -> Bool {
    (node(at: place) as? LayoutNode)?.attributes?.appearance
      .contains { $0.name == "accessibilityHidden" && $0.value == "true" } ?? false
  }

  /// The outermost value that a modifier has recorded on a view.
  func note(_ name: String, at place: Int) -> String? {
    var element = element(at: place)
    while let current = element {
      let noted = current.attributes?.appearance.last { $0.name == name }
      if let noted { return noted.value }
      element = current.unaryContent
    }
    return nil
  }

  // MARK: Controls

  /// The control that a view is, else the only one inside it.
  func control(at place: Int) -> ControlHandle? {
    guard let element = element(at: place) else {
      let inside = children(of: place).compactMap(control)
      return inside.count == 1 ? inside[0] : nil
    }
    if let own = element.ownControl { return own }
    var inside: [ControlHandle] = []
    element.collectControls(&inside)
    return inside.count == 1 ? inside[0] : nil
  }

  private func value(of control: ControlHandle, at place: Int) -> String? {
    if let isOn = control.isOn { return isOn.wrappedValue ? "on" : "off" }
    if control.text != nil { return control.shown }
    if let chosen = control.chosen {
      let option = option(chosen, in: place).flatMap(label)
      return option ?? ValueText.describe(chosen.base)
    }
    if let number = control.number { return ValueText.number(number.wrappedValue) }
    return control.date.map { $0.wrappedValue.ISO8601Format() }
  }

  /// How much of a progress view is done, in percent; nil where that is not known.
  private func share(in place: Int) -> String? {
    if case .indicator(let share?)? = (node(at: place) as? LeafNode)?.look {
      return ValueText.number((share * 100).rounded()) + "%"
    }
    return children(of: place).lazy.compactMap(share).first
  }

  /// The view that a picker shows for a tag.
  private func option(_ tag: AnyHashable, in place: Int) -> Int? {
    if element(at: place)?.attributes?.tags.contains(tag) == true { return place }
    return children(of: place).lazy.compactMap { option(tag, in: $0) }.first
  }

  private func isEnabled(at place: Int, _ control: ControlHandle?) -> Bool {
    if let control { return control.isEnabled }
    if let view = object(at: place) as? UIControl { return view.isEnabled }
    return node(at: place).map { EnvironmentValues($0.environment).isEnabled } ?? true
  }

  // MARK: Roles

  /// The purpose of a view: that of the control that it is, or whose entire appearance it is.
  func role(at place: Int) -> ViewRole? {
    if let kind = element(at: place)?.ownControl?.kind { return ViewRole(kind) }
    if let role = ViewRole(type: records[place].type), role.isControl { return role }
    if let control = roleAround(place) { return control }
    if let role = ViewRole(type: records[place].type) { return role }
    let inside = children(of: place)
    return inside.count == 1 ? role(at: inside[0]) : nil
  }

  /// The role of the control whose whole appearance a view is, also with the room of a list's row
  /// around it.
  private func roleAround(_ place: Int) -> ViewRole? {
    guard var element = element(at: place) else { return nil }
    for around in ancestors(of: place) {
      if records[around].type == "row", let row = self.element(at: around) { element = row }
      guard self.element(at: around) === element else { return nil }
      if let role = ViewRole(type: records[around].type), role.isControl { return role }
    }
    return nil
  }

  private func traits(at place: Int, _ role: ViewRole?, isOn: Bool?) -> AccessibilityTraits {
    var traits: AccessibilityTraits = []
    switch role {
    case .button: traits = .isButton
    case .toggle: traits = [.isButton, .isToggle]
    case .text: traits = .isStaticText
    case .image: traits = .isImage
    case .searchField: traits = .isSearchField
    default: break
    }
    if isChosen(place) { traits.insert(.isSelected) }
    var element = element(at: place)
    var notes: [any LookChange] = []
    while let current = element {
      notes = (current.attributes?.appearance ?? []) + notes
      element = current.unaryContent
    }
    // The outermost modifier wins.
    for note in notes {
      switch note.name {
      case "accessibilityAddTraits": traits.formUnion(AccessibilityTraits(names: note.value))
      case "accessibilityRemoveTraits":
        traits.subtract(AccessibilityTraits(names: note.value))
      default: break
      }
    }
    return traits
  }

  /// Whether a view is the selected option of a picker around it.
  private func isChosen(_ place: Int) -> Bool {
    guard let tags = element(at: place)?.attributes?.tags, !tags.isEmpty else { return false }
    let picker = ancestors(of: place).lazy.compactMap { element(at: $0)?.ownControl?.chosen }.first
    return picker.map(tags.contains) ?? false
  }
}

extension Node {
  /// The handles of the controls at this node and inside it, in tree order.
  func collectControls(_ found: inout [ControlHandle]) {
    if hasNoPlace { return }
    let attributes = (self as? LayoutNode)?.attributes
    if let handle = attributes?.control as? ControlHandle { found.append(handle) }
    // A field made of another one counts as one field; a searchable list has fields inside.
    if attributes?.control != nil, (attributes?.control as? ControlHandle)?.kind != .searchField {
      return
    }
    forEachChild { $0.collectControls(&found) }
  }
}

extension ViewRole {
  init(_ kind: ControlKind) {
    self =
      switch kind {
      case .textField, .textEditor: .textField
      case .searchField: .searchField
      case .toggle: .toggle
      case .slider: .slider
      case .stepper: .stepper
      case .picker, .datePicker: .picker
      }
  }

  init?(type: String) {
    guard let role = Self.byType[type] else { return nil }
    self = role
  }

  private static let byType: [String: ViewRole] = Dictionary(
    uniqueKeysWithValues: allCases.flatMap { role in role.types.map { ($0, role) } })
}
