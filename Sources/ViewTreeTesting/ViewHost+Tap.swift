import UIKit
import ViewTreeInspection

extension ViewHost {
  /// Taps the middle of the first view with the identifier.
  ///
  /// A toggle is tapped where it can be turned, wherever its switch stands in it.
  ///
  /// - Errors: an issue at the caller's line when no view has the identifier, with those that there
  ///   are; the test goes on. A tap that nobody hears (nothing is drawn there, the control is disabled,
  ///   another view covers it) is a warning that names what lies there, in the test's record and in
  ///   ``warnings``.
  public func tap(_ identifier: String, sourceLocation: SourceLocation = #_sourceLocation) {
    guard let frame = frameForTap(identifier) else {
      return recordUnknown(identifier, "tap(\"\(identifier)\")", sourceLocation)
    }
    tap(
      at: CGPoint(x: frame.midX, y: frame.midY), "tap(\"\(identifier)\")",
      tree.firstElementInWindow(identifier)?.control, location: sourceLocation)
  }

  /// Lets a finger rest in the middle of the first view with the identifier, and lifts it.
  ///
  /// ```swift
  /// let host = ViewHost(size: CGSize(width: 300, height: 600)) {
  ///   Text("Milk").contextMenu { Button("Delete") {} }.accessibilityIdentifier("milk")
  /// }
  /// host.longPress("milk")
  /// host.find(text: "Delete").tap()
  /// ```
  ///
  /// - Parameters:
  ///   - identifier: that of the view.
  ///   - seconds: how long the finger rests. Virtual seconds; a context menu opens after 0.5.
  ///   - sourceLocation: where issues are recorded.
  /// - Errors: an issue when no view has the identifier; the test goes on. A press that nobody hears
  ///   is a warning, as for ``tap(_:sourceLocation:)``.
  public func longPress(
    _ identifier: String, for seconds: Double = 0.6,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let call = "longPress(\"\(identifier)\")"
    guard let frame = frameForTap(identifier) else {
      return recordUnknown(identifier, call, sourceLocation)
    }
    tap(
      at: CGPoint(x: frame.midX, y: frame.midY), call, resting: seconds, location: sourceLocation)
  }

  /// Taps a point, and warns where nobody hears it.
  func tap(
    at point: CGPoint, _ call: String, _ control: ControlHandle? = nil, resting seconds: Double = 0,
    location: SourceLocation
  ) {
    let answer = tree.touchAnswer(at: point)
    if !answer.isHeard {
      caution(unheard(call, at: point, answer, control), answer.foremost, location)
    }
    finger.down(at: point)
    if seconds > 0 { advance(by: seconds) }
    finger.up()
    settle()
  }

  private func frameForTap(_ identifier: String) -> CGRect? {
    guard let element = tree.firstElementInWindow(identifier) else {
      return tree.firstHostedLineInWindow(identifier)?.frame
    }
    return (element.switchOfToggle ?? element).frame(in: .global)
  }

  /// The frame of the switch, where a toggle fills a frame; in the window.
  func switchFrame(ofToggleFilling frame: CGRect) -> CGRect? {
    tree.treesInWindow.reversed().lazy.compactMap { $0.root.toggle(filling: frame) }.first?
      .switchOfToggle?.frame(in: .global)
  }

  private func unheard(
    _ call: String, at point: CGPoint, _ answer: TouchAnswer, _ control: ControlHandle?
  ) -> String {
    let place = "(\(ValueText.number(point.x)), \(ValueText.number(point.y)))"
    let there = "`\(TreeText.line(answer.foremost).text)`"
    var message = "\(call) at \(place) reached nobody: "
    if !CGRect(origin: .zero, size: size).contains(point) {
      message += "the window is \(ValueText.describe(size)). Scroll there first."
    } else if answer.isDisabled {
      message += "\(there) lies there, and what takes taps around it is disabled."
    } else if answer.isDrawn {
      message += "\(there) lies there, and nothing at it or around it takes taps."
    } else {
      message +=
        "nothing is drawn there, and what draws nothing lets touches through; the innermost view is"
        + " \(there). `contentShape(Rectangle())` makes it take them."
    }
    guard let control, !answer.isDisabled else { return message }
    return message + " There is \(control.kind.rawValue) in it, which \(control.kind.uses) works."
  }
}

extension LayoutNode {
  /// The part that takes taps, where this element is a toggle.
  fileprivate var switchOfToggle: LayoutNode? {
    ownControl?.kind == .toggle ? firstTouchable : nil
  }
}

extension Node {
  /// The first toggle at or below this node whose frame in the window is the given one.
  fileprivate func toggle(filling frame: CGRect) -> LayoutNode? {
    if let element = self as? LayoutNode, element.ownControl?.kind == .toggle,
      element.frame(in: .global) == frame
    {
      return element
    }
    var found: LayoutNode?
    forEachChild { if found == nil { found = $0.toggle(filling: frame) } }
    return found
  }
}
