import UIKit
import ViewTreeInspection

/// The pointer of a mouse or a trackpad, which `onHover` and `onContinuousHover` observe.
///
/// ```swift
/// struct Row: View {
///   @State private var isOver = false
///   var body: some View {
///     Text(isOver ? "over" : "Milk").onHover { isOver = $0 }.accessibilityIdentifier("milk")
///   }
/// }
/// let host = ViewHost(size: CGSize(width: 200, height: 100)) { Row() }
/// host.hover("milk")
/// #expect(host.find(text: "over").exists)
/// ```
extension ViewHost {
  /// Moves the pointer over the first view with the identifier, to the point where a tap would be.
  /// It stays over the views there until it is moved again.
  ///
  /// - Returns: whether any view observes it.
  /// - Errors: those of ``tap(_:sourceLocation:)``, and an issue where no view observes the
  ///   pointer. A `hoverEffect`, which is only recorded, is a warning that names it.
  @discardableResult
  public func hover(
    _ identifier: String, sourceLocation: SourceLocation = #_sourceLocation
  ) -> Bool {
    let call = "hover(\"\(identifier)\")"
    guard let element = tree.firstElementInWindow(identifier) else {
      recordUnknown(identifier, call, sourceLocation)
      return false
    }
    let aim = element.touchAim(in: tree)
    guard case .point(let point) = aim else {
      let refusal = refusal(of: aim, element, call) ?? call
      misuse("\(refusal) The pointer was not moved.", element, sourceLocation)
      return false
    }
    cautionIfRecordedOnly(.hover, at: point, call, sourceLocation)
    note(call)
    let isHeard = tree.time.whileCurrent { tree.part(Pointer.self).move(to: point) }
    settle()
    if !isHeard {
      misuse(
        "\(call): neither `\(TreeText.line(element).text)` nor a view around it has `onHover` or"
          + " `onContinuousHover`.", element, sourceLocation)
    }
    return isHeard
  }

  /// Moves the pointer out of the window.
  public func endHover() {
    note("endHover()")
    tree.time.whileCurrent { _ = tree.part(Pointer.self).move(to: nil) }
    settle()
  }
}
