import UIKit
import ViewTreeInspection

/// The keyboard: typed text goes to the field that has keyboard focus.
///
/// ```swift
/// struct Login: View {
///   @State private var name = ""
///   @State private var code = ""
///
///   var body: some View {
///     VStack {
///       TextField("Name", text: $name)
///       SecureField("Code", text: $code)
///     }
///   }
/// }
///
/// let host = ViewHost(size: CGSize(width: 200, height: 100)) { Login() }
/// host.find(label: "Name").tap()
/// host.type("Ada")
/// host.pressTab()
/// host.type("1815")
/// #expect(host.find(label: "Name").value == "Ada")
/// #expect(host.find(label: "Code").isFocused)
/// ```
extension ViewHost {
  /// Types at the end of the field that has keyboard focus.
  ///
  /// - Returns: whether there is such a field.
  /// - Errors: an issue at the caller's line where no field has it, or the field is disabled; see
  ///   ``Strictness``.
  @discardableResult
  public func type(
    _ text: String, sourceLocation: SourceLocation = #_sourceLocation
  ) -> Bool {
    let call = "type(\"\(text)\")"
    guard let field = fields.first(where: hasKeyboard), let binding = field.text else {
      let labels = fields.map { $0.label.map { "\"\($0)\"" } ?? "one without a label" }
      misuse(
        "\(call): no field has the keyboard, so nothing was typed. Tap a field first, or use"
          + " enterText(_:in:). The fields: \(Wanted.list(labels)).", nil, sourceLocation)
      return false
    }
    cautionIfRecordedOnly(.key, on: focusedElement, call, sourceLocation)
    note(call)
    tree.time.whileCurrent { binding.wrappedValue += text }
    settle()
    return true
  }

  /// Presses the tab key, which moves keyboard focus to the next field in tree order and from the
  /// last one to the first. Without focus it goes to the first field. Disabled fields are skipped.
  ///
  /// - Parameter isBackward: whether the shift key is held, which goes the other way.
  /// - Errors: an issue at the caller's line where there is no field that is enabled.
  public func pressTab(
    backward isBackward: Bool = false, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let fields = fields
    guard !fields.isEmpty else {
      return misuse("pressTab(): there is no field that can be used.", nil, sourceLocation)
    }
    note("pressTab()")
    let step = isBackward ? -1 : 1
    let focused = fields.firstIndex(where: hasKeyboard)
    let next = focused.map { ($0 + step + fields.count) % fields.count }
    let field = fields[next ?? (isBackward ? fields.count - 1 : 0)]
    tree.time.whileCurrent { field.setFocus?(true) }
    settle()
  }

  private func hasKeyboard(_ field: ControlHandle) -> Bool {
    tree.time.whileCurrent { field.isFocused() }
  }

  /// The field that has keyboard focus.
  private var focusedElement: Node? {
    func find(_ node: Node) -> Node? {
      let handle = (node as? LayoutNode)?.attributes?.control as? ControlHandle
      if let handle, hasKeyboard(handle) { return node }
      var found: Node?
      node.forEachChild { if found == nil { found = find($0) } }
      return found
    }
    return (tree.treesInWindow.last?.root).flatMap(find)
  }

  /// The enabled fields of the foremost tree, in tree order.
  private var fields: [ControlHandle] {
    var controls: [ControlHandle] = []
    tree.treesInWindow.last?.root.collectControls(&controls)
    return controls.filter { $0.isEnabled && $0.setFocus != nil }
  }
}
