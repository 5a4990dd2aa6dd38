import UIKit
import ViewTreeInspection

extension ViewHost {
  /// Taps the first view with the identifier: in its middle, or at the nearest visible point.
  ///
  /// A toggle is tapped at its switch, wherever that is.
  ///
  /// - Errors: an issue at the caller's line, and no tap. If no view has the identifier, the issue
  ///   lists those that exist. If another view covers it, clips it or is presented over it, the issue
  ///   names that view. A tap that no gesture receives (the control is disabled, nothing takes taps
  ///   there) is an issue too. The test continues. See ``Strictness``. A modifier that is only
  ///   recorded here but would respond on a device, such as `selectionDisabled`, causes a warning
  ///   that names it.
  public func tap(_ identifier: String, sourceLocation: SourceLocation = #_sourceLocation) {
    touch(identifier, "tap(\"\(identifier)\")", resting: 0, sourceLocation)
  }

  /// Rests a finger on the first view with the identifier, where a tap would be, and lifts it.
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
  /// - Errors: those of ``tap(_:sourceLocation:)``.
  public func longPress(
    _ identifier: String, for seconds: Double = 0.6,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    touch(identifier, "longPress(\"\(identifier)\")", resting: seconds, sourceLocation)
  }

  private func touch(
    _ identifier: String, _ call: String, resting seconds: Double, _ location: SourceLocation
  ) {
    if let element = tree.firstElementInWindow(identifier) {
      touch(element, call, resting: seconds, location)
    } else if let frame = tree.firstHostedLineInWindow(identifier)?.frame {
      touch(
        at: CGPoint(x: frame.midX, y: frame.midY), call, on: nil, resting: seconds, location)
    } else {
      recordUnknown(identifier, call, location)
    }
  }

  /// Touches a view at a point where it accepts touches; an issue where there is none.
  func touch(
    _ view: LayoutNode, _ call: String, resting seconds: Double, _ location: SourceLocation
  ) {
    if let kind = view.ownControl?.kind, kind == .stepper || kind == .slider {
      return misuse(
        "\(call): what a tap on \(kind.rawValue) does depends on where it meets it;"
          + " \(kind.uses) works. Nothing was tapped.", view, location)
    }
    let aim = (view.switchOfToggle ?? view).touchAim(in: tree)
    if let refusal = refusal(of: aim, view, call) {
      misuse("\(refusal) Nothing was tapped.", view, location)
    } else if case .point(let point) = aim {
      touch(at: point, call, on: view, resting: seconds, location)
    }
  }

  /// Why a finger cannot reach a view; nil where it can.
  func refusal(of aim: TouchAim, _ view: LayoutNode, _ call: String) -> String? {
    switch aim {
    case .point: return nil
    case .missed(let point, .covered(let front)):
      return
        "\(call) at \(Self.place(point)) would be where \(Self.name(inFront: front)) is in front."
    case .missed(let point, let miss):
      return "\(call) at \(Self.place(point)) would be \(GestureText.of(miss))."
    case .behind(let front):
      let frame = view.frame(in: .global)
      let answer = tree.touchAnswer(at: CGPoint(x: frame.midX, y: frame.midY))
      return "\(call): `\(TreeText.line(view).text)` is behind what is presented over the window"
        + "\(Self.kind(ofPresented: front)), where `\(TreeText.line(answer.foremost).text)` lies in front of it. Close what is"
        + " presented first; it shows \(Self.words(in: front))."
    }
  }

  /// Touches a point; an issue where no gesture receives it.
  func touch(
    at point: CGPoint, _ call: String, on view: LayoutNode?, resting seconds: Double,
    _ location: SourceLocation
  ) {
    let answer = tree.touchAnswer(at: point, restingFor: seconds)
    if !answer.isHeard {
      misuse(unheard(call, at: point, answer, view), answer.foremost, location)
    }
    cautionIfRecordedOnly(seconds > 0 ? .rest : .tap, at: point, call, location)
    note(call)
    finger.down(at: point)
    if seconds > 0 { advance(by: seconds) }
    finger.up()
    settle()
  }

  /// The texts of a tree, quoted for a message: `"Delete?", "Cancel"`.
  private static func words(in tree: TreeHost) -> String {
    let texts = LookReader().records(of: tree, withCovers: false).compactMap(\.label)
    return texts.isEmpty ? "no text" : texts.map { "\"\($0)\"" }.joined(separator: ", ")
  }

  /// The kind of a tree that is presented over the window, as a person would call it, in brackets.
  private static func kind(ofPresented tree: TreeHost) -> String {
    let types = ShownTree(tree).records.map(\.type)
    if types.contains("SheetPanel") { return " (a sheet)" }
    return types.contains("PresentedPanel") ? " (an alert, a dialog or a menu)" : ""
  }

  /// A view in front of another, with the control, the bar or the named view that it is a part of.
  private static func name(inFront front: LayoutNode) -> String {
    let tree = ShownTree(front.host)
    guard let place = tree.place(of: front) else { return "`\(TreeText.line(front).text)`" }
    let line = "`\(tree.line(at: place))`"
    let around = tree.ancestors(of: place).first {
      let type = tree.records[$0].type
      return !tree.records[$0].identifiers.isEmpty || bars.contains(type)
        || ViewRole(type: type)?.isControl == true
    }
    return line + (around.map { ", a part of `\(tree.line(at: $0))`," } ?? "")
  }

  private static let bars: Set = ["PageBars", "BottomBar", "TabBar"]

  private static func place(_ point: CGPoint) -> String {
    "(\(ValueText.number(point.x)), \(ValueText.number(point.y)))"
  }

  private func unheard(
    _ call: String, at point: CGPoint, _ answer: TouchAnswer, _ view: LayoutNode?
  ) -> String {
    let there = "`\(TreeText.line(answer.foremost).text)`"
    var message = "\(call) at \(Self.place(point)) reached no gesture: "
    if !CGRect(origin: .zero, size: size).contains(point) {
      message += "the window is \(ValueText.describe(size)). Scroll there first."
    } else if answer.isDisabled {
      message += "\(there) lies there, and what takes taps around it is disabled."
    } else if answer.isDrawn {
      message += "\(there) lies there, and nothing at it or around it takes taps."
    } else if let miss = view.map({ TouchMiss(point, on: $0) }), case .refused = miss {
      message += "it is where \(there) lies, \(GestureText.of(miss))."
    } else {
      message +=
        "nothing is drawn there, and what draws nothing lets touches through; the innermost view is"
        + " \(there). `contentShape(Rectangle())` makes it take them."
    }
    if !answer.others.isEmpty {
      message +=
        " The gestures there do not take such a touch: \(answer.others.joined(separator: ", "))."
    }
    guard let control = view?.control, !answer.isDisabled else { return message }
    return message + " There is \(control.kind.rawValue) in it, which \(control.kind.uses) works."
  }
}

extension LayoutNode {
  /// The part that accepts taps, where this element is a toggle.
  fileprivate var switchOfToggle: LayoutNode? {
    ownControl?.kind == .toggle ? firstTouchable : nil
  }
}
