import SwiftUI
import Testing
import ViewSketches
import ViewTreeTesting

@testable import SwiftUISketches

/// Where a host that has changed is not as a fresh one.
struct ChangeFailure {
  /// The scene after which it shows: the second is 1.
  let step: Int
  let difference: String

  /// How many there have been.
  @MainActor fileprivate static var count = 0
}

extension [SketchScene] {
  /// The first difference from a fresh host; nil for none.
  ///
  /// Shows the scenes one after the other and compares after each, or after the last.
  @MainActor
  private func firstFailure(lastOnly: Bool = false) -> ChangeFailure? {
    let screen = SketchScreen(self[0])
    var heard = HeardWarnings()
    heard.take(screen.host)
    var before = Set(screen.host.warnings.map(\.message))
    var changedRows: Set<Int> = []
    for (step, scene) in enumerated().dropFirst() {
      changedRows.formUnion(scene.tree.rowsUnlike(screen.scene.tree))
      let reveals = scene.revealed != screen.scene.revealed
      screen.change(to: scene)
      if lastOnly, step < count - 1 {
        before.formUnion(heard.take(screen.host))
        // Whoever compares reads, and what was read is remembered.
        _ = ShownTree(screen)
        continue
      }
      if reveals, let fault = screen.revealingFault {
        return ChangeFailure(step: step, difference: fault)
      }
      let fresh = SketchScreen(scene)
      if scene.tree.moves { fresh.rest() }
      // A bar takes the room by which the view that asks for it was chosen: no host ends, and where it
      // stops depends on the way there, as does all that follows.
      if scene.tree.contains(.fits), fresh.endlessWarning != nil { return nil }
      fresh.followScrolling(of: screen)
      if let difference = ShownTree(screen, changedRows: changedRows).difference(
        from: ShownTree(fresh, changedRows: changedRows))
      {
        return ChangeFailure(step: step, difference: difference)
      }
      // Nothing in these trees writes what it reads.
      if let endless = screen.endlessWarning {
        return ChangeFailure(step: step, difference: "it never settles: \(endless)")
      }
      // A warning is given once; a change must bring forth the same ones as the scene.
      let expected = Set(fresh.host.warnings.map(\.message))
      let new = heard.take(screen.host)
      let onDemand = scene.warningsOnDemand
      func isOnDemand(_ message: String) -> Bool { onDemand.contains(where: message.contains) }
      if let odd = new.subtracting(expected).subtracting(before).first(where: { !isOnDemand($0) }) {
        return ChangeFailure(step: step, difference: "warning only after the change: \(odd)")
      }
      before.formUnion(new)
      if let missing = expected.subtracting(before).first(where: { !isOnDemand($0) }) {
        return ChangeFailure(step: step, difference: "warning only in a fresh host: \(missing)")
      }
      // Time is what costs most.
      if lastOnly || step.isMultiple(of: 4), let work = screen.workAtRest {
        return ChangeFailure(step: step, difference: "at rest it still works: \(work)")
      }
      if let left = screen.statesLeft(fresh) {
        return ChangeFailure(step: step, difference: "\(left) states outlive their views")
      }
    }
    return nil
  }

  /// Records the first difference from a fresh host, in the smallest scenes that still differ.
  @MainActor
  func expectNoFailure(_ name: String, sourceLocation: SourceLocation = #_sourceLocation) {
    guard let failure = firstFailure() else { return }
    ChangeFailure.count += 1
    // Shrinking takes its time; a few sketches tell what is wrong.
    let text =
      ChangeFailure.count < 4 ? shrunkText(of: failure) : "\(failure.difference.prefix(300))"
    Issue.record("\(name), step \(failure.step): \(text)", sourceLocation: sourceLocation)
  }

  @MainActor
  private func shrunkText(of failure: ChangeFailure) -> String {
    let upToIt = Array(self[...failure.step])
    let smallest = upToIt.shrunk { $0.firstFailure(lastOnly: true) != nil }
    let reason = smallest.firstFailure(lastOnly: true)?.difference ?? failure.difference
    return "\(reason)\nin\n" + smallest.map(\.description).joined(separator: "\nthen\n")
  }
}

/// The warnings of a host since the last look; equal ones are one, with their number.
private struct HeardWarnings {
  private var counts: [TreeWarning: Int] = [:]

  @MainActor @discardableResult
  mutating func take(_ host: ViewHost) -> Set<String> {
    var new: Set<String> = []
    for warning in host.warnings where warning.count != counts[warning] {
      counts[warning] = warning.count
      new.insert(warning.message)
    }
    return new
  }
}

extension SketchScreen {
  /// The measuring, placing and evaluating in a second in which nothing happens; nil for none.
  ///
  /// Rows that have been left go in the second before.
  fileprivate var workAtRest: Counters? {
    guard !scene.tree.contains(.phased) else { return nil }
    host.advance(by: 1)
    let before = host.counters
    host.advance(by: 1)
    let work = host.counters - before
    return work == Counters() ? nil : work
  }

  /// How many states are alive beside those of the views that are shown; nil for none.
  ///
  /// A fresh host has made exactly those, but for rows that a lazy container has shown before and
  /// for what readers of a covered page have made before it was covered.
  fileprivate func statesLeft(_ fresh: SketchScreen) -> Int? {
    let covered = scene.tree.numbersOnCoveredPages
    var expected = 0
    scene.tree.forEach { node in
      let mayBeKept = scene.hasLazyRows || covered.contains(node.number)
      expected += max(fresh.log.states[node.number] ?? 0, mayBeKept ? 1 : 0)
    }
    let alive = log.states.values.reduce(0, +)
    return alive > expected ? alive - expected : nil
  }
}

extension SketchScene {
  /// The warnings that readers below lazy containers may give.
  ///
  /// They warn when their row is made; which rows were made is the container's past, and a fresh
  /// host begins at the start of the rows.
  fileprivate var warningsOnDemand: Set<String> {
    let numbers = tree.numbersOnDemand
    var messages: Set<String> = []
    tree.forEach { node in
      guard numbers.contains(node.number) else { return }
      switch node.kind {
      case .reported: messages.insert("\"\(node.space ?? "")\"")
      case .watched: messages.insert("\"s1\"")
      default: break
      }
    }
    return messages
  }
}

extension SketchScreen {
  /// The first warning that the engine has stopped what went on for ever.
  fileprivate var endlessWarning: TreeWarning? {
    host.warnings.first { $0.kind == .unsettled || $0.kind == .updatedMultipleTimes }
  }
}
