@_exported import UIKit
import ViewTreeInspection

/// Calls that operate the rows of a list. Each takes the row that contains the view with the
/// identifier.
///
/// - Returns: whether the row could be operated.
/// - Errors: an issue at the caller's line, and false, where no view has the identifier, where it
///   is in no row, where the row is off the screen or behind something presented, and where the row
///   has no such action. See ``Strictness``.
extension ViewHost {
  /// Opens the actions that `swipeActions` or `onDelete` put behind an edge of a row, as a finger
  /// does by moving the row away from that edge.
  ///
  /// ```swift
  /// let host = ViewHost(size: CGSize(width: 300, height: 600)) {
  ///   List { Text("Milk").swipeActions { Button("Buy") {} }.accessibilityIdentifier("milk") }
  /// }
  /// host.swipe("milk", .trailing)
  /// host.find(role: .button, text: "Buy").tap()
  /// ```
  ///
  /// - Parameters:
  ///   - identifier: that of a view in the row.
  ///   - edge: the edge that the actions are behind.
  ///   - full: moves the row all the way, which runs the first action; an issue where the row does
  ///     not allow that.
  ///   - sourceLocation: where issues are recorded.
  @discardableResult
  public func swipe(
    _ identifier: String, _ edge: HorizontalEdge, full: Bool = false,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Bool {
    let call = "swipe(\"\(identifier)\", .\(edge)\(full ? ", full: true" : ""))"
    return work(
      call, identifier, sourceLocation,
      missing: "the row has no actions behind its \(edge) edge. `swipeActions(edge:)` gives it some"
    ) { row in
      row.swipe.flatMap { $0.edge == edge ? $0 : nil }
    } body: { swipe in
      if full, !swipe.allowsFullSwipe {
        misuse(
          "\(call): the row does not allow a full swipe, by `allowsFullSwipe: false`.", nil,
          sourceLocation)
        return false
      }
      tree.time.whileCurrent { swipe.open() }
      settle()
      if full { tree.time.whileCurrent { swipe.runFirst() } }
      return true
    }
  }

  /// Deletes a row with the `onDelete` of its `ForEach`, as its Delete button does.
  @discardableResult
  public func delete(
    _ identifier: String, sourceLocation: SourceLocation = #_sourceLocation
  ) -> Bool {
    work(
      "delete(\"\(identifier)\")", identifier, sourceLocation,
      missing: "the row cannot be deleted: its `ForEach` has no `onDelete`, or `deleteDisabled`"
        + " forbids it", part: \.delete
    ) { delete in
      tree.time.whileCurrent { delete() }
      return true
    }
  }

  /// Moves a row with the `onMove` of its `ForEach`, as a finger does while the list is being
  /// edited.
  ///
  /// - Parameters:
  ///   - identifier: that of a view in the row.
  ///   - destination: the index before which the row goes, in the list that still contains it, as
  ///     `onMove` receives it; the number of rows means the end. The row's own index and the next
  ///     one move nothing.
  ///   - sourceLocation: where issues are recorded.
  @discardableResult
  public func move(
    _ identifier: String, to destination: Int, sourceLocation: SourceLocation = #_sourceLocation
  ) -> Bool {
    let call = "move(\"\(identifier)\", to: \(destination))"
    return work(
      call, identifier, sourceLocation,
      missing:
        "the row cannot be moved: its `ForEach` has no `onMove`, or `moveDisabled` forbids it"
    ) { row in
      row.move.map { (move: $0, count: row.count) }
    } body: { row in
      guard (0...row.count).contains(destination) else {
        misuse(
          "\(call): the list has \(row.count) rows, so that a row goes to 0 through \(row.count).",
          nil, sourceLocation)
        return false
      }
      tree.time.whileCurrent { row.move(destination) }
      return true
    }
  }

  private func work<Part>(
    _ call: String, _ identifier: String, _ location: SourceLocation, missing: String,
    part: (ListRow) -> Part?, body: (Part) -> Bool
  ) -> Bool {
    guard let element = tree.firstElementInWindow(identifier) else {
      recordUnknown(identifier, call, location)
      return false
    }
    guard let row = element.listRow else {
      misuse(
        "\(call): `\(TreeText.line(element).text)` is in no row of a list.", element, location)
      return false
    }
    guard let part = row.rowModifiers.lazy.compactMap(part).first else {
      misuse("\(call): \(missing).", element, location)
      return false
    }
    if let refusal = refusal(of: element.touchAim(in: tree), element, call) {
      misuse("\(refusal) Nothing was done.", element, location)
      return false
    }
    note(call)
    let isDone = body(part)
    settle()
    return isDone
  }
}
