import SwiftUI
import ViewTreeInspection

/// The events of a tree, turn by turn, in a few words each.
@MainActor final class TurnLog {
  private let listener = TurnListener()

  /// Shows a view, and then replaces it by others of its type, one after the other.
  init<Content: View>(_ views: [() -> Content]) {
    let host = TreeHost(size: LessonStage.window) { EmptyView() }
    host.observer = listener
    for (index, view) in views.enumerated() {
      if index == 1 { listener.noteChange() }
      host.update(view)
    }
    host.observer = nil
  }

  /// How often an event happened, from the first view on.
  func total(of kind: TurnEvent.Kind) -> Int {
    listener.turns.joined().filter { $0.kind == kind }.count
  }

  /// How often an event happened in the turn with the most occurrences.
  func most(of kind: TurnEvent.Kind) -> Int {
    listener.turns.map { turn in turn.filter { $0.kind == kind }.count }.max() ?? 0
  }

  /// How many turns after the second view was reported a body saw it; -1 if none did.
  var delay: Int {
    let turns = listener.turns.enumerated().dropFirst(listener.change)
    let told = turns.first { $0.element.contains { $0.kind == .told } }
    let seen = turns.last { $0.element.contains { $0.kind == .body } }
    guard let told, let seen else { return -1 }
    return seen.offset - told.offset
  }

  var warning: String {
    listener.turns.joined().last { $0.kind == .warning }?.words ?? ""
  }

  /// The events from the first view on.
  var allLines: [String] {
    listener.turns.enumerated().flatMap { turn in
      turn.element.map { "turn \(turn.offset + 1): \($0.words)" }
    }
  }

  /// The events from the second view on, or from the first if there is no second.
  ///
  /// - Parameter number: the name given to the turn of the change.
  func lines(from number: Int) -> [String] {
    listener.turns.dropFirst(listener.change).enumerated().flatMap { turn in
      turn.element.map { "turn \(number + turn.offset): \($0.words)" }
    }
  }
}

struct TurnEvent {
  enum Kind { case told, callback, write, body, warning }

  let kind: Kind
  let words: String
}

/// Observes a host and sorts events by turn.
private final class TurnListener: TreeObserver {
  private(set) var turns: [[TurnEvent]] = [[]]
  /// The turn in which the second view came.
  private(set) var change = 0

  func noteChange() { change = turns.count - 1 }

  private func note(_ kind: TurnEvent.Kind, _ words: String) {
    turns[turns.count - 1].append(TurnEvent(kind: kind, words: words))
  }

  func preferenceRead(_ key: String, _ node: Node, value: Any) {
    note(.told, "\(key) is \(ValueText.describe(value)); the callback is due")
  }

  func stateWritten(_ type: String, old: Any, new: Any, readers: [Node]) {
    note(.write, "state \(ValueText.describe(old)) becomes \(ValueText.describe(new))")
  }

  func bodyEvaluated(_ node: Node) { note(.body, "the body of \(node.typeLabel) runs") }

  func actionRun(_ name: String) {
    if name == "onPreferenceChange" { note(.callback, "the callback runs") }
  }

  func turnEnded() { turns.append([]) }

  func warningGiven(_ warning: TreeWarning) { note(.warning, "warning: \(warning.message)") }
}
