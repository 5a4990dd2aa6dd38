import UIKit
import ViewTreeInspection

/// A view that a finder of ``ViewHost`` has found, as it was at that moment.
///
/// ```swift
/// let host = ViewHost(size: CGSize(width: 200, height: 100)) {
///   Toggle("Sound", isOn: .constant(true))
/// }
/// let sound = host.find(role: .toggle)
/// #expect(sound.label == "Sound")
/// #expect(sound.isOn == true)
/// ```
@MainActor
public struct FoundView: CustomStringConvertible {
  private let host: ViewHost
  /// Nil where nothing was found.
  private let record: NodeRecord?
  /// The node, or the frame-based view inside a hosted one.
  let object: AnyObject?
  private let state: ViewState

  /// A view that no finder has found.
  init(in host: ViewHost) {
    self.init(nil, nil, ViewState(), in: host)
  }

  init(_ record: NodeRecord?, _ object: AnyObject?, _ state: ViewState, in host: ViewHost) {
    self.record = record
    self.object = object
    self.state = state
    self.host = host
  }

  /// The frame in the window. Points; null where nothing was found, which is reported as an issue.
  public var frame: CGRect { record?.window ?? .null }
  /// The type's name without module and generic arguments.
  public var type: String { record?.type ?? "no view" }
  public var identifiers: [String] { record?.identifiers ?? [] }
  /// The visible text: a field's text, else the view's own and those inside it in tree order,
  /// joined with ", "; nil where there is none.
  public var text: String? { read(\.text) }
  /// The name that assistive technologies read out: that of `accessibilityLabel`, else a control's
  /// label even where it is not shown, else the names of the views inside, joined with ", ". Nil
  /// where there is none.
  public var label: String? { read(\.label) }
  /// The value that assistive technologies read out: that of `accessibilityValue`, else a
  /// control's: `on` or `off`, a field's text, a slider's number, the text of a picker's selection.
  /// Nil where there is none.
  public var value: String? { read(\.value) }
  /// Whether the toggle is on, where the view is one or contains exactly one; nil otherwise.
  public var isOn: Bool? { read(\.isOn) }
  /// Whether the environment enables the view; false where no view was found.
  public var isEnabled: Bool { read(\.isEnabled) }
  /// Whether the view is the selected option of a picker, or has the trait `isSelected`.
  public var isSelected: Bool { read(\.isSelected) }
  /// Whether the field has keyboard focus, where the view is one or contains exactly one.
  public var isFocused: Bool { read(\.isFocused) }
  /// The view's purpose; nil for a container, or where no view was found.
  public var role: ViewRole? { read(\.role) }
  /// The traits of the view's role, with those that modifiers add and without those that they
  /// remove.
  public var traits: AccessibilityTraits { read(\.traits) }
  /// Whether the finder has found a view.
  public var exists: Bool {
    noteReading()
    return record != nil
  }

  private func read<Value>(_ property: KeyPath<ViewState, Value>) -> Value {
    noteReading()
    return state[keyPath: property]
  }

  /// An expectation that fails over a view that was not found only repeats that it is missing.
  private func noteReading() {
    if record == nil, !host.isAsking { ScreenLog.current?.noteAbsentRead() }
  }

  /// `Text #title (0, 0, 68, 17) "Save"`: type, identifiers, frame and label.
  nonisolated public var description: String {
    record?.line(label: state.label) ?? "no view"
  }

  /// Taps the view, as ``ViewHost/tap(_:sourceLocation:)`` does; does nothing where no view was
  /// found.
  public func tap(sourceLocation: SourceLocation = #_sourceLocation) {
    touch("tap()", resting: 0, sourceLocation)
  }

  /// Rests a finger on the view and lifts it; does nothing where no view was found.
  ///
  /// - Parameters:
  ///   - seconds: how long the finger rests. Virtual seconds; a context menu opens after 0.5.
  ///   - sourceLocation: where issues are recorded.
  public func longPress(
    for seconds: Double = 0.6, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    touch("longPress()", resting: seconds, sourceLocation)
  }

  private func touch(_ call: String, resting seconds: Double, _ location: SourceLocation) {
    guard let record else { return }
    let name = state.label.map { "\(record.name) \"\($0)\"" } ?? record.name
    let call = "\(call) on \(name)"
    if let element = (object as? Node)?.element, element.isAlive {
      host.touch(element, call, resting: seconds, location)
    } else {
      host.touch(
        at: CGPoint(x: frame.midX, y: frame.midY), call, on: nil, resting: seconds, location)
    }
  }
}

extension NodeRecord {
  /// Type, identifiers, frame and a label: `Text #title (0, 0, 68, 17) "Save"`.
  func line(label: String?) -> String {
    let place = window.map { " " + ValueText.describe($0) } ?? ""
    return name + place + (label.map { " \"\($0)\"" } ?? "")
  }
}

/// The purpose of a view, given by the control that it is.
public enum ViewRole: String, CaseIterable, Sendable {
  case button, toggle, slider, stepper, picker, textField, searchField, tab, progress, text, image,
    list, scrollView

  /// Whether it is a control; one inside another of its role is a part of that one's look.
  var isControl: Bool {
    switch self {
    case .button, .toggle, .slider, .stepper, .picker, .textField, .searchField, .tab: true
    case .progress, .text, .image, .list, .scrollView: false
    }
  }

  /// The types of this role, as the tree's text names them.
  var types: Set<String> {
    switch self {
    case .button: ["Button", "NavigationLink", "Link", "Menu", "UIButton"]
    case .toggle: ["Toggle", "UISwitch"]
    case .slider: ["Slider", "UISlider"]
    case .stepper: ["Stepper"]
    case .picker: ["Picker", "DatePicker", "ColorPicker"]
    case .textField: ["TextField", "SecureField", "TextEditor", "UITextField"]
    case .searchField: ["SearchLine", "UISearchBar"]
    case .tab: ["TabButton"]
    case .progress: ["ProgressView", "UIActivityIndicatorView"]
    case .text: ["Text", "UILabel"]
    case .image: ["Image", "AsyncImage", "UIImageView"]
    case .list: ["List", "Form", "Table", "UITableView"]
    case .scrollView: ["ScrollView", "UIScrollView"]
    }
  }
}
