import UIKit
import ViewTreeInspection

/// A view that a finder of ``ViewHost`` has found, as it was at that moment.
///
/// ```swift
/// let host = ViewHost(size: CGSize(width: 200, height: 100)) {
///   Button("Save") {}.accessibilityIdentifier("save")
/// }
/// // Four letters of 17 points.
/// #expect(host.find(text: "Save").frame.width == 68)
/// host.find(role: .button, text: "Save").tap()
/// ```
@MainActor
public struct FoundView: CustomStringConvertible {
  private let host: ViewHost
  /// Nil where nothing was found.
  private let record: NodeRecord?
  /// Nil for a view inside a hosted view.
  private let node: Node?

  init(_ record: NodeRecord?, _ node: Node?, in host: ViewHost) {
    self.record = record
    self.node = node
    self.host = host
  }

  /// In the window. Points; null where nothing was found, which is an issue of its own.
  public var frame: CGRect { record?.window ?? .null }
  /// The type's name without module and generic arguments.
  public var type: String { record?.type ?? "nobody" }
  public var identifiers: [String] { record?.identifiers ?? [] }
  /// The text that is shown; nil for what is no text.
  public var text: String? { record?.label }
  /// Whether the finder has found a view.
  public var exists: Bool { record != nil }

  /// `Text #title (0, 0, 68, 17) "Save"`.
  nonisolated public var description: String { record?.line ?? "nobody" }

  /// Taps the view, as ``ViewHost/tap(_:sourceLocation:)`` does; nothing where no view was found.
  public func tap(sourceLocation: SourceLocation = #_sourceLocation) {
    touch("tap()", resting: 0, sourceLocation)
  }

  /// Lets a finger rest on the view, and lifts it; nothing where no view was found.
  ///
  /// - Parameters:
  ///   - seconds: how long the finger rests. Virtual seconds; a context menu opens after 0.5.
  ///   - sourceLocation: where warnings are recorded.
  public func longPress(
    for seconds: Double = 0.6, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    touch("longPress()", resting: seconds, sourceLocation)
  }

  private func touch(_ call: String, resting seconds: Double, _ location: SourceLocation) {
    guard let record else { return }
    let call = "\(call) on \(record.name)"
    if let element = node?.element, element.isAlive {
      host.touch(element, call, resting: seconds, location)
    } else {
      host.touch(
        at: CGPoint(x: frame.midX, y: frame.midY), call, nil, resting: seconds, location)
    }
  }
}

extension NodeRecord {
  /// One line for messages and lists.
  var line: String {
    let place = window.map { " " + ValueText.describe($0) } ?? ""
    return name + place + (label.map { " \"\($0)\"" } ?? "")
  }
}

/// The purpose of a view, by the control that it is.
public enum ViewRole: String, CaseIterable, Sendable {
  case button, toggle, slider, stepper, picker, textField, text, image, list, scrollView

  /// Whether it is a control, which never stands inside another one of its role.
  var isControl: Bool {
    switch self {
    case .button, .toggle, .slider, .stepper, .picker, .textField: true
    case .text, .image, .list, .scrollView: false
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
    case .text: ["Text", "UILabel"]
    case .image: ["Image", "AsyncImage", "UIImageView"]
    case .list: ["List", "Form", "Table", "UITableView"]
    case .scrollView: ["ScrollView", "UIScrollView"]
    }
  }
}
